"""Spanish."""

from __future__ import annotations

from gridwright.words._language import Houses, Language

__all__ = ["LANGUAGE"]

NOUNS = {
    "cuadrícula": ("cuadrícula", "cuadrículas"),
    "cambio": ("cambio", "cambios"),
    "pista": ("pista", "pistas"),
    "celda": ("celda", "celdas"),
    "celdas abiertas": ("celda abierta", "celdas abiertas"),
    "fila": ("fila", "filas"),
    "línea": ("línea", "líneas"),
    "otro valor": ("otro valor", "otros valores"),
    "paso": ("paso", "pasos"),
    "solución": ("solución", "soluciones"),
    "minuto": ("minuto", "minutos"),
    "pasatiempo": ("pasatiempo", "pasatiempos"),
    "página": ("página", "páginas"),
    "línea en blanco": ("línea en blanco o comentario", "líneas en blanco o comentarios"),
    "pasatiempo distinto": ("pasatiempo", "pasatiempos distintos"),
    "de ellas sobra": ("de ellas podría quitarse", "de ellas podrían quitarse, cada una por separado"),
}

SENTENCES = {
    # solving
    "unique": "Esta es la única solución.",
    "none": "No hay solución.",
    "several": "Esta no es la única solución: otra tiene {examples}.",
    "several-more": "Esta no es la única solución: otra tiene {examples} y {more:otro valor}.",
    "undecided": "Sin decidir: interrumpido antes de saber si hay solución.",
    "undecided-found": "Sin decidir: interrumpido antes de saber si esta es la única solución.",
    "number": "Solución {number}:",
    "counted": "{count:solución}.",
    "counted-at-least": "Al menos {count:solución}.",
    "shown": "{count:solución} aquí; puede haber más.",
    "singles-solved": "Resuelto solo con candidatos únicos, en {steps:paso}: esta es la única solución.",
    "singles-stuck": "Los candidatos únicos no bastan: {steps:paso} hasta aquí, {open:celdas abiertas}.",
    "singles-broken": "No hay solución: después de {steps:paso} no queda ningún valor para {cell}.",
    "singles-broken-at-once": "No hay solución: {cell} no tiene ningún valor posible desde el principio.",
    "candidates-several": "Hay varias soluciones; {cells:celda} con más de un valor posible.",
    "exclude": "{options} no se pueden usar a la vez.",
    "format-impossible": "-o {path}: esto no se puede escribir como .{ending}; formatos posibles: {endings}.",
    "format-contradiction": "{option}, -o {path}: el nombre del archivo pide un formato distinto del de la opción.",
    # explaining and hinting
    "rated": "{title} ({rating:.1f})",
    "filled": "No queda nada por hacer: todas las celdas están llenas.",
    "clash": "Se contradicen entre sí: {cells}.",
    "explain-several": "Hay varias soluciones, así que la lógica no lleva a una sola.",
    "explain-undecided": "Sin decidir: interrumpido antes de saber cuántas soluciones hay.",
    "explain-solved": "Resuelto en {steps:paso}. Lo más difícil: {title}.",
    "explain-stuck": "La lógica no llega más lejos: {steps:paso}, {open:celdas abiertas}.",
    "explain-stopped": "Se acabó el tiempo: {steps:paso} hasta aquí, {open:celdas abiertas}.",
    "explain-dead": (
        "Lo que se ha rellenado no deja ninguna solución: después de {steps:paso} no queda ningún valor para {cell}."
    ),
    "explain-dead-at-once": "Lo que se ha rellenado no deja ninguna solución: no queda ningún valor para {cell}.",
    "hint-wrong": "Ya hay algo mal. Revisa {cells}.",
    "hint-dead": "Lo que se ha rellenado no deja ninguna solución.",
    "hint-several": "Hay varias soluciones; lo que sigue vale en todas las que concuerdan con lo rellenado y marcado.",
    "hint-undecided": "No se sabe cuántas soluciones hay, así que no se pudo comprobar lo que se ha rellenado.",
    "hint-nothing": "Ninguna de las técnicas encuentra aquí un paso.",
    "hint-stopped": "Se acabó el tiempo: no se ha encontrado ningún paso.",
    "hint-technique": "Técnica: {title}.",
    "hint-cells": "Celdas: {cells}.",
    "hint-more": "Para saber más: --detail {number}",
    "so-far-size": "{rows}x{cols} celdas en vez de {wanted}",
    "so-far-other": "este es otro pasatiempo; difiere de los valores dados en {cells}",
    "so-far-rows": "{count:fila} en vez de {wanted}",
    "so-far-cells": "{count:celda} en vez de {wanted}: {text}",
    "so-far-value": "{cell}: {text} no es un valor",
    "so-far-many": "{count:pasatiempo} en vez de uno",
    "so-far-both": "la entrada estándar no puede ser a la vez el pasatiempo y --so-far.",
    "hint-go-on": "Para seguir desde ahí: --so-far {words}",
    "so-far-unknown": (
        "{text} no es nada de esto: cambios como r5c5=5 r1c3!=5, pasos tal como se muestran, el pasatiempo, sus "
        "filas"
    ),
    "so-far-step": "esto no es un paso: {text}",
    "change-unknown": (
        "{text} no es un cambio; un valor se pone así: r5c5=5, se tacha así: r1c3!=5, se recupera así: "
        "r1c3+5"
    ),
    "change-many": "{text}: en una celda solo cabe un valor",
    "change-off": "{cell} queda fuera de la cuadrícula de {rows}x{cols}",
    "change-value": "{cell}: {value} no está entre los valores {values}",
    "change-given": "{cell} viene dada: vale {value}",
    "change-twice": "{cell} no puede ser a la vez {first} y {second}; escribe un valor, o vacía la celda entre los dos",
    "change-held": "{cell} contiene {value}; vacíala primero",
    "change-last": "{value} es el único valor que queda para {cell}, así que no se puede tachar",
    # playing
    "play-begin": (
        "{cell}=1 pone un valor, {cell}!=1 tacha uno; hint, next, undo, check. "
        "help enumera todas las órdenes, quit sale."
    ),
    "play-unknown": "{text} no es una orden; help las enumera todas",
    "play-unknown-close": "{text} no es una orden; ¿querías decir {close}?",
    "play-number": "{command} {text}: hace falta un número, como en {command} 3",
    "play-detail": "hint {text}: el nivel de detalle es un número de 1 a {most}",
    "play-which-cell": "¿qué celda hay que vaciar? Por ejemplo: clear r5c5",
    "play-clear": "{word} no es una celda como r5c5; restart vacía todas las celdas que no vienen dadas",
    "play-which-file": "¿en qué archivo? Por ejemplo: save partida.json",
    "play-why-is": "No es así: {cell} es {value}.",
    "play-why-is-not": "No es así: {cell} no es {value}.",
    "play-why": "¿el porqué de qué? Por ejemplo: why r5c5=5, o why r1c3!=5",
    "play-row": "row necesita un número de 1 a {rows} y los valores dados, como en {example}",
    "play-unchanged": "Eso no cambia nada.",
    "play-nothing-undone": "No hay nada que deshacer.",
    "play-nothing-redone": "No hay nada que rehacer.",
    "play-all-undone": "Deshecho: {count:cambio}; no había más.",
    "play-all-redone": "Rehecho: {count:cambio}; no había más.",
    "play-empty": "No queda ningún valor para {cells}.",
    "play-ruled-out": "{cell}={value} choca con {seen}.",
    "play-crossed": "{value} estaba tachado en {cell}.",
    "play-solved": "Resuelto. ¡Bien hecho!",
    "play-solved-one": "Es una solución, aunque no la única.",
    "play-solution": "Esta es la solución; undo la quita.",
    "play-solutions": "Hay varias soluciones, así que no hay una única que mostrar.",
    "play-right": "De momento no hay nada mal; {cells} de {all} celdas están llenas.",
    "play-right-several": (
        "De momento no hay nada mal; {cells} de {all} celdas están llenas. Pero hay varias "
        "soluciones."
    ),
    "play-more": "Otro hint dice más.",
    "play-take": "next da este paso.",
    "play-mend": "Si algo está mal escrito, se corrige así: {examples}",
    "play-ask-check": "check dice qué falla en el pasatiempo y qué lo arreglaría.",
    "play-saved": "Guardado. Para seguir más tarde: gridwright play {path}",
    "play-kept": "{path!r} ya existe y no es una posición guardada de este pasatiempo; elige otro nombre",
    "play-unsaved": "Esto aún no está guardado: save ARCHIVO lo guarda, otro quit sale sin guardar.",
    "play-bye": "Hasta luego.",
    "play-bye-unsaved": "Hasta luego. Lo que has hecho no está guardado.",
    "play-stopped": "Interrumpido.",
    "play-line": "línea {number}",
    "play-which": (
        "¿qué pasatiempo? La entrada estándar es para las órdenes; el pasatiempo debe ser un argumento: gridwright "
        "play ARCHIVO"
    ),
    "play-help-change": "r5c5=5 r1c3!=5 r1c3+5: poner un valor, tacharlo, recuperarlo; varios en una línea",
    "play-help-hint": (
        "hint: dónde mirar; otra vez en la misma posición: más, hasta el paso entero; hint 4: todo a la vez"
    ),
    "play-help-next": "next: dar el siguiente paso; next 5: cinco pasos",
    "play-help-undo": "undo: deshacer el último cambio; undo 3: los tres últimos",
    "play-help-redo": "redo: rehacer lo deshecho",
    "play-help-clear": "clear r5c5: vaciar una celda; si está vacía, recuperar todo lo tachado en ella",
    "play-help-check": "check: si ya hay algo mal",
    "play-help-candidates": "candidates: el tablero con todos los candidatos; candidates r1c3: los de una celda",
    "play-help-board": "board: el tablero sin candidatos",
    "play-help-why": "why r5c5=5, why r1c3!=5: por qué se deduce",
    "play-help-explain": "explain: todos los pasos desde aquí hasta el final, sin darlos",
    "play-help-solve": "solve: mostrar la solución; undo la quita",
    "play-help-row": (
        "row 3: 5..1....9: corregir los valores dados de una fila mal escrita; r1c1<r1c2: añadir una pista o "
        "corregirla"
    ),
    "play-help-restart": "restart: vaciar todas las celdas que no vienen dadas",
    "play-help-save": "save ARCHIVO: guardar la posición; gridwright play ARCHIVO sigue con ella",
    "play-help-help": "help: esta lista",
    "play-help-quit": "quit: salir",
    # rating
    "rate-rating": "Dificultad {rating:.1f}: nivel {level}. La técnica más difícil: {title}.",
    "rate-effort": "Esfuerzo: alrededor de {minutes:minuto}; en la mitad de los casos, de {low} a {high}.",
    "rate-effort-more": "Esfuerzo: más de {minutes:minuto}; los tiempos conocidos no llegan más lejos.",
    "rate-effort-unknown": "Esfuerzo: desconocido; no se conocen tiempos de personas en casos así.",
    "rate-effort-guess": "Esfuerzo: alrededor de {minutes:minuto} (una estimación: no se conocen tiempos).",
    "rate-steps": "{steps:paso}:",
    "rate-path-ratings": "Dificultad de cada paso:",
    "rate-path-candidates": "Candidatos que quedan después de cada paso:",
    "rate-none": "No hay solución, así que no hay nada que valorar.",
    "rate-several": "Hay varias soluciones; solo se puede valorar un pasatiempo con exactamente una.",
    "rate-undecided": "Sin decidir: interrumpido antes de saber si hay exactamente una solución.",
    "rate-stopped": "Sin decidir: interrumpido antes de conocer el paso más difícil.",
    "rate-picture": (
        "-o {path}: en un archivo cuyo nombre acaba en .svg se dibuja, con --path, el recorrido; añade --path."
    ),
    "rate-done": "{rows:fila}, {bad} sin valorar, en {seconds:.1f} s",
    "rate-done-all": "{rows:fila} en {seconds:.1f} s",
    "same-file": "{path!r} es una entrada; la salida debe ser otro archivo",
    "level-beginner": "principiante",
    "level-easy": "fácil",
    "level-medium": "medio",
    "level-hard": "difícil",
    "level-expert": "experto",
    "level-extreme": "extremo",
    # checking
    "check-unique": "{name}: {kind} {rows}x{cols} bien formado, con exactamente una solución.",
    "check-several": "{name}: {kind} {rows}x{cols} bien formado, con varias soluciones.",
    "check-none": "{name}: {kind} {rows}x{cols} bien formado, sin solución.",
    "check-undecided": "{name}: {kind} {rows}x{cols} bien formado; no se sabe cuántas soluciones tiene.",
    "check-malformed": "{name}: no es un pasatiempo bien formado.",
    "check-dead-end": "Un callejón sin salida después de {steps:paso}:",
    "check-dead-end-at-once": "Un callejón sin salida desde el principio:",
    "check-clues": "Estas {count:pista} se contradicen, y solo todas juntas: {clues}.",
    "check-clues-two": "Estas {count:pista} se contradicen, y solo las dos juntas: {clues}.",
    "check-clues-two-some": "Estas {count:pista} se contradicen, aunque quizá no hagan falta las dos: {clues}.",
    "check-clues-some": "Estas {count:pista} se contradicen, aunque quizá no hagan falta todas: {clues}.",
    "check-clue": "{clue} no puede ser cierto, digan lo que digan las demás pistas.",
    "check-rules": "Las reglas no dejan ninguna solución, digan lo que digan las pistas.",
    "check-rule-clash": "Esta regla por sí sola no deja ninguna cuadrícula: {rules}.",
    "check-rules-clash": "Estas reglas por sí solas no dejan ninguna cuadrícula, y solo todas juntas: {rules}.",
    "check-rules-clash-two": "Estas reglas por sí solas no dejan ninguna cuadrícula, y solo las dos juntas: {rules}.",
    "check-rules-clash-two-some": (
        "Estas reglas por sí solas no dejan ninguna cuadrícula, aunque quizá no hagan falta las dos: {rules}."
    ),
    "check-rules-clash-some": (
        "Estas reglas por sí solas no dejan ninguna cuadrícula, aunque quizá no hagan falta todas: {rules}."
    ),
    "check-drop": "Sin {rules} habría {count:cuadrícula}.",
    "check-drop-at-least": "Sin {rules} habría al menos {count:cuadrícula}.",
    "check-drop-then-none": "Ni siquiera entonces dejarían las pistas una solución.",
    "check-drop-then-unique": "Las pistas dejarían entonces exactamente una solución.",
    "check-drop-then-several": "Las pistas dejarían entonces más de una solución.",
    "check-drop-unique": "Sin {rules} habría exactamente una solución.",
    "check-drop-several": "Sin {rules} habría más de una solución.",
    "check-rule": "la regla «{rule}»",
    "without-rule": "la regla «{rule}»",
    "without-row": "las filas",
    "without-column": "las columnas",
    "without-box": "las cajas",
    "without-region": "las regiones",
    "without-disjoint group": "los grupos disjuntos",
    "without-diagonal": "las diagonales",
    "without-house": "los grupos de valores distintos",
    "check-remove": "Sin {clue} queda exactamente una solución.",
    "check-remove-change": "Sin {clue} queda exactamente una solución; con {new} en su lugar, también.",
    "check-change": "Con {new} en lugar de {clue} queda exactamente una solución.",
    "check-remove-several": "Sin {clue} hay más de una solución.",
    "check-remove-open": "Sin {clue} hay solución; no se sabe si solo una.",
    "check-together": "Cambiar una sola pista no lo arregla. Quitar estas {count:pista}, sí: {clues}.",
    "check-none-alone": "Cambiar una sola pista no lo arregla.",
    "check-suspect": "Si solo una pista está mal, es {clues}; no se sabe si sin ella hay solución.",
    "check-suspects": "Si solo una pista está mal, es una de estas; no se sabe sin cuál de ellas hay solución: {clues}",
    "check-suspect-too": "O la pista que está mal es {clues}; no se sabe si sin ella hay solución.",
    "check-suspects-too": "O la que está mal es una de estas; no se sabe sin cuál de ellas hay solución: {clues}",
    "check-move": "Quizá {clue} va en {cell}: así quedaría exactamente una solución.",
    "check-swap": "Quizá {clue} y {second} están intercambiadas: al revés quedaría exactamente una solución.",
    "check-others": "Otras pistas que se pueden quitar o cambiar en su lugar: {clues}",
    "check-missing": "Quizá falta una pista: {clues} dejaría exactamente una solución.",
    "check-missing-several": "Quizá falta una pista: {clues} dejaría más de una solución.",
    "check-more-than": "Más de {count:solución}.",
    "check-nearest": "Dos de ellas se distinguen solo en {cells:celda}: {examples}",
    "check-varying": "Varían {cells:celda}: {names}",
    "check-varying-least": "Varían al menos {cells:celda}: {names}",
    "check-complete": "Basta una pista más: {ways}",
    "check-any-value": "cualquier valor en {cells}",
    "check-complete-several": "Bastan {count:pista} más, por ejemplo {sets}; menos no.",
    "check-complete-found": "Bastan {count:pista} más, por ejemplo {sets}; quizá también menos.",
    "check-complete-many": "Faltan más pistas de las que se pueden enumerar aquí.",
    "check-needed": "Todas las pistas son necesarias.",
    "check-needless": "Pistas de las que se puede prescindir, de una en una ({count}): {clues}.",
    "check-no-time": "Interrumpido antes de encontrar el motivo.",
    "point-none": "`gridwright check` dice por qué y cómo arreglarlo.",
    "point-several": "`gridwright check` dice qué dejaría una sola.",
    # the server
    "serve-ready": "La página está en {address}. Ctrl-C la termina.",
    "serve-extra": "`gridwright serve` necesita paquetes que no están instalados: pip install 'gridwright[web]'",
    # pictures
    "grid": "cuadrícula de {rows}×{cols}",
    "empty": "vacía",
    "picture-row": "Fila {number}: {values}.",
    "picture-regions": "Regiones: {regions}.",
    "picture-clues": "{title}: {clues}.",
    "problem-line": "línea {line}: {told}",
    "problem-place": "línea {line}, columna {column}: {told}",
    "served-time": "Esto tarda más de lo permitido.",
    "served-memory": "Esto necesita más memoria que los {limit:,.0f} MB permitidos.",
    "note-house": "{where} ({count:celda})",
    "note-place": "{clue}, celda {place} de {count}",
    "note-sign-first": "menor que {cell}",
    "note-sign-last": "mayor que {cell}",
    "clues-givens": "Valores dados",
    "clues-signs": "Signos",
    "clues-dots": "Puntos",
    "clues-cages": "Jaulas",
    "clues-arrows": "Flechas",
    "clues-doublearrows": "Flechas dobles",
    "clues-littlekillers": "Sumas diagonales",
    "clues-regionsums": "Líneas de sumas por región",
    "clues-zippers": "Líneas cremallera",
    "clues-sumlines": "Líneas de sumas",
    "clues-quadruples": "Cuádruplos",
    "clues-sandwiches": "Sumas sándwich",
    "clues-skyscrapers": "Rascacielos",
    "clues-xsums": "Sumas X",
    "clues-numberedrooms": "Habitaciones numeradas",
    "clues-circles": "Círculos contadores",
    "clues-automata": "Autómatas",
    "clues-calculations": "Jaulas con operaciones",
    "clues-runs": "Sumas de grupos",
    "clues-parity": "Celdas impares y pares",
    "clues-candidates": "Candidatos",
    "clues-thermometers": "Termómetros",
    "clues-xv": "Sumas de vecinos",
    "clues-whispers": "Líneas de susurro",
    "clues-renbans": "Líneas renban",
    "clues-nabners": "Líneas nabner",
    "clues-palindromes": "Palíndromos",
    "clues-clones": "Clones",
    "clues-entropiclines": "Líneas entrópicas",
    "clues-modularlines": "Líneas modulares",
    "clues-paritylines": "Líneas de paridad",
    "clues-betweenlines": "Líneas intermedias",
    "clues-lockoutlines": "Líneas de bloqueo",
    "clues-extremes": "Mínimos y máximos",
    "clues-indexers": "Celdas índice",
    "clues-extraregions": "Regiones adicionales",
    "clues-relations": "Relaciones",
    # tools
    "tool-signs-less": "Signo: menor que",
    "tool-signs-greater": "Signo: mayor que",
    "tool-dots-white": "Punto blanco",
    "tool-dots-black": "Punto negro",
    "tool-parity-odd": "Celda impar",
    "tool-parity-even": "Celda par",
    "tool-extremes-minimum": "Mínimo",
    "tool-extremes-maximum": "Máximo",
    "tool-thermometers-thermo": "Termómetro",
    "tool-thermometers-slowthermo": "Termómetro lento",
    "tool-whispers-whisper": "Línea de susurro",
    "tool-whispers-dutchwhisper": "Línea de susurro holandesa",
    "tool-xv-x": "X: suma 10",
    "tool-xv-v": "V: suma 5",
    "tool-xv-sum": "Suma de dos vecinas",
    "tool-calculations-sum": "Jaula de Calcudoku: suma",
    "tool-calculations-product": "Jaula de Calcudoku: producto",
    "tool-calculations-difference": "Jaula de Calcudoku: diferencia",
    "tool-calculations-quotient": "Jaula de Calcudoku: cociente",
    "tool-indexers-rowindex": "Celda índice de fila",
    "tool-indexers-columnindex": "Celda índice de columna",
    "tool-indexers-boxindex": "Celda índice de caja",
    "draw-step": "no hay paso {number}: la explicación tiene {steps:paso}",
    "draw-several": "hay varias soluciones; esta es una de ellas",
    # pages that step through an explanation
    "page-start": "El pasatiempo",
    "page-begin": "Explicado en {steps:paso}, cada uno el más fácil que hay en ese momento.",
    "page-solved": "Resuelto",
    "page-stuck": "Hasta donde llega la lógica",
    "page-stopped": "Hasta donde alcanzó el tiempo",
    "page-broken": "Un callejón sin salida",
    "page-count": "{steps:paso}",
    "page-step": "Paso {number} de {steps}",
    "page-slider": "Paso",
    "page-steps": "Todos los pasos",
    "page-rating": "{rating:.1f}",
    "page-hard": "Dificultad del paso",
    "page-first": "Ir al principio",
    "page-back": "Paso anterior",
    "page-play": "Reproducir",
    "page-pause": "Pausa",
    "page-next": "Paso siguiente",
    "page-last": "Ir al final",
    "page-candidates": "Todos los candidatos",
    "page-many": "Este tablero tiene demasiados candidatos para dibujarlos todos.",
    "page-keys": "Teclas: ← y → paso a paso, Inicio y Fin al principio y al final, la barra espaciadora reproduce.",
    "page-skip": "Ir a la lista de pasos",
    "page-board": "El tablero",
    "page-made": "Hecho con Gridwright.",
    "page-marks": "Leyenda",
    "mark-cells": "de qué trata el paso",
    "mark-band": "las filas, columnas y regiones que usa",
    "mark-seen": "valores que excluyen algo",
    "mark-on": "de qué se deduce; en una cadena, lo que sería verdadero",
    "mark-ring": "en una cadena, lo que sería falso",
    "mark-strong": "si lo primero es falso, lo segundo es verdadero",
    "mark-weak": "si lo primero es verdadero, lo segundo es falso",
    "mark-strike": "lo que el paso tacha",
    "mark-new": "lo que el paso rellena",
    "html-terminal": "Una página no se lee en la terminal: escríbela en un archivo con -o page.html.",
    "html-one": "hay varios pasatiempos, y sus páginas necesitan un archivo: -o PATH",
    # books
    "book": "Pasatiempos",
    "book-count": "{count:pasatiempo}",
    "book-rules": "Reglas",
    "book-size": "n es el número de celdas de una fila.",
    "book-more": "Otras reglas de algunos pasatiempos",
    "book-levels": "Niveles",
    "book-range": "de {easiest} a {hardest}",
    "book-level": "{level} · {rating:.1f}",
    "book-level-more": "{level} · {rating:.1f}+",
    "book-scale": (
        "El número junto al nivel dice lo difícil que es el paso más difícil, en la escala de Sudoku Explainer; con un "
        "+, es al menos así de difícil."
    ),
    "book-unrated": "sin valorar",
    "book-solutions": "Soluciones",
    "book-empty": "no hay pasatiempos con que hacer un libro",
    "book-full": "{count:pasatiempo} son demasiados para un solo libro, en el que caben {most}",
    "book-none": "no hay solución; en un libro, cada pasatiempo debe tener exactamente una",
    "book-several": "hay varias soluciones; en un libro, cada pasatiempo debe tener exactamente una",
    "book-undecided": "no se sabe cuántas soluciones hay; en un libro, cada pasatiempo debe tener exactamente una",
    "book-other": "Otros pasatiempos",
    "book-made": "{path}: un libro de {count:pasatiempo} en {pages:página}.",
    "book-shuffled": "Mezclados con --seed {seed}.",
    "book-seed": "--seed decide el azar, así que necesita --shuffle o --make.",
    "book-ending": "no se puede hacer el libro {path!r}: su nombre debe terminar en .pdf",
    # input and output
    "puzzle": "pasatiempo {number}",
    "one-of": "{name}, pasatiempo {number}",
    "lost": "{name}: se ha omitido: {lost}",
    "convert-to": "Di en qué notación se escribe: con --to ID o con el nombre del archivo, como en -o puzzle.json.",
    "standard-input": "entrada estándar",
    # how a text was understood
    "note-drawing": (
        "Un dibujo no lo dice todo: todos sus valores se toman como dados y faltan las reglas que no se ven."
    ),
    "note-kind": (
        "Leído como Suguru. Si es otro pasatiempo con regiones, dilo en una línea encima, por ejemplo «kojun 6x6»."
    ),
    "note-outside": (
        "Los números fuera de la cuadrícula se leen como rascacielos. Si son otra "
        "cosa, enuméralos debajo, como «left1=sandwich12»."
    ),
    "note-letters": "Los valores se han leído así: {what}. Las soluciones se escriben con números.",
    "note-zero": "El 0 se ha leído como el valor {what}; las soluciones se escriben con números.",
    "note-candidates-clues": (
        "Los candidatos son el pasatiempo: solo con ellos hay exactamente una solución. Si los anotó quien lo "
        "resuelve, escribe «marks:» encima."
    ),
    "note-candidates-marks": (
        "Los candidatos se toman como anotaciones de quien lo resuelve, pues sin ellos ya hay exactamente "
        "una solución."
    ),
    "note-candidates-unclear": (
        "Los candidatos se toman como anotaciones de quien lo resuelve; ni con ellos ni sin ellos hay exactamente "
        "una solución. Si son el pasatiempo, escribe «candidates:» encima."
    ),
    "note-candidates-alone": (
        "Los candidatos se toman como el pasatiempo, ya que no hay nada más dado; no dejan exactamente una solución. "
        "Si son anotaciones de quien lo resuelve, escribe «marks:» encima."
    ),
    "note-unread": "No se ha leído todo: {what}. Lo que se ha leído tiene exactamente una solución.",
    "note-rules": (
        "Las reglas dicen con palabras más de lo que se ha leído, por ejemplo {what}. Lo que se ha leído no tiene "
        "exactamente una solución."
    ),
    "reading": "Leyendo un pasatiempo de la entrada estándar; Ctrl-D la termina.",
    "closed": "la entrada estándar está cerrada",
    "no-file": "no existe el archivo {path!r}",
    "no-file-nor-puzzle": "no existe el archivo {path!r}, y ningún pasatiempo se escribe así",
    "meant-file": "¿querías decir {path!r}?",
    "directory": "{path!r} es un directorio, no un pasatiempo",
    "cannot-read": "no se puede leer el archivo: {reason}",
    "cannot-write": "no se puede escribir el archivo: {reason}",
    "ask-kind": (
        "¿Qué tipo de pasatiempo? Pulsa Intro para {usual}; hay {kinds}. Pueden seguir el tamaño y las opciones, "
        "como en: {usual} 6x6 diagonals. También vale un enlace, o el pasatiempo entero en una línea; quit sale."
    ),
    "ask-drawing": "Un dibujo: cuando esté entero, pulsa Intro una vez más.",
    "ask-kind-unknown": "{text} no es un tipo de pasatiempo; hay {kinds}.",
    "ask-kind-close": "{text} no es un tipo de pasatiempo; ¿querías decir {close}? Hay {kinds}.",
    "ask-holes": (
        "Una celda sin valor se escribe como \\, con la suma de las celdas de debajo delante (16\\) y la de las "
        "celdas a su derecha detrás (\\7, 16\\7)."
    ),
    "ask-rows": (
        "Escribe los valores dados fila por fila: números, o . para una celda vacía. Una fila mal escrita se "
        "corrige así: {example}"
    ),
    "ask-rows-open": (
        "Escribe los valores dados fila por fila: números, o . para una celda vacía; después, una línea vacía. "
        "Una fila mal escrita se corrige así: {example}"
    ),
    "ask-regions": (
        "Ahora las regiones, fila por fila: la misma letra para todas las celdas de una región. Una fila mal "
        "escrita se corrige así: {example}"
    ),
    "ask-no-regions": "No se ha escrito nada para la fila {number}. Se escribe así: {example}",
    "ask-empty-row": (
        "No se ha escrito nada para la fila {number}. Una fila vacía se escribe con un punto por celda, otras "
        "así: {example}"
    ),
    "ask-values": (
        "Los valores {values} no se pueden indicar línea a línea; lee ese puzle de un archivo o pégalo entero."
    ),
    "ask-not-row": (
        "{text} no es una fila; escribe un número o un punto por celda. Lo demá"
        "s viene después de las filas."
    ),
    "ask-count": "la fila {number} tiene {count:celda} en vez de {width}: {text}",
    "ask-clash": "Si una fila está mal escrita, corrígela, por ejemplo: {examples}; o sigue.",
    "ask-twice": "la fila {number} tiene el {value} dos veces: {cells}",
    "ask-clues": "{title}, como {example}, en tantas líneas como quieras; después, una línea vacía.",
    "ask-lettered": (
        "{title}: fila por fila, una letra por celda, la misma para las celdas que van juntas; o una por "
        "una, como {example}, en tantas líneas como quieras; después, una línea vacía."
    ),
    "ask-numbers": (
        "Ahora, el número de cada letra, como {example}, en tantas líneas como quieras; "
        "después, una línea vacía."
    ),
    "ask-not-clue": "{text} no es una pista; aquí se escriben así: {examples}",
    "ask-first-row": "Si la mal escrita es la fila 1, se corrige así: row 1: {row}",
    "ask-later": "Después de las filas se preguntará por: {titles}.",
    "ask-end-rows": "Si no hay más filas, una línea vacía las termina.",
    "ask-again": "Escribe otra vez la fila {number}.",
    "ask-no-row": "no hay fila {number} que corregir; de momento hay {count:fila}",
    "ask-mend": "Se corrige así: {examples}; Intro para salir.",
    "ask-mistyped": (
        "Si una fila está mal escrita, corrígela: {examples}; "
        "check dice qué falla; Intro si todo está bien escrito."
    ),
    "ask-ended": "la entrada terminó después de {count:fila}",
    "not-seconds": "{text!r} no es un número de segundos.",
    "not-positive": "{text!r} no es un número entero a partir de 1.",
    "more-problems": "… y {count} más.",
    "at-line": "línea {line}: {message}",
    "at-column": "línea {line}, columna {column}: {message}",
    "in-column": "columna {column}: {message}",
    # the command line itself
    "usage": "Uso:",
    "help-options": "Opciones",
    "help-commands": "Órdenes",
    "help-default": "por defecto: {value}",
    "help-required": "obligatorio",
    "usage-hint": "Para ver la ayuda: '{command} --help'.",
    "usage-error": "Error: {message}",
    "no-command": "No existe la orden {name!r}.",
    "no-option": "No existe la opción {name!r}.",
    "extra-argument": "Este comando no admite {text!r}.",
    "meant": "¿Querías decir {name!r}?",
    "missing-option": "Falta {name}.",
    "bad-value": "Valor no válido para {name}: {message}",
    "needs-value": "{name} necesita un valor.",
    "takes-no-value": "{name} no admite ningún valor.",
    "not-one-of": "{text!r} no es ninguno de estos: {names}.",
    # kinds and notations
    "kind": "{title}: {id}",
    "kind-also": "{title}: {id} (también {aliases})",
    "options": "Opciones que admite cualquier tipo:",
    "notation": "{id}: {title}",
    "notation-kind": "tipo: {kind}",
    "notation-carries": "tipo: {kind}; contiene {carries}",
    "any": "cualquiera",
    # how the program ends
    "ending": "gridwright: {message}",
    "interrupted": "interrumpido",
    "no-memory": "no hay memoria suficiente para esto",
    "no-output": "no se puede escribir la salida: {reason}",
    "bug": (
        "esto es un error del programa y no debería ocurrir; por favor, comunícalo con el pasatiempo: {error} "
        "({place})"
    ),
    # batches
    "working-read": "leyendo pasatiempos… {seconds:.0f} s",
    "working-rows": "trabajando… {seconds:.0f} s",
    "working-solve": "resolviendo… {seconds:.0f} s",
    "working-count": "contando soluciones… {seconds:.0f} s",
    "working-list": "enumerando soluciones… {seconds:.0f} s",
    "working-check": "comprobando… {seconds:.0f} s",
    "working-explain": "explicando… pasos: {steps}, celdas vacías: {cells}, {seconds:.0f} s",
    "working-hint": "buscando una pista… {seconds:.0f} s",
    "working-rate": "valorando… {seconds:.0f} s",
    "working-draw": "dibujando… {seconds:.0f} s",
    "working-book": "haciendo el libro… {seconds:.0f} s",
    "working-convert": "escribiendo pasatiempos… {seconds:.0f} s",
    # making puzzles
    "working-make": "creando pasatiempos… {seconds:.0f} s",
    "made-number": "Pasatiempo {number} de {count}",
    "made-asked": "lo pedido",
    "made-short": "No es del todo lo pedido ({asked}): de {attempts} intentos, este es el que más se acerca.",
    "made-clues": "{clues:pista}.",
    "made-minimal": "{clues:pista}; no sobra ninguna.",
    "made-needless": "{clues:pista}; {needless:de ellas sobra}.",
    "made-symmetry": "Simetría: {names}.",
    "made-no-symmetry": "Sin simetría.",
    "made-way": "Técnicas distintas: {techniques}; celdas por donde seguir, en promedio: {openings:.1f}.",
    "make-done": "{count:pasatiempo} con --seed {seed}.",
    "make-short": "Por debajo de lo pedido ({asked}): {count:pasatiempo}.",
    "working-minimize": "buscando lo que sobra… {done} de {of}, {seconds:.0f} s",
    "make-stopped": "Se acabó el tiempo: {count} de {asked} pasatiempos creados con --seed {seed}.",
    "make-unrated": "Se acabó el tiempo: no se ha llegado a saber lo difícil que es.",
    "make-part": "Lo que ya hay está en {path}.part; la misma orden con --resume continúa.",
    "complete-stopped": "Se acabó el tiempo: esto es lo mejor que se ha encontrado hasta ahora.",
    "minimize-stopped": "Se acabó el tiempo: no se ha probado todo, así que quizá sobren más pistas.",
    "make-few": "Solo se ha dado con {count:pasatiempo distinto}; se pedían {asked}.",
    "make-size": "{text!r} no es un tamaño; por ejemplo, 9 o 6x8",
    "make-range": "{text!r} no es un intervalo; por ejemplo, 3..7",
    "make-clues-empty": "{text!r} no nombra ninguna pista; escríbelo como signs:all,dots",
    "make-clues-twice": "{name} se pide dos veces",
    "make-join": "{name} se escribe de una sola vez; elige otra notación y convierte los pasatiempos después.",
    "make-resume": "--resume continúa un archivo, así que necesita -o.",
    "make-files": "--make hace un libro desde cero; no se le pueden añadir archivos.",
    "complete-nothing": "No falta nada: hay exactamente una solución.",
    "complete-added": "Pistas añadidas ({count}): {clues}",
    "complete-fewest": "Menos no bastarían.",
    "complete-few": "No se han encontrado menos que basten.",
    "minimize-removed": "Pistas quitadas ({count}): {clues}",
    "minimize-nothing": "No sobra ninguna pista.",
    "minimize-kept": "No se puede quitar ninguna pista sin que cambie la dificultad.",
    "minimize-rating": "Dificultad: {before:.1f} antes, {after:.1f} ahora.",
    "batch-progress": "{rows:fila}, {rate:,.0f} por segundo",
    "batch-progress-share": "{rows:fila}, {rate:,.0f} por segundo, {percent:.1f} %, quedan {left} s",
    "batch-done": "{lines:línea}: {counts} ({seconds:.1f} s)",
    "batch-empty": "La entrada no tiene líneas.",
    "batch-note": "{count:línea}: {note}",
    "batch-unique": "{count:,.0f} con solución única",
    "batch-several": "{count:,.0f} con varias soluciones",
    "batch-none": "{count:,.0f} sin solución",
    "batch-undecided": "{count:,.0f} sin decidir",
    "batch-converted": "{count:,.0f} convertidas",
    "batch-error": "{count:,.0f} con errores",
    "batch-passed": "{count:línea en blanco}",
    "dataset-done": "{count:pasatiempo} en {path}, archivos de datos: {shards}.",
    "dataset-split": "{name}: {count:,.0f}",
    "dataset-short": "{name}: solo {made} de {asked}; no se han encontrado más que sean distintos.",
    "audit-columns": "Columnas: {columns}.",
    "audit-empty": "No hay ninguna fila.",
    "audit-rows": "{rows:fila}: {counts}.",
    "audit-unique": "{count:,.0f} con exactamente una solución",
    "audit-several": "{count:,.0f} con varias soluciones",
    "audit-none": "{count:,.0f} sin solución",
    "audit-undecided": "{count:,.0f} sin decidir",
    "audit-unreadable": "{count:,.0f} ilegibles",
    "audit-unique-what": "una sola solución",
    "audit-several-what": "varias soluciones",
    "audit-none-what": "sin solución",
    "audit-undecided-what": "sin decidir",
    "audit-unreadable-what": "ilegible",
    "audit-wrong-what": "solución errónea",
    "audit-repeated-what": "repetido",
    "audit-equivalent-what": "igual salvo en el aspecto",
    "audit-flawed": "Filas con este defecto ({what}): {rows}",
    "audit-solutions": "Soluciones indicadas: {right:,.0f} correctas, {wrong:,.0f} erróneas.",
    "audit-same": "Repetidos: {repeated:,.0f}; iguales salvo en el aspecto: {equivalent:,.0f}.",
    "audit-rated-all": "Dificultad: de {low:.1f} a {high:.1f}, mediana {middle:.1f} ({count:pasatiempo}).",
    "audit-rated": "Dificultad ({count:pasatiempo} puntuados), según lo que indica el archivo:",
    "audit-nothing": "sin indicar",
    "audit-band": "{name}: de {low:.1f} a {high:.1f}, mediana {middle:.1f} ({count:,.0f})",
    "audit-not-rated": "Sin puntuar, porque llevaría demasiado tiempo: {count:,.0f}.",
    "audit-leak": "Fuga: {first} y {second} tienen {count:pasatiempo} en común.",
    "audit-sound": "En orden: cada fila es un pasatiempo con exactamente una solución y no hay dos iguales.",
    "audit-unsound": "No está en orden.",
    "audit-title": "Auditoría de colecciones de pasatiempos",
    "audit-statuses": "Filas por resultado",
    "audit-levels": "Pasatiempos puntuados por nivel",
    "audit-medians": "Mediana de la dificultad según lo indicado",
    "score-unreadable": "En la respuesta no hay ninguna cuadrícula de {rows}×{cols}.",
    "score-right": "Bien: {right} de {cells}.",
    "score-wrong": "Mal: {count} ({cells}).",
    "score-empty": "Vacías: {count}.",
    "score-changed": "Pistas cambiadas: {count} ({cells}).",
    "score-no-steps": "En la respuesta no hay ningún paso.",
    "score-steps": "Pasos: {count}; correctos: {right}; demostrados: {proven}.",
    "score-steps-known": "No contados, porque ya se ve en el tablero: {count}.",
    "score-step-wrong": "El paso {number} es erróneo: {text}",
    "score-step-unproven": "El paso {number} es correcto, pero no se deduce ahí: {text}",
}

