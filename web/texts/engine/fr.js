// Ce que dit le moteur, en français.

/** @type {import('../texts.js').EngineTable} */
export const engine = {
  's-other-kind':
    'Le format du fichier, {kind}, ne peut être lu ici. Enregistrez l’image en PNG ou JPEG, ou refaites une capture.',
  's-many-pixels':
    'L’image est trop grande. Prenez-en une de 50 mégapixels au plus, par exemple une capture.',
  's-many-bytes': 'Le fichier dépasse 64 Mo. Prenez une capture enregistrée en PNG ou JPEG.',
  's-unknown-notation':
    'Ce texte n’est un puzzle dans aucune des notations connues. Écrivez-en un comme 6x6:right2:BOARD.',
  's-cells-count': 'Le plateau est dit de {cols} sur {rows}, mais le nombre de cases est {cells}.',
  's-strange-sign':
    'Le signe à la ligne {row}, colonne {col} n’est pas celui d’un plateau : `.` est vide, `x` une case fixe, une lettre un bloc.',
  's-bent-block':
    'Le bloc {label} n’est pas droit : sa case à la ligne {row}, colonne {col} ne prolonge pas les autres.',
  's-single-cell':
    'Le bloc {label} n’a qu’une case, à la ligne {row}, colonne {col} ; un bloc en a deux ou plus.',
  's-single-cell-or-wall':
    'Le bloc {label} n’a qu’une case, à la ligne {row}, colonne {col} ; un bloc en a deux ou plus. Une case fixe s’écrit {wall}.',
  's-exit-unsaid':
    'Le bloc rouge est vertical et ne peut sortir à droite, où un plateau sans autre précision a sa sortie. Dites où elle est : {form} (ou bottom).',
  's-target-unnamed': 'Le plateau n’a pas de bloc {label}, celui qu’il faut libérer.',
  's-uneven-row':
    'Nombre de cases de la ligne {row} du plateau : {cells} ; de la première : {first}.',
  's-other-count':
    'Selon le texte, le nombre de blocs sans le rouge est {said} ; sur le plateau, {blocks}.',
  's-no-k': 'Il manque le K, qui se trouve hors du plateau à la sortie.',
  's-long-token': 'Ici une case est un seul signe, pas {token}.',
  's-beyond-third-row': 'Cette notation a sa sortie à la troisième ligne. Choisissez-en une autre.',
  's-json-lacks': 'Le JSON doit contenir nrow, ncol, exit (l, r, t ou b) et pieces.',
  's-piece-lacks': 'Chaque pièce doit contenir dir (h ou v), len, row et col.',
  's-json-broken': 'Le texte commence comme du JSON, mais ne finit pas comme tel.',
  's-first-board': 'C’est le premier des {boards} plateaux du texte.',
  's-turned-around': 'Retourné en miroir, car dans cette notation la sortie est à droite.',
  's-listed-badly':
    'Un bloc s’écrit ainsi : colonne, ligne, h ou v, longueur, à partir de {origin}. Cette ligne est différente : {line}',
  's-answers-lack':
    'Les réponses sont, une par ligne : largeur, hauteur, échelle, côté et numéro de la sortie, yes, puis les blocs.',
  's-jam-size': 'Après le nom du Jam vient la taille du plateau.',
  's-first-jam': 'C’est le premier Jam du texte.',
  's-bad-row':
    'Une ligne s’écrit car,orientation,col,row,length, à partir de 1. Celle-ci est différente : {row}',
  's-no-x': 'Aucune voiture ne s’appelle X, celle qu’il faut libérer.',
  's-size-taken':
    'Le texte ne dit pas la taille du plateau : {side} sur {side} a été retenu, le plus petit qui contient tous les blocs.',
  's-side-missing':
    'Après la taille vient left, right, top ou bottom, comme dans 6x6:right2:BOARD.',
  's-line-missing':
    'Après le côté de la sortie vient sa ligne, un nombre à partir de 0, comme dans 6x6:right2:BOARD.',
  's-colon-missing': 'Après la sortie vient un deux-points, comme dans 6x6:right2:BOARD.',
  's-not-square':
    'Avec {cells} cases, le plateau n’est pas un carré. Dites sa taille et sa sortie, comme dans 6x6:right2:BOARD.',
  's-beyond-size':
    'Cette notation n’admet pas de plateau de {cols} sur {rows} cases. Choisissez-en une autre.',
  's-beyond-exit': 'Cette notation n’admet la sortie qu’à droite. Choisissez-en une autre.',
  's-beyond-walls': 'Cette notation n’admet pas de cases fixes. Choisissez-en une autre.',
  's-beyond-blocks': 'Cette notation admet {blocks} blocs au plus. Choisissez-en une autre.',
  's-empty-text': 'Il ne contient pas de plateau. Écrivez-en un comme 6x6:right2:BOARD.',
  's-size-unfit': 'Un plateau de {cols} sur {rows} cases : chaque côté doit en avoir de 3 à 12.',
  's-wall-outside': 'La case fixe à la ligne {row}, colonne {col} est hors du plateau.',
  's-wall-twice': 'Il y a deux cases fixes à la ligne {row}, colonne {col}.',
  's-block-length':
    'Le bloc à la ligne {row}, colonne {col} a pour longueur {length} ; un bloc a de 2 à 12 cases.',
  's-block-outside': 'Le bloc à la ligne {row}, colonne {col} sort du plateau.',
  's-cell-twice': 'Deux pièces se chevauchent à la ligne {row}, colonne {col}.',
  's-many-blocks': 'Il y a {blocks} blocs ; {most} au plus se distinguent par écrit.',
  's-exit-aside': 'Le bloc rouge est horizontal, la sortie doit donc être à gauche ou à droite.',
  's-exit-above': 'Le bloc rouge est vertical, la sortie doit donc être en haut ou en bas.',
  's-exit-row':
    'La sortie est à la ligne {exit}, le bloc rouge à la ligne {target} (à partir de 1) ; ce doit être la même.',
  's-exit-column':
    'La sortie est à la colonne {exit}, le bloc rouge à la colonne {target} (à partir de 1) ; ce doit être la même.',
  's-no-block': 'Le plateau n’a aucun bloc à libérer.',
  's-cut-left': 'Le plateau est coupé à gauche. Choisissez une capture qui le montre en entier.',
  's-cut-right': 'Le plateau est coupé à droite. Choisissez une capture qui le montre en entier.',
  's-cut-top': 'Le plateau est coupé en haut. Choisissez une capture qui le montre en entier.',
  's-cut-bottom': 'Le plateau est coupé en bas. Choisissez une capture qui le montre en entier.',
  's-cells-too-small':
    'Le plateau est trop petit dans cette image : la largeur de ses cases, en pixels, n’est que de {pixels}. Prenez la capture elle-même, pas une copie réduite.',
  's-part-only':
    'Une partie d’un plus grand plateau a été trouvée, mais tout n’a pu être lu. Prenez une capture nette qui le montre en entier.',
  's-picture-too-small':
    'L’image est trop petite pour un plateau ({width} × {height} pixels). Prenez la capture elle-même, pas sa vignette.',
  's-wall-in-row': 'À la ligne {row}, un bloc fixe se trouve entre le bloc rouge et la sortie.',
  's-wall-in-column':
    'À la colonne {col}, un bloc fixe se trouve entre le bloc rouge et la sortie.',
  's-block-in-row':
    'Le bloc {label} est couché dans la ligne {row}, entre le bloc rouge et la sortie, et ne peut la quitter.',
  's-block-in-column':
    'Le bloc {label} est debout dans la colonne {col}, entre le bloc rouge et la sortie, et ne peut la quitter.',
  's-block-across-row':
    'Le bloc {label} est en travers de la ligne {row} et n’a pas assez de place dans la colonne {col} pour laisser passer le bloc rouge.',
  's-block-across-column':
    'Le bloc {label} est en travers de la colonne {col} et n’a pas assez de place dans la ligne {row} pour laisser passer le bloc rouge.',
  's-blocks-across-row':
    'Les blocs {labels} n’ont pas assez de place dans la colonne {col} pour libérer la ligne {row}.',
  's-blocks-across-column':
    'Les blocs {labels} n’ont pas assez de place dans la ligne {row} pour libérer la colonne {col}.',
  's-locked-in':
    'Même sans tous les autres blocs, il n’y a pas de chemin au-delà de ceux-ci : {labels}.',
  'e-no-board':
    'Aucun plateau n’a été trouvé dans cette image. Prenez une capture qui le montre en entier.',
  'e-many-boards': 'Cette image contient plus d’un plateau. Recadrez-la sur un seul.',
  'e-no-target': 'Le bloc à libérer n’a pas été trouvé. Montrez le plateau en entier.',
  'e-block-off-grid':
    'Un bloc est entre deux cases. Attendez qu’il s’arrête et refaites une capture.',
  'e-not-believed': 'L’image n’a pas pu être lue avec certitude. Essayez une capture plus nette.',
  'e-damaged-picture': 'Le fichier de l’image est abîmé. Refaites une capture.',
  'e-picture-too-large': 'L’image est trop grande. Prenez une capture ou une copie plus petite.',
  'e-not-a-picture': 'Ce fichier n’est pas une image. Choisissez une capture d’écran.',
  'e-crashed':
    'Le moteur est tombé en panne sur celle-ci et a redémarré. Réessayez, ou prenez une autre image.',
  'e-empty-file': 'Le fichier est vide. Choisissez-le de nouveau.',
  'e-unreadable': 'L’image n’a pas pu être ouverte. Choisissez-la de nouveau.',
  'e-hung':
    'Le moteur a mis trop longtemps et a redémarré. Essayez une image plus petite ou plus nette.',
  'e-engine-missing': 'Le moteur n’a pas pu être chargé. Vérifiez la connexion et réessayez.',
  'n-one-line': 'Une ligne, tout dedans',
  'n-database': 'Ligne d’une base de données (36 caractères)',
  'n-hex-grid': 'Grille de chiffres hexadécimaux (wayneyu)',
  'n-letter-grid': 'Grille de lettres, P et K (Tucil)',
  'n-puzzle-file': 'Grille de symboles (.puzzle)',
  'n-answers': 'Suite de réponses (Kunakbaev)',
  'n-jam-list': 'Liste Jam (Princeton)',
  'n-csv': 'Tableau (car,orientation,col,row,length)',
  'n-json': 'JSON (nrow, ncol, exit, pieces)',
  'l-database':
    'Plateaux carrés avec la sortie à droite ; si elle est à gauche, le plateau est retourné en miroir.',
  'l-hex-grid': 'Pas de cases fixes ; la sortie à droite ; 16 blocs au plus.',
  'l-letter-grid': '25 blocs au plus ; les cases fixes (#) ne sont lues que par un seul dialecte.',
  'l-puzzle-file':
    'Plateaux de 6 sur 6 avec la sortie à droite de la troisième ligne ; pas de cases fixes.',
  'l-answers': 'Pas de cases fixes.',
  'l-jam-list': 'Plateaux carrés avec la sortie à droite ; pas de cases fixes.',
  'l-csv':
    'Pas la taille du plateau : on prend le plus petit carré, d’au moins 6, qui contient tous les blocs ; pas de cases fixes ; la sortie à droite ; 52 blocs au plus.',
};
