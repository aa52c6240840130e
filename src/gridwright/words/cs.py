"""Czech. Numbers go with three forms: 1 krok, 2 kroky, 5 kroků."""

from __future__ import annotations

from gridwright.words._language import Houses, Language

__all__ = ["LANGUAGE"]

NOUNS = {
    "údaj": ("údaj", "údaje", "údajů"),
    "změna": ("změna", "změny", "změn"),
    "další hodnoty": ("další hodnotu", "další hodnoty", "dalších hodnot"),  # má
    "krok": ("krok", "kroky", "kroků"),
    "krocích": ("kroku", "krocích", "krocích"),  # po
    "buňka": ("buňka", "buňky", "buněk"),
    "řádek": ("řádek", "řádky", "řádků"),
    "řádcích": ("řádku", "řádcích", "řádcích"),  # po
    "řešení": ("řešení", "řešení", "řešení"),
    "minuta": ("minuta", "minuty", "minut"),
    "úloha": ("úloha", "úlohy", "úloh"),
    "strana": ("strana", "strany", "stran"),
    "prázdný řádek": ("prázdný řádek nebo komentář", "prázdné řádky nebo komentáře", "prázdných řádků nebo komentářů"),
    "různé úlohy": ("úlohu", "různé úlohy", "různých úloh"),  # najít
    "z nich lze vynechat": (
        "z nich by šel vynechat",
        "z nich by šly vynechat, každý zvlášť",
        "z nich by šlo vynechat, každý zvlášť",
    ),
}