HOUSES: Houses = {
    "row": {"the": ("la fila {number}", "las filas {number}"), "in": ("en la fila {number}", "en las filas {number}")},
    "column": {
        "the": ("la columna {number}", "las columnas {number}"),
        "in": ("en la columna {number}", "en las columnas {number}"),
    },
    "box": {"the": ("la caja {number}", "las cajas {number}"), "in": ("en la caja {number}", "en las cajas {number}")},
    "region": {
        "the": ("la región de {cell}", "las regiones de {cell}"),
        "in": ("en la región de {cell}", "en las regiones de {cell}"),
    },
    "run": {"the": ("el grupo {cells}",), "in": ("en el grupo {cells}",)},
    "falling diagonal": {"the": ("la diagonal descendente",), "in": ("en la diagonal descendente",)},
    "rising diagonal": {"the": ("la diagonal ascendente",), "in": ("en la diagonal ascendente",)},
    "no touching equals": {"the": ("{cells} (que se tocan)",), "in": ("en {cells} (que se tocan)",)},
    "no touching equals, full": {
        "the": ("{cells} (que se tocan, con solo {values} entre todas)",),
        "in": ("en {cells} (que se tocan, con solo {values} entre todas)",),
    },
    "no equals side by side": {
        "the": ("{cells} (una al lado de la otra)",),
        "in": ("en {cells} (una al lado de la otra)",),
    },
    "no equals side by side, full": {
        "the": ("{cells} (una al lado de la otra, con solo {values} entre todas)",),
        "in": ("en {cells} (una al lado de la otra, con solo {values} entre todas)",),
    },
    "no equals a knight's move apart": {
        "the": ("{cells} (a un salto de caballo)",),
        "in": ("en {cells} (a un salto de caballo)",),
    },
    "no equals a knight's move apart, full": {
        "the": ("{cells} (a un salto de caballo, con solo {values} entre todas)",),
        "in": ("en {cells} (a un salto de caballo, con solo {values} entre todas)",),
    },
    "no equals a certain move apart": {
        "the": ("{cells} (a un salto prohibido)",),
        "in": ("en {cells} (a un salto prohibido)",),
    },
    "no equals a certain move apart, full": {
        "the": ("{cells} (a un salto prohibido, con solo {values} entre todas)",),
        "in": ("en {cells} (a un salto prohibido, con solo {values} entre todas)",),
    },
    "disjoint group": {
        "the": ("el grupo disjunto {number}", "los grupos disjuntos {number}"),
        "in": ("en el grupo disjunto {number}", "en los grupos disjuntos {number}"),
    },
    "extra region": {"the": ("la región adicional de {cell}",), "in": ("en la región adicional de {cell}",)},
    "renban": {"the": ("la línea renban de {cell}",), "in": ("en la línea renban de {cell}",)},
    "house": {"the": ("{cells} (valores distintos)",), "in": ("en {cells} (valores distintos)",)},
    "house, full": {
        "the": ("{cells} (valores distintos, con solo {values} entre todas)",),
        "in": ("en {cells} (valores distintos, con solo {values} entre todas)",),
    },
}

