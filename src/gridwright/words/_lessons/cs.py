"""Techniques in Czech: what to look for, and why it works."""

from __future__ import annotations

__all__ = ["LESSONS"]

LESSONS = {
    "last-cell": (
        "Najdi řádek, sloupec nebo oblast, kde je prázdná už jen jedna buňka.",
        "Každá hodnota tam musí být jednou, takže do prázdné buňky patří ta, která chybí.",
    ),
    "hidden-single-region": (
        (
            "Vezmi hodnotu a oblast, které ještě chybí. Vyškrtni buňky, které jsou vyplněné nebo tu hodnotu vidí "
            "jinde: zbývá jen jedna?"
        ),
        "Oblast tu hodnotu někde mít musí a všechny ostatní buňky jsou vyloučené.",
    ),
    "extreme-end": (
        "Podívej se na dvě buňky u znaménka: může být menší z nich ještě nejvyšší hodnota, nebo větší nejnižší?",
        "Nic není větší než nejvyšší hodnota ani menší než nejnižší, takže tam ani jedna být nemůže.",
    ),
    "impossible-value": (
        "Podívej se na dvě buňky, které spojuje tečka, písmeno nebo jiné pravidlo, a projdi hodnoty jedné z nich.",
        "Hodnota, k níž by druhá buňka potřebovala něco, co není (dvojnásobek 5, kde je nejvyšší 6), tam být nemůže.",
    ),
    "hidden-single-line": (
        (
            "Vezmi hodnotu a řádek nebo sloupec, kterému ještě chybí, a podívej se, kam může. Linie se přehlédnou "
            "hůř než oblasti."
        ),
        "Linie tu hodnotu někde mít musí; jsou-li ostatní buňky vyplněné nebo ji vidí, zbývá jediné místo.",
    ),
    "last-in-sum": (
        "Najdi klec, šipku nebo jiný součet, kde je prázdná už jen jedna buňka.",
        "Součet je známý a ostatní buňky také; poslední doplní, co chybí.",
    ),
    "sign-bound": (
        "Hledej řetězy znamének nebo teploměr: buňky, které jedna po druhé rostou.",
        (
            "Každá buňka je aspoň o jednu větší než předchozí a aspoň o jednu menší než další, takže se meze podél "
            "řetězu sčítají."
        ),
    ),
    "along-a-line": (
        "Podívej se na čáru, na které sousedé závisejí na sobě, třeba šeptající, a projdi ji buňku po buňce.",
        "Každá hodnota potřebuje protějšek v buňce před sebou i za sebou; nemá-li ho na jedné straně, být tam nemůže.",
    ),
    "direct-pointing": (
        "Najdi oblast, kde hodnota může jen do buněk jedné linie, a pak se podívej na další oblasti podél té linie.",
        "Hodnota je v linii uvnitř první oblasti, takže jinde v ní není; druhé oblasti tak zbývá jediné místo.",
    ),
    "direct-claiming": (
        "Najdi linii, kde hodnota může jen do buněk jedné oblasti, a pak se podívej na další linie té oblasti.",
        "Hodnota je v oblasti uvnitř první linie, takže jinde v ní není; další linii tak zbývá jediné místo.",
    ),
    "combinations": (
        "Vezmi klec nebo součet s několika otevřenými buňkami a vypiš, z jakých hodnot se může skládat.",
        "Platí jedna z těchto kombinací; hodnota, která není v žádné, odpadá.",
    ),
    "direct-hidden-pair": (
        (
            "Najdi dvě hodnoty řádku, sloupce nebo oblasti, které mohou jen do stejných dvou buněk, a pak tam "
            "hledej třetí hodnotu."
        ),
        "Ty dvě buňky patří těm dvěma hodnotám, takže třetí zbývá jediné místo.",
    ),
    "only-place": (
        "Vypiš, z jakých hodnot se může klec skládat. Je některá ve všech možnostech?",
        "Klec ji musí obsahovat, a může-li být jen v jedné z jejích buněk, je tam.",
    ),
    "rule-of-45": (
        "Sečti klece v řádku, sloupci nebo oblasti, kde při tom zbývá nebo přečnívá jediná buňka.",
        "Všechny hodnoty skupiny dávají v mřížce 9×9 dohromady 45; rozdíl proti klecím je hodnota té buňky.",
    ),
    "naked-single": (
        "Podívej se na buňku, kolem které je hodně vyplněno, a projdi její hodnoty jednu po druhé.",
        "Jsou-li všechny hodnoty kromě jedné z buňky vidět nebo je vylučují údaje, platí ta jedna.",
    ),
    "hidden-single-set": (
        "Hledej buňky, které se všechny navzájem vidí a mají dohromady přesně tolik hodnot, kolik jich je.",
        "Každou z těch hodnot musí použít jednou, jako oblast; hodnota, které mezi nimi zbývá jedno místo, je tam.",
    ),
    "many-combinations": (
        "Vypiš, z jakých hodnot se může klec nebo součet skládat, i když je možností víc než tři.",
        "Platí jedna z nich; hodnota, která není v žádné, odpadá.",
    ),
    "direct-hidden-triple": (
        (
            "Najdi tři hodnoty řádku, sloupce nebo oblasti, které mohou jen do stejných tří buněk, a pak tam "
            "hledej čtvrtou hodnotu."
        ),
        "Ty tři buňky patří těm třem hodnotám, takže čtvrté zbývá jediné místo.",
    ),
    "pointing": (
        "Najdi oblast, kde všechna místa hodnoty leží v jednom řádku nebo sloupci.",
        "Ať je hodnota v oblasti kdekoli, je v té linii; nikde jinde v linii tedy není.",
    ),
    "leftover-cell": (
        (
            "Polož několik řádků nebo sloupců přes stejný počet oblastí tak, aby kromě jedné buňky na každé straně "
            "pokrývaly tytéž buňky."
        ),
        "Obojí obsahuje tytéž hodnoty stejněkrát, takže dvě přečnívající buňky jsou stejné.",
    ),
    "must-contain": (
        "Vypiš, z jakých hodnot se může klec skládat. Hodnota, která je ve všech možnostech, v kleci určitě je.",
        "Buňka mimo klec, která vidí všechna její místa v kleci, ji mít nemůže.",
    ),
    "fillings": (
        "Vezmi pravidlo s nejvýše třemi otevřenými buňkami a vypiš všechny způsoby, jak je vyplnit.",
        "Jeden z nich platí; co se nevyskytuje v žádném, odpadá.",
    ),
    "claiming": (
        "Najdi řádek nebo sloupec, kde všechna místa hodnoty leží v jedné oblasti.",
        "Ať je hodnota v linii kdekoli, je v té oblasti; nikde jinde v oblasti tedy není.",
    ),
    "locked": (
        "Najdi všechna místa hodnoty v řádku, sloupci nebo oblasti. Je mimo ně buňka, která vidí každé z nich?",
        "Hodnota je na jednom z těch míst a buňka ji tam vidí, takže sama stejnou mít nemůže.",
    ),
    "no-partner": (
        "Podívej se na dvě buňky, které spojuje pravidlo, a porovnej jejich kandidáty.",
        "Kandidát, který se nehodí k žádnému kandidátovi druhé buňky, je nemožný.",
    ),
    "naked-pair": (
        "Najdi v řádku, sloupci nebo oblasti dvě buňky se stejnými dvěma kandidáty a žádnými dalšími.",
        "Ty dvě hodnoty obsadí ty dvě buňky, ať v jakémkoli pořadí; buňka, která vidí obě, nemůže mít žádnou z nich.",
    ),
    "sum-bounds": (
        "Vezmi součet a dej všem buňkám kromě jedné jejich nejmenší hodnotu, pak největší.",
        "Co zbude na poslední, je nejvíc nebo nejméně, čím může být.",
    ),
    "many-fillings": (
        (
            "Vezmi pravidlo s více než třemi otevřenými buňkami, které jde vyplnit jen několika způsoby, a projdi "
            "je všechny."
        ),
        "Jeden z nich platí; co se nevyskytuje v žádném, odpadá.",
    ),
    "no-place": (
        "Zkus hodnotu v buňce, která je svázaná s jinými, a podívej se, co si tam vynutí nebo co zakáže.",
        "Nemá-li pak řádek, sloupec nebo oblast místo pro některou hodnotu, je to špatně.",
    ),
    "x-wing": (
        "Najdi hodnotu, která má ve dvou řádcích jen po dvou místech, a to ve stejných dvou sloupcích (nebo naopak).",
        "Každý řádek obsadí jeden ze sloupců, takže oba sloupce mají hodnotu tam a nikde jinde.",
    ),
    "virtual-cage": (
        "Sečti klece řádku, sloupce nebo oblasti; několik buněk zbývá nebo přečnívá.",
        "Jejich součet plyne ze součtu skupiny, takže tvoří klec, kterou nikdo nevytiskl.",
    ),
    "counting-bound": (
        "Najdi buňku, která je menší než několik buněk téhož řádku, sloupce nebo oblasti, nebo větší než několik.",
        "Ty buňky se navzájem liší, takže musí existovat tolik vyšších nebo nižších hodnot, kolik je buněk.",
    ),
    "class-counting": (
        (
            "Podívej se na čáry, na kterých se střídají dva druhy hodnot: nízké a vysoké, liché a sudé. Jedna "
            "buňka rozhoduje za celou čáru."
        ),
        "Řádek, sloupec nebo oblast má od každého druhu pevný počet; volba, při které nesouhlasí, odpadá.",
    ),
    "forbidden-pair": (
        "Zkus hodnotu v buňce a podívej se, co ztratí její sousedé.",
        "Nemá-li pak některá hodnota řádku, sloupce nebo oblasti místo, nebo potřebují-li dvě totéž, je to špatně.",
    ),
    "hidden-pair": (
        "Najdi dvě hodnoty, které mají v řádku, sloupci nebo oblasti jen stejná dvě místa.",
        "Ty dvě hodnoty obsadí ty dvě buňky, takže tam nic jiného být nemůže.",
    ),
    "leftover-set": (
        "Polož několik řádků nebo sloupců přes stejný počet oblastí; na každé straně přečnívá pár buněk.",
        "Buňky jedné strany mají tytéž hodnoty jako buňky druhé; co jedna mít nemůže, ztrácí i druhá.",
    ),
    "any-filling": (
        "Vypiš způsoby, jak vyplnit klec, čáru nebo jiné pravidlo, a podívej se na buňku vedle.",
        "Vylučuje-li v ní každý způsob stejnou hodnotu, je vyloučená v každém případě.",
    ),
    "rule-of-45-houses": (
        "Spoj několik řádků, sloupců nebo oblastí a sečti jejich klece; jediná buňka zbývá nebo přečnívá.",
        "Součet skupin je známý, v mřížce 9×9 90 nebo 135, a rozdíl je ta buňka.",
    ),
    "naked-triple": (
        "Najdi v řádku, sloupci nebo oblasti tři buňky, které mají dohromady jen tři kandidáty.",
        "Ty tři hodnoty obsadí ty tři buňky; ostatní buňky skupiny je ztrácejí.",
    ),
    "swordfish": (
        "Najdi hodnotu, jejíž místa ve třech řádcích leží všechna ve stejných třech sloupcích (nebo naopak).",
        "Tři řádky ji potřebují třikrát, v každém sloupci jednou; jinde ji sloupce nemají.",
    ),
    "hidden-triple": (
        "Najdi tři hodnoty, které mají v řádku, sloupci nebo oblasti dohromady jen tři místa.",
        "Ty tři hodnoty obsadí ty tři buňky, takže tam nic jiného být nemůže.",
    ),
    "two-rules": (
        (
            "Zkus hodnotu v jednom pravidle a projdi všechny způsoby, jak je vyplnit; pak se podívej, co udělají s "
            "buňkou, skupinou nebo pravidlem vedle."
        ),
        "Nenechá-li tam nic žádný ze způsobů, je hodnota nemožná.",
    ),
    "mixed-fish-2": (
        "Najdi hodnotu, jejíž místa ve dvou skupinách jakéhokoli druhu leží všechna ve dvou jiných.",
        "První dvě ji potřebují dvakrát a tím jsou ty druhé dvě obslouženy: jinde ji nemají.",
    ),
    "xy-wing": (
        "Najdi buňku se dvěma kandidáty, která vidí dvě jiné se dvěma kandidáty: xy vidí xz a yz.",
        "Ať má první buňka kteroukoli hodnotu, jedna z těch dvou bude z; buňka, která vidí obě, z není.",
    ),
    "xyz-wing": (
        "Najdi buňku se třemi kandidáty, která vidí dvě jiné vždy se dvěma z nich: xyz vidí xz a yz.",
        "Jedna z těch tří je v každém případě z; buňka, která vidí všechny tři, z není.",
    ),
    "skyscraper": (
        (
            "Najdi hodnotu se dvěma místy v každém ze dvou řádků, z nichž vždy jedno leží ve stejném sloupci (nebo "
            "naopak)."
        ),
        "V tom sloupci nemůže být dvakrát, takže je aspoň na jednom z obou druhých konců; co vidí oba, ji ztrácí.",
    ),
    "kite": (
        "Najdi hodnotu se dvěma místy v řádku a dvěma ve sloupci, z nichž vždy jedno leží ve stejné oblasti.",
        "V oblasti nemůže být dvakrát, takže je aspoň na jednom z obou vzdálených konců; co vidí oba, ji ztrácí.",
    ),
    "unique-rectangle": (
        (
            "Najdi čtyři buňky ve dvou řádcích, dvou sloupcích a dvou čtvercích, které by všechny mohly mít stejné "
            "dvě hodnoty."
        ),
        "Pak by si ty dvě hodnoty mohly vyměnit místa a řešení by bylo víc; jedna z buněk má tedy něco jiného.",
    ),
    "turbot-fish": (
        "Najdi hodnotu se dvěma místy v každé ze dvou skupin, kde místo jedné vidí místo druhé.",
        "Ta dvě ji nemohou mít obě, takže je aspoň na jednom z obou vzdálených konců; co vidí oba, ji ztrácí.",
    ),
    "unique-loop": (
        "Najdi kruh buněk, které by všechny mohly mít stejné dvě hodnoty, po dvou v každé skupině, kterou prochází.",
        "Pak by si ty dvě hodnoty mohly v kruhu vyměnit místa a řešení by bylo víc; jedna z buněk má tedy něco jiného.",
    ),
    "empty-rectangle": (
        "Najdi hodnotu se dvěma místy v jedné skupině a jinou skupinu, jejíž místa leží na dvou liniích.",
        (
            "Není-li hodnota na prvním místě, je na druhém a zatlačí druhou skupinu na jednu linii; buňka, která "
            "vidí oba případy, ji ztrácí."
        ),
    ),
    "mixed-fish-3": (
        "Najdi hodnotu, jejíž místa ve třech skupinách jakéhokoli druhu leží všechna ve třech jiných.",
        "První tři ji potřebují třikrát a tím jsou ty druhé tři obslouženy: jinde ji nemají.",
    ),
    "naked-quad": (
        "Najdi v řádku, sloupci nebo oblasti čtyři buňky, které mají dohromady jen čtyři kandidáty.",
        "Ty čtyři hodnoty obsadí ty čtyři buňky; ostatní buňky skupiny je ztrácejí.",
    ),
    "jellyfish": (
        "Najdi hodnotu, jejíž místa ve čtyřech řádcích leží všechna ve stejných čtyřech sloupcích (nebo naopak).",
        "Čtyři řádky ji potřebují čtyřikrát, v každém sloupci jednou; jinde ji sloupce nemají.",
    ),
    "hidden-quad": (
        "Najdi čtyři hodnoty, které mají v řádku, sloupci nebo oblasti dohromady jen čtyři místa.",
        "Ty čtyři hodnoty obsadí ty čtyři buňky, takže tam nic jiného být nemůže.",
    ),
    "wxyz-wing": (
        "Najdi čtyři buňky, které mají dohromady čtyři kandidáty a v nichž by dvakrát mohla být jen jedna hodnota, z.",
        (
            "Kdyby žádná nebyla z, dělily by se čtyři buňky o tři hodnoty; jedna tedy z je a buňka, která vidí "
            "všechna jejich z, jím není."
        ),
    ),
    "bivalue-grave": (
        "Podívej se na úlohu, kde má každá otevřená buňka dva kandidáty, kromě jedné se třemi.",
        (
            "Bez přebytečného kandidáta by si všechny ostatní mohly vyměnit místa a řešení by byla dvě; přebytečný "
            "tedy platí."
        ),
    ),
    "x-chain": (
        (
            "Sleduj jednu hodnotu skupinami, které pro ni mají dvě místa: když ne tady, tak tam; takže ne v další, "
            "ale za ní."
        ),
        "Na jednom z obou konců řetězu hodnota je v každém případě; buňka, která vidí oba konce, ji ztrácí.",
    ),
    "xy-chain": (
        (
            "Sleduj buňky se dvěma kandidáty, které mají s další vždy jednoho společného: když ne tenhle, tak "
            "onen, takže další má ten druhý."
        ),
        "Jeden z obou konců má hodnotu, kterou sdílejí; buňka, která vidí oba konce, ji ztrácí.",
    ),
    "alternating-chain": (
        (
            "Sleduj všechno, co spojuje kandidáty: dva kandidáty buňky, dvě místa ve skupině, buňky, které se "
            "vidí, znaménka."
        ),
        "Je-li jeden konec řetězu špatně, druhý platí; co odporuje oběma, být nemůže.",
    ),
    "nishio": (
        "Předpokládej, že hodnota je v některé buňce, a sleduj, kde všude jinde pak ještě může být.",
        "Nemá-li pro ni řádek, sloupec nebo oblast místo, byl předpoklad špatný.",
    ),
    "forcing-cell": (
        "Vezmi buňku s několika kandidáty a sleduj, kam každý z nich vede.",
        "Jeden z nich platí; co plyne ze všech, platí v každém případě.",
    ),
    "forcing-house": (
        "Vezmi hodnotu s několika místy v řádku, sloupci nebo oblasti a sleduj, kam každé z nich vede.",
        "Na jednom z nich je; co plyne ze všech, platí v každém případě.",
    ),
    "dynamic-forcing": (
        "Předpokládej, že kandidát platí, a vyplňuj, co z toho plyne, jednoho jedináčka po druhém.",
        "Vede-li to k buňce bez hodnoty nebo skupině bez místa, byl předpoklad špatný.",
    ),
    "nested-forcing": (
        "Předpokládej, že kandidát platí, a kde jedináčci nevedou dál, vezmi na pomoc jiné techniky.",
        "Vede-li to ke sporu, ať je cesta jakkoli dlouhá, byl předpoklad špatný.",
    ),
    "combined-sums": (
        "Sečti řádky, sloupce nebo oblasti, kolik jich chceš, a také klece a jiné součty; jiné odečti.",
        "Pokud to, co zbývá, musí být co největší nebo co nejmenší, zbývá jeho buňkám málo hodnot.",
    ),
    "smallest-reason": (
        "Nehodí se žádný vzor, který má jméno. Podívej se jen na buňky a skupiny, které jsou na desce vyznačené.",
        "Kdyby kandidát platil, nešlo by těch pár vyplnit všechny; je tedy špatně.",
    ),
    "supposition": (
        "Když není krátký důvod, předpokládej hodnotu a pokračuj obvyklými kroky.",
        "Nezbude-li některé buňce žádná hodnota, je předpoklad špatně.",
    ),
    "trial": (
        "Když se nic jiného nenajde, zkus hodnotu a vyplň všechno, co z ní plyne.",
        "Nevede-li to nikam, je hodnota špatně; vede-li to k jedinému řešení, je správně.",
    ),
}