SENTENCES = {
    # solving
    "unique": "Toto je jediné řešení.",
    "none": "Řešení neexistuje.",
    "several": "Toto není jediné řešení: jiné má {examples}.",
    "several-more": "Toto není jediné řešení: jiné má {examples} a {more:další hodnoty}.",
    "undecided": "Nerozhodnuto: zastaveno dřív, než bylo jasné, zda řešení existuje.",
    "undecided-found": "Nerozhodnuto: zastaveno dřív, než bylo jasné, zda je toto řešení jediné.",
    "number": "Řešení {number}:",
    "counted": "{count:řešení}.",
    "counted-at-least": "Nejméně {count:řešení}.",
    "shown": "Zde {count:řešení}; může jich být víc.",
    "singles-solved": "Vyřešeno jen pomocí jedináčků. Celkem {steps:krok}; toto je jediné řešení.",
    "singles-stuck": "Jedináčci sami nestačí: zatím {steps:krok}, do konce ještě {open:buňka}.",
    "singles-broken": "Řešení neexistuje: po {steps:krocích} nezbývá pro {cell} žádná hodnota.",
    "singles-broken-at-once": "Řešení neexistuje: pro {cell} není od začátku žádná možná hodnota.",
    "candidates-several": "Existuje více řešení; s více možnými hodnotami: {cells:buňka}.",
    "exclude": "{options} nelze použít zároveň.",
    "format-impossible": "-o {path}: jako .{ending} to zapsat nelze; možné formáty jsou {endings}.",
    "format-contradiction": "{option}, -o {path}: název souboru žádá jiný formát než volba.",
    # explaining and hinting
    "rated": "{title} ({rating:.1f})",
    "filled": "Už není co dělat: všechny buňky jsou vyplněné.",
    "clash": "Navzájem si odporují: {cells}.",
    "explain-several": "Existuje více řešení, takže logika k jedinému nevede.",
    "explain-undecided": "Nerozhodnuto: zastaveno dřív, než bylo jasné, kolik řešení existuje.",
    "explain-solved": "Vyřešeno, celkem {steps:krok}. Nejtěžší: {title}.",
    "explain-stuck": "Dál už logika nevede: celkem {steps:krok}, do konce ještě {open:buňka}.",
    "explain-stopped": "Čas vypršel: zatím {steps:krok}, do konce ještě {open:buňka}.",
    "explain-dead": "S tím, co je vyplněno, řešení neexistuje: po {steps:krocích} nezbývá pro {cell} žádná hodnota.",
    "explain-dead-at-once": "S tím, co je vyplněno, řešení neexistuje: pro {cell} nezbývá žádná hodnota.",
    "hint-wrong": "Něco už je špatně. Zkontroluj: {cells}.",
    "hint-dead": "S tím, co je vyplněno, řešení neexistuje.",
    "hint-several": (
        "Existuje více řešení; co následuje, platí ve všech, která odpovídají tomu, co je vyplněno a označeno."
    ),
    "hint-undecided": "Není známo, kolik řešení existuje; vyplněné hodnoty proto nešlo zkontrolovat.",
    "hint-nothing": "Žádná z technik tu nenachází další krok.",
    "hint-stopped": "Čas vypršel: zatím se nenašel žádný krok.",
    "hint-technique": "Technika: {title}.",
    "hint-cells": "Buňky: {cells}.",
    "hint-more": "Více prozradí: --detail {number}",
    "so-far-size": "{rows}x{cols} buněk místo {wanted}",
    "so-far-other": "toto je jiná úloha; od zadaných hodnot se liší v {cells}",
    "so-far-rows": "{count:řádek} místo {wanted}",
    "so-far-cells": "{count:buňka} místo {wanted}: {text}",
    "so-far-value": "{cell}: {text} není hodnota",
    "so-far-many": "{count:úloha} místo jedné",
    "so-far-both": "standardní vstup nemůže být zároveň úloha i --so-far.",
    "hint-go-on": "Odtud se pokračuje takto: --so-far {words}",
    "so-far-unknown": "{text} není nic z tohoto: změny jako r5c5=5 r1c3!=5, vypsané kroky, úloha, její řádky",
    "so-far-step": "toto není krok: {text}",
    "change-unknown": "{text} není změna; hodnota se doplňuje takto: r5c5=5, škrtá takto: r1c3!=5, vrací takto: r1c3+5",
    "change-many": "{text}: v buňce může být jen jedna hodnota",
    "change-off": "{cell} leží mimo mřížku {rows}x{cols}",
    "change-value": "{cell}: {value} nepatří mezi hodnoty {values}",
    "change-given": "{cell} je zadáno: je tam {value}",
    "change-twice": "{cell} nemůže být zároveň {first} i {second}; zadej jednu hodnotu, nebo buňku mezitím vyprázdni",
    "change-held": "v {cell} je {value}; buňku nejprve vyprázdni",
    "change-last": "{value} je jediná hodnota, která pro {cell} zbývá, proto ji nelze škrtnout",
    # playing
    "play-begin": (
        "{cell}=1 doplní hodnotu, {cell}!=1 ji škrtne; hint, next, undo, check. "
        "help vypíše všechny příkazy, quit končí."
    ),
    "play-unknown": "{text} není příkaz; help je vypíše všechny",
    "play-unknown-close": "{text} není příkaz; nemyslíš {close}?",
    "play-number": "{command} {text}: patří sem číslo, třeba {command} 3",
    "play-detail": "hint {text}: míra podrobnosti je číslo od 1 do {most}",
    "play-which-cell": "kterou buňku vyprázdnit? Například: clear r5c5",
    "play-clear": "{word} není buňka jako r5c5; restart vyprázdní všechny buňky, které nejsou zadané",
    "play-which-file": "do kterého souboru? Například: save hra.json",
    "play-why-is": "Tak to není: {cell} je {value}.",
    "play-why-is-not": "Tak to není: {cell} není {value}.",
    "play-why": "proč co? Například: why r5c5=5 nebo why r1c3!=5",
    "play-row": "row potřebuje číslo od 1 do {rows} a zadané hodnoty, třeba {example}",
    "play-unchanged": "Tím se nic nemění.",
    "play-nothing-undone": "Není co vzít zpět.",
    "play-nothing-redone": "Není co zopakovat.",
    "play-all-undone": "Vzato zpět: {count:změna}; víc jich nebylo.",
    "play-all-redone": "Zopakováno: {count:změna}; víc jich nebylo.",
    "play-empty": "Žádná hodnota nezbývá pro {cells}.",
    "play-ruled-out": "{cell}={value} odporuje {seen}.",
    "play-crossed": "{value} bylo v {cell} škrtnuto.",
    "play-solved": "Vyřešeno. Výborně!",
    "play-solved-one": "To je řešení, ale ne jediné.",
    "play-solution": "Toto je řešení; undo ho vezme zpět.",
    "play-solutions": "Řešení je několik, takže není jedno, které by se dalo ukázat.",
    "play-right": "Zatím není nic špatně; vyplněno je {cells} z {all} buněk.",
    "play-right-several": "Zatím není nic špatně; vyplněno je {cells} z {all} buněk. Řešení je ale víc.",
    "play-more": "Další hint prozradí víc.",
    "play-take": "next tento krok provede.",
    "play-mend": "Překlep se opraví takto: {examples}",
    "play-ask-check": "check řekne, co na úloze nesedí a co by ji spravilo.",
    "play-saved": "Uloženo. Později se pokračuje takto: gridwright play {path}",
    "play-kept": "{path!r} už existuje a není to uložená pozice této úlohy; zvol jiný název",
    "play-unsaved": "Zatím to není uloženo: save SOUBOR to uloží, další quit skončí bez uložení.",
    "play-bye": "Na shledanou.",
    "play-bye-unsaved": "Na shledanou. Pozice není uložena.",
    "play-stopped": "Přerušeno.",
    "play-line": "řádek {number}",
    "play-which": "která úloha? Standardní vstup je pro příkazy, úloha musí být argument: gridwright play SOUBOR",
    "play-help-change": "r5c5=5 r1c3!=5 r1c3+5: doplnit hodnotu, škrtnout ji, vrátit ji; na řádku jich může být víc",
    "play-help-hint": "hint: kam se podívat; znovu na témže místě: víc, až celý krok; hint 4: všechno najednou",
    "play-help-next": "next: provést další krok; next 5: pět kroků",
    "play-help-undo": "undo: vzít zpět poslední změnu; undo 3: tři změny",
    "play-help-redo": "redo: zopakovat, co bylo vzato zpět",
    "play-help-clear": "clear r5c5: vyprázdnit buňku; je-li prázdná, vrátit vše, co v ní bylo škrtnuto",
    "play-help-check": "check: zda už je něco špatně",
    "play-help-candidates": "candidates: mřížka se všemi kandidáty; candidates r1c3: kandidáti jedné buňky",
    "play-help-board": "board: mřížka bez kandidátů",
    "play-help-why": "why r5c5=5, why r1c3!=5: proč to platí",
    "play-help-explain": "explain: všechny kroky odtud do konce, aniž se provedou",
    "play-help-solve": "solve: ukázat řešení; undo ho zase vezme zpět",
    "play-help-row": "row 3: 5..1....9: opravit zadané hodnoty řádku s překlepem; r1c1<r1c2: doplnit nebo opravit údaj",
    "play-help-restart": "restart: vyprázdnit všechny buňky, které nejsou zadané",
    "play-help-save": "save SOUBOR: uložit pozici; gridwright play SOUBOR v ní pokračuje",
    "play-help-help": "help: tento seznam",
    "play-help-quit": "quit: skončit",
    # rating
    "rate-rating": "Obtížnost {rating:.1f}: {level}. Nejtěžší technika: {title}.",
    "rate-effort": "Čas řešení: asi {minutes:minuta}; polovina takových úloh zabere {low} až {high}.",
    "rate-effort-more": "Čas řešení: více než {minutes:minuta}; dál už známé časy řešitelů nesahají.",
    "rate-effort-unknown": "Čas řešení: neznámý; pro takové úlohy nejsou známy časy řešitelů.",
    "rate-effort-guess": "Čas řešení: asi {minutes:minuta} (jen odhad: časy řešitelů tu nejsou známy).",
    "rate-steps": "Celkem {steps:krok}:",
    "rate-path-ratings": "Obtížnost každého kroku:",
    "rate-path-candidates": "Kandidáti, kteří zbývají po každém kroku:",
    "rate-none": "Řešení neexistuje, není tedy co hodnotit.",
    "rate-several": "Řešení je více; hodnotit lze jen úlohu s právě jedním.",
    "rate-undecided": "Nerozhodnuto: zastaveno dříve, než se zjistilo, zda existuje právě jedno řešení.",
    "rate-stopped": "Nerozhodnuto: zastaveno dříve, než byl znám nejtěžší krok.",
    "rate-picture": "-o {path}: do souboru s příponou .svg se s --path kreslí průběh; přidej --path.",
    "rate-done": "{rows:řádek}, z toho bez hodnocení {bad}, za {seconds:.1f} s",
    "rate-done-all": "{rows:řádek} za {seconds:.1f} s",
    "same-file": "{path!r} je vstup; výstup musí být jiný soubor",
    "level-beginner": "pro začátečníky",
    "level-easy": "lehká",
    "level-medium": "střední",
    "level-hard": "těžká",
    "level-expert": "velmi těžká",
    "level-extreme": "extrémní",
    # checking
    "check-unique": "{name}: {kind} {rows}x{cols}, správně zapsáno, s právě jedním řešením.",
    "check-several": "{name}: {kind} {rows}x{cols}, správně zapsáno, s více řešeními.",
    "check-none": "{name}: {kind} {rows}x{cols}, správně zapsáno, bez řešení.",
    "check-undecided": "{name}: {kind} {rows}x{cols}, správně zapsáno; kolik má řešení, není známo.",
    "check-malformed": "{name}: toto není správně zapsaná úloha.",
    "check-dead-end": "Slepá ulička po {steps:krocích}:",
    "check-dead-end-at-once": "Slepá ulička hned od začátku:",
    "check-clues": "Tyto údaje ({count}) si odporují, a to jen všechny dohromady: {clues}.",
    "check-clues-two": "Tyto údaje ({count}) si odporují, a to jen oba dohromady: {clues}.",
    "check-clues-two-some": "Tyto údaje ({count}) si odporují, i když možná nejsou potřeba oba: {clues}.",
    "check-clues-some": "Tyto údaje ({count}) si odporují, i když možná nejsou potřeba všechny: {clues}.",
    "check-clue": "{clue} nemůže být správně, ať jsou ostatní údaje jakékoli.",
    "check-rules": "Pravidla nepřipouštějí žádné řešení, ať jsou údaje jakékoli.",
    "check-rule-clash": "Už toto pravidlo nepřipouští žádnou mřížku: {rules}.",
    "check-rules-clash": "Už tato pravidla nepřipouštějí žádnou mřížku, a to jen všechna dohromady: {rules}.",
    "check-rules-clash-two": "Už tato pravidla nepřipouštějí žádnou mřížku, a to jen obě dohromady: {rules}.",
    "check-rules-clash-two-some": (
        "Už tato pravidla nepřipouštějí žádnou mřížku, i když možná nejsou potřeba obě: {rules}."
    ),
    "check-rules-clash-some": (
        "Už tato pravidla nepřipouštějí žádnou mřížku, "
        "i když možná nejsou potřeba všechna: {rules}."
    ),
    "check-drop": "Bez {rules} by bylo možných mřížek: {count}.",
    "check-drop-at-least": "Bez {rules} by bylo možných mřížek alespoň {count}.",
    "check-drop-then-none": "Ani pak by údaje nepřipouštěly žádné řešení.",
    "check-drop-then-unique": "Údaje by pak připouštěly právě jedno řešení.",
    "check-drop-then-several": "Údaje by pak připouštěly více než jedno řešení.",
    "check-drop-unique": "Bez {rules} by existovalo právě jedno řešení.",
    "check-drop-several": "Bez {rules} by existovalo více než jedno řešení.",
    "check-rule": "pravidlo „{rule}“",
    "without-rule": "pravidla „{rule}“",
    "without-row": "řádků",
    "without-column": "sloupců",
    "without-box": "čtverců",
    "without-region": "oblastí",
    "without-disjoint group": "pozičních skupin",
    "without-diagonal": "úhlopříček",
    "without-house": "skupin různých hodnot",
    "check-remove": "Bez {clue} zbývá právě jedno řešení.",
    "check-remove-change": "Bez {clue} zbývá právě jedno řešení; s {new} místo toho také.",
    "check-change": "S {new} místo {clue} zbývá právě jedno řešení.",
    "check-remove-several": "Bez {clue} existuje více než jedno řešení.",
    "check-remove-open": "Bez {clue} řešení existuje; zda jen jedno, není známo.",
    "check-together": "Změna jediného údaje to nenapraví. Řešení existuje bez těchto ({count:údaj}): {clues}.",
    "check-none-alone": "Změna jediného údaje to nenapraví.",
    "check-suspect": "Je-li chybný jen jeden údaj, je to {clues}; zda bez něj řešení existuje, není známo.",
    "check-suspects": (
        "Je-li chybný jen jeden údaj, je to některý "
        "z těchto; bez kterého řešení existuje, není známo: {clues}"
    ),
    "check-suspect-too": "Nebo je chybný údaj {clues}; zda bez něj řešení existuje, není známo.",
    "check-suspects-too": "Nebo je chybný některý z těchto údajů; bez kterého řešení existuje, není známo: {clues}",
    "check-move": "Možná {clue} patří do {cell}: pak by zbývalo právě jedno řešení.",
    "check-swap": "Možná jsou {clue} a {second} prohozeny: naopak by zbývalo právě jedno řešení.",
    "check-others": "Další údaje, které lze místo toho odebrat nebo změnit: {clues}",
    "check-missing": "Možná chybí údaj: {clues} by vedlo k právě jednomu řešení.",
    "check-missing-several": "Možná chybí údaj: {clues} by vedlo k více než jednomu řešení.",
    "check-more-than": "Více než {count:řešení}.",
    "check-nearest": "Dvě z nich se liší jen zde ({cells:buňka}): {examples}",
    "check-varying": "Ve všech stejné nejsou ({cells:buňka}): {names}",
    "check-varying-least": "Ve všech stejné nejsou (nejméně {cells:buňka}): {names}",
    "check-complete": "Stačí jeden údaj navíc: {ways}",
    "check-any-value": "jakákoli hodnota v {cells}",
    "check-complete-several": "Navíc stačí {count:údaj}, například {sets}; méně ne.",
    "check-complete-found": "Navíc stačí {count:údaj}, například {sets}; možná i méně.",
    "check-complete-many": "Chybí více údajů, než se dá vyjmenovat.",
    "check-needed": "Každý údaj je potřeba.",
    "check-needless": "Údaje, z nichž kterýkoli jeden lze vynechat ({count}): {clues}.",
    "check-no-time": "Zastaveno dřív, než se našel důvod.",
    "point-none": "`gridwright check` řekne proč a jak to napravit.",
    "point-several": "`gridwright check` řekne, co by ponechalo jediné.",
    # the server
    "serve-ready": "Stránka je na adrese {address}. Ukončí ji Ctrl-C.",
    "serve-extra": "`gridwright serve` potřebuje balíčky, které nejsou nainstalované: pip install 'gridwright[web]'",
    # pictures
    "grid": "mřížka {rows}×{cols}",
    "empty": "prázdné",
    "picture-row": "Řádek {number}: {values}.",
    "picture-regions": "Oblasti: {regions}.",
    "picture-clues": "{title}: {clues}.",
    "problem-line": "řádek {line}: {told}",
    "problem-place": "řádek {line}, znak {column}: {told}",
    "served-time": "Trvá to déle, než smí.",
    "served-memory": "Potřebuje to víc paměti než povolených {limit:,.0f} MB.",
    "note-house": "{where} ({count:buňka})",
    "note-place": "{clue}, buňka {place} z {count}",
    "note-sign-first": "menší než {cell}",
    "note-sign-last": "větší než {cell}",
    "clues-givens": "Zadané hodnoty",
    "clues-signs": "Znaménka",
    "clues-dots": "Tečky",
    "clues-cages": "Klece",
    "clues-arrows": "Šipky",
    "clues-doublearrows": "Dvojité šipky",
    "clues-littlekillers": "Šikmé součty",
    "clues-regionsums": "Čáry oblastních součtů",
    "clues-zippers": "Zipy",
    "clues-sumlines": "Součtové čáry",
    "clues-quadruples": "Čtveřice",
    "clues-sandwiches": "Sendvičové součty",
    "clues-skyscrapers": "Mrakodrapy",
    "clues-xsums": "X-součty",
    "clues-numberedrooms": "Číslované místnosti",
    "clues-circles": "Počítací kroužky",
    "clues-automata": "Automaty",
    "clues-calculations": "Klece s výpočty",
    "clues-runs": "Součty řad",
    "clues-parity": "Liché a sudé buňky",
    "clues-candidates": "Kandidáti",
    "clues-thermometers": "Teploměry",
    "clues-xv": "Součty sousedů",
    "clues-whispers": "Šeptající čáry",
    "clues-renbans": "Renbanové čáry",
    "clues-nabners": "Nabnerové čáry",
    "clues-palindromes": "Palindromy",
    "clues-clones": "Klony",
    "clues-entropiclines": "Entropické čáry",
    "clues-modularlines": "Modulární čáry",
    "clues-paritylines": "Paritní čáry",
    "clues-betweenlines": "Mezilehlé čáry",
    "clues-lockoutlines": "Uzamčené čáry",
    "clues-extremes": "Minima a maxima",
    "clues-indexers": "Indexové buňky",
    "clues-extraregions": "Přidané oblasti",
    "clues-relations": "Vztahy",
    # tools
    "tool-signs-less": "Znaménko: menší než",
    "tool-signs-greater": "Znaménko: větší než",
    "tool-dots-white": "Bílá tečka",
    "tool-dots-black": "Černá tečka",
    "tool-parity-odd": "Lichá buňka",
    "tool-parity-even": "Sudá buňka",
    "tool-extremes-minimum": "Minimum",
    "tool-extremes-maximum": "Maximum",
    "tool-thermometers-thermo": "Teploměr",
    "tool-thermometers-slowthermo": "Pomalý teploměr",
    "tool-whispers-whisper": "Šeptající čára",
    "tool-whispers-dutchwhisper": "Holandská šeptající čára",
    "tool-xv-x": "X: součet 10",
    "tool-xv-v": "V: součet 5",
    "tool-xv-sum": "Součet dvou sousedů",
    "tool-calculations-sum": "Klec Calcudoku: součet",
    "tool-calculations-product": "Klec Calcudoku: součin",
    "tool-calculations-difference": "Klec Calcudoku: rozdíl",
    "tool-calculations-quotient": "Klec Calcudoku: podíl",
    "tool-indexers-rowindex": "Řádková indexová buňka",
    "tool-indexers-columnindex": "Sloupcová indexová buňka",
    "tool-indexers-boxindex": "Čtvercová indexová buňka",
    "draw-step": "krok {number} neexistuje: vysvětlení má celkem {steps:krok}",
    "draw-several": "řešení je více; toto je jedno z nich",
    # pages that step through an explanation
    "page-start": "Úloha",
    "page-begin": "Vysvětlení má celkem {steps:krok}; každý je nejlehčí, jaký se v tu chvíli nabízí.",
    "page-solved": "Vyřešeno",
    "page-stuck": "Dál už logika nevede",
    "page-stopped": "Kam až stačil čas",
    "page-broken": "Slepá ulička",
    "page-count": "{steps:krok}",
    "page-step": "Krok {number} z {steps}",
    "page-slider": "Krok",
    "page-steps": "Všechny kroky",
    "page-rating": "{rating:.1f}",
    "page-hard": "Obtížnost kroku",
    "page-first": "Na začátek",
    "page-back": "O krok zpět",
    "page-play": "Přehrát",
    "page-pause": "Pozastavit",
    "page-next": "Další krok",
    "page-last": "Na konec",
    "page-candidates": "Všichni kandidáti",
    "page-many": "Na této ploše je kandidátů příliš mnoho, než aby se daly zakreslit všechny.",
    "page-keys": "Klávesy: ← a → po krocích, Home a End na začátek a konec, mezerník přehrává.",
    "page-skip": "Přejít na seznam kroků",
    "page-board": "Hrací plocha",
    "page-made": "Vytvořeno v Gridwrightu.",
    "page-marks": "Vysvětlivky",
    "mark-cells": "čeho se krok týká",
    "mark-band": "řádky, sloupce a oblasti, na které se dívá",
    "mark-seen": "hodnoty, které něco vylučují",
    "mark-on": "z čeho vyplývá; v řetězu to, co by platilo",
    "mark-ring": "v řetězu to, co by neplatilo",
    "mark-strong": "když neplatí první, platí druhé",
    "mark-weak": "když platí první, neplatí druhé",
    "mark-strike": "co krok škrtá",
    "mark-new": "co krok doplňuje",
    "html-terminal": "Stránka se v terminálu číst nedá: zapiš ji do souboru pomocí -o page.html.",
    "html-one": "úloh je více, takže jejich stránky potřebují soubor: -o PATH",
    # books
    "book": "Úlohy",
    "book-count": "{count:úloha}",
    "book-rules": "Pravidla",
    "book-size": "n je počet buněk v řádku.",
    "book-more": "Další pravidla, která mají jen některé úlohy",
    "book-levels": "Obtížnost",
    "book-range": "{easiest} až {hardest}",
    "book-level": "{level} · {rating:.1f}",
    "book-level-more": "{level} · {rating:.1f}+",
    "book-scale": (
        "Číslo za úrovní říká, jak těžký je nejtěžší krok, na stupnici programu Sudoku Explainer; s + je těžký "
        "nejméně tolik."
    ),
    "book-unrated": "bez hodnocení",
    "book-solutions": "Řešení",
    "book-empty": "nejsou tu žádné úlohy, z nichž by šlo sestavit knihu",
    "book-full": "{count:úloha} je na jednu knihu příliš mnoho; vejde se jich {most}",
    "book-none": "řešení neexistuje; v knize musí mít každá úloha právě jedno",
    "book-several": "řešení je více; v knize musí mít každá úloha právě jedno",
    "book-undecided": "není známo, kolik je řešení; v knize musí mít každá úloha právě jedno",
    "book-other": "Jiné úlohy",
    "book-made": "{path}: kniha; {count:úloha}, {pages:strana}.",
    "book-shuffled": "Zamícháno s --seed {seed}.",
    "book-seed": "--seed určuje náhodu, a proto potřebuje --shuffle nebo --make.",
    "book-ending": "knihu {path!r} nelze vytvořit: její název musí končit na .pdf",
    # input and output
    "puzzle": "úloha {number}",
    "one-of": "{name}, úloha {number}",
    "lost": "{name}: vynecháno: {lost}",
    "convert-to": "Řekni, v jakém zápisu se má psát: pomocí --to ID nebo názvem souboru, jako v -o puzzle.json.",
    "standard-input": "standardní vstup",
    # how a text was understood
    "note-drawing": (
        "Kresba neříká všechno: všechny hodnoty v ní se berou jako zadané a pravidla, která nejsou vidět, "
        "chybějí."
    ),
    "note-kind": "Přečteno jako suguru. Je-li to jiná úloha s oblastmi, napiš to na řádek nad ní, třeba „kojun 6x6“.",
    "note-outside": (
        "Čísla vně mřížky se berou jako mrakodrapy. Pokud jsou něčím jiným, vypiš "
        "je pod ni, třeba „left1=sandwich12“."
    ),
    "note-letters": "Hodnoty byly přečteny takto: {what}. Řešení se píše čísly.",
    "note-zero": "Nula byla přečtena jako hodnota {what}; řešení se píše čísly.",
    "note-candidates-clues": (
        "Kandidáti jsou zadáním: jen s nimi je právě jedno řešení. Pokud si je poznamenal řešitel, napiš nad ně "
        "„marks:“."
    ),
    "note-candidates-marks": "Kandidáti se berou jako poznámky řešitele, protože i bez nich je právě jedno řešení.",
    "note-candidates-unclear": (
        "Kandidáti se berou jako poznámky řešitele; právě jedno řešení není ani s nimi, ani bez nich. Pokud jsou "
        "zadáním, napiš nad ně „candidates:“."
    ),
    "note-candidates-alone": (
        "Kandidáti se berou jako zadání, protože nic jiného dáno není; právě jedno řešení s nimi není. Pokud jsou to "
        "poznámky řešitele, napiš nad ně „marks:“."
    ),
    "note-unread": "Nepřečetlo se všechno: {what}. To, co se přečetlo, má právě jedno řešení.",
    "note-rules": (
        "Pravidla říkají slovy víc, než se přečetlo, třeba {what}. To, co se přečetlo, nemá právě jedno řešení."
    ),
    "reading": "Čtu úlohu ze standardního vstupu; Ctrl-D ho ukončí.",
    "closed": "standardní vstup je zavřený",
    "no-file": "soubor {path!r} neexistuje",
    "no-file-nor-puzzle": "soubor {path!r} neexistuje a žádná úloha se takto nezapisuje",
    "meant-file": "nemyslíš {path!r}?",
    "directory": "{path!r} je adresář, ne úloha",
    "cannot-read": "soubor nelze přečíst: {reason}",
    "cannot-write": "soubor nelze zapsat: {reason}",
    "ask-kind": (
        "Jaký druh úlohy? Enter znamená {usual}; na výběr je {kinds}. Může následovat velikost a doplňky, třeba: "
        "{usual} 6x6 diagonals. Stačí i odkaz nebo celá úloha na jednom řádku; quit končí."
    ),
    "ask-drawing": "Kresba: až bude celá, stiskni ještě jednou Enter.",
    "ask-kind-unknown": "{text} není druh úlohy; na výběr je {kinds}.",
    "ask-kind-close": "{text} není druh úlohy; nemyslíš {close}? Na výběr je {kinds}.",
    "ask-holes": (
        "Buňka bez hodnoty se píše jako \\, před ním součet buněk pod ní (16\\), za ním součet buněk vpravo od "
        "ní (\\7, 16\\7)."
    ),
    "ask-rows": (
        "Piš zadané hodnoty řádek po řádku: čísla, nebo . pro prázdnou buňku. Řádek s překlepem se opraví takto: "
        "{example}"
    ),
    "ask-rows-open": (
        "Piš zadané hodnoty řádek po řádku: čísla, nebo . pro prázdnou buňku; potom prázdný řádek. Řádek s "
        "překlepem se opraví takto: {example}"
    ),
    "ask-regions": (
        "Nyní oblasti řádek po řádku: stejné písmeno pro všechny buňky jedné oblasti. Řádek s překlepem se opraví "
        "takto: {example}"
    ),
    "ask-no-regions": "Pro řádek {number} nebylo nic napsáno. Píše se takto: {example}",
    "ask-empty-row": (
        "Pro řádek {number} nebylo nic napsáno. Prázdný řádek se píše s tečkou za každou buňku, jiné takto: "
        "{example}"
    ),
    "ask-values": "Hodnoty {values} nelze zadat řádek po řádku; načti takovou hádanku ze souboru nebo ji vlož celou.",
    "ask-not-row": (
        "{text} není řádek; napiš pro každou buňku číslo nebo tečku. Všechno os"
        "tatní přijde až po řádcích."
    ),
    "ask-count": "řádek {number} má {count:buňka} místo {width}: {text}",
    "ask-clash": "Překlep v řádku se opraví například takto: {examples}; jinak pokračuj.",
    "ask-twice": "v řádku {number} je {value} dvakrát: {cells}",
    "ask-clues": "{title}, například {example}, na libovolně mnoha řádcích; potom prázdný řádek.",
    "ask-lettered": (
        "{title}: řádek po řádku písmeno pro každou buňku, stejné pro buňky, které patří k sobě; nebo jednotlivě, "
        "například {example}, na libovolně mnoha řádcích; potom prázdný řádek."
    ),
    "ask-numbers": (
        "Nyní číslo ke každému písmenu, například {example}, na libovolně mnoha řádcích; "
        "potom prázdný řádek."
    ),
    "ask-not-clue": "{text} není údaj; v takové úloze se píšou takto: {examples}",
    "ask-first-row": "Je-li překlep v řádku 1, opraví se takto: row 1: {row}",
    "ask-later": "Po řádcích přijde na řadu: {titles}.",
    "ask-end-rows": "Pokud už další řádky nejsou, ukončí je prázdný řádek.",
    "ask-again": "Napiš prosím řádek {number} znovu.",
    "ask-no-row": "řádek {number} nelze opravit; zatím napsáno: {count:řádek}",
    "ask-mend": "Opraví se to takto: {examples}; Enter skončí.",
    "ask-mistyped": (
        "Je-li v řádku překlep, oprav ho: {examples}; "
        "check řekne, co je špatně; je-li vše opsáno správně, stiskni Enter."
    ),
    "ask-ended": "vstup skončil po {count:řádcích}",
    "not-seconds": "{text!r} není počet sekund.",
    "not-positive": "{text!r} není celé číslo od 1 výš.",
    "more-problems": "… a dalších {count}.",
    "at-line": "řádek {line}: {message}",
    "at-column": "řádek {line}, znak {column}: {message}",
    "in-column": "znak {column}: {message}",
    # the command line itself
    "usage": "Použití:",
    "help-options": "Volby",
    "help-commands": "Příkazy",
    "help-default": "výchozí: {value}",
    "help-required": "povinné",
    "usage-hint": "Nápovědu zobrazí '{command} --help'.",
    "usage-error": "Chyba: {message}",
    "no-command": "Příkaz {name!r} neexistuje.",
    "no-option": "Volba {name!r} neexistuje.",
    "extra-argument": "Tento příkaz nepřijímá {text!r}.",
    "meant": "Nemyslíš {name!r}?",
    "missing-option": "Chybí {name}.",
    "bad-value": "Neplatná hodnota pro {name}: {message}",
    "needs-value": "{name} vyžaduje hodnotu.",
    "takes-no-value": "{name} nepřijímá žádnou hodnotu.",
    "not-one-of": "{text!r} není žádná z těchto možností: {names}.",
    # kinds and notations
    "kind": "{title}: {id}",
    "kind-also": "{title}: {id} (také {aliases})",
    "options": "Doplňky, které lze přidat ke každému druhu:",
    "notation": "{id}: {title}",
    "notation-kind": "druh: {kind}",
    "notation-carries": "druh: {kind}; obsahuje {carries}",
    "any": "libovolný",
    # how the program ends
    "ending": "gridwright: {message}",
    "interrupted": "přerušeno",
    "no-memory": "na toto nestačí paměť",
    "no-output": "výstup nelze zapsat: {reason}",
    "bug": "to je chyba programu a nemělo by se to stát; nahlas ji prosím i s úlohou: {error} ({place})",
    # batches
    "working-read": "načítám úlohy… {seconds:.0f} s",
    "working-rows": "pracuji… {seconds:.0f} s",
    "working-solve": "řeším… {seconds:.0f} s",
    "working-count": "počítám řešení… {seconds:.0f} s",
    "working-list": "vypisuji řešení… {seconds:.0f} s",
    "working-check": "kontroluji… {seconds:.0f} s",
    "working-explain": "vysvětluji… kroky: {steps}, prázdné buňky: {cells}, {seconds:.0f} s",
    "working-hint": "hledám nápovědu… {seconds:.0f} s",
    "working-rate": "hodnotím… {seconds:.0f} s",
    "working-draw": "kreslím… {seconds:.0f} s",
    "working-book": "sestavuji knihu… {seconds:.0f} s",
    "working-convert": "zapisuji úlohy… {seconds:.0f} s",
    # making puzzles
    "working-make": "tvořím úlohy… {seconds:.0f} s",
    "made-number": "Úloha {number} z {count}",
    "made-asked": "zadání",
    "made-short": "Není to úplně to, co bylo žádáno ({asked}): ze všech pokusů ({attempts}) je nejblíž tento.",
    "made-clues": "{clues:údaj}.",
    "made-minimal": "{clues:údaj}; žádný není zbytečný.",
    "made-needless": "{clues:údaj}; {needless:z nich lze vynechat}.",
    "made-symmetry": "Symetrie: {names}.",
    "made-no-symmetry": "Bez symetrie.",
    "made-way": "Různých technik: {techniques}; buněk, kde lze pokračovat, průměrně: {openings:.1f}.",
    "make-done": "Vytvořeno s --seed {seed}: {count:úloha}.",
    "make-short": "Mimo zadání ({asked}): {count:úloha}.",
    "working-minimize": "hledám, co lze vynechat… {done} z {of}, {seconds:.0f} s",
    "make-stopped": "Čas vypršel: vytvořeno {count} z {asked} úloh s --seed {seed}.",
    "make-unrated": "Čas vypršel: jak je úloha těžká, se už nezjistilo.",
    "make-part": "Co už je hotovo, je v {path}.part; stejný příkaz s --resume pokračuje.",
    "complete-stopped": "Čas vypršel: toto je to nejlepší, co se zatím našlo.",
    "minimize-stopped": "Čas vypršel: nevyzkoušelo se vše, možná je zbytečných ještě víc zadání.",
    "make-few": "Podařilo se najít jen {count:různé úlohy}; žádáno bylo {asked}.",
    "make-size": "{text!r} není velikost; zapisuje se třeba 9 nebo 6x8",
    "make-range": "{text!r} není rozsah; zapisuje se třeba 3..7",
    "make-clues-empty": "{text!r} neuvádí žádná zadání; piš to jako signs:all,dots",
    "make-clues-twice": "{name} je žádáno dvakrát",
    "make-join": "{name} se zapisuje jen vcelku; zvolte jiný zápis a úlohy převeďte později.",
    "make-resume": "--resume pokračuje v souboru, a proto potřebuje -o.",
    "make-files": "--make vytváří knihu od základu; soubory k ní přidat nelze.",
    "complete-nothing": "Nic nechybí: existuje právě jedno řešení.",
    "complete-added": "Přidáno: {count:údaj}: {clues}",
    "complete-fewest": "Méně by nestačilo.",
    "complete-few": "Méně údajů, které by stačily, se nenašlo.",
    "minimize-removed": "Odebráno: {count:údaj}: {clues}",
    "minimize-nothing": "Žádný údaj není zbytečný.",
    "minimize-kept": "Žádný údaj nelze vynechat, aniž by se změnila obtížnost.",
    "minimize-rating": "Obtížnost: dříve {before:.1f}, nyní {after:.1f}.",
    "batch-progress": "{rows:řádek}, {rate:,.0f} za sekundu",
    "batch-progress-share": "{rows:řádek}, {rate:,.0f} za sekundu, {percent:.1f} %, zbývá {left} s",
    "batch-done": "{lines:řádek}: {counts} ({seconds:.1f} s)",
    "batch-empty": "Vstup nemá žádné řádky.",
    "batch-note": "{count:řádek}: {note}",
    "batch-unique": "{count:,.0f} s jediným řešením",
    "batch-several": "{count:,.0f} s více řešeními",
    "batch-none": "{count:,.0f} bez řešení",
    "batch-undecided": "{count:,.0f} nerozhodnuto",
    "batch-converted": "{count:,.0f} převedeno",
    "batch-error": "{count:,.0f} s chybou",
    "batch-passed": "{count:prázdný řádek}",
    "dataset-done": "{path}: {count:úloha}, datových souborů: {shards}.",
    "dataset-split": "{name}: {count:,.0f}",
    "dataset-short": "{name}: jen {made} z {asked}; další různé úlohy se nenašly.",
    "audit-columns": "Sloupce: {columns}.",
    "audit-empty": "Nejsou tu žádné řádky.",
    "audit-rows": "{rows:řádek}: {counts}.",
    "audit-unique": "{count:,.0f} s právě jedním řešením",
    "audit-several": "{count:,.0f} s více řešeními",
    "audit-none": "{count:,.0f} bez řešení",
    "audit-undecided": "{count:,.0f} nerozhodnuto",
    "audit-unreadable": "{count:,.0f} nečitelných",
    "audit-unique-what": "právě jedno řešení",
    "audit-several-what": "více řešení",
    "audit-none-what": "žádné řešení",
    "audit-undecided-what": "nerozhodnuto",
    "audit-unreadable-what": "nečitelné",
    "audit-wrong-what": "chybné řešení",
    "audit-repeated-what": "opakované",
    "audit-equivalent-what": "stejné až na vzhled",
    "audit-flawed": "Řádky s touto vadou ({what}): {rows}",
    "audit-solutions": "Uvedená řešení: správně {right:,.0f}, chybně {wrong:,.0f}.",
    "audit-same": "Opakované: {repeated:,.0f}; stejné až na vzhled: {equivalent:,.0f}.",
    "audit-rated-all": "Hodnocení: {low:.1f} až {high:.1f}, medián {middle:.1f} (hodnoceno: {count:úloha}).",
    "audit-rated": "Hodnocení (hodnoceno: {count:úloha}) podle toho, co uvádí soubor:",
    "audit-nothing": "neuvedeno",
    "audit-band": "{name}: {low:.1f} až {high:.1f}, medián {middle:.1f} ({count:,.0f})",
    "audit-not-rated": "Nehodnoceno, protože by to trvalo příliš dlouho: {count:,.0f}.",
    "audit-leak": "Průnik: {first} a {second} mají společné úlohy: {count:,.0f}.",
    "audit-sound": "V pořádku: každý řádek je úloha s právě jedním řešením a žádné dvě nejsou stejné.",
    "audit-unsound": "Není v pořádku.",
    "audit-title": "Kontrola sad úloh",
    "audit-statuses": "Řádky podle výsledku",
    "audit-levels": "Hodnocené úlohy podle úrovně",
    "audit-medians": "Medián hodnocení podle uvedené obtížnosti",
    "score-unreadable": "V odpovědi není mřížka {rows}×{cols}.",
    "score-right": "Správně: {right} z {cells}.",
    "score-wrong": "Chybně: {count} ({cells}).",
    "score-empty": "Prázdné: {count}.",
    "score-changed": "Změněná zadaná čísla: {count} ({cells}).",
    "score-no-steps": "V odpovědi není žádný krok.",
    "score-steps": "Kroků: {count}, z toho správně {right} a dokázáno {proven}.",
    "score-steps-known": "Nepočítáno, protože to mřížka už ukazuje: {count}.",
    "score-step-wrong": "Krok {number} je chybný: {text}",
    "score-step-unproven": "Krok {number} je správný, ale na tom místě nevyplývá: {text}",
}