RULES = {
    "cells that hold nothing": "celdas que quedan vacías",
    "no touching equals": "los valores iguales nunca se tocan",
    "no equals side by side": "los valores iguales nunca están uno al lado del otro",
    "no equals a knight's move apart": "los valores iguales nunca están a un salto de caballo",
    "no consecutive neighbours": "los valores vecinos nunca son consecutivos",
    "distance of equals": "los valores iguales guardan distancia",
    "upper cells greater": "en una región, de dos celdas la de arriba es la mayor",
    "all dots are given": "todos los puntos están dados",
    "all white dots are given": "todos los puntos blancos están dados",
    "all black dots are given": "todos los puntos negros están dados",
    "all X and V are given": "todas las X y V están dadas",
    "no equals a certain move apart": "los valores iguales nunca están a cierto salto",
}

CLUES = {
    "given": "{cell}={value}",
    "sign": "{cell} < {other}",
    "white dot": "el punto blanco entre {cell} y {other}",
    "black dot": "el punto negro entre {cell} y {other}",
    "cage": "la jaula {cells} con la suma {value}",
    "cage of one cell": "la jaula de solo {cells}, que dice {value}",
    "cage without a sum": "la jaula {cells}",
    "arrow": "la flecha {cells}",
    "pill arrow": "la flecha de la píldora {cells}",
    "doublearrow": "la flecha doble {cells}",
    "littlekiller": "la suma diagonal {value} de {cell} a {other}",
    "region sum": "la línea de sumas por región {cells}",
    "zipper": "la línea cremallera {cells}",
    "sum line": "la línea de sumas {cells} en tramos de {value}",
    "quadruple": "el círculo con {values} entre {cells}",
    "sandwich": "la suma sándwich {value} de {cell} a {other}",
    "skyscraper": "la pista de rascacielos {value} de {cell} a {other}",
    "xsum": "la suma X {value} de {cell} a {other}",
    "numberedroom": "la habitación numerada {value} de {cell} a {other}",
    "circles": "los círculos contadores {cells}",
    "automaton": "el autómata a lo largo de {cells}",
    "sum": "la suma {value} de {cells}",
    "difference": "la diferencia {value} de {cells}",
    "product": "el producto {value} de {cells}",
    "quotient": "el cociente {value} de {cells}",
    "run sum": "la suma {value} del grupo {cells}",
    "odd cell": "{cell} es impar",
    "even cell": "{cell} es par",
    "candidates": "{cell} es uno de {values}",
    "white dot with a number": "el punto blanco con {value} entre {cell} y {other}",
    "black dot with a number": "el punto negro con {value} entre {cell} y {other}",
    "X": "la X entre {cell} y {other}",
    "V": "la V entre {cell} y {other}",
    "sum of neighbours": "la suma {value} entre {cell} y {other}",
    "thermo": "el termómetro de {cell} a {other}",
    "slowthermo": "el termómetro lento de {cell} a {other}",
    "whisper": "la línea de susurro de {cell} a {other}",
    "renban": "la línea renban de {cell} a {other}",
    "nabner": "la línea nabner de {cell} a {other}",
    "palindrome": "el palíndromo de {cell} a {other}",
    "clone": "los clones {cells}",
    "entropic": "la línea entrópica de {cell} a {other}",
    "modular": "la línea modular de {cell} a {other}",
    "parityline": "la línea de paridad de {cell} a {other}",
    "between": "la línea intermedia de {cell} a {other}",
    "lockout": "la línea de bloqueo de {cell} a {other}",
    "minimum": "el mínimo en {cells}",
    "maximum": "el máximo en {cells}",
    "rowindex": "la celda índice de fila {cell}",
    "columnindex": "la celda índice de columna {cell}",
    "boxindex": "la celda índice de caja {cell}",
    "extra region": "la región adicional de {cell}",
    "relation": "la condición {value} a lo largo de {cells}",
}

