"""Techniques in Spanish: what to look for, and why it works."""

from __future__ import annotations

__all__ = ["LESSONS"]

LESSONS = {
    "last-cell": (
        "Busca una fila, columna o región en la que solo quede una celda vacía.",
        "Cada valor debe estar allí una vez, así que la celda vacía toma el que falta.",
    ),
    "hidden-single-region": (
        (
            "Toma un valor y una región a la que aún le falte. Descarta las celdas llenas y las que ven ese valor "
            "en otra parte: ¿queda solo una?"
        ),
        "La región debe tener el valor en algún sitio, y todas las demás celdas quedan descartadas.",
    ),
    "extreme-end": (
        "Mira las dos celdas junto a un signo: ¿puede la menor ser todavía el valor más alto, o la mayor el más bajo?",
        "Nada es mayor que el valor más alto ni menor que el más bajo, así que ninguno puede estar ahí.",
    ),
    "impossible-value": (
        "Mira dos celdas unidas por un punto, una letra u otra regla, y recorre los valores de una de ellas.",
        (
            "Un valor para el que la otra celda necesitaría algo que no existe (el doble de 5 donde el máximo es "
            "6) no puede estar ahí."
        ),
    ),
    "hidden-single-line": (
        (
            "Toma un valor y una fila o columna a la que aún le falte, y mira dónde cabe. Las líneas se abarcan "
            "peor de un vistazo que las regiones."
        ),
        "La línea debe tener el valor en algún sitio; si las demás celdas están llenas o lo ven, queda un solo lugar.",
    ),
    "last-in-sum": (
        "Busca una jaula, una flecha u otra suma en la que solo quede una celda vacía.",
        "Se conocen la suma y las demás celdas; la última completa lo que falta.",
    ),
    "sign-bound": (
        "Busca cadenas de signos o un termómetro: celdas que van creciendo una tras otra.",
        (
            "Cada celda es al menos uno mayor que la anterior y uno menor que la siguiente, así que los límites se "
            "acumulan a lo largo de la cadena."
        ),
    ),
    "along-a-line": (
        "Mira una línea en la que las vecinas dependen unas de otras, como una de susurro, y recórrela celda a celda.",
        (
            "Cada valor necesita una pareja en la celda anterior y en la siguiente; el que no la tiene en algún "
            "lado no puede estar ahí."
        ),
    ),
    "direct-pointing": (
        (
            "Busca una región en la que un valor solo quepa en celdas de una línea, y mira luego las otras "
            "regiones de esa línea."
        ),
        (
            "El valor está en la línea dentro de la primera región, y en ningún otro sitio de ella; a la otra "
            "región le queda un solo lugar."
        ),
    ),
    "direct-claiming": (
        (
            "Busca una línea en la que un valor solo quepa en celdas de una región, y mira luego las otras líneas "
            "de esa región."
        ),
        (
            "El valor está en la región dentro de la primera línea, y en ningún otro sitio de ella; a otra línea "
            "le queda un solo lugar."
        ),
    ),
    "combinations": (
        "Mira una jaula o suma con pocas celdas abiertas y anota de qué valores puede componerse.",
        "Una de esas combinaciones es la buena; un valor que no está en ninguna se descarta.",
    ),
    "direct-hidden-pair": (
        (
            "Busca dos valores de una fila, columna o región que solo quepan en las mismas dos celdas, y luego un "
            "tercer valor allí."
        ),
        "Las dos celdas son para esos dos valores, así que al tercero le queda un solo lugar.",
    ),
    "only-place": (
        "Anota de qué valores puede componerse una jaula. ¿Hay alguno que esté siempre?",
        "La jaula debe contenerlo y, si solo puede tenerlo una de sus celdas, está ahí.",
    ),
    "rule-of-45": (
        "Suma las jaulas de una fila, columna o región cuando sobre o sobresalga una sola celda.",
        "Todos los valores de una unidad de 9×9 suman 45; la diferencia con las jaulas es el valor de esa celda.",
    ),
    "naked-single": (
        "Mira una celda con mucho lleno alrededor y recorre sus valores uno a uno.",
        "Si la celda ve todos los valores menos uno, o las pistas los descartan, ese es el bueno.",
    ),
    "hidden-single-set": (
        "Busca celdas que se vean todas entre sí y que tengan en conjunto justo tantos valores como celdas son.",
        (
            "Deben usar cada uno de esos valores una vez, como una región; un valor al que le queda un solo lugar "
            "entre ellas va ahí."
        ),
    ),
    "many-combinations": (
        "Anota de qué valores puede componerse una jaula o una suma, aunque haya más de tres posibilidades.",
        "Una de ellas es la buena; un valor que no está en ninguna se descarta.",
    ),
    "direct-hidden-triple": (
        (
            "Busca tres valores de una fila, columna o región que solo quepan en las mismas tres celdas, y luego "
            "un cuarto valor allí."
        ),
        "Las tres celdas son para esos tres valores, así que al cuarto le queda un solo lugar.",
    ),
    "pointing": (
        "Busca una región en la que todos los lugares de un valor estén en una misma fila o columna.",
        "Esté donde esté en la región, el valor está en esa línea; así que no está en ningún otro sitio de ella.",
    ),
    "leftover-cell": (
        (
            "Coloca unas filas o columnas sobre otras tantas regiones de modo que cubran las mismas celdas, salvo "
            "una a cada lado."
        ),
        "Ambas contienen los mismos valores las mismas veces, así que las dos celdas que sobran son iguales.",
    ),
    "must-contain": (
        "Anota de qué valores puede componerse una jaula. Un valor que está siempre tiene que estar en la jaula.",
        "Una celda de fuera que ve todos sus lugares en la jaula no puede tenerlo también.",
    ),
    "fillings": (
        "Toma una regla con tres celdas abiertas como mucho y anota todas las maneras de llenarlas.",
        "Una de ellas es la buena; lo que no aparece en ninguna se descarta.",
    ),
    "claiming": (
        "Busca una fila o columna en la que todos los lugares de un valor estén en una misma región.",
        "Esté donde esté en la línea, el valor está en esa región; así que no está en ningún otro sitio de ella.",
    ),
    "locked": (
        "Busca todos los lugares de un valor en una fila, columna o región. ¿Hay fuera una celda que los vea todos?",
        "El valor está en uno de esos lugares y la celda lo ve allí, así que no puede tener el mismo.",
    ),
    "no-partner": (
        "Mira dos celdas unidas por una regla y compara sus candidatos.",
        "Un candidato que no encaja con ninguno de la otra celda es imposible.",
    ),
    "naked-pair": (
        "Busca en una fila, columna o región dos celdas con los mismos dos candidatos y ninguno más.",
        (
            "Los dos valores ocupan esas dos celdas, en un orden u otro; ninguna celda que vea ambas puede tener "
            "uno de ellos."
        ),
    ),
    "sum-bounds": (
        "Toma una suma y da a todas sus celdas menos una su valor más pequeño; después, el más grande.",
        "Lo que queda para la última es lo máximo, o lo mínimo, que puede ser.",
    ),
    "many-fillings": (
        "Toma una regla con más de tres celdas abiertas que solo se pueda llenar de pocas maneras, y recórrelas todas.",
        "Una de ellas es la buena; lo que no aparece en ninguna se descarta.",
    ),
    "no-place": (
        "Prueba un valor en una celda ligada a otras y mira qué obliga o prohíbe allí.",
        "Si después una fila, columna o región se queda sin lugar para algún valor, no puede ser.",
    ),
    "x-wing": (
        (
            "Busca un valor que en dos filas solo tenga dos lugares en cada una, y en las mismas dos columnas (o "
            "al revés)."
        ),
        "Cada fila ocupa una de las columnas, así que ambas columnas tienen el valor ahí y en ningún otro sitio.",
    ),
    "virtual-cage": (
        "Suma las jaulas de una fila, columna o región; unas pocas celdas sobran o sobresalen.",
        "Su suma se deduce del total de la unidad, así que forman una jaula que nadie imprimió.",
    ),
    "counting-bound": (
        "Busca una celda que sea menor que varias de la misma fila, columna o región, o mayor que varias.",
        "Esas celdas son todas distintas, así que debe haber tantos valores más altos, o más bajos, como celdas.",
    ),
    "class-counting": (
        (
            "Mira las líneas en las que se alternan dos clases de valores: bajos y altos, pares e impares. Una "
            "celda decide por toda la línea."
        ),
        "Una fila, columna o región tiene un número fijo de cada clase; una elección que no lo respeta se descarta.",
    ),
    "forbidden-pair": (
        "Prueba un valor en una celda y mira qué pierden sus vecinas.",
        "Si después un valor de una fila, columna o región se queda sin lugar, o dos necesitan el mismo, no puede ser.",
    ),
    "hidden-pair": (
        "Busca dos valores que en una fila, columna o región solo tengan los mismos dos lugares.",
        "Los dos valores ocupan esas dos celdas, así que allí no cabe nada más.",
    ),
    "leftover-set": (
        "Coloca unas filas o columnas sobre otras tantas regiones; a cada lado sobran unas pocas celdas.",
        (
            "Las celdas de un lado tienen los mismos valores que las del otro; lo que un lado no puede tener lo "
            "pierde el otro."
        ),
    ),
    "any-filling": (
        "Anota las maneras de llenar una jaula, una línea u otra regla, y mira una celda de al lado.",
        "Si todas descartan el mismo valor en esa celda, queda descartado en todo caso.",
    ),
    "rule-of-45-houses": (
        "Junta varias filas, columnas o regiones y suma sus jaulas; una sola celda sobra o sobresale.",
        "El total de las unidades se conoce, 90 o 135 en un 9×9, y la diferencia es esa celda.",
    ),
    "naked-triple": (
        "Busca en una fila, columna o región tres celdas que tengan en conjunto solo tres candidatos.",
        "Los tres valores ocupan esas tres celdas; las demás celdas de la unidad los pierden.",
    ),
    "swordfish": (
        "Busca un valor cuyos lugares en tres filas estén todos en las mismas tres columnas (o al revés).",
        "Las tres filas lo necesitan tres veces, una en cada columna; las columnas no lo tienen en otro sitio.",
    ),
    "hidden-triple": (
        "Busca tres valores que en una fila, columna o región tengan en conjunto solo tres lugares.",
        "Los tres valores ocupan esas tres celdas, así que allí no cabe nada más.",
    ),
    "two-rules": (
        (
            "Prueba un valor en una regla y mira todas las maneras de llenarla; luego, qué hacen con una celda, "
            "una unidad o una regla cercana."
        ),
        "Si ninguna deja nada a la otra, el valor es imposible.",
    ),
    "mixed-fish-2": (
        "Busca un valor cuyos lugares en dos unidades de cualquier tipo estén todos en otras dos.",
        "Las primeras lo necesitan dos veces, y con eso las otras dos quedan servidas: no lo tienen en otro sitio.",
    ),
    "xy-wing": (
        "Busca una celda con dos candidatos que vea otras dos con dos candidatos: xy ve xz e yz.",
        "Sea cual sea el valor de la primera, una de las otras dos será z; una celda que vea ambas no puede ser z.",
    ),
    "xyz-wing": (
        "Busca una celda con tres candidatos que vea otras dos con dos de ellos cada una: xyz ve xz e yz.",
        "Una de las tres es z en todo caso; una celda que vea las tres no puede ser z.",
    ),
    "skyscraper": (
        (
            "Busca un valor con dos lugares en cada una de dos filas, de los que uno de cada está en la misma "
            "columna (o al revés)."
        ),
        (
            "En esa columna no puede estar dos veces, así que está al menos en uno de los otros extremos; lo que "
            "ve ambos lo pierde."
        ),
    ),
    "kite": (
        (
            "Busca un valor con dos lugares en una fila y dos en una columna, de los que uno de cada está en la "
            "misma región."
        ),
        (
            "En la región no puede estar dos veces, así que está al menos en uno de los extremos lejanos; lo que "
            "ve ambos lo pierde."
        ),
    ),
    "unique-rectangle": (
        "Busca cuatro celdas en dos filas, dos columnas y dos cajas que podrían tener todas los mismos dos valores.",
        (
            "Entonces los dos valores podrían intercambiarse y habría una segunda solución; así que una de las "
            "celdas tiene otra cosa."
        ),
    ),
    "turbot-fish": (
        "Busca un valor con dos lugares en cada una de dos unidades, donde un lugar de una ve un lugar de la otra.",
        (
            "Esos dos no pueden tenerlo a la vez, así que está al menos en uno de los extremos lejanos; lo que ve "
            "ambos lo pierde."
        ),
    ),
    "unique-loop": (
        "Busca un anillo de celdas que podrían tener todas los mismos dos valores, dos en cada unidad por la que pasa.",
        (
            "Entonces los dos valores podrían intercambiarse a lo largo del anillo y habría una segunda solución; "
            "así que una de las celdas tiene otra cosa."
        ),
    ),
    "empty-rectangle": (
        "Busca un valor con dos lugares en una unidad, y otra unidad cuyos lugares estén en dos líneas.",
        (
            "Si el valor no está en el primer lugar, está en el segundo y empuja a la otra unidad a una línea; una "
            "celda que ve ambos casos lo pierde."
        ),
    ),
    "mixed-fish-3": (
        "Busca un valor cuyos lugares en tres unidades de cualquier tipo estén todos en otras tres.",
        "Las primeras lo necesitan tres veces, y con eso las otras tres quedan servidas: no lo tienen en otro sitio.",
    ),
    "naked-quad": (
        "Busca en una fila, columna o región cuatro celdas que tengan en conjunto solo cuatro candidatos.",
        "Los cuatro valores ocupan esas cuatro celdas; las demás celdas de la unidad los pierden.",
    ),
    "jellyfish": (
        "Busca un valor cuyos lugares en cuatro filas estén todos en las mismas cuatro columnas (o al revés).",
        "Las cuatro filas lo necesitan cuatro veces, una en cada columna; las columnas no lo tienen en otro sitio.",
    ),
    "hidden-quad": (
        "Busca cuatro valores que en una fila, columna o región tengan en conjunto solo cuatro lugares.",
        "Los cuatro valores ocupan esas cuatro celdas, así que allí no cabe nada más.",
    ),
    "wxyz-wing": (
        "Busca cuatro celdas con cuatro candidatos en conjunto, en las que solo un valor, z, podría estar dos veces.",
        (
            "Si ninguna fuera z, cuatro celdas se repartirían tres valores; así que una es z, y una celda que ve "
            "todas sus z no lo es."
        ),
    ),
    "bivalue-grave": (
        "Mira un pasatiempo en el que cada celda abierta tenga dos candidatos, salvo una con tres.",
        (
            "Sin el candidato de más, todos los demás podrían intercambiarse y habría dos soluciones; así que el "
            "de más es el bueno."
        ),
    ),
    "x-chain": (
        (
            "Sigue un solo valor por unidades que tengan dos lugares para él: si no aquí, allí; así que no en la "
            "siguiente, sino más allá."
        ),
        (
            "En uno de los dos extremos de la cadena está el valor en todo caso; una celda que ve ambos extremos "
            "lo pierde."
        ),
    ),
    "xy-chain": (
        (
            "Sigue celdas con dos candidatos que compartan uno con la siguiente: si no este, el otro, así que la "
            "siguiente tiene el que le queda."
        ),
        "Uno de los dos extremos tiene el valor que comparten; una celda que ve ambos extremos lo pierde.",
    ),
    "alternating-chain": (
        (
            "Sigue todo lo que une candidatos: dos candidatos de una celda, dos lugares de una unidad, celdas que "
            "se ven, signos."
        ),
        "Si un extremo de la cadena es falso, el otro es cierto; lo que contradice a ambos no puede ser.",
    ),
    "nishio": (
        "Supón que un valor está en una celda y sigue dónde podría estar entonces en todo lo demás.",
        "Si una fila, columna o región se queda sin lugar para él, la suposición era falsa.",
    ),
    "forcing-cell": (
        "Toma una celda con pocos candidatos y sigue adónde lleva cada uno.",
        "Uno de ellos es el bueno; lo que se deduce de todos es cierto en cualquier caso.",
    ),
    "forcing-house": (
        "Toma un valor con pocos lugares en una fila, columna o región y sigue adónde lleva cada uno.",
        "Está en uno de ellos; lo que se deduce de todos es cierto en cualquier caso.",
    ),
    "dynamic-forcing": (
        "Supón que un candidato es el bueno y rellena lo que se deduce, un único tras otro.",
        "Si lleva a una celda sin valor o a una unidad sin lugar, la suposición era falsa.",
    ),
    "nested-forcing": (
        "Supón que un candidato es el bueno y, donde los únicos no lleven más allá, ayúdate de otras técnicas.",
        "Si lleva a una contradicción, por largo que sea el camino, la suposición era falsa.",
    ),
    "combined-sums": (
        "Suma filas, columnas o regiones, tantas como quieras, y también jaulas y otras sumas; resta otras.",
        "Si lo que queda tiene que ser lo más grande o lo más pequeño posible, a sus celdas les quedan pocos valores.",
    ),
    "smallest-reason": (
        "No encaja ningún patrón con nombre. Mira solo las celdas y unidades señaladas en el tablero.",
        "Si el candidato fuera el bueno, esas pocas no se podrían llenar todas; así que es falso.",
    ),
    "supposition": (
        "Cuando no hay una razón corta, supón un valor y sigue con los pasos de siempre.",
        "Si alguna celda queda sin valor, lo supuesto es falso.",
    ),
    "trial": (
        "Cuando no se encuentra nada más, prueba un valor y rellena todo lo que se deduce.",
        "Si no lleva a ninguna parte, el valor es falso; si lleva a la única solución, es el bueno.",
    ),
}
