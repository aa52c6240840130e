"""Spanish."""

from __future__ import annotations

__all__ = ["HELP"]

HELP = {
    # what stands for a value
    "OPTIONS": "OPCIONES",
    "COMMAND": "ORDEN",
    "ARGS": "ARGUMENTOS",
    "FILE": "ARCHIVO",
    "TEXT": "TEXTO",
    "PATH": "RUTA",
    "ADDRESS": "DIRECCIÓN",
    "KIND": "TIPO",
    "SORT": "CLASE",
    "NAME": "NOMBRE",
    "LINE": "LÍNEA",
    "ORDERS": "PEDIDOS",
    "LOW": "DESDE",
    "HIGH": "HASTA",
    "MIN": "MÍN",
    "MAX": "MÁX",
    # the texts of commands and options, in the order in which they come
    "Solve, check, explain, rate, draw and convert number-placement puzzles.": (
        "Resuelve, comprueba, explica, valora, dibuja y convierte pasatiempos numéricos."
    ),
    "Sudoku of any size, jigsaw, comparison, Suguru, Futoshiki and more, in any of the notations that `gridwright "
    "formats` lists.": (
        "Sudokus de cualquier tamaño, irregulares, de comparación, Suguru, Futoshiki y más, en cualquiera de las "
        "notaciones que enumera `gridwright formats`."
    ),
    "Examples:": "Ejemplos:",
    "Show the version and exit.": "Muestra la versión y termina.",
    "The language: {languages}. Default: ${variable}, or English.": (
        "El idioma: {languages}. Si no se da, ${variable} o, en su defecto, inglés."
    ),
    "Show this message and exit.": "Muestra esta ayuda y termina.",
    "Solve puzzles and prove whether the solution is the only one.": (
        "Resuelve pasatiempos y demuestra si la solución es la única."
    ),
    "An argument is a file or the text of a puzzle; - is standard input. Without arguments, you are asked for a "
    "puzzle of any kind on a terminal; elsewhere standard input is read.": (
        "Un argumento es un archivo o el texto de un pasatiempo; - es la entrada estándar. Sin argumentos, en un "
        "terminal se pregunta por un pasatiempo de cualquier tipo; si no, se lee la entrada estándar."
    ),
    "Exit code: 0 one solution, 1 none, 3 several, 4 undecided, 2 bad input, 130 interrupted; with several puzzles "
    "the worst of them. --all and --count exit with 0 when they are complete.": (
        "Código de salida: 0 una solución, 1 ninguna, 3 varias, 4 sin decidir, 2 entrada errónea, 130 interrumpido; "
        "con varios pasatiempos, el peor de ellos. --all y --count terminan con 0 cuando están completos."
    ),
    "Print every solution.": "Muestra todas las soluciones.",
    "Print (or count) at most N solutions.": "Muestra (o cuenta) N soluciones como mucho.",
    "Only count the solutions.": "Solo cuenta las soluciones.",
    "Use only naked and hidden singles, no search.": "Usa solo candidatos únicos y ocultos, sin búsqueda.",
    "Print the values that each cell has in any solution.": (
        "Muestra los valores que tiene cada celda en alguna solución."
    ),
    "Give up after S seconds per puzzle.": "Abandona tras S segundos por pasatiempo.",
    "Print the solution in this notation.": "Muestra la solución en esta notación.",
    "Print only the grid, values separated by spaces.": (
        "Muestra solo la cuadrícula, con valores separados por espacios."
    ),
    "Draw without Unicode lines.": "Dibuja sin líneas Unicode.",
    "One JSON object per puzzle and line.": "Un objeto JSON por pasatiempo y línea.",
    "The notation to read; recognised if not given.": "La notación que se lee; si no se da, se reconoce.",
    "Accept regions in several pieces.": "Admite regiones en varios trozos.",
    "Write to this file: {endings}; .gz compresses it.": "Escribe en este archivo: {endings}; .gz lo comprime.",
    "Check that puzzles have exactly one solution.": "Comprueba que los pasatiempos tengan exactamente una solución.",
    "Check that puzzles are well-formed and have exactly one solution.": (
        "Comprueba que los pasatiempos estén bien formados y tengan exactamente una solución."
    ),
    "Well-formed: regions connected and of the right size, signs between neighbours, givens in range. All problems "
    "are listed at once, each with its cells.": (
        "Bien formados: regiones conexas y del tamaño correcto, signos entre vecinas, valores dados dentro de los "
        "límites. Todos los problemas se enumeran a la vez, cada uno con sus celdas."
    ),
    "Without a solution: which clues clash, and which to remove or change. With several: where they differ, and "
    "which clues would leave only one.": (
        "Sin solución: qué pistas chocan y cuáles quitar o cambiar. Con varias: en qué difieren y qué pistas "
        "dejarían una sola."
    ),
    "Exit code: 0 all is well, 2 not well-formed, 1 no solution, 3 several, 4 undecided; with several puzzles the "
    "worst of them.": (
        "Código de salida: 0 todo bien, 2 mal formado, 1 sin solución, 3 varias, 4 sin decidir; con varios "
        "pasatiempos, el peor de ellos."
    ),
    "Also look for clues that can be left out.": "Busca también pistas de las que se puede prescindir.",
    "Explain the steps a person would take, with reasons.": "Explica los pasos que daría una persona, con sus razones.",
    "Explain puzzles: the steps a person would take, each with its reason.": (
        "Explica pasatiempos: los pasos que daría una persona, cada uno con su razón."
    ),
    "Every step is the easiest available at that point. The number after a technique says how hard it is, on the "
    "scale of Sudoku Explainer. The steps start from the values and marks of a position (in the notation json), or "
    "from what --so-far adds: in words (r5c5=5 r1c3!=5), as steps that explain or hint printed, or as rows.": (
        "Cada paso es el más fácil posible en ese momento. El número tras una técnica dice lo difícil que es, en la "
        "escala de Sudoku Explainer. Los pasos parten de los valores y las anotaciones de una posición (en la "
        "notación json), o de lo que añade --so-far: en palabras (r5c5=5 r1c3!=5), como pasos que escribieron "
        "explain o hint, o como filas."
    ),
    "With -o page.html, several puzzles become several files: page-1.html, page-2.html and so on. Nothing is written "
    "if any of them is not a puzzle.": (
        "Con -o page.html, varios pasatiempos dan varios archivos: page-1.html, page-2.html, etc. Si alguno no es un "
        "pasatiempo, no se escribe nada."
    ),
    "Exit code: 0 explained to the end, 1 no solution or a mistake so far, 3 several, 4 undecided or not explained "
    "to the end, 2 bad input; with several puzzles the worst of them.": (
        "Código de salida: 0 explicado hasta el final, 1 sin solución o ya hay un error, 3 varias, 4 sin decidir o "
        "no explicado hasta el final, 2 entrada errónea; con varios pasatiempos, el peor de ellos."
    ),
    "Draw the board after each step, with candidates where they fit.": (
        "Dibuja el tablero tras cada paso, con candidatos donde quepan."
    ),
    "What you have done so far: 'r5c5=5 r1c3!=5', steps as they are printed, or the puzzle or its rows as filled in. "
    "May be given several times.": (
        "Lo que llevas hecho: 'r5c5=5 r1c3!=5', pasos tal como se escriben, o el pasatiempo o sus filas ya "
        "rellenados. Puede darse varias veces."
    ),
    "Use singles only, and otherwise a short reason.": "Usa solo candidatos únicos y, si no, una razón breve.",
    "Also use that there is only one solution, once that is proven.": (
        "Usa también que hay una sola solución, una vez demostrado."
    ),
    "Print Markdown.": "Escribe Markdown.",
    "Make a web page that goes through the steps on the board.": (
        "Crea una página web que recorre los pasos sobre el tablero."
    ),
    "Give a hint at the next step: as much of it as you want to know.": (
        "Da una ayuda para el siguiente paso: tanto como quieras saber."
    ),
    "It starts from the values and marks of a position (in the notation json), or from what --so-far adds, and first "
    "says whether there is a mistake in them. --so-far takes values and crossings-out (r5c5=5 r1c3!=5), the JSON or "
    "the sentences that explain and hint print, or rows. To go on step by step without typing anything twice, use "
    "`gridwright play`; without arguments on a terminal, hint asks for a puzzle and then does the same.": (
        "Parte de los valores y las anotaciones de una posición (en la notación json), o de lo que añade --so-far, y "
        "primero dice si hay algún error. --so-far admite valores y tachaduras (r5c5=5 r1c3!=5), el JSON o las "
        "frases que escriben explain y hint, o filas. Para seguir paso a paso sin escribir nada dos veces, usa "
        "`gridwright play`; sin argumentos, en un terminal, hint pregunta por un pasatiempo y luego hace lo mismo."
    ),
    "Exit code: 0 there is a hint or nothing is left to do, 1 no solution or a mistake so far, 3 several solutions, "
    "4 undecided or no hint found, 2 bad input; with several puzzles the worst of them.": (
        "Código de salida: 0 hay ayuda o no queda nada por hacer, 1 sin solución o ya hay un error, 3 varias "
        "soluciones, 4 sin decidir o no se encontró ayuda, 2 entrada errónea; con varios pasatiempos, el peor de "
        "ellos."
    ),
    "1 where to look, 2 which technique, 3 which cells, 4 all of it. [default: 1; with --next: 4]": (
        "1 dónde mirar, 2 qué técnica, 3 qué celdas, 4 todo. [por defecto: 1; con --next: 4]"
    ),
    "The next N steps, each taken before the next is looked for.": (
        "Los N pasos siguientes; cada uno se da antes de buscar el próximo."
    ),
    "Draw the position first, with its marks where they fit.": (
        "Dibuja primero la posición, con sus anotaciones donde quepan."
    ),
    "Play a puzzle, with hints whenever you want one.": "Juega un pasatiempo, con ayudas siempre que quieras.",
    "It shows the board and does what you type, until you quit or the input ends:": (
        "Muestra el tablero y hace lo que escribes, hasta que sales o se acaba la entrada:"
    ),
    "r5c5=5 r1c3!=5     enter a value, cross one out; several on a line": (
        "r5c5=5 r1c3!=5     poner un valor, tachar uno; varios en una línea"
    ),
    "r1c3+5             bring back what was crossed out": "r1c3+5             recuperar lo tachado",
    "clear r5c5         empty a cell": "clear r5c5         vaciar una celda",
    "hint               where to look; again: more, up to the whole step": (
        "hint               dónde mirar; otra vez: más, hasta el paso entero"
    ),
    "next               take the next step (next 5: five of them)": (
        "next               dar el siguiente paso (next 5: cinco pasos)"
    ),
    "undo, redo         take back the last change, do it again": (
        "undo, redo         deshacer el último cambio, rehacerlo"
    ),
    "check              whether anything is wrong so far": "check              si ya hay algo mal",
    "candidates, board  the board with all candidates, or without": (
        "candidates, board  el tablero con todos los candidatos, o sin ellos"
    ),
    "why r1c3!=5        why that follows": "why r1c3!=5        por qué se deduce",
    "explain            all steps from here to the end": "explain            todos los pasos desde aquí hasta el final",
    "solve              show the solution": "solve              mostrar la solución",
    "row 3: 5..1....9   correct the givens of a mistyped row": (
        "row 3: 5..1....9   corregir los valores dados de una fila mal escrita"
    ),
    "save FILE          save the position; play, hint and explain read it": (
        "save ARCHIVO       guardar la posición; play, hint y explain la leen"
    ),
    "help, quit": "help, quit         esta lista, salir",
    "Without a puzzle, it asks for one on a terminal. Commands may also come from a pipe; then the first that fails "
    "ends the session.": (
        "Sin pasatiempo, en un terminal pregunta por uno. Las órdenes también pueden llegar por una tubería; "
        "entonces la primera que falla termina la sesión."
    ),
    "Exit code: 0 quit, or the input has ended; 2 bad input, 130 interrupted.": (
        "Código de salida: 0 al salir o al acabarse la entrada; 2 entrada errónea, 130 interrumpido."
    ),
    "Do this first. May be repeated.": "Haz esto primero. Puede repetirse.",
    "One JSON object for each line that is typed.": "Un objeto JSON por cada línea escrita.",
    "Rate how hard puzzles are for people.": "Valora lo difíciles que son los pasatiempos para las personas.",
    "Rate puzzles: how hard the hardest step is, and how long a person takes.": (
        "Valora pasatiempos: lo difícil que es el paso más difícil y cuánto tarda una persona."
    ),
    "The rating is on the scale of Sudoku Explainer; the effort is in minutes; the level has a name from beginner to "
    "extreme. Only a puzzle with exactly one solution can be rated.": (
        "La valoración sigue la escala de Sudoku Explainer; el esfuerzo se da en minutos; el nivel tiene un nombre, "
        "de beginner a extreme. Solo se puede valorar un pasatiempo con exactamente una solución."
    ),
    "A file (or standard input) may hold many puzzles, one on each line or as its notation has them, and may be "
    "compressed (.gz). Then each gives a row, in the same order, as CSV or JSON; one that cannot be rated gives a "
    "row that says why.": (
        "Un archivo (o la entrada estándar) puede contener muchos pasatiempos, uno por línea o como los tenga su "
        "notación, y puede estar comprimido (.gz). Entonces cada uno da una fila, en el mismo orden, como CSV o "
        "JSON; el que no se puede valorar da una fila que dice por qué."
    ),
    "Exit code: 0 rated, 1 no solution, 3 several, 4 undecided, 2 bad input; with rows, 2 if any was not rated.": (
        "Código de salida: 0 valorado, 1 sin solución, 3 varias, 4 sin decidir, 2 entrada errónea; con filas, 2 si "
        "alguna quedó sin valorar."
    ),
    "Chart the rating of each step and the candidates left.": (
        "Muestra un gráfico de la valoración de cada paso y los candidatos que quedan."
    ),
    "Print a row per puzzle, even if there is only one.": "Escribe una fila por pasatiempo, aunque solo haya uno.",
    "Use N processes; one per processor if not given.": "Usa N procesos; si no se da, uno por procesador.",
    "Draw puzzles, on the screen or as files.": "Dibuja pasatiempos, en la pantalla o en archivos.",
    "Draw puzzles on the screen, or as a file in the format that its name asks for.": (
        "Dibuja pasatiempos en la pantalla, o como archivo en el formato que pide su nombre."
    ),
    "Several puzzles become several files: out-1.svg, out-2.svg and so on. Nothing is written unless all of them can "
    "be drawn. The theme auto is light or dark, as the viewer prefers; print is black on white.": (
        "Varios pasatiempos dan varios archivos: out-1.svg, out-2.svg, etc. No se escribe nada si no se pueden "
        "dibujar todos. El tema auto es claro u oscuro, según prefiera quien lo mira; print es negro sobre blanco."
    ),
    "Exit code: 0 drawn, 2 not drawn, because of bad input or because there is no such solution or step.": (
        "Código de salida: 0 dibujado, 2 no dibujado, por entrada errónea o porque no existe tal solución o paso."
    ),
    "Write to this file: .svg, .png, .pdf, .txt.": "Escribe en este archivo: .svg, .png, .pdf, .txt.",
    "Fill in the solution.": "Rellena la solución.",
    "Pencil in all candidates that the filled cells leave.": (
        "Anota todos los candidatos que dejan las celdas rellenas."
    ),
    "Show step N of the explanation.": "Muestra el paso N de la explicación.",
    "Colour the regions.": "Colorea las regiones.",
    "The colours.": "Los colores.",
    "A title for those who cannot see the picture.": "Un título para quienes no pueden ver la imagen.",
    "Print puzzles as a book, with solutions at the back.": (
        "Imprime pasatiempos como libro, con las soluciones al final."
    ),
    "Make a book of puzzles, of any kinds and sizes, as a PDF file.": (
        "Hace un libro de pasatiempos, de cualquier tipo y tamaño, como archivo PDF."
    ),
    "It has a cover, the rules of all kinds in it, the puzzles with their levels, and the solutions at the back. "
    "Every puzzle must have exactly one solution; if any does not, no book is made. With --make, the puzzles are "
    "made.": (
        "Tiene portada, las reglas de todos los tipos que contiene, los pasatiempos con sus niveles y las soluciones "
        "al final. Cada pasatiempo debe tener exactamente una solución; si alguno no la tiene, no se hace el libro. "
        "Con --make se crean los pasatiempos."
    ),
    "Exit code: 0 made, 1 made, but not all puzzles are as hard as asked, 2 not made, because of bad input.": (
        "Código de salida: 0 hecho, 1 hecho con pasatiempos que no son todos tan difíciles como se pedía, 2 no "
        "hecho, por entrada errónea."
    ),
    "Write to this file: .pdf.": "Escribe en este archivo: .pdf.",
    "Puzzles on a page; 2, or 1 with --large.": "Pasatiempos por página; 2, o 1 con --large.",
    "The title; if not given, what is in the book.": "El título; si no se da, lo que hay en el libro.",
    "The name below the title.": "El nombre bajo el título.",
    "Large print.": "Letra grande.",
    "The size of paper.": "El tamaño del papel.",
    "Easiest first.": "Los más fáciles primero.",
    "In random order.": "En orden aleatorio.",
    "Make the puzzles: '10 suguru 8x8 easy, 10 killer medium'.": (
        "Crea los pasatiempos: '10 suguru 8x8 easy, 10 killer medium'."
    ),
    "For --make, --shuffle: the same number gives the same book.": (
        "Para --make, --shuffle: el mismo número da el mismo libro."
    ),
    "Headings by level or by kind.": "Encabezados por nivel o por tipo.",
    "No cover and no page of rules: sheets of puzzles, and the solutions.": (
        "Sin portada ni página de reglas: hojas con pasatiempos y las soluciones."
    ),
    "Leave out the solutions.": "Omite las soluciones.",
    "Seconds per puzzle for solving it; a level that takes longer to find is left out.": (
        "Segundos por pasatiempo para resolverlo; si el nivel tarda más, se omite."
    ),
    "One JSON object per book and line.": "Un objeto JSON por libro y línea.",
    "Make puzzles to order.": "Crea pasatiempos a medida.",
    "Make puzzles of any kind, each with exactly one solution, no two alike.": (
        "Crea pasatiempos de cualquier tipo, cada uno con exactamente una solución y todos distintos."
    ),
    "They are drawn, with how hard they are; with --to or -o they are written in a notation, and with --json with "
    "their records. The same seed gives the same puzzles on any machine. With -o, the output grows in PATH.part and "
    "is renamed when it is complete; if the run is interrupted, the same command with --resume continues where it "
    "stopped.": (
        "Se dibujan y se dice lo difíciles que son; con --to o -o se escriben en una notación, y con --json junto "
        "con su ficha. La misma semilla da los mismos pasatiempos en cualquier máquina. Con -o, la salida crece en "
        "RUTA.part y cambia de nombre cuando está completa; si se interrumpe, la misma orden con --resume continúa "
        "donde se quedó."
    ),
    "Exit code: 0 made as asked, 1 if some are not as hard as asked or there are not so many different ones, 4 if "
    "time ran out before all were made, 2 if the request is impossible.": (
        "Código de salida: 0 creados como se pedía, 1 si algunos no son tan difíciles como se pedía o hay "
        "menos distintos, 4 si el tiempo se acabó antes de crearlos todos, 2 si se pide algo imposible."
    ),
    "Rows and columns: 9, or 6x8.": "Filas y columnas: 9, o 6x8.",
    "How hard.": "Lo difícil que es.",
    "How hard, by the hardest step: 3.4..4.2.": "Lo difícil que es, según el paso más difícil: 3.4..4.2.",
    "How long people need: 5..10.": "Cuánto se tarda: 5..10.",
    "The symmetry of where clues stand.": "Simetría de la colocación de las pistas.",
    "The least and the greatest value: 0-8; else 1 to n.": "El menor y el mayor valor: 0-8; si no, de 1 a n.",
    "How many givens.": "Cuántos valores dados.",
    "Every clue is needed.": "No sobra ninguna pista.",
    "Clues beside givens: dots, signs:all.": "Pistas además de los valores dados: dots, signs:all.",
    "Regions: a letter per cell, or any.": "Regiones: una letra por celda, o cualesquiera.",
    "Further rules: diagonals, …": "Otras reglas: diagonals, …",
    "Techniques it must need.": "Técnicas que debe necesitar.",
    "Techniques it must not need.": "Técnicas que no debe necesitar.",
    "Where givens may stand: all but dots.": "Dónde puede haber valores dados: en todo menos los puntos.",
    "Make N of each and keep the best …": "Crea N de cada uno y se queda con el mejor …",
    "… by this; by variety if not given.": "… según esto; si no se dice, por variedad (variety).",
    "Attempts at each puzzle; 400, or 4000 of quick ones.": "Intentos por pasatiempo; 400, o 4000 si son rápidos.",
    "How many.": "Cuántos.",
    "The same number gives the same puzzles.": "El mismo número da los mismos pasatiempos.",
    "Write this notation.": "Escribe en esta notación.",
    "Use N processors; all of them if not given.": "Usa N procesadores; si no se da, todos.",
    "Stop after S seconds, and keep what was made by then.": "Para tras S segundos, con lo creado hasta entonces.",
    "Continue a run that was interrupted.": "Continúa un trabajo interrumpido.",
    "One JSON object per puzzle and line, with its record.": "Un objeto JSON por pasatiempo y línea, con su ficha.",
    "Add the fewest clues that leave one solution.": "Añade las pistas justas para que haya una sola solución.",
    "Complete a half-made puzzle: add the fewest clues that leave exactly one solution.": (
        "Completa un pasatiempo a medio hacer: añade las menos pistas posibles que dejan exactamente una solución."
    ),
    "Exit code: 0 completed, 1 if it is not as hard as asked, 4 if time ran out before a better one could be ruled "
    "out, 2 for bad input.": (
        "Código de salida: 0 completado, 1 si no es tan difícil como se pedía, 4 si el tiempo se acabó antes "
        "de saber que no hay nada mejor, 2 entrada errónea."
    ),
    "What to add; givens if not given.": "Qué añadir; cifras dadas (givens) si no se indica.",
    "The symmetry of where givens stand.": "Simetría de la colocación de los valores dados.",
    "How hard it should be.": "Lo difícil que ha de ser.",
    "Another number chooses other clues.": "Otro número elige otras pistas.",
    "Remove every clue that is not needed.": "Quita todas las pistas que sobran.",
    "Remove clues until every clue that is left is needed.": (
        "Quita pistas hasta que no pueda faltar ninguna sin dejar varias soluciones."
    ),
    "With --rating keep, only clues that leave the rating as it is are removed; with --rating raise, several ways are"
    " tried for the hardest puzzle. Exit code: 0 done, 4 if time ran out first, 2 for bad input.": (
        "Con --rating keep solo se quitan las pistas que dejan igual la valoración; con --rating raise, de "
        "varios caminos se toma el que lleva al pasatiempo más difícil. Código de salida: 0 hecho, 4 si antes"
        " se acabó el tiempo, 2 entrada errónea."
    ),
    "Whether the rating may change, or should rather rise.": "Si la valoración puede cambiar o más bien debe subir.",
    "Another number tries clues in another order.": "Otro número prueba las pistas en otro orden.",
    "Write puzzles in another notation.": "Escribe pasatiempos en otra notación.",
    "A puzzle that the notation cannot carry in full is refused, with the reason; --lossy leaves out what does not "
    "fit. What a player has entered and marked is kept where the notation has a place for it. Nothing is written "
    "unless all puzzles can be.": (
        "Un pasatiempo que no cabe entero en la notación se rechaza, diciendo el motivo; --lossy omite lo que no "
        "cabe. Lo que un jugador ha puesto y anotado se conserva donde la notación tiene sitio para ello. No se "
        "escribe nada si no se pueden escribir todos."
    ),
    "The notation to write; if not given, PATH decides.": "La notación que se escribe; si no se da, decide RUTA.",
    "Leave out what the notation cannot carry, and say what that is.": (
        "Omite lo que no cabe en la notación y dice qué es."
    ),
    "Write to this file (.gz too).": "Escribe en este archivo (también .gz).",
    "Tell by an id which puzzles are the same.": "Indica con un identificador qué pasatiempos son el mismo.",
    "Puzzles have the same id if one becomes the other when it is turned, mirrored or relabelled, or when rows, "
    "columns and bands change places in a way that keeps all rules; and else they have different ones. The id is the "
    "same on every machine, and the one that `generate --json` tells.": (
        "Dos pasatiempos tienen el mismo identificador si uno se convierte en el otro al girarlo, reflejarlo o "
        "cambiar los nombres de los valores, o al cambiar de lugar filas, columnas y bandas sin romper ninguna "
        "regla; si no, los tienen distintos. El identificador es el mismo en cualquier ordenador, y es el que da "
        "`generate --json`."
    ),
    "Exit code: 0 all have an id, 2 not a puzzle, 4 too much of a puzzle looks alike to find one.": (
        "Código de salida: 0 todos tienen identificador, 2 no es un pasatiempo, 4 demasiadas partes de un pasatiempo "
        "son iguales para encontrarlo."
    ),
    "Work on files of puzzles of any size, one puzzle per line.": (
        "Trabaja con archivos de pasatiempos de cualquier tamaño, uno por línea."
    ),
    "Check that puzzles have exactly one solution, and say what is wrong with the others.": (
        "Comprueba que los pasatiempos tengan exactamente una solución y dice qué falla en los demás."
    ),
    "A line is a puzzle: n² characters, 2n² for a jigsaw, JSON, or any notation that fits on a line. Files may be "
    "compressed (.gz); - is standard input. Each line gives one row, in the same order; a line that is not a puzzle "
    'gives a row that begins with "error". Blank lines and comments (#) are passed on as they are, or left out of '
    "CSV and JSON, where each row has the number of its line.": (
        "Una línea es un pasatiempo: n² caracteres, 2n² si es irregular, JSON o cualquier notación que quepa en una "
        "línea. Los archivos pueden estar comprimidos (.gz); - es la entrada estándar. Cada línea da una fila, en el "
        "mismo orden; una línea que no es un pasatiempo da una fila que empieza por «error». Las líneas en blanco y "
        "los comentarios (#) pasan tal cual, o se omiten en CSV y JSON, donde cada fila lleva el número de su línea."
    ),
    "With -o, the output grows in PATH.part, with a checkpoint beside it, and is renamed when it is complete. If the "
    "run is interrupted in any way, the same command with --resume continues where it stopped.": (
        "Con -o, la salida crece en RUTA.part, con un punto de control al lado, y cambia de nombre cuando está "
        "completa. Si el trabajo se interrumpe de cualquier modo, la misma orden con --resume continúa donde se "
        "quedó."
    ),
    "At the end, a summary on standard error counts the lines by result. Exit code: 0, or 2 if a line was not a "
    "puzzle or could not be worked on.": (
        "Al final, un resumen en la salida de error cuenta las líneas por resultado. Código de salida: 0, o 2 si una "
        "línea no era un pasatiempo o no se pudo trabajar con ella."
    ),
    "Example:": "Ejemplo:",
    "Write to this file: .txt, .csv, .json; .gz compresses it. Standard output if not given.": (
        "Escribe en este archivo: .txt, .csv, .json; .gz lo comprime. Si no se da, en la salida estándar."
    ),
    "What a row holds: {names}.": "Qué contiene una fila: {names}.",
    "The notation of the lines.": "La notación de las líneas.",
    "Stop at the first line that is not a puzzle.": "Se detiene en la primera línea que no es un pasatiempo.",
    "No summary at the end.": "Sin resumen al final.",
    "The summary as a JSON object, on standard error.": "El resumen como objeto JSON, en la salida de error.",
    "A puzzle that the notation cannot carry in full is refused, with the reason; --lossy leaves out what does not "
    "fit.": (
        "Un pasatiempo que no cabe entero en la notación se rechaza, diciendo el motivo; --lossy omite lo que no "
        "cabe."
    ),
    "The notation to write.": "La notación que se escribe.",
    "Leave out what the notation cannot carry.": "Omite lo que no cabe en la notación.",
    "A row has all steps in words; in JSON, it has what 'gridwright explain --json' prints.": (
        "Una fila tiene todos los pasos en palabras; en JSON, lo que escribe 'gridwright explain --json'."
    ),
    "A row is the rating, or the status of a puzzle without exactly one solution; CSV and JSON also have the effort "
    "in minutes, the level, the hardest technique and all techniques that are needed.": (
        "Una fila es la valoración, o el estado de un pasatiempo que no tiene exactamente una solución; CSV y JSON "
        "tienen además el esfuerzo en minutos, el nivel, la técnica más difícil y todas las técnicas necesarias."
    ),
    "Solve puzzles and prove whether each solution is the only one.": (
        "Resuelve pasatiempos y demuestra si cada solución es la única."
    ),
    "A row is the solution if there is exactly one, or else the status: several, none, undecided.": (
        "Una fila es la solución si hay exactamente una o, si no, el estado: several, none, undecided."
    ),
    "Look for at most N solutions; 2 if not given.": "Busca N soluciones como mucho; si no se da, 2.",
    "List the kinds of puzzle, with rules and examples.": "Enumera los tipos de pasatiempo, con reglas y ejemplos.",
    "One JSON object per kind and line.": "Un objeto JSON por tipo y línea.",
    "List the notations that puzzles can be written in.": (
        "Enumera las notaciones en que se pueden escribir pasatiempos."
    ),
    "List the notations: their ids for --from and --to, what each can carry besides givens, and an example.": (
        "Enumera las notaciones: sus nombres para --from y --to, lo que cabe en cada una además de los valores "
        "dados, y un ejemplo."
    ),
    "One JSON object per notation and line.": "Un objeto JSON por notación y línea.",
    "Serve the page in a browser, and the API.": "Sirve la página en un navegador, y la API.",
    "Serve a page to play, set, make and print puzzles, and an API that answers as --json does.": (
        "Sirve una página para jugar, componer, crear e imprimir pasatiempos, y una API que responde como --json."
    ),
    "It answers this machine alone unless another address is given, keeps nothing, and asks nothing of any other "
    "machine. Ctrl-C ends it. It needs the extra web: pip install 'gridwright[web]'.": (
        "Si no se da otra dirección, solo responde a esta máquina; no guarda nada ni pide nada a ninguna otra. "
        "Ctrl-C la termina. Necesita el extra web: pip install 'gridwright[web]'."
    ),
    "Exit code: 0 ended, 2 it cannot listen there.": "Código de salida: 0 terminado, 2 no se puede escuchar ahí.",
    "The address to listen on.": "La dirección en la que se escucha.",
    "The port; 0 for any that is free.": "El puerto; 0 para cualquiera libre.",
    "Open the page in a browser.": "Abre la página en un navegador.",
    "Hard puzzles to work on at a time; all processors but one if not given.": (
        "Pasatiempos difíciles a la vez; si no se da, queda libre un procesador."
    ),
    "DIR": "CARPETA",
    "PLACE": "LUGAR",
    "Make a set of puzzles from a recipe.": "Crea una colección de pasatiempos según una receta.",
    "The directory of the set; it must not exist yet.": "La carpeta de la colección; aún no debe existir.",
    "Where to work: local, dask:ADDRESS or ray:ADDRESS.": "Dónde trabajar: local, dask:DIRECCIÓN o ray:DIRECCIÓN.",
    "The summary as a JSON object.": "El resumen como objeto JSON.",
    "Make a set of puzzles from a recipe, a file of TOML: each with exactly one solution, no two of them the same.": (
        "Crea una colección de pasatiempos según una receta, un archivo TOML: cada uno con exactamente una "
        "solución y todos distintos."
    ),
    "A recipe says which kinds, sizes and levels, how many of each, what to record, and how the set is split."
    " The same recipe gives the same rows on any machine and any cluster. The set grows in DIR.part, and is "
    "renamed when it is complete; if the run is interrupted, the same command with --resume continues where "
    "it stopped.": (
        "Una receta dice qué tipos, tamaños y niveles, cuántos de cada uno, qué se anota y cómo se divide la "
        "colección. La misma receta da las mismas filas en cualquier equipo y en cualquier clúster. La colección "
        "crece en CARPETA.part y cambia de nombre cuando está completa; si el trabajo se interrumpe, la misma "
        "orden con --resume continúa donde se detuvo."
    ),
    "Exit code: 0 made as asked, 1 if fewer puzzles could be found, 2 if the recipe is wrong or the set cannot be "
    "written.": (
        "Código de salida: 0 creados como se pedía, 1 si se encontraron menos pasatiempos, 2 para lo que no se "
        "puede pedir o escribir."
    ),
    "Make sets of puzzles for research and machine learning, and audit those of others.": (
        "Crea colecciones de pasatiempos para la investigación y el aprendizaje automático, y audita las de otros."
    ),
    "Audit sets of puzzles.": "Audita colecciones de pasatiempos.",
    "Look at N rows of each file; all of them if not given.": "Mira N filas de cada archivo; si no se da, todas.",
    "Rate N puzzles of each file; 200 if not given.": "Puntúa N pasatiempos de cada archivo; 200 si no se indica.",
    "The audit as a JSON object.": "La auditoría como objeto JSON.",
    "Audit anybody's sets of puzzles: CSV, JSON lines, Parquet, or a puzzle on each line.": (
        "Audita colecciones de pasatiempos de cualquiera: CSV, líneas JSON, Parquet o un "
        "pasatiempo por línea."
    ),
    "Of each file it says how many rows are puzzles with exactly one solution, whether the stated solutions are "
    "right, which puzzles are repeated or equivalent, how hard they are beside what is stated, and whether splits "
    "have puzzles in common. What each column holds is guessed, and the guess is shown. A file called .html has "
    "pictures, too.": (
        "De cada archivo: cuántas filas son pasatiempos con exactamente una solución, si las soluciones indicadas"
        " son correctas, qué pasatiempos se repiten o son equivalentes, lo difíciles que son frente a lo indicado"
        " y si las partes tienen pasatiempos en común. Qué columna contiene qué se adivina y se dice. Un archivo "
        "llamado .html lleva además imágenes."
    ),
    "Exit code: 0 sound, 1 not sound, 2 bad input.": (
        "Código de salida: 0 en orden, 1 no está en orden, 2 entrada incorrecta."
    ),
}