HOUSES: Houses = {
    "row": {"the": ("řádek {number}", "řádky {number}"), "in": ("v řádku {number}", "v řádcích {number}")},
    "column": {"the": ("sloupec {number}", "sloupce {number}"), "in": ("ve sloupci {number}", "ve sloupcích {number}")},
    "box": {"the": ("čtverec {number}", "čtverce {number}"), "in": ("ve čtverci {number}", "ve čtvercích {number}")},
    "region": {
        "the": ("oblast buňky {cell}", "oblasti buněk {cell}"),
        "in": ("v oblasti buňky {cell}", "v oblastech buněk {cell}"),
    },
    "run": {"the": ("řada {cells}",), "in": ("v řadě {cells}",)},
    "falling diagonal": {"the": ("klesající úhlopříčka",), "in": ("na klesající úhlopříčce",)},
    "rising diagonal": {"the": ("stoupající úhlopříčka",), "in": ("na stoupající úhlopříčce",)},
    "no touching equals": {"the": ("{cells} (dotýkají se)",), "in": ("v {cells} (dotýkají se)",)},
    "no touching equals, full": {
        "the": ("{cells} (dotýkají se, dohromady jen {values})",),
        "in": ("v {cells} (dotýkají se, dohromady jen {values})",),
    },
    "no equals side by side": {"the": ("{cells} (vedle sebe)",), "in": ("v {cells} (vedle sebe)",)},
    "no equals side by side, full": {
        "the": ("{cells} (vedle sebe, dohromady jen {values})",),
        "in": ("v {cells} (vedle sebe, dohromady jen {values})",),
    },
    "no equals a knight's move apart": {"the": ("{cells} (na tah jezdcem)",), "in": ("v {cells} (na tah jezdcem)",)},
    "no equals a knight's move apart, full": {
        "the": ("{cells} (na tah jezdcem, dohromady jen {values})",),
        "in": ("v {cells} (na tah jezdcem, dohromady jen {values})",),
    },
    "no equals a certain move apart": {
        "the": ("{cells} (na zakázaný tah)",),
        "in": ("v {cells} (na zakázaný tah)",),
    },
    "no equals a certain move apart, full": {
        "the": ("{cells} (na zakázaný tah, dohromady jen {values})",),
        "in": ("v {cells} (na zakázaný tah, dohromady jen {values})",),
    },
    "disjoint group": {
        "the": ("poziční skupina {number}", "poziční skupiny {number}"),
        "in": ("v poziční skupině {number}", "v pozičních skupinách {number}"),
    },
    "extra region": {"the": ("přidaná oblast s {cell}",), "in": ("v přidané oblasti s {cell}",)},
    "renban": {"the": ("renbanová čára s {cell}",), "in": ("na renbanové čáře s {cell}",)},
    "house": {"the": ("{cells} (různé hodnoty)",), "in": ("v {cells} (různé hodnoty)",)},
    "house, full": {
        "the": ("{cells} (různé hodnoty, dohromady jen {values})",),
        "in": ("v {cells} (různé hodnoty, dohromady jen {values})",),
    },
}