STATEMENTS = {
    "row+column, some": (
        "Rellena con números del {first} al {size} de modo que ningún valor se repita en una fila o una columna."
    ),
    "row+column+box, some": (
        "Rellena con números del {first} al {size} de modo que ningún valor se repita en una fila, una columna o una "
        "caja."
    ),
    "row+column+region, some": (
        "Rellena con números del {first} al {size} de modo que ningún valor se repita en una fila, una columna o una "
        "región delimitada."
    ),
    "row+column": (
        "Rellena con números del {first} al {size} de modo que cada fila y cada columna tenga cada valor una vez."
    ),
    "row+column+box": (
        "Rellena con números del {first} al {size} de modo que cada fila, cada columna y cada caja tenga cada valor "
        "una vez."
    ),
    "row+column+region": (
        "Rellena con números del {first} al {size} de modo que cada fila, cada columna y cada región delimitada "
        "tenga cada "
        "valor una vez."
    ),
    "region": "Rellena cada región delimitada con los números del 1 hasta la cantidad de sus celdas.",
    "signs": "Cada signo entre dos celdas es cierto: su lado abierto mira al valor mayor.",
    "givens": "Un valor dado se queda en su celda.",
    "dots": (
        "Los valores con un punto blanco entre ellos son consecutivos; con un punto negro, uno es el doble del otro."
    ),
    "cages": "Los valores de una jaula son distintos y, si hay un número en su esquina, lo suman.",
    "arrows": "Los valores a lo largo de una flecha suman el número de su círculo o píldora; pueden repetirse.",
    "doublearrows": "Los valores entre los círculos de una flecha doble suman lo mismo que los dos de los círculos.",
    "littlekillers": (
        "Los valores a lo largo de una diagonal suman el número exterior cuya flecha apunta hacia ella; pueden "
        "repetirse."
    ),
    "regionsums": "Los valores de una línea de sumas por región suman lo mismo en cada región por la que pasa.",
    "zippers": (
        "Dos celdas a la misma distancia del centro de una línea cremallera suman siempre lo mismo, y una celda "
        "en el centro contiene esa suma."
    ),
    "sumlines": (
        "Una línea de sumas puede cortarse en tramos cuyos valores suman cada vez su número; los valores pueden "
        "repetirse."
    ),
    "quadruples": (
        "Los valores de un círculo en una esquina están en las cuatro celdas que lo rodean, tantas veces como "
        "aparecen."
    ),
    "sandwiches": (
        "Un número exterior entre dos rayas es la suma de los valores entre el menor y el mayor de su fila o columna."
    ),
    "skyscrapers": (
        "Un número exterior indica cuántos valores se ven desde allí: cada uno oculta a todos los menores que "
        "tiene detrás."
    ),
    "xsums": (
        "Un número exterior tras una Σ es la suma de los primeros X valores vistos desde allí, donde X es el primero "
        "de ellos."
    ),
    "numberedrooms": (
        "Un número exterior en un recuadro está en la N-ésima celda vista desde allí, donde N es el primer valor."
    ),
    "circles": "Un valor en un círculo indica cuántos círculos contienen ese valor.",
    "automata": (
        "Los valores a lo largo de una línea llevan a su autómata del primer estado a uno en el que puede "
        "terminar."
    ),
    "calculations": (
        "Los valores de una jaula dan el número de su esquina: como suma o producto, o dos de ellos como "
        "diferencia o cociente."
    ),
    "run": (
        "Rellena con números del 1 al 9 de modo que en cada grupo de celdas seguidas todos los valores sean "
        "distintos."
    ),
    "runs": "Un número indica cuánto suman los valores del grupo que está a su derecha o debajo de él.",
    "cells that hold nothing": "Las celdas sombreadas quedan vacías.",
    "parity": "Una celda con un disco gris contiene un valor impar; una con un cuadrado gris, uno par.",
    "candidates": "Una celda con cifras pequeñas contiene una de ellas.",
    "all dots are given": (
        "Todos los puntos están dados: donde no hay ninguno, los vecinos no son consecutivos ni uno es el "
        "doble del otro."
    ),
    "diagonal": "En cada una de las dos diagonales, todos los valores son distintos.",
    "no touching equals": "Los valores iguales nunca se tocan, ni siquiera por una esquina.",
    "no equals side by side": "Los valores iguales nunca están en celdas que comparten un lado.",
    "no equals a knight's move apart": "Los valores iguales nunca están a un salto de caballo.",
    "no consecutive neighbours": "Las celdas que comparten un lado nunca tienen valores consecutivos.",
    "distance of equals": "Dos valores iguales v en una fila o columna tienen al menos v celdas entre sí.",
    "upper cells greater": "Cuando dos celdas de una región están una encima de la otra, la de arriba es la mayor.",
    "white dot with a number": "Si un punto blanco lleva un número, los dos valores difieren en él.",
    "black dot with a number": "Si un punto negro lleva un número, un valor es tantas veces el otro.",
    "all white dots are given": (
        "Todos los puntos blancos están dados: donde no hay ningún punto, los vecinos no son consecutivos."
    ),
    "all black dots are given": (
        "Todos los puntos negros están dados: donde no hay ningún punto, ninguno de dos vecinos es el doble del "
        "otro."
    ),
    "xv": (
        "Dos vecinos suman 10 donde hay una X entre ellos, 5 donde hay una V, y si no, el número que está entre "
        "ellos."
    ),
    "all X and V are given": "Todas las X y V están dadas: los vecinos sin letra no suman ni 5 ni 10.",
    "thermo": "A lo largo de un termómetro los valores crecen desde el bulbo hasta la punta.",
    "slowthermo": (
        "A lo largo de un termómetro lento, azul, los valores nunca bajan desde el bulbo hasta la punta; pueden quedar "
        "iguales."
    ),
    "thermometers": (
        "A lo largo de un termómetro los valores crecen desde el bulbo hasta la punta; en uno lento también "
        "pueden quedar iguales."
    ),
    "whispers": "Los valores contiguos de una línea de susurro difieren al menos en {value}.",
    "renbans": "Una línea renban contiene valores distintos sin huecos entre ellos, en cualquier orden.",
    "nabners": "En una línea nabner no hay dos valores iguales ni consecutivos, estén donde estén en ella.",
    "palindromes": "Un palíndromo se lee igual desde ambos extremos.",
    "clones": "Los clones contienen los mismos valores en los mismos lugares.",
    "entropiclines": (
        "Tres valores seguidos cualesquiera de una línea entrópica son uno bajo, uno medio y uno alto; son bajos "
        "los {value} menores y altos otros tantos."
    ),
    "modularlines": (
        "En una línea modular, {value} valores seguidos cualesquiera dejan restos distintos al dividirlos entre "
        "{value}."
    ),
    "paritylines": "A lo largo de una línea de paridad se alternan valores impares y pares.",
    "betweenlines": "Los valores de una línea entre dos círculos están estrictamente entre los de los círculos.",
    "lockoutlines": (
        "Los valores en los dos rombos de una línea de bloqueo difieren al menos en {value}; ningún valor de la "
        "línea es uno de ellos ni está entre ellos."
    ),
    "extremes": (
        "Un mínimo es menor que cada celda contigua; un máximo, mayor; entre dos mínimos o dos máximos no se "
        "dice nada."
    ),
    "indexers": (
        "Una celda índice de columna en la columna c contiene v si y solo si el c de su fila está en la columna "
        "v; las de fila y de caja hacen lo mismo con las filas y con los lugares de la caja."
    ),
    "extraregions": "Los valores de una región adicional son todos distintos.",
    "relations": "Para cada valor a de las celdas marcadas y el siguiente b se cumple: {value}.",
    "no equals a certain move apart": "Los valores iguales nunca están a un salto de {value} celdas.",
    "falling diagonal": "En la diagonal descendente todos los valores son distintos.",
    "rising diagonal": "En la diagonal ascendente todos los valores son distintos.",
    "disjoint group": "Las celdas que ocupan el mismo lugar en regiones distintas tienen valores distintos.",
}

