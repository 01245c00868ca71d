// Lo que dice el motor, en español.

/** @type {import('../texts.js').EngineTable} */
export const engine = {
  's-other-kind':
    'El formato del archivo, {kind}, no se puede leer aquí. Guarda la imagen como PNG o JPEG, o haz otra captura.',
  's-many-pixels':
    'La imagen es demasiado grande. Usa una de 50 megapíxeles como máximo, por ejemplo una captura.',
  's-many-bytes': 'El archivo pesa más de 64 MB. Usa una captura guardada como PNG o JPEG.',
  's-unknown-notation':
    'Este texto no es un puzle en ninguna de las notaciones conocidas. Escribe uno como 6x6:right2:BOARD.',
  's-cells-count':
    'Se dice que el tablero es de {cols} por {rows}, pero el número de casillas es {cells}.',
  's-strange-sign':
    'El signo de la fila {row}, columna {col} no es de un tablero: `.` es vacío, `x` una casilla fija, una letra un bloque.',
  's-bent-block':
    'El bloque {label} no es una pieza recta: su casilla de la fila {row}, columna {col} no continúa las demás.',
  's-single-cell':
    'El bloque {label} tiene una sola casilla, en la fila {row}, columna {col}; los bloques tienen dos o más.',
  's-single-cell-or-wall':
    'El bloque {label} tiene una sola casilla, en la fila {row}, columna {col}; los bloques tienen dos o más. Una casilla fija se escribe {wall}.',
  's-exit-unsaid':
    'El bloque rojo está en vertical y no puede salir por la derecha, donde tiene la salida un tablero sin más datos. Di dónde está: {form} (o bottom).',
  's-target-unnamed': 'En el tablero no hay ningún bloque {label}, que es el que hay que liberar.',
  's-uneven-row':
    'Las casillas de la fila {row} del tablero son {cells}; las de la primera, {first}.',
  's-other-count':
    'Según el texto, los bloques además del rojo son {said}; en el tablero son {blocks}.',
  's-no-k': 'Falta la K que está fuera del tablero, junto a la salida.',
  's-long-token': 'Aquí una casilla es un solo signo, no {token}.',
  's-beyond-third-row': 'Esta notación tiene la salida en la tercera fila. Elige otra.',
  's-json-lacks': 'El JSON debe tener nrow, ncol, exit (l, r, t o b) y pieces.',
  's-piece-lacks': 'Cada pieza debe tener dir (h o v), len, row y col.',
  's-json-broken': 'El texto empieza como JSON, pero no acaba como tal.',
  's-first-board': 'Este es el primero de los {boards} tableros del texto.',
  's-turned-around': 'Reflejado, porque en esta notación la salida está a la derecha.',
  's-listed-badly':
    'Un bloque se escribe así: columna, fila, h o v, longitud, contando desde {origin}. Esta línea es distinta: {line}',
  's-answers-lack':
    'Las respuestas son, una por línea: ancho, alto, escala, lado y número de la salida, yes y luego los bloques.',
  's-jam-size': 'Después del nombre del Jam va el tamaño del tablero.',
  's-first-jam': 'Este es el primer Jam del texto.',
  's-bad-row':
    'Una fila se escribe car,orientation,col,row,length, contando desde 1. Esta es distinta: {row}',
  's-no-x': 'Ningún coche se llama X, que es el que hay que liberar.',
  's-size-taken':
    'El texto no dice el tamaño del tablero: se ha tomado {side} por {side}, el menor en que caben todos los bloques.',
  's-side-missing': 'Después del tamaño va left, right, top o bottom, como en 6x6:right2:BOARD.',
  's-line-missing':
    'Después del lado de la salida va su línea, un número desde 0, como en 6x6:right2:BOARD.',
  's-colon-missing': 'Después de la salida van dos puntos, como en 6x6:right2:BOARD.',
  's-not-square':
    'Con {cells} casillas el tablero no es un cuadrado. Di su tamaño y su salida, como en 6x6:right2:BOARD.',
  's-beyond-size': 'Esta notación no admite tableros de {cols} por {rows} casillas. Elige otra.',
  's-beyond-exit': 'Esta notación solo admite la salida a la derecha. Elige otra.',
  's-beyond-walls': 'Esta notación no admite casillas fijas. Elige otra.',
  's-beyond-blocks': 'Esta notación admite {blocks} bloques como máximo. Elige otra.',
  's-empty-text': 'No contiene ningún tablero. Escribe uno como 6x6:right2:BOARD.',
  's-size-unfit': 'Un tablero de {cols} por {rows} casillas: cada lado debe tener de 3 a 12.',
  's-wall-outside': 'La casilla fija de la fila {row}, columna {col} está fuera del tablero.',
  's-wall-twice': 'Hay dos casillas fijas en la fila {row}, columna {col}.',
  's-block-length':
    'El bloque de la fila {row}, columna {col} tiene longitud {length}; un bloque tiene de 2 a 12 casillas.',
  's-block-outside': 'El bloque de la fila {row}, columna {col} se sale del tablero.',
  's-cell-twice': 'En la fila {row}, columna {col} se solapan dos piezas.',
  's-many-blocks': 'Hay {blocks} bloques; por escrito se distinguen {most} como máximo.',
  's-exit-aside':
    'El bloque rojo está en horizontal, así que la salida debe estar a la izquierda o a la derecha.',
  's-exit-above': 'El bloque rojo está en vertical, así que la salida debe estar arriba o abajo.',
  's-exit-row':
    'La salida está en la fila {exit} y el bloque rojo en la fila {target} (contando desde 1); deben coincidir.',
  's-exit-column':
    'La salida está en la columna {exit} y el bloque rojo en la columna {target} (contando desde 1); deben coincidir.',
  's-no-block': 'En el tablero no hay ningún bloque que liberar.',
  's-cut-left':
    'El tablero está cortado por la izquierda. Elige una captura que lo muestre entero.',
  's-cut-right': 'El tablero está cortado por la derecha. Elige una captura que lo muestre entero.',
  's-cut-top': 'El tablero está cortado por arriba. Elige una captura que lo muestre entero.',
  's-cut-bottom': 'El tablero está cortado por abajo. Elige una captura que lo muestre entero.',
  's-cells-too-small':
    'El tablero es demasiado pequeño en esta imagen: el ancho de sus casillas, en píxeles, es solo {pixels}. Usa la captura misma, no una copia reducida.',
  's-part-only':
    'Se ha encontrado parte de un tablero mayor, pero no se ha podido leer todo. Usa una captura nítida que lo muestre entero.',
  's-picture-too-small':
    'La imagen es demasiado pequeña para un tablero ({width} × {height} píxeles). Usa la captura misma, no su miniatura.',
  's-wall-in-row': 'En la fila {row} hay un bloque fijo entre el bloque rojo y la salida.',
  's-wall-in-column': 'En la columna {col} hay un bloque fijo entre el bloque rojo y la salida.',
  's-block-in-row':
    'El bloque {label} está a lo largo de la fila {row}, entre el bloque rojo y la salida, y no puede dejarla.',
  's-block-in-column':
    'El bloque {label} está a lo largo de la columna {col}, entre el bloque rojo y la salida, y no puede dejarla.',
  's-block-across-row':
    'El bloque {label} cruza la fila {row} y no tiene sitio en la columna {col} para dejar pasar al bloque rojo.',
  's-block-across-column':
    'El bloque {label} cruza la columna {col} y no tiene sitio en la fila {row} para dejar pasar al bloque rojo.',
  's-blocks-across-row':
    'Los bloques {labels} no tienen sitio en la columna {col} para dejar libre la fila {row}.',
  's-blocks-across-column':
    'Los bloques {labels} no tienen sitio en la fila {row} para dejar libre la columna {col}.',
  's-locked-in': 'Ni siquiera sin los demás bloques hay camino más allá de estos: {labels}.',
  'e-no-board':
    'No se ha encontrado ningún tablero en esta imagen. Usa una captura que lo muestre entero.',
  'e-many-boards': 'Hay más de un tablero en esta imagen. Recórtala hasta dejar uno.',
  'e-no-target': 'No se ha encontrado el bloque que hay que liberar. Muestra el tablero entero.',
  'e-block-off-grid': 'Un bloque está entre dos casillas. Espera a que pare y haz otra captura.',
  'e-not-believed': 'No se ha podido leer la imagen con seguridad. Prueba una captura más nítida.',
  'e-damaged-picture': 'El archivo de imagen está dañado. Haz otra captura.',
  'e-picture-too-large': 'La imagen es demasiado grande. Usa una captura o una copia más pequeña.',
  'e-not-a-picture': 'Este archivo no es una imagen. Elige una captura.',
  'e-crashed':
    'El motor ha fallado con esto y se ha reiniciado. Prueba otra vez o con otra imagen.',
  'e-empty-file': 'El archivo está vacío. Elígelo otra vez.',
  'e-unreadable': 'No se ha podido abrir la imagen. Elígela otra vez.',
  'e-hung':
    'El motor ha tardado demasiado y se ha reiniciado. Prueba con una imagen más pequeña o más clara.',
  'e-engine-missing':
    'No se ha podido cargar el motor. Comprueba la conexión e inténtalo otra vez.',
  'n-one-line': 'Una línea, con todo',
  'n-database': 'Línea de una base de datos (36 caracteres)',
  'n-hex-grid': 'Cuadrícula de dígitos hexadecimales (wayneyu)',
  'n-letter-grid': 'Cuadrícula de letras, P y K (Tucil)',
  'n-puzzle-file': 'Cuadrícula de símbolos (.puzzle)',
  'n-answers': 'Guion de respuestas (Kunakbaev)',
  'n-jam-list': 'Lista Jam (Princeton)',
  'n-csv': 'Tabla (car,orientation,col,row,length)',
  'n-json': 'JSON (nrow, ncol, exit, pieces)',
  'l-database':
    'Tableros cuadrados con la salida a la derecha; si está a la izquierda, se refleja.',
  'l-hex-grid': 'Sin casillas fijas; la salida a la derecha; 16 bloques como máximo.',
  'l-letter-grid': '25 bloques como máximo; las casillas fijas (#) solo las lee un dialecto.',
  'l-puzzle-file':
    'Tableros de 6 por 6 con la salida a la derecha de la tercera fila; sin casillas fijas.',
  'l-answers': 'Sin casillas fijas.',
  'l-jam-list': 'Tableros cuadrados con la salida a la derecha; sin casillas fijas.',
  'l-csv':
    'El tamaño del tablero no: se toma el menor cuadrado, de 6 o más, en que caben todos los bloques; sin casillas fijas; la salida a la derecha; 52 bloques como máximo.',
};