RULES = {
    "cells that hold nothing": "buňky, které zůstávají prázdné",
    "no touching equals": "stejné hodnoty se nikdy nedotýkají",
    "no equals side by side": "stejné hodnoty nikdy nestojí vedle sebe",
    "no equals a knight's move apart": "stejné hodnoty nikdy nestojí na tah jezdcem od sebe",
    "no consecutive neighbours": "sousední hodnoty nikdy nejdou po sobě",
    "distance of equals": "stejné hodnoty drží odstup",
    "upper cells greater": "v oblasti je horní ze dvou buněk větší",
    "all dots are given": "všechny tečky jsou zakresleny",
    "all white dots are given": "všechny bílé tečky jsou zakresleny",
    "all black dots are given": "všechny černé tečky jsou zakresleny",
    "all X and V are given": "všechna X a V jsou zakreslena",
    "no equals a certain move apart": "stejné hodnoty nikdy nestojí na určitý tah od sebe",
}

CLUES = {
    "given": "{cell}={value}",
    "sign": "{cell} < {other}",
    "white dot": "bílá tečka mezi {cell} a {other}",
    "black dot": "černá tečka mezi {cell} a {other}",
    "cage": "klec {cells} se součtem {value}",
    "cage of one cell": "klec jen kolem {cells}, ve které stojí {value}",
    "cage without a sum": "klec {cells}",
    "arrow": "šipka {cells}",
    "pill arrow": "šipka z pilulky {cells}",
    "doublearrow": "dvojitá šipka {cells}",
    "littlekiller": "šikmý součet {value} od {cell} po {other}",
    "region sum": "čára oblastních součtů {cells}",
    "zipper": "zip {cells}",
    "sum line": "součtová čára {cells} po úsecích {value}",
    "quadruple": "kroužek s {values} mezi {cells}",
    "sandwich": "sendvičový součet {value} od {cell} po {other}",
    "skyscraper": "mrakodrapový údaj {value} od {cell} po {other}",
    "xsum": "X-součet {value} od {cell} po {other}",
    "numberedroom": "číslovaná místnost {value} od {cell} po {other}",
    "circles": "počítací kroužky {cells}",
    "automaton": "automat podél {cells}",
    "sum": "součet {value} z {cells}",
    "difference": "rozdíl {value} z {cells}",
    "product": "součin {value} z {cells}",
    "quotient": "podíl {value} z {cells}",
    "run sum": "součet {value} řady {cells}",
    "odd cell": "{cell} je lichá",
    "even cell": "{cell} je sudá",
    "candidates": "{cell} je jedno z {values}",
    "white dot with a number": "bílá tečka s {value} mezi {cell} a {other}",
    "black dot with a number": "černá tečka s {value} mezi {cell} a {other}",
    "X": "X mezi {cell} a {other}",
    "V": "V mezi {cell} a {other}",
    "sum of neighbours": "součet {value} mezi {cell} a {other}",
    "thermo": "teploměr od {cell} do {other}",
    "slowthermo": "pomalý teploměr od {cell} do {other}",
    "whisper": "šeptající čára od {cell} do {other}",
    "renban": "renbanová čára od {cell} do {other}",
    "nabner": "nabnerová čára od {cell} do {other}",
    "palindrome": "palindrom od {cell} do {other}",
    "clone": "klony {cells}",
    "entropic": "entropická čára od {cell} do {other}",
    "modular": "modulární čára od {cell} do {other}",
    "parityline": "paritní čára od {cell} do {other}",
    "between": "mezilehlá čára od {cell} do {other}",
    "lockout": "uzamčená čára od {cell} do {other}",
    "minimum": "minimum v {cells}",
    "maximum": "maximum v {cells}",
    "rowindex": "řádková indexová buňka {cell}",
    "columnindex": "sloupcová indexová buňka {cell}",
    "boxindex": "čtvercová indexová buňka {cell}",
    "extra region": "přidaná oblast s {cell}",
    "relation": "podmínka {value} podél {cells}",
}