CLAUSES = {
    # what follows
    "so": "Por tanto, {clauses}.",
    "is": "{cell} es {value}",
    "so-not": "Por tanto, {cell} no es {value}.",
    "cross-out": "Por tanto, tacha {groups}.",
    # of what follows from something supposed, which is not to be taken for a conclusion
    "so-then": "Entonces, {clauses}.",
    "cross-out-then": "Eso descarta {groups}.",
    "in": "{values} en {cells}",
    "span": "{low} a {high}",
    # where to look
    "look": "Mira {cells}.",
    "look-house": "Mira {house:the}.",
    "look-clue": "Mira {clue}.",
    # why there is one place or one value left
    "elsewhere": "en los demás sitios ya está excluido",
    "elsewhere-none": "ninguna de las otras celdas puede tenerlo",
    "elsewhere-seen": "en los demás sitios queda excluido por {seen}",
    "elsewhere-partly": "en los demás sitios ya está tachado o queda excluido por {seen}",
    "otherwise": "todos los demás valores ya están excluidos",
    "otherwise-seen": "todos los demás valores quedan excluidos por {seen}",
    "otherwise-partly": "todos los demás valores ya están tachados o quedan excluidos por {seen}",
    # chains
    "certain": "Ya es seguro: {all}.",
    "if-is": "si {cell} es {value}",
    "if-not": "si {cell} no es {value}",
    "then-is": "entonces {cell} es {value}",
    "then-not": "entonces {cell} no es {value}",
    "then-none": "entonces quedan excluidos {all}",
    "ends": "Así, se cumple al menos uno de los dos, {ends}, y en ambos casos quedan excluidos los mismos candidatos.",
    "ends-many": (
        "Entonces el {value} está en una de las celdas {cells}. Así, se cumple eso o {first}, y en ambos casos "
        "quedan excluidos los mismos candidatos."
    ),
    "ends-same": "Eso no puede ser.",
    "loop": "Como los dos se excluyen entre sí, la cadena es un anillo: de cada dos vecinos en él, uno se cumple.",
    "no-value-at-once": "No queda ningún valor para {cell}.",
    "no-place-at-once": "No queda sitio para {value} {house:in}.",
    "no-value": "Ahora no queda ningún valor para {cell}.",
    "no-place": "Ahora no queda sitio para {value} {house:in}.",
    "dead-end": "Ahora una celda queda sin valor, o un valor sin sitio.",
    # other ways to tell a technique
    "last-cell-alone": "{cell} es una región por sí sola, y {value} es su único valor posible.",
    "ruled-out-clue": "Lo excluye esta pista: {clues}.",
    "ruled-out-range": "{cell} solo puede tener {domain}.",
    "sign-bound-one": "Mira {signs}: {cell} es como mínimo {value}, y {end} es al menos 1 mayor.",
    "sign-bound-one-down": "Mira {signs}: {end} es como máximo {value}, y {cell} es al menos 1 menor.",
    "sign-bound-down": "Mira {signs}: {end} es como máximo {value}, y cada celda anterior es al menos 1 menor.",
    "extreme-end-down": "Mira {signs}: una celda menor que otra no puede tener {any}.",
    # parts that are told together, and what they lead to
    "sign-bound-all": "En cada una de estas cadenas, cada celda es al menos 1 mayor que la anterior: {items}.",
    "sign-bound-each": "{cell} es como mínimo {value}",
    "sign-bound-each-down": "{end} es como máximo {value}",
    "sign-bound-where": "{signs}, donde {bounds}",
    "no-partner-all": "Cada valor necesita una pareja que aún sea posible: {items}.",
    "no-partner-each": "a {second} solo le quedan {left}, lo que limita {targets} ({relations})",
    "hidden-single-region-after": "{house:In}, eso deja solo {cell} para {value}.",
    "hidden-single-line-after": "{house:In}, eso deja solo {cell} para {value}.",
    "hidden-single-set-after": "{house:In}, eso deja solo {cell} para {value}.",
    "naked-single-after": "Eso deja solo {value} para {cell}.",
    # sumas y conjuntos
    "clues-there": "{count:pista}",
    "clues-adding": "{count:pista} de suma {total}",
    "combined-added": "Suma {added}.",
    "combined-taken": "Suma {added} y resta {taken}.",
    "combined-left": "Queda {sum}={total}.",
    "combined-between": "Lo que queda, {sum}, está entre {low} y {high}.",
    "combined-ends": (
        "Con los valores tachados aquí sería demasiado pequeño o demasiado grande, tengan lo que tengan las "
        "demás celdas."
    ),
    "combined-ends-apart": (
        "Como todos los valores son distintos {houses:in}, con los tachados aquí sería demasiado pequeño o "
        "demasiado grande, tengan lo que tengan las demás celdas."
    ),
    "left-inside": "Eso deja {total} para {cells}.",
    "left-outside": "Estos últimos incluyen además {cells}, para lo que queda {total}.",
    "left-both": (
        "Las celdas son las mismas salvo {inside} por un lado y {outside} por el otro. Así que {more} es {total} más "
        "que {less}."
    ),
    "left-equal": (
        "Las celdas son las mismas salvo {inside} por un lado y {outside} por el otro. Así que {more} es lo mismo que "
        "{less}."
    ),
    "left-ways": "Eso solo puede ser {ways}.",
    "combinations-values": "{Clues} solo puede constar de {values}.",
    "combinations-all": "Mira las combinaciones que quedan: {items}.",
    "combinations-each": "{clues} solo puede ser {ways}",
    "combinations-each-values": "{clues} solo puede constar de {values}",
    "combinations-each-kept": "{clues} solo puede tener {kept}",
    "only-place-values": "Conste de lo que conste {clues}, el {value} está ahí, y solo cabe en {cell}.",
    "must-contain-values": (
        "Conste de lo que conste {clues}, en todo caso tiene {values}. Una celda que ve todos los sitios de un valor "
        "así no puede tenerlo ({rules})."
    ),
    "fillings-values": "{Clues} se puede llenar de muchas formas, pero solo con {kept}.",
    "two-rules-values": "Con uno de los valores tachados aquí, se llene como se llene {clue}, no queda {dead}.",
    "places": "los sitios de {values} {house:in}",
    "nothing-for-cell": "ningún valor para {cell}",
    "nothing-for-house": "ningún sitio para {value} {house:in}",
    "nothing-for-rule": "ninguna forma de llenar {clue}",
    "any-filling-values": (
        "Se llene como se llene {clues}, una de sus celdas tiene el valor que se tacha aquí y lo excluye "
        "({rules})."
    ),
}

