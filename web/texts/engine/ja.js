// 処理部の言葉（日本語）。

/** @type {import('../texts.js').EngineTable} */
export const engine = {
  's-other-kind':
    '{kind} 形式のファイルはここでは読めません。PNG か JPEG で保存するか、撮り直してください。',
  's-many-pixels':
    '画像が大きすぎます。スクリーンショットなど、5000 万画素以下のものを使ってください。',
  's-many-bytes':
    'ファイルが 64 MB を超えています。PNG か JPEG で保存したスクリーンショットを使ってください。',
  's-unknown-notation':
    'この文字列は、知られているどの記法でもパズルとして読めません。6x6:right2:BOARD のように書いてください。',
  's-cells-count': '盤面は {cols} × {rows} とありますが、マスは {cells} 個です。',
  's-strange-sign':
    '{row} 行 {col} 列の文字は盤面では使えません。`.` は空き、`x` は固定マス、英字はブロックです。',
  's-bent-block':
    'ブロック {label} がまっすぐではありません。{row} 行 {col} 列のマスがほかのマスの続きになっていません。',
  's-single-cell':
    'ブロック {label} は {row} 行 {col} 列の 1 マスだけです。ブロックは 2 マス以上です。',
  's-single-cell-or-wall':
    'ブロック {label} は {row} 行 {col} 列の 1 マスだけです。ブロックは 2 マス以上です。固定マスは {wall} と書きます。',
  's-exit-unsaid':
    '赤いブロックが縦向きなので、盤面だけの場合の出口である右からは出られません。出口の場所を {form}（または bottom）のように書いてください。',
  's-target-unnamed': '出すべきブロック {label} が盤面にありません。',
  's-uneven-row': '盤面の {row} 行目は {cells} マスですが、1 行目は {first} マスです。',
  's-other-count': '文字列では赤以外のブロックは {said} 個ですが、盤面には {blocks} 個あります。',
  's-no-k': '盤面の外の出口に置く K がありません。',
  's-long-token': 'ここでは 1 マスは 1 文字です。{token} は使えません。',
  's-beyond-third-row': 'この記法では出口は 3 行目です。別の記法を選んでください。',
  's-json-lacks': 'JSON には nrow、ncol、exit（l、r、t、b のどれか）、pieces が必要です。',
  's-piece-lacks': 'どの駒にも dir（h か v）、len、row、col が必要です。',
  's-json-broken': 'JSON のように始まりますが、JSON として終わっていません。',
  's-first-board': 'これは文字列にある {boards} 個の盤面のうち最初のものです。',
  's-turned-around': 'この記法では出口が右なので、左右を反転しました。',
  's-listed-badly':
    'ブロックは、列、行、h か v、長さの順に {origin} から数えて書きます。この行は違います：{line}',
  's-answers-lack':
    '回答は 1 行に一つずつ、幅、高さ、縮尺、出口の側と番号、yes、続いてブロックです。',
  's-jam-size': 'Jam の名前の次に盤面の大きさが必要です。',
  's-first-jam': 'これは文字列にある最初の Jam です。',
  's-bad-row':
    '行は car,orientation,col,row,length の順に 1 から数えて書きます。この行は違います：{row}',
  's-no-x': '出すべき車 X がありません。',
  's-size-taken':
    '盤面の大きさが書かれていないので、すべてのブロックが入る最小の {side} × {side} としました。',
  's-side-missing': '大きさの次は left、right、top、bottom のどれかです（例：6x6:right2:BOARD）。',
  's-line-missing': '出口の側の次はその行か列で、0 から数えます（例：6x6:right2:BOARD）。',
  's-colon-missing': '出口の次はコロンです（例：6x6:right2:BOARD）。',
  's-not-square':
    '盤面は {cells} マスで、正方形になりません。大きさと出口を書いてください（例：6x6:right2:BOARD）。',
  's-beyond-size': 'この記法では、{cols} × {rows} の盤面を表せません。別の記法を選んでください。',
  's-beyond-exit': 'この記法では、出口は右だけです。別の記法を選んでください。',
  's-beyond-walls': 'この記法では、固定マスを表せません。別の記法を選んでください。',
  's-beyond-blocks': 'この記法では、ブロックは {blocks} 個までです。別の記法を選んでください。',
  's-empty-text': '盤面がありません。6x6:right2:BOARD のように書いてください。',
  's-size-unfit': '{cols} × {rows} の盤面は使えません。縦横とも 3～12 マスです。',
  's-wall-outside': '{row} 行 {col} 列の固定マスは盤の外です。',
  's-wall-twice': '{row} 行 {col} 列に固定マスが二つあります。',
  's-block-length':
    '{row} 行 {col} 列のブロックの長さは {length} です。ブロックは 2～12 マスです。',
  's-block-outside': '{row} 行 {col} 列のブロックが盤からはみ出しています。',
  's-cell-twice': '{row} 行 {col} 列で二つの駒が重なっています。',
  's-many-blocks': 'ブロックが {blocks} 個あります。書き分けられるのは {most} 個までです。',
  's-exit-aside': '赤いブロックは横向きなので、出口は左か右です。',
  's-exit-above': '赤いブロックは縦向きなので、出口は上か下です。',
  's-exit-row':
    '出口は {exit} 行目、赤いブロックは {target} 行目です（1 から数えて）。同じ行にしてください。',
  's-exit-column':
    '出口は {exit} 列目、赤いブロックは {target} 列目です（1 から数えて）。同じ列にしてください。',
  's-no-block': '盤面に出すべきブロックがありません。',
  's-cut-left': '盤の左側が切れています。盤全体が写ったスクリーンショットを選んでください。',
  's-cut-right': '盤の右側が切れています。盤全体が写ったスクリーンショットを選んでください。',
  's-cut-top': '盤の上側が切れています。盤全体が写ったスクリーンショットを選んでください。',
  's-cut-bottom': '盤の下側が切れています。盤全体が写ったスクリーンショットを選んでください。',
  's-cells-too-small':
    '画像の中の盤が小さすぎます。1 マスの幅が {pixels} ピクセルしかありません。縮小したものではなく、元のスクリーンショットを使ってください。',
  's-part-only':
    '大きな盤の一部が見つかりましたが、全部は読み取れませんでした。盤全体が写った鮮明なスクリーンショットを使ってください。',
  's-picture-too-small':
    '画像が小さすぎて盤が写りません（{width} × {height} ピクセル）。サムネイルではなく、元のスクリーンショットを使ってください。',
  's-wall-in-row': '{row} 行目では、赤いブロックと出口の間に固定ブロックがあります。',
  's-wall-in-column': '{col} 列目では、赤いブロックと出口の間に固定ブロックがあります。',
  's-block-in-row':
    'ブロック {label} が {row} 行目で赤いブロックと出口の間に横たわり、そこから出られません。',
  's-block-in-column':
    'ブロック {label} が {col} 列目で赤いブロックと出口の間に立ち、そこから出られません。',
  's-block-across-row':
    'ブロック {label} は {row} 行目をふさいでおり、{col} 列目には赤いブロックを通すだけの余地がありません。',
  's-block-across-column':
    'ブロック {label} は {col} 列目をふさいでおり、{row} 行目には赤いブロックを通すだけの余地がありません。',
  's-blocks-across-row':
    '{col} 列目には、ブロック {labels} が {row} 行目を空けるだけの余地がありません。',
  's-blocks-across-column':
    '{row} 行目には、ブロック {labels} が {col} 列目を空けるだけの余地がありません。',
  's-locked-in': 'ほかのブロックがすべてなくても、ブロック {labels} を越えて出る道はありません。',
  'e-no-board':
    'この画像に盤面が見つかりません。盤面全体が写ったスクリーンショットを使ってください。',
  'e-many-boards': 'この画像には盤面が二つ以上あります。一つに切り抜いてください。',
  'e-no-target': '出すべきブロックが見つかりません。盤面全体を写してください。',
  'e-block-off-grid': 'ブロックがマスの間にあります。止まってから撮り直してください。',
  'e-not-believed':
    '画像を確実に読み取れませんでした。もっと鮮明なスクリーンショットを試してください。',
  'e-damaged-picture': '画像ファイルが壊れています。撮り直してください。',
  'e-picture-too-large':
    '画像が大きすぎます。スクリーンショットか、小さくしたものを使ってください。',
  'e-not-a-picture': 'このファイルは画像ではありません。スクリーンショットを選んでください。',
  'e-crashed': '処理が止まったため再起動しました。もう一度、または別の画像を試してください。',
  'e-empty-file': 'ファイルが空です。もう一度選んでください。',
  'e-unreadable': '画像を開けませんでした。もう一度選んでください。',
  'e-hung': '処理に時間がかかりすぎたため再起動しました。小さいか鮮明な画像を試してください。',
  'e-engine-missing': '処理部を読み込めませんでした。接続を確かめて、もう一度試してください。',
  'n-one-line': '一行ですべてを表す形式',
  'n-database': 'データベースの行（36 文字）',
  'n-hex-grid': '16 進数字の升目（wayneyu）',
  'n-letter-grid': '文字の升目、P と K（Tucil）',
  'n-puzzle-file': '記号の升目（.puzzle）',
  'n-answers': '回答の並び（Kunakbaev）',
  'n-jam-list': 'Jam リスト（Princeton）',
  'n-csv': '表（car,orientation,col,row,length）',
  'n-json': 'JSON（nrow, ncol, exit, pieces）',
  'l-database': '正方形で出口が右の盤面のみ。出口が左のものは左右を反転します。',
  'l-hex-grid': '固定マスなし、出口は右、ブロックは 16 個まで。',
  'l-letter-grid': 'ブロックは 25 個まで。固定マス（#）を読めるのは一つの方言だけです。',
  'l-puzzle-file': '6 × 6 で出口が三行目の右の盤面のみ。固定マスなし。',
  'l-answers': '固定マスなし。',
  'l-jam-list': '正方形で出口が右の盤面のみ。固定マスなし。',
  'l-csv':
    '盤面の大きさは表せず、すべてのブロックが入る 6 以上の最小の正方形とみなします。固定マスなし、出口は右、ブロックは 52 個まで。',
};