STATEMENTS = {
    "row+column, some": (
        "Vyplň čísla od {first} do {size} tak, aby se žádná hodnota neopakovala v řádku ani ve sloupci."
    ),
    "row+column+box, some": (
        "Vyplň čísla od {first} do {size} tak, aby se žádná hodnota neopakovala v řádku, ve sloupci ani ve čtverci."
    ),
    "row+column+region, some": (
        "Vyplň čísla od {first} do {size} tak, aby se žádná hodnota neopakovala v řádku, ve sloupci ani v ohraničené "
        "oblasti."
    ),
    "row+column": (
        "Vyplň čísla od {first} do {size} tak, aby každý řádek a každý sloupec obsahoval každou hodnotu jednou."
    ),
    "row+column+box": (
        "Vyplň čísla od {first} do {size} tak, aby každý řádek, každý sloupec a každý čtverec obsahoval každou hodnotu "
        "jednou."
    ),
    "row+column+region": (
        "Vyplň čísla od {first} do {size} tak, aby každý řádek, každý sloupec a každá ohraničená oblast obsahovala "
        "každou hodnotu jednou."
    ),
    "region": "Vyplň každou ohraničenou oblast čísly od 1 do počtu jejích buněk.",
    "signs": "Každé znaménko mezi dvěma buňkami platí: otevřenou stranou ukazuje k větší hodnotě.",
    "givens": "Zadaná hodnota zůstává ve své buňce.",
    "dots": "Hodnoty s bílou tečkou mezi sebou jsou po sobě jdoucí; u černé tečky je jedna dvojnásobkem druhé.",
    "cages": "Hodnoty v kleci jsou různé a dávají součet uvedený v jejím rohu, pokud tam nějaký je.",
    "arrows": "Hodnoty podél šipky dávají dohromady číslo v jejím kroužku nebo pilulce; mohou se opakovat.",
    "doublearrows": "Hodnoty mezi kroužky dvojité šipky dávají dohromady tolik co obě hodnoty v kroužcích.",
    "littlekillers": (
        "Hodnoty podél úhlopříčky dávají dohromady číslo vně mřížky, jehož šipka na ni ukazuje; mohou se "
        "opakovat."
    ),
    "regionsums": "Hodnoty na čáře oblastních součtů mají v každé oblasti, kterou čára prochází, stejný součet.",
    "zippers": "Dvě buňky stejně daleko od středu zipu mají vždy stejný součet a buňka uprostřed obsahuje právě ten.",
    "sumlines": "Součtovou čáru lze rozdělit na úseky, jejichž hodnoty dávají vždy její číslo; mohou se opakovat.",
    "quadruples": "Hodnoty v kroužku na rohu stojí ve čtyřech buňkách kolem něj, tolikrát, kolikrát jsou uvedeny.",
    "sandwiches": (
        "Číslo vně mřížky mezi dvěma čárkami je součet hodnot mezi nejmenší a největší hodnotou svého řádku nebo "
        "sloupce."
    ),
    "skyscrapers": "Číslo vně mřížky říká, kolik hodnot je odtud vidět: každá zakrývá všechny menší za sebou.",
    "xsums": "Číslo vně mřížky za znakem Σ je součet prvních X hodnot odtud, přičemž X je první z nich.",
    "numberedrooms": "Číslo vně mřížky v rámečku stojí v N-té buňce odtud, přičemž N je první hodnota.",
    "circles": "Hodnota v kroužku říká, kolik kroužků tuto hodnotu obsahuje.",
    "automata": "Hodnoty podél čáry vedou její automat z prvního stavu do takového, ve kterém smí skončit.",
    "calculations": (
        "Hodnoty v kleci dávají číslo v jejím rohu: jako součet nebo součin, dvě hodnoty i jako rozdíl nebo "
        "podíl."
    ),
    "run": "Vyplň čísla od 1 do 9 tak, aby v každé souvislé řadě buněk byly všechny hodnoty různé.",
    "runs": "Číslo udává, kolik dohromady dávají hodnoty řady napravo od něj nebo pod ním.",
    "cells that hold nothing": "Tmavé buňky zůstávají prázdné.",
    "parity": "Buňka s šedým kruhem obsahuje lichou hodnotu, buňka s šedým čtvercem sudou.",
    "candidates": "Buňka s malými číslicemi obsahuje jednu z nich.",
    "all dots are given": (
        "Všechny tečky jsou zakresleny: kde žádná není, sousedé nejdou po sobě a žádný není dvojnásobkem druhého."
    ),
    "diagonal": "Na každé ze dvou úhlopříček jsou všechny hodnoty různé.",
    "no touching equals": "Stejné hodnoty se nikdy nedotýkají, ani rohem.",
    "no equals side by side": "Stejné hodnoty nikdy nestojí v buňkách se společnou stranou.",
    "no equals a knight's move apart": "Stejné hodnoty od sebe nikdy nejsou vzdálené na tah jezdcem.",
    "no consecutive neighbours": "Buňky se společnou stranou nikdy neobsahují po sobě jdoucí hodnoty.",
    "distance of equals": "Mezi dvěma stejnými čísly k v jednom řádku nebo sloupci leží alespoň k buněk.",
    "upper cells greater": "Kde dvě buňky jedné oblasti stojí nad sebou, je horní větší.",
    "white dot with a number": "Je-li v bílé tečce číslo, liší se o ně obě hodnoty.",
    "black dot with a number": "Je-li v černé tečce číslo, je jedna hodnota tolikanásobkem druhé.",
    "all white dots are given": "Všechny bílé tečky jsou zakresleny: kde žádná tečka není, sousedé nejdou po sobě.",
    "all black dots are given": (
        "Všechny černé tečky jsou zakresleny: kde žádná tečka není, žádný ze dvou sousedů není dvojnásobkem "
        "druhého."
    ),
    "xv": (
        "Dva sousedé dávají dohromady 10, je-li mezi nimi X, 5, je-li mezi nimi V, a jinak číslo, které mezi "
        "nimi stojí."
    ),
    "all X and V are given": "Všechna X a V jsou zakreslena: sousedé bez písmena nedávají dohromady 5 ani 10.",
    "thermo": "Podél teploměru hodnoty rostou od baňky ke konci.",
    "slowthermo": "Podél pomalého, modrého teploměru hodnoty od baňky ke konci nikdy neklesají; mohou zůstat stejné.",
    "thermometers": "Podél teploměru hodnoty rostou od baňky ke konci; na pomalém mohou i zůstat stejné.",
    "whispers": "Hodnoty vedle sebe na šeptající čáře se liší alespoň o {value}.",
    "renbans": "Renbanová čára obsahuje různé hodnoty bez mezery mezi nimi, v libovolném pořadí.",
    "nabners": "Na nabnerové čáře nejsou žádné dvě hodnoty stejné ani po sobě jdoucí, ať na ní stojí kdekoli.",
    "palindromes": "Palindrom se čte z obou konců stejně.",
    "clones": "Klony obsahují na stejných místech stejné hodnoty.",
    "entropiclines": (
        "Každé tři hodnoty za sebou na entropické čáře jsou nízká, střední a vysoká; nízkých je {value} "
        "nejmenších, vysokých stejně tolik největších."
    ),
    "modularlines": "Každých {value} hodnot za sebou na modulární čáře dává po dělení {value} různé zbytky.",
    "paritylines": "Podél paritní čáry se střídají liché a sudé hodnoty.",
    "betweenlines": "Hodnoty na čáře mezi dvěma kruhy leží ostře mezi hodnotami v kruzích.",
    "lockoutlines": (
        "Hodnoty ve dvou kosočtvercích uzamčené čáry se liší alespoň o {value}; žádná hodnota na čáře není "
        "jednou z nich ani neleží mezi nimi."
    ),
    "extremes": (
        "Minimum je menší než každá buňka vedle něj, maximum větší; mezi dvěma minimy nebo dvěma maximy neplatí "
        "nic."
    ),
    "indexers": (
        "Sloupcová indexová buňka ve sloupci c obsahuje v právě tehdy, když číslo c jejího řádku stojí ve "
        "sloupci v; řádkové a čtvercové totéž s řádky a s místy ve čtverci."
    ),
    "extraregions": "Hodnoty v přidané oblasti jsou všechny různé.",
    "relations": "Pro každou hodnotu a podél označených buněk a následující hodnotu b platí: {value}.",
    "no equals a certain move apart": "Stejné hodnoty od sebe nikdy nejsou vzdálené na tah o {value} buněk.",
    "falling diagonal": "Na klesající úhlopříčce jsou všechny hodnoty různé.",
    "rising diagonal": "Na stoupající úhlopříčce jsou všechny hodnoty různé.",
    "disjoint group": "Buňky na stejném místě různých oblastí obsahují různé hodnoty.",
}