_HIDDEN = "{house:In}, solo {cell} puede ser {value}: {why}."
_HIDDEN_SET = (
    "{house:In}, los valores {values} solo caben en {cells}: tantos valores como celdas, así que allí no cabe nada más."
)
_NAKED_SET = "{house:In}, a {cells} solo les quedan {values}: tantos valores como celdas, así que los ocupan todos."
_POINTING = "{house:In}, el {value} solo cabe en {places}. Todas están {other:in}, así que allí no cabe en otro sitio."
_FISH = (
    "{bases:In}, el {value} solo cabe en {places}. Todas están {covers:in}: el mismo número, así que allí no cabe en "
    "otro sitio."
)
_TWO_LINKS = "{houses:In}, solo quedan dos celdas para el {value} en cada caso. {chain} {ends}"
_SWAP = (
    "Si {cells} solo tuvieran {values}, esos valores podrían intercambiarse y habría dos soluciones. Como solo hay "
    "una, al menos una de estas celdas tiene otro valor."
)
_DIRECT = "{substep} {house:In}, eso deja solo {cell} para {value}."
_DIRECT_SET = "{substep} Eso deja solo {cell} para {value}."
_WRONG = "{chain} {dead_end}"
_FITS = "{Clues} solo se puede llenar así ({cells}): {ways}."
_TOTALS = "{houses:In}, los valores suman {whole}, y esto suma {known}: {clues}. {left}"

