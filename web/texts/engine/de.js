// Was das Rechenwerk sagt, auf Deutsch.

/** @type {import('../texts.js').EngineTable} */
export const engine = {
  's-other-kind':
    'Das Format der Datei, {kind}, kann hier nicht gelesen werden. Speichere das Bild als PNG oder JPEG, oder nimm einen neuen Screenshot.',
  's-many-pixels':
    'Das Bild ist zu groß. Nimm eines von höchstens 50 Megapixeln, etwa einen Screenshot.',
  's-many-bytes':
    'Die Datei ist größer als 64 MB. Nimm einen als PNG oder JPEG gespeicherten Screenshot.',
  's-unknown-notation':
    'In keiner der bekannten Schreibweisen ist dieser Text ein Rätsel. Schreibe eines wie 6x6:right2:BOARD.',
  's-cells-count': 'Das Brett soll {cols} mal {rows} Felder haben, es hat aber {cells}.',
  's-strange-sign':
    'Das Zeichen in Zeile {row}, Spalte {col} gehört zu keinem Brett: `.` ist leer, `x` ein festes Feld, ein Buchstabe ein Block.',
  's-bent-block':
    'Block {label} ist kein gerades Stück: Sein Feld in Zeile {row}, Spalte {col} schließt nicht an die anderen an.',
  's-single-cell':
    'Block {label} hat nur ein Feld, in Zeile {row}, Spalte {col}; Blöcke haben zwei oder mehr.',
  's-single-cell-or-wall':
    'Block {label} hat nur ein Feld, in Zeile {row}, Spalte {col}; Blöcke haben zwei oder mehr. Ein festes Feld schreibt man {wall}.',
  's-exit-unsaid':
    'Der rote Block steht aufrecht und kann nicht rechts hinaus, wo ein Brett ohne weitere Angabe seinen Ausgang hat. Sage, wo er ist: {form} (oder bottom).',
  's-target-unnamed':
    'Auf dem Brett ist kein Block {label}, und der ist es, der befreit werden soll.',
  's-uneven-row': 'Die Zeilen sind verschieden lang: Zeile {row} hat {cells}, die erste {first}.',
  's-other-count':
    'Dem Text nach sind es außer dem roten {said} Blöcke; auf dem Brett sind es {blocks}.',
  's-no-k': 'Es fehlt das K, das außerhalb des Bretts am Ausgang steht.',
  's-long-token': 'Ein Feld ist hier ein einzelnes Zeichen, nicht {token}.',
  's-beyond-third-row':
    'Diese Schreibweise hat den Ausgang in der dritten Zeile. Wähle eine andere.',
  's-json-lacks': 'Das JSON braucht nrow, ncol, exit (l, r, t oder b) und pieces.',
  's-piece-lacks': 'Jedes Stück braucht dir (h oder v), len, row und col.',
  's-json-broken': 'Der Text fängt an wie JSON, hört aber nicht so auf.',
  's-first-board': 'Das ist das erste von {boards} Brettern in diesem Text.',
  's-turned-around': 'Gespiegelt, weil der Ausgang in dieser Schreibweise rechts ist.',
  's-listed-badly':
    'Ein Block wird so geschrieben: Spalte, Zeile, h oder v, Länge, gezählt ab {origin}. Diese Zeile ist anders: {line}',
  's-answers-lack':
    'Die Antworten sind, je eine Zeile: Breite, Höhe, Maßstab, Seite und Nummer des Ausgangs, yes, dann die Blöcke.',
  's-jam-size': 'Nach dem Namen der Jam kommt die Größe des Bretts.',
  's-first-jam': 'Das ist die erste Jam in diesem Text.',
  's-bad-row':
    'Eine Zeile lautet car,orientation,col,row,length, gezählt ab 1. Diese ist anders: {row}',
  's-no-x': 'Kein Auto heißt X, und das ist es, das befreit werden soll.',
  's-size-taken':
    'Der Text sagt nicht, wie groß das Brett ist. Angenommen wurde {side} mal {side}, das kleinste, auf das alle Blöcke passen.',
  's-side-missing': 'Nach der Größe kommt left, right, top oder bottom, wie in 6x6:right2:BOARD.',
  's-line-missing':
    'Nach der Seite des Ausgangs kommt seine Linie, eine Zahl ab 0, wie in 6x6:right2:BOARD.',
  's-colon-missing': 'Nach dem Ausgang kommt ein Doppelpunkt, wie in 6x6:right2:BOARD.',
  's-not-square':
    'Das Brett hat {cells} Felder, und die ergeben kein Quadrat. Gib Größe und Ausgang an, wie in 6x6:right2:BOARD.',
  's-beyond-size':
    'Diese Schreibweise kennt keine Bretter von {cols} mal {rows} Feldern. Wähle eine andere.',
  's-beyond-exit': 'Diese Schreibweise kennt den Ausgang nur rechts. Wähle eine andere.',
  's-beyond-walls': 'Diese Schreibweise kennt keine festen Felder. Wähle eine andere.',
  's-beyond-blocks': 'Diese Schreibweise kennt höchstens {blocks} Blöcke. Wähle eine andere.',
  's-empty-text': 'Es ist kein Brett darin. Schreibe eines wie 6x6:right2:BOARD.',
  's-size-unfit': 'Ein Brett von {cols} mal {rows} Feldern: Jede Seite muss 3 bis 12 haben.',
  's-wall-outside': 'Das feste Feld in Zeile {row}, Spalte {col} liegt außerhalb des Bretts.',
  's-wall-twice': 'In Zeile {row}, Spalte {col} sind zwei feste Felder.',
  's-block-length':
    'Der Block in Zeile {row}, Spalte {col} hat die Länge {length}; ein Block hat 2 bis 12 Felder.',
  's-block-outside': 'Der Block in Zeile {row}, Spalte {col} ragt über das Brett hinaus.',
  's-cell-twice': 'In Zeile {row}, Spalte {col} liegen zwei Teile übereinander.',
  's-many-blocks':
    'Es sind {blocks} Blöcke; höchstens {most} lassen sich schriftlich unterscheiden.',
  's-exit-aside': 'Der rote Block liegt quer, also muss der Ausgang links oder rechts sein.',
  's-exit-above': 'Der rote Block steht aufrecht, also muss der Ausgang oben oder unten sein.',
  's-exit-row':
    'Der Ausgang ist an Zeile {exit}, der rote Block in Zeile {target} (gezählt ab 1); es muss dieselbe sein.',
  's-exit-column':
    'Der Ausgang ist an Spalte {exit}, der rote Block in Spalte {target} (gezählt ab 1); es muss dieselbe sein.',
  's-no-block': 'Auf dem Brett ist kein Block, der befreit werden könnte.',
  's-cut-left': 'Das Brett ist links abgeschnitten. Wähle einen Screenshot, der es ganz zeigt.',
  's-cut-right': 'Das Brett ist rechts abgeschnitten. Wähle einen Screenshot, der es ganz zeigt.',
  's-cut-top': 'Das Brett ist oben abgeschnitten. Wähle einen Screenshot, der es ganz zeigt.',
  's-cut-bottom': 'Das Brett ist unten abgeschnitten. Wähle einen Screenshot, der es ganz zeigt.',
  's-cells-too-small':
    'Das Brett ist in diesem Bild zu klein: Seine Felder sind nur {pixels} Pixel breit. Nimm den Screenshot selbst, keine verkleinerte Kopie.',
  's-part-only':
    'Ein Teil eines größeren Bretts wurde gefunden, aber nicht alles ließ sich lesen. Nimm einen scharfen Screenshot, der das ganze Brett zeigt.',
  's-picture-too-small':
    'Das Bild ist zu klein für ein Brett ({width} × {height} Pixel). Nimm den Screenshot selbst, nicht seine Vorschau.',
  's-wall-in-row':
    'In Zeile {row} steht zwischen dem roten Block und dem Ausgang ein fester Block.',
  's-wall-in-column':
    'In Spalte {col} steht zwischen dem roten Block und dem Ausgang ein fester Block.',
  's-block-in-row':
    'Block {label} liegt längs in Zeile {row} zwischen dem roten Block und dem Ausgang und kann sie nicht verlassen.',
  's-block-in-column':
    'Block {label} steht längs in Spalte {col} zwischen dem roten Block und dem Ausgang und kann sie nicht verlassen.',
  's-block-across-row':
    'Block {label} steht quer zu Zeile {row} und hat in Spalte {col} nicht genug Platz, um den roten Block durchzulassen.',
  's-block-across-column':
    'Block {label} liegt quer zu Spalte {col} und hat in Zeile {row} nicht genug Platz, um den roten Block durchzulassen.',
  's-blocks-across-row':
    'Die Blöcke {labels} haben in Spalte {col} nicht genug Platz, um Zeile {row} freizugeben.',
  's-blocks-across-column':
    'Die Blöcke {labels} haben in Zeile {row} nicht genug Platz, um Spalte {col} freizugeben.',
  's-locked-in':
    'Auch ohne alle anderen Blöcke gibt es keinen Weg hinaus, an diesen vorbei: {labels}.',
  'e-no-board':
    'In diesem Bild wurde kein Brett gefunden. Nimm einen Screenshot, der das ganze Brett zeigt.',
  'e-many-boards': 'In diesem Bild ist mehr als ein Brett. Schneide es auf eines zu.',
  'e-no-target': 'Es wurde kein Block gefunden, der befreit werden soll. Zeige das ganze Brett.',
  'e-block-off-grid':
    'Ein Block steht zwischen zwei Feldern. Warte, bis alles ruht, und nimm einen neuen Screenshot.',
  'e-not-believed': 'Das Bild ließ sich nicht sicher lesen. Versuche einen schärferen Screenshot.',
  'e-damaged-picture': 'Die Bilddatei ist beschädigt. Nimm einen neuen Screenshot.',
  'e-picture-too-large': 'Das Bild ist zu groß. Nimm einen Screenshot oder eine kleinere Kopie.',
  'e-not-a-picture': 'Diese Datei ist kein Bild. Wähle einen Screenshot.',
  'e-crashed':
    'Dabei ist das Rechenwerk abgestürzt und neu gestartet. Versuche es noch einmal oder mit einem anderen Bild.',
  'e-empty-file': 'Die Datei ist leer. Wähle sie noch einmal.',
  'e-unreadable': 'Das Bild ließ sich nicht öffnen. Wähle es noch einmal.',
  'e-hung':
    'Das Rechenwerk brauchte zu lange und ist neu gestartet. Versuche ein kleineres oder klareres Bild.',
  'e-engine-missing':
    'Das Rechenwerk ließ sich nicht laden. Prüfe die Verbindung und versuche es noch einmal.',
  'n-one-line': 'Eine Zeile, alles darin',
  'n-database': 'Zeile einer Datenbank (36 Zeichen)',
  'n-hex-grid': 'Gitter aus Hexadezimalziffern (wayneyu)',
  'n-letter-grid': 'Gitter aus Buchstaben, P und K (Tucil)',
  'n-puzzle-file': 'Gitter aus Zeichen (.puzzle)',
  'n-answers': 'Folge von Antworten (Kunakbaev)',
  'n-jam-list': 'Jam-Liste (Princeton)',
  'n-csv': 'Tabelle (car,orientation,col,row,length)',
  'n-json': 'JSON (nrow, ncol, exit, pieces)',
  'l-database': 'Quadratische Bretter mit dem Ausgang rechts; mit einem links wird gespiegelt.',
  'l-hex-grid': 'Keine festen Felder; der Ausgang rechts; höchstens 16 Blöcke.',
  'l-letter-grid': 'Höchstens 25 Blöcke; feste Felder (#) liest nur eine Spielart.',
  'l-puzzle-file':
    'Bretter von 6 mal 6 mit dem Ausgang rechts in der dritten Zeile; keine festen Felder.',
  'l-answers': 'Keine festen Felder.',
  'l-jam-list': 'Quadratische Bretter mit dem Ausgang rechts; keine festen Felder.',
  'l-csv':
    'Die Größe des Bretts nicht: Angenommen wird das kleinste Quadrat ab 6, in das alle Blöcke passen; keine festen Felder; der Ausgang rechts; höchstens 52 Blöcke.',
};