CLAUSES = {
    # what follows
    "so": "Takže {clauses}.",
    "is": "{cell} je {value}",
    "so-not": "Takže {cell} není {value}.",
    "cross-out": "Škrtáme tedy {groups}.",
    # of what follows from something supposed, which is not to be taken for a conclusion
    "so-then": "Pak {clauses}.",
    "cross-out-then": "To vylučuje {groups}.",
    "in": "{values} v {cells}",
    "span": "{low} až {high}",
    # where to look
    "look": "Podívej se sem: {cells}.",
    "look-house": "Podívej se sem: {house:the}.",
    "look-clue": "Podívej se sem: {clue}.",
    # why there is one place or one value left
    "elsewhere": "jinde už být nemůže",
    "elsewhere-none": "v žádné z ostatních buněk tam být nemůže",
    "elsewhere-seen": "jinde jí brání {seen}",
    "elsewhere-partly": "jinde už je škrtnutá nebo jí brání {seen}",
    "otherwise": "ostatní hodnoty už jsou vyloučené",
    "otherwise-seen": "ostatním hodnotám brání {seen}",
    "otherwise-partly": "ostatní hodnoty už jsou škrtnuté nebo jim brání {seen}",
    # chains
    "certain": "Už je jisté: {all}.",
    "if-is": "pokud {cell} je {value}",
    "if-not": "pokud {cell} není {value}",
    "then-is": "pak {cell} je {value}",
    "then-not": "pak {cell} není {value}",
    "then-none": "pak odpadají {all}",
    "ends": "Platí proto aspoň jedno z těchto dvou, {ends}, a v obou případech odpadají stejní kandidáti.",
    "ends-many": (
        "Pak je {value} v jedné z buněk {cells}. Platí proto buď to, nebo {first}, a v obou případech odpadají "
        "stejní kandidáti."
    ),
    "ends-same": "To není možné.",
    "loop": "Protože se ta dvě navzájem vylučují, je řetěz uzavřený: z každých dvou sousedů v něm jeden platí.",
    "no-value-at-once": "Pro {cell} nezbývá žádná hodnota.",
    "no-place-at-once": "Pro {value} nezbývá {house:in} místo.",
    "no-value": "Teď pro {cell} nezbývá žádná hodnota.",
    "no-place": "Teď {house:in} nezbývá místo pro {value}.",
    "dead-end": "Teď některé buňce nezbývá hodnota, nebo některé hodnotě místo.",
    # other ways to tell a technique
    "last-cell-alone": "{cell} je oblast sama pro sebe a jediná možná hodnota je {value}.",
    "ruled-out-clue": "Vylučuje to tento údaj: {clues}.",
    "ruled-out-range": "V {cell} může být jen {domain}.",
    "sign-bound-one": "Podívej se na {signs}: {cell} je nejméně {value} a {end} je aspoň o 1 větší.",
    "sign-bound-one-down": "Podívej se na {signs}: {end} je nejvýš {value} a {cell} je aspoň o 1 menší.",
    "sign-bound-down": "Podívej se na {signs}: {end} je nejvýš {value} a každá buňka před tím je aspoň o 1 menší.",
    "extreme-end-down": "Podívej se na {signs}: v buňce, která je menší než jiná, nemůže být {any}.",
    # parts that are told together, and what they lead to
    "sign-bound-all": "V každém z těchto řetězů je každá buňka aspoň o 1 větší než předchozí: {items}.",
    "sign-bound-each": "{cell} je nejméně {value}",
    "sign-bound-each-down": "{end} je nejvýš {value}",
    "sign-bound-where": "{signs}, kde {bounds}",
    "no-partner-all": "Každá hodnota potřebuje protějšek, který je ještě možný: {items}.",
    "no-partner-each": "pro {second} zbývá jen {left}, což omezuje {targets} ({relations})",
    "hidden-single-region-after": "{house:In} tak zbývá pro {value} jen {cell}.",
    "hidden-single-line-after": "{house:In} tak zbývá pro {value} jen {cell}.",
    "hidden-single-set-after": "{house:In} tak zbývá pro {value} jen {cell}.",
    "naked-single-after": "Pro {cell} tak zbývá jen {value}.",
    # součty a množiny
    "clues-there": "údajů: {count}",
    "clues-adding": "údajů se součtem {total}: {count}",
    "combined-added": "Sečti: {added}.",
    "combined-taken": "Sečti: {added}. Odečti: {taken}.",
    "combined-left": "Zbývá {sum}={total}.",
    "combined-between": "To, co zbývá ({sum}), je mezi {low} a {high}.",
    "combined-ends": (
        "S hodnotami, které tu škrtáme, by to bylo příliš málo nebo příliš mnoho, ať je v ostatních buňkách "
        "cokoli."
    ),
    "combined-ends-apart": (
        "Protože všechny hodnoty jsou {houses:in} různé, bylo by to s těmi, které tu škrtáme, příliš málo nebo "
        "příliš mnoho, ať je v ostatních buňkách cokoli."
    ),
    "left-inside": "Na {cells} tak zbývá {total}.",
    "left-outside": "K tomu navíc patří {cells}, na to tedy zbývá {total}.",
    "left-both": (
        "Buňky jsou tytéž až na {inside} na jedné straně a {outside} na druhé. Takže {more} je o {total} víc než "
        "{less}."
    ),
    "left-equal": (
        "Buňky jsou tytéž až na {inside} na jedné straně a {outside} na druhé. Takže {more} je totéž co {less}."
    ),
    "left-ways": "To může být jen {ways}.",
    "combinations-values": "{Clues} se může skládat jen z hodnot {values}.",
    "combinations-all": "Podívej se na kombinace, které zbývají: {items}.",
    "combinations-each": "{clues} může být jen {ways}",
    "combinations-each-values": "{clues} se může skládat jen z hodnot {values}",
    "combinations-each-kept": "{clues} může mít jen {kept}",
    "only-place-values": "Ať {clues} obsahuje cokoli, {value} tam je, a to jedině v {cell}.",
    "must-contain-values": (
        "Ať {clues} obsahuje cokoli, v každém případě tam je {values}. Buňka, která vidí všechna místa takové "
        "hodnoty, ji mít nemůže ({rules})."
    ),
    "fillings-values": "{Clues} se dá vyplnit mnoha způsoby, ale jen s těmito hodnotami: {kept}.",
    "two-rules-values": (
        "Podívej se sem: {clue}. Ať se to s některou z hodnot, které tu škrtáme, vyplní jakkoli, nezbude {dead}."
    ),
    "places": "místa pro {values} {house:in}",
    "nothing-for-cell": "žádná hodnota pro {cell}",
    "nothing-for-house": "žádné místo pro {value} {house:in}",
    "nothing-for-rule": "žádná možnost, jak vyplnit toto: {clue}",
    "any-filling-values": (
        "Ať se {clues} vyplní jakkoli, některá z buněk má hodnotu, kterou tu škrtáme, a vylučuje ji "
        "({rules})."
    ),
}