TECHNIQUES = {
    "given": ("Dado", "{cell}={value} está dado."),
    "ruled-out": ("Excluido", "{seen} excluye {value} de {cell} ({rules})."),
    "last-cell": ("Última celda", "{cell} es la última celda vacía {house:in}, y allí solo falta el {value}."),
    "hidden-single-region": ("Único oculto en una región", _HIDDEN),
    "hidden-single-line": ("Único oculto en una línea", _HIDDEN),
    "naked-single": ("Candidato único", "{cell} solo puede ser {value}: {why}."),
    "hidden-single-set": (
        "Único oculto en un grupo de celdas",
        "{house:In}, cada uno de estos valores tiene que estar, y solo {cell} puede ser {value}: {why}.",
    ),
    "extreme-end": ("Extremo", "Mira {signs}: una celda mayor que otra no puede tener {any}."),
    "impossible-value": ("Valor imposible", "Mira {bonds}: para {values} no habría pareja ahí."),
    "sign-bound": (
        "Límite por signos",
        "Mira {signs}: {cell} es como mínimo {value}, y cada celda posterior es al menos 1 mayor.",
    ),
    "last-in-sum": ("Última celda de una suma", "{Clues} ya tiene {filled}, y {cell} completa el resto."),
    "combinations": ("Combinaciones", "{Clues} solo puede ser {ways}."),
    "only-place": (
        "Único sitio de un valor necesario",
        "{Clues} solo puede ser {ways}: el {value} siempre está, y solo cabe en {cell}.",
    ),
    "many-combinations": ("Muchas combinaciones", "{Clues} solo puede ser {ways}."),
    "rule-of-45": ("Regla del 45", _TOTALS),
    "fillings": ("Lo que encaja", _FITS),
    "many-fillings": ("Lo que encaja en muchas celdas", _FITS),
    "must-contain": (
        "Valor necesario",
        "{Clues} solo puede ser {ways}, así que en todo caso tiene {values}. Una celda que ve todos los sitios de un "
        "valor así no puede tenerlo ({rules}).",
    ),
    "sum-bounds": (
        "Límites de una suma",
        "{Clues}: con los valores tachados aquí, la suma sería demasiado pequeña o demasiado grande, tengan lo que "
        "tengan las demás celdas.",
    ),
    "virtual-cage": ("Jaula virtual", _TOTALS),
    "rule-of-45-houses": ("Regla del 45 en varias unidades", _TOTALS),
    "any-filling": (
        "Excluido en todo caso",
        "{Clues} solo se puede llenar así ({cells}): {ways}. En cada caso queda excluido lo que se tacha aquí "
        "({rules}).",
    ),
    "two-rules": (
        "Dos reglas juntas",
        "Con uno de los valores tachados aquí, {clue} solo se podría llenar así ({order}): {ways}. Así no "
        "quedaría {dead}.",
    ),
    "along-a-line": (
        "A lo largo de una línea",
        "{Clues}: cada valor necesita una pareja en las celdas de antes y de después. Los tachados aquí no tienen "
        "ninguna.",
    ),
    "class-counting": (
        "Contar una clase de valores",
        "{Clues}: aquí se alternan valores de {one_class} y de {other_class}. Con uno de {one_class} en {cell}, su "
        "número {house:in} no cuadraría.",
    ),
    "counting-bound": (
        "Límite por recuento",
        "Mira {signs}. {house:In}, {rest} tienen valores distintos. Con {gone} en {cell}, solo quedaría para ellas: "
        "{values}.",
    ),
    "no-partner": (
        "Sin pareja",
        "A {second} solo le quedan {left}. Ciertos valores en {targets} no dejarían nada de eso ({relations}).",
    ),
    "no-place": (
        "Sin sitio",
        "{house:In}, el {value} solo cabe en {places}. Los valores que ahora se tachan lo excluirían de todas ellas "
        "({rules}).",
    ),
    "forbidden-pair": (
        "Par prohibido",
        "Los valores que ahora se tachan dejarían tanto a {cell} como a {second} solo el {value} ({causes}), que no "
        "puede estar en ambas ({rules}).",
    ),
    "direct-pointing": ("Candidatos apuntadores directos", _DIRECT),
    "direct-claiming": ("Candidatos reclamados directos", _DIRECT),
    "direct-hidden-pair": ("Par oculto directo", _DIRECT_SET),
    "direct-hidden-triple": ("Trío oculto directo", _DIRECT_SET),
    "pointing": ("Candidatos apuntadores", _POINTING),
    "claiming": ("Candidatos reclamados", _POINTING),
    "locked": (
        "Candidatos bloqueados",
        "{house:In}, el {value} solo cabe en {places}. Esté donde esté, excluye {value} de {targets} ({rules}).",
    ),
    "leftover-cell": (
        "Celda sobrante",
        "{bases:The} tienen los mismos valores que {covers:the}, y las mismas celdas salvo {front} y {back}. Así, "
        "estas dos son iguales.",
    ),
    "leftover-set": (
        "Celdas sobrantes",
        "{bases:The} tienen los mismos valores que {covers:the}, y las mismas celdas salvo {front} por un lado y "
        "{back} por el otro. Así, ambos lados tienen los mismos valores.",
    ),
    "naked-pair": ("Par desnudo", _NAKED_SET),
    "naked-triple": ("Trío desnudo", _NAKED_SET),
    "naked-quad": ("Cuarteto desnudo", _NAKED_SET),
    "hidden-pair": ("Par oculto", _HIDDEN_SET),
    "hidden-triple": ("Trío oculto", _HIDDEN_SET),
    "hidden-quad": ("Cuarteto oculto", _HIDDEN_SET),
    "x-wing": ("X-Wing", _FISH),
    "swordfish": ("Pez espada", _FISH),
    "jellyfish": ("Medusa", _FISH),
    "mixed-fish-2": ("Pez mixto de tamaño 2", _FISH),
    "mixed-fish-3": ("Pez mixto de tamaño 3", _FISH),
    "skyscraper": ("Rascacielos", _TWO_LINKS),
    "kite": ("Cometa", _TWO_LINKS),
    "turbot-fish": ("Turbot Fish", _TWO_LINKS),
    "empty-rectangle": ("Rectángulo vacío", "{house:In}, solo quedan dos celdas para {value}. {chain} {ends}"),
    "xy-wing": (
        "XY-Wing",
        "A {cell} solo le quedan {others}, y cualquiera de ellos deja a una de las celdas {rest} solo el {value}. Así, "
        "una de estas es {value} en todo caso.",
    ),
    "xyz-wing": (
        "XYZ-Wing",
        "A {cell} solo le quedan {values}. O ella misma es {value}, o deja a una de las celdas {rest} solo el {value}: "
        "una de las tres es {value} en todo caso.",
    ),
    "wxyz-wing": (
        "WXYZ-Wing",
        "Sea cual sea el valor de {cell}, es el propio {value} o deja a una de las celdas {rest} solo el {value}: una "
        "de las cuatro es {value} en todo caso.",
    ),
    "unique-rectangle": ("Rectángulo único", _SWAP),
    "unique-loop": ("Anillo único", _SWAP),
    "bivalue-grave": (
        "BUG (Bivalue Universal Grave)",
        "Sin {value} en {places}, cada celda abierta tendría dos candidatos, y todos podrían intercambiarse: habría "
        "dos soluciones. Como solo hay una, allí hace falta el {value}.",
    ),
    "x-chain": ("Cadena X", "{chain} {ends}"),
    "xy-chain": ("Cadena XY", "{cells} tienen dos candidatos cada una. {chain} {ends}"),
    "alternating-chain": ("Cadena alterna", "{chain} {ends}"),
    "nishio": ("Nishio", _WRONG),
    "forcing-cell": ("Cadenas forzadas de una celda", "Cada candidato de {cell} lleva al mismo resultado. {branches}"),
    "forcing-house": (
        "Cadenas forzadas de una unidad",
        "{house:In}, cada sitio para {value} lleva al mismo resultado. {branches}",
    ),
    "dynamic-forcing": ("Cadena forzada dinámica", _WRONG),
    "nested-forcing": (
        "Cadena forzada anidada",
        _WRONG + " Por el camino resultan falsos de la misma manera: {refuted}.",
    ),
    "combined-sums": ("Sumas combinadas", "{combined}"),
    "smallest-reason": ("Razón breve", "Basta con esto: {premises}. Cualquier otra cosa lo contradiría."),
    "supposition": ("Suposición", "Supón que {cell} es {value}."),
    "trial": (
        "Prueba",
        "Hallado probando: cualquier otra cosa acaba en contradicción, pero ninguna cabe aquí.",
    ),
}

LANGUAGE = Language(
    name="Español",
    and_="y",
    or_="o",
    or_before_o="u",  # 7 u 8, 10 u 11
    thousands="\N{NO-BREAK SPACE}",
    grouped_from=10_000,
    decimal=",",
    form=lambda number: int(number != 1),
    nouns=NOUNS,
    sentences=SENTENCES,
    houses=HOUSES,
    rules=RULES,
    clues=CLUES,
    statements=STATEMENTS,
    clauses=CLAUSES,
    techniques=TECHNIQUES,
)