_HIDDEN = "{house:In} může být {value} jen v {cell}: {why}."
_HIDDEN_SET = "{house:In} mohou být {values} jen v {cells}: tolik hodnot kolik buněk, takže nic jiného se tam nevejde."
_NAKED_SET = "{house:In} zbývá pro {cells} dohromady jen {values}: tolik hodnot kolik buněk, takže se tím vyčerpají."
_POINTING = "{house:In} může být {value} jen v {places}. Všechny leží {other:in}, takže nikde jinde tam {value} není."
_FISH = (
    "{bases:In} může být {value} jen v {places}. Všechny leží {covers:in}: je jich stejně, takže nikde jinde tam "
    "{value} není."
)
_TWO_LINKS = "{houses:In} zbývají pro {value} vždy jen dvě buňky. {chain} {ends}"
_SWAP = (
    "Kdyby {cells} obsahovaly jen {values}, mohly by si tyto hodnoty vyměnit místa a řešení by byla dvě. Protože je "
    "jen jedno, je někde mezi nimi jiná hodnota."
)
_DIRECT = "{substep} {house:In} tak zbývá pro {value} jen {cell}."
_DIRECT_SET = "{substep} Pro {value} tak zbývá jen {cell}."
_WRONG = "{chain} {dead_end}"
_FITS = "{Clues} se dá vyplnit jen takto ({cells}): {ways}."
_TOTALS = "{houses:In} je součet hodnot {whole} a toto dává dohromady {known}: {clues}. {left}"

TECHNIQUES = {
    "given": ("Zadáno", "{cell}={value} je zadáno."),
    "ruled-out": ("Vyloučeno", "{seen} vylučuje {value} v {cell} ({rules})."),
    "last-cell": ("Poslední buňka", "{cell} je {house:in} poslední prázdná buňka a chybí tam už jen {value}."),
    "hidden-single-region": ("Skrytý jedináček v oblasti", _HIDDEN),
    "hidden-single-line": ("Skrytý jedináček v linii", _HIDDEN),
    "naked-single": ("Zjevný jedináček", "{cell} může být jen {value}: {why}."),
    "hidden-single-set": (
        "Skrytý jedináček ve skupině buněk",
        "{house:In} musí být každá z těchto hodnot a {value} může být jen v {cell}: {why}.",
    ),
    "extreme-end": ("Krajní hodnota", "Podívej se na {signs}: v buňce, která je větší než jiná, nemůže být {any}."),
    "impossible-value": ("Nemožná hodnota", "Podívej se na toto: {bonds}. Pro {values} by tam nebyl protějšek."),
    "sign-bound": (
        "Mez podle znamének",
        "Podívej se na {signs}: {cell} je nejméně {value} a každá další buňka je aspoň o 1 větší.",
    ),
    "last-in-sum": ("Poslední buňka součtu", "{Clues}: {filled} už známe a {cell} doplní zbytek."),
    "combinations": ("Kombinace", "{Clues} může být jen {ways}."),
    "only-place": (
        "Jediné místo nutné hodnoty",
        "{Clues} může být jen {ways}: {value} je tam vždy, a to jedině v {cell}.",
    ),
    "many-combinations": ("Mnoho kombinací", "{Clues} může být jen {ways}."),
    "rule-of-45": ("Pravidlo 45", _TOTALS),
    "fillings": ("Co se vejde", _FITS),
    "many-fillings": ("Co se vejde do mnoha buněk", _FITS),
    "must-contain": (
        "Nutná hodnota",
        "{Clues} může být jen {ways}, v každém případě tam tedy je {values}. Buňka, která vidí všechna místa takové "
        "hodnoty, ji mít nemůže ({rules}).",
    ),
    "sum-bounds": (
        "Meze součtu",
        "{Clues}: s hodnotami, které tu škrtáme, by byl součet příliš malý nebo příliš velký, ať je v ostatních "
        "buňkách cokoli.",
    ),
    "virtual-cage": ("Myšlená klec", _TOTALS),
    "rule-of-45-houses": ("Pravidlo 45 přes několik skupin", _TOTALS),
    "any-filling": (
        "Vyloučeno v každém případě",
        "{Clues} se dá vyplnit jen takto ({cells}): {ways}. Pokaždé to vylučuje, co tu škrtáme ({rules}).",
    ),
    "two-rules": (
        "Dvě pravidla dohromady",
        "Podívej se sem: {clue}. S některou z hodnot, které tu škrtáme, se to dá vyplnit jen takto ({order}): {ways}. "
        "Pak nezbude {dead}.",
    ),
    "along-a-line": (
        "Podél čáry",
        "{Clues}: každá hodnota potřebuje protějšek v buňkách před sebou a za sebou. Ty, které tu škrtáme, žádný "
        "nemají.",
    ),
    "class-counting": (
        "Počítání jednoho druhu hodnot",
        "{Clues}: střídají se tu hodnoty {one_class} a {other_class}. S některou z {one_class} v {cell} by jejich "
        "počet {house:in} nevyšel.",
    ),
    "counting-bound": (
        "Mez podle počtu",
        "Podívej se na {signs}. {house:In} jsou {rest} navzájem různé. S hodnotou {gone} v {cell} by na ně zbylo jen: "
        "{values}.",
    ),
    "no-partner": (
        "Bez protějšku",
        "Pro {second} zbývá jen {left}. Některé hodnoty v {targets} by z toho nenechaly nic ({relations}).",
    ),
    "no-place": (
        "Bez místa",
        "{house:In} může být {value} jen v {places}. Hodnoty, které teď škrtáme, by ji vyloučily ze všech ({rules}).",
    ),
    "forbidden-pair": (
        "Zakázaná dvojice",
        "Hodnoty, které teď škrtáme, by v {cell} i v {second} nechaly jen {value} ({causes}), a ta nemůže "
        "být v obou ({rules}).",
    ),
    "direct-pointing": ("Přímo ukazující kandidáti", _DIRECT),
    "direct-claiming": ("Přímo nárokovaní kandidáti", _DIRECT),
    "direct-hidden-pair": ("Přímá skrytá dvojice", _DIRECT_SET),
    "direct-hidden-triple": ("Přímá skrytá trojice", _DIRECT_SET),
    "pointing": ("Ukazující kandidáti", _POINTING),
    "claiming": ("Nárokovaní kandidáti", _POINTING),
    "locked": (
        "Uzamčení kandidáti",
        "{house:In} může být {value} jen v {places}. Ať je kdekoli z nich, vylučuje {value} v {targets} ({rules}).",
    ),
    "leftover-cell": (
        "Přečnívající buňka",
        "{bases:The} obsahují tytéž hodnoty jako {covers:the} a mají tytéž buňky až na {front} a {back}. Tyto dvě jsou "
        "proto stejné.",
    ),
    "leftover-set": (
        "Přečnívající buňky",
        "{bases:The} obsahují tytéž hodnoty jako {covers:the} a mají tytéž buňky až na {front} na jedné straně a "
        "{back} na druhé. Na obou stranách jsou proto tytéž hodnoty.",
    ),
    "naked-pair": ("Zjevná dvojice", _NAKED_SET),
    "naked-triple": ("Zjevná trojice", _NAKED_SET),
    "naked-quad": ("Zjevná čtveřice", _NAKED_SET),
    "hidden-pair": ("Skrytá dvojice", _HIDDEN_SET),
    "hidden-triple": ("Skrytá trojice", _HIDDEN_SET),
    "hidden-quad": ("Skrytá čtveřice", _HIDDEN_SET),
    "x-wing": ("X-wing", _FISH),
    "swordfish": ("Mečoun", _FISH),
    "jellyfish": ("Medúza", _FISH),
    "mixed-fish-2": ("Smíšená ryba velikosti 2", _FISH),
    "mixed-fish-3": ("Smíšená ryba velikosti 3", _FISH),
    "skyscraper": ("Mrakodrap", _TWO_LINKS),
    "kite": ("Drak", _TWO_LINKS),
    "turbot-fish": ("Turbot fish", _TWO_LINKS),
    "empty-rectangle": ("Prázdný obdélník", "{house:In} zbývají pro {value} jen dvě buňky. {chain} {ends}"),
    "xy-wing": (
        "XY-wing",
        "Pro {cell} zbývá jen {others} a každá z těchto hodnot nechá jedné z buněk {rest} jen {value}. Jedna z nich je "
        "tak v každém případě {value}.",
    ),
    "xyz-wing": (
        "XYZ-wing",
        "Pro {cell} zbývá jen {values}. Buď je tam přímo {value}, nebo jedné z buněk {rest} zbude jen {value}: jedna z "
        "těch tří je v každém případě {value}.",
    ),
    "wxyz-wing": (
        "WXYZ-wing",
        "Ať je v {cell} cokoli, je to přímo {value}, nebo to jedné z buněk {rest} nechá jen {value}: jedna z těch čtyř "
        "je v každém případě {value}.",
    ),
    "unique-rectangle": ("Jedinečný obdélník", _SWAP),
    "unique-loop": ("Jedinečná smyčka", _SWAP),
    "bivalue-grave": (
        "BUG (bivalue universal grave)",
        "Bez {value} v {places} by každá volná buňka měla dva kandidáty a všichni by si mohli vyměnit místa: řešení by "
        "byla dvě. Protože je jen jedno, je tam {value} potřeba.",
    ),
    "x-chain": ("X-řetěz", "{chain} {ends}"),
    "xy-chain": ("XY-řetěz", "{cells} mají po dvou kandidátech. {chain} {ends}"),
    "alternating-chain": ("Střídavý řetěz", "{chain} {ends}"),
    "nishio": ("Nishio", _WRONG),
    "forcing-cell": ("Vynucené řetězy z buňky", "Každý kandidát v {cell} vede ke stejnému výsledku. {branches}"),
    "forcing-house": (
        "Vynucené řetězy ze skupiny",
        "{house:In} vede každé místo pro {value} ke stejnému výsledku. {branches}",
    ),
    "dynamic-forcing": ("Dynamický vynucený řetěz", _WRONG),
    "nested-forcing": (
        "Vnořený vynucený řetěz",
        _WRONG + " Cestou se stejným způsobem ukáže, že neplatí: {refuted}.",
    ),
    "combined-sums": ("Spojené součty", "{combined}"),
    "smallest-reason": ("Krátké zdůvodnění", "Stačí k tomu toto: {premises}. Cokoli jiného by tomu odporovalo."),
    "supposition": ("Předpoklad", "Předpokládejme, že {cell} je {value}."),
    "trial": (
        "Pokus",
        "Zjištěno zkoušením: cokoli jiného skončí sporem, ale žádný není dost krátký, aby se dal ukázat.",
    ),
}


def _form(number: int) -> int:
    return 0 if number == 1 else 1 if 2 <= number <= 4 else 2


LANGUAGE = Language(
    name="Čeština",
    and_="a",
    or_="nebo",
    thousands="\N{NO-BREAK SPACE}",
    decimal=",",
    form=_form,
    nouns=NOUNS,
    sentences=SENTENCES,
    houses=HOUSES,
    rules=RULES,
    clues=CLUES,
    statements=STATEMENTS,
    clauses=CLAUSES,
    techniques=TECHNIQUES,
)
