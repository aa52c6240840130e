"""Techniques in German: what to look for, and why it works."""

from __future__ import annotations

__all__ = ["LESSONS"]

LESSONS = {
    "last-cell": (
        "Suche eine Zeile, eine Spalte oder ein Gebiet, in dem nur noch eine Zelle leer ist.",
        "Dort muss jeder Wert einmal stehen, also kommt in die leere Zelle der Wert, der noch fehlt.",
    ),
    "hidden-single-region": (
        (
            "Nimm einen Wert und ein Gebiet, dem er noch fehlt. Streiche die Zellen, die gefüllt sind oder den "
            "Wert anderswo sehen: Bleibt nur eine übrig?"
        ),
        "Das Gebiet muss den Wert irgendwo haben, und alle anderen Zellen scheiden aus.",
    ),
    "extreme-end": (
        (
            "Sieh dir die beiden Zellen an einem Zeichen an: Könnte die kleinere noch der höchste Wert sein oder "
            "die größere der niedrigste?"
        ),
        (
            "Nichts ist größer als der höchste Wert oder kleiner als der niedrigste, also kann dort keiner von "
            "beiden stehen."
        ),
    ),
    "impossible-value": (
        (
            "Sieh dir zwei Zellen an, die ein Punkt, ein Buchstabe oder eine andere Regel verbindet, und geh die "
            "Werte der einen durch."
        ),
        (
            "Ein Wert, zu dem die andere Zelle etwas bräuchte, das es nicht gibt (das Doppelte von 5, wo 6 der "
            "höchste Wert ist), kann dort nicht stehen."
        ),
    ),
    "hidden-single-line": (
        (
            "Nimm einen Wert und eine Zeile oder Spalte, der er noch fehlt, und sieh nach, wo er hinkann. Linien "
            "überblickt man schwerer als Gebiete."
        ),
        (
            "Die Linie muss den Wert irgendwo haben; sind alle anderen Zellen gefüllt oder sehen sie ihn, bleibt "
            "nur ein Platz."
        ),
    ),
    "last-in-sum": (
        "Suche einen Käfig, einen Pfeil oder eine andere Summe, in der nur noch eine Zelle leer ist.",
        "Die Summe ist bekannt und die anderen Zellen auch; die letzte ergänzt, was fehlt.",
    ),
    "sign-bound": (
        "Suche Ketten von Zeichen oder ein Thermometer: Zellen, die eine nach der anderen größer werden.",
        (
            "Jede Zelle ist mindestens um eins größer als die davor und um eins kleiner als die danach; so "
            "schieben sich die Grenzen die Kette entlang."
        ),
    ),
    "along-a-line": (
        (
            "Sieh dir eine Linie an, auf der Nachbarn voneinander abhängen, etwa eine Flüsterlinie, und geh sie "
            "Zelle für Zelle durch."
        ),
        (
            "Jeder Wert braucht einen Partner in der Zelle davor und in der danach; fehlt er auf einer Seite, kann "
            "der Wert dort nicht stehen."
        ),
    ),
    "direct-pointing": (
        (
            "Suche ein Gebiet, in dem ein Wert nur in Zellen einer Linie passt, und sieh dir dann die anderen "
            "Gebiete an dieser Linie an."
        ),
        (
            "Der Wert steht in der Linie innerhalb des ersten Gebiets, also sonst nirgends in ihr; dem anderen "
            "Gebiet bleibt so ein einziger Platz."
        ),
    ),
    "direct-claiming": (
        (
            "Suche eine Linie, in der ein Wert nur in Zellen eines Gebiets passt, und sieh dir dann die anderen "
            "Linien durch dieses Gebiet an."
        ),
        (
            "Der Wert steht im Gebiet innerhalb der ersten Linie, also sonst nirgends in ihm; einer anderen Linie "
            "bleibt so ein einziger Platz."
        ),
    ),
    "combinations": (
        (
            "Sieh dir einen Käfig oder eine Summe mit wenigen offenen Zellen an und schreib auf, aus welchen "
            "Werten sie bestehen kann."
        ),
        "Eine dieser Zusammenstellungen ist richtig; ein Wert, der in keiner vorkommt, fällt weg.",
    ),
    "direct-hidden-pair": (
        (
            "Suche zwei Werte einer Zeile, einer Spalte oder eines Gebiets, die nur in dieselben zwei Zellen "
            "passen, und dann einen dritten Wert dort."
        ),
        "Die zwei Zellen sind für die zwei Werte vergeben, also bleibt dem dritten nur noch ein Platz.",
    ),
    "only-place": (
        "Schreib auf, aus welchen Werten ein Käfig bestehen kann. Kommt ein Wert überall vor?",
        "Der Käfig muss ihn enthalten, und wenn ihn nur eine seiner Zellen haben kann, steht er dort.",
    ),
    "rule-of-45": (
        (
            "Zähle die Käfige einer Zeile, einer Spalte oder eines Gebiets zusammen, wenn dabei eine einzige Zelle "
            "übrig bleibt oder übersteht."
        ),
        "Alle Werte eines Hauses ergeben im 9×9 zusammen 45; der Unterschied zu den Käfigen ist der Wert dieser Zelle.",
    ),
    "naked-single": (
        "Nimm eine Zelle, um die herum schon viel gefüllt ist, und geh ihre Werte einen nach dem anderen durch.",
        "Sieht die Zelle alle Werte bis auf einen oder schließen Hinweise sie aus, ist dieser eine richtig.",
    ),
    "hidden-single-set": (
        "Suche Zellen, die einander alle sehen und zusammen genau so viele Werte haben, wie sie Zellen sind.",
        (
            "Sie müssen jeden dieser Werte einmal verwenden, wie ein Gebiet; ein Wert, dem unter ihnen ein Platz "
            "bleibt, steht dort."
        ),
    ),
    "many-combinations": (
        (
            "Schreib auf, aus welchen Werten ein Käfig oder eine Summe bestehen kann, auch wenn es mehr als drei "
            "Möglichkeiten gibt."
        ),
        "Eine davon ist richtig; ein Wert, der in keiner vorkommt, fällt weg.",
    ),
    "direct-hidden-triple": (
        (
            "Suche drei Werte einer Zeile, einer Spalte oder eines Gebiets, die nur in dieselben drei Zellen "
            "passen, und dann einen vierten Wert dort."
        ),
        "Die drei Zellen sind für die drei Werte vergeben, also bleibt dem vierten nur noch ein Platz.",
    ),
    "pointing": (
        "Suche ein Gebiet, in dem alle Plätze eines Werts in einer Zeile oder Spalte liegen.",
        "Wo der Wert im Gebiet auch steht, er steht in dieser Linie; also steht er sonst nirgends in ihr.",
    ),
    "leftover-cell": (
        (
            "Lege einige Zeilen oder Spalten über ebenso viele Gebiete, sodass sie bis auf je eine Zelle dieselben "
            "Zellen bedecken."
        ),
        "Beide enthalten dieselben Werte gleich oft, also sind die beiden überstehenden Zellen gleich.",
    ),
    "must-contain": (
        (
            "Schreib auf, aus welchen Werten ein Käfig bestehen kann. Ein Wert, der überall vorkommt, steht sicher "
            "im Käfig."
        ),
        "Eine Zelle außerhalb, die alle seine Plätze im Käfig sieht, kann diesen Wert nicht auch haben.",
    ),
    "fillings": (
        "Nimm eine Regel mit höchstens drei offenen Zellen und schreib alle Möglichkeiten auf, sie zu füllen.",
        "Eine davon ist richtig; was in keiner vorkommt, fällt weg.",
    ),
    "claiming": (
        "Suche eine Zeile oder Spalte, in der alle Plätze eines Werts in einem Gebiet liegen.",
        "Wo der Wert in der Linie auch steht, er steht in diesem Gebiet; also steht er sonst nirgends in ihm.",
    ),
    "locked": (
        (
            "Suche alle Plätze eines Werts in einer Zeile, einer Spalte oder einem Gebiet. Gibt es außerhalb eine "
            "Zelle, die jeden von ihnen sieht?"
        ),
        (
            "Der Wert steht auf einem dieser Plätze, und die Zelle sieht ihn dort; sie kann also nicht denselben "
            "Wert haben."
        ),
    ),
    "no-partner": (
        "Sieh dir zwei Zellen an, die eine Regel verbindet, und vergleiche ihre Kandidaten.",
        "Ein Kandidat, der zu keinem Kandidaten der anderen Zelle passt, ist unmöglich.",
    ),
    "naked-pair": (
        (
            "Suche in einer Zeile, einer Spalte oder einem Gebiet zwei Zellen mit denselben zwei Kandidaten und "
            "keinen weiteren."
        ),
        (
            "Die zwei Werte besetzen diese zwei Zellen, egal wie herum; keine Zelle, die beide sieht, kann einen "
            "davon haben."
        ),
    ),
    "sum-bounds": (
        "Nimm eine Summe und gib allen Zellen bis auf eine ihren kleinsten Wert, dann ihren größten.",
        "Was für die letzte Zelle bleibt, ist das Höchste oder das Niedrigste, das sie sein kann.",
    ),
    "many-fillings": (
        (
            "Nimm eine Regel mit mehr als drei offenen Zellen, die sich nur auf wenige Arten füllen lässt, und geh "
            "alle durch."
        ),
        "Eine davon ist richtig; was in keiner vorkommt, fällt weg.",
    ),
    "no-place": (
        (
            "Setze probeweise einen Wert in eine Zelle, die mit anderen verbunden ist, und sieh nach, was er dort "
            "erzwingt oder verbietet."
        ),
        "Hat danach eine Zeile, eine Spalte oder ein Gebiet keinen Platz mehr für einen Wert, ist er falsch.",
    ),
    "x-wing": (
        (
            "Suche einen Wert, der in zwei Zeilen nur je zwei Plätze hat, und zwar in denselben zwei Spalten (oder "
            "umgekehrt)."
        ),
        "Jede der Zeilen nimmt eine der Spalten, also steht der Wert in beiden Spalten dort und sonst nirgends.",
    ),
    "virtual-cage": (
        (
            "Zähle die Käfige einer Zeile, einer Spalte oder eines Gebiets zusammen; einige Zellen bleiben übrig "
            "oder stehen über."
        ),
        "Ihre Summe folgt aus der Summe des Hauses, also bilden sie einen Käfig, der nicht gedruckt ist.",
    ),
    "counting-bound": (
        (
            "Suche eine Zelle, die kleiner als mehrere Zellen derselben Zeile, Spalte oder desselben Gebiets ist, "
            "oder größer als mehrere."
        ),
        "Diese Zellen sind alle verschieden, also muss es so viele höhere oder niedrigere Werte geben wie Zellen.",
    ),
    "class-counting": (
        (
            "Sieh dir Linien an, auf denen sich zwei Arten von Werten abwechseln: niedrig und hoch, gerade und "
            "ungerade. Eine Zelle entscheidet für die ganze Linie."
        ),
        (
            "Eine Zeile, eine Spalte oder ein Gebiet hat von jeder Art eine feste Zahl; eine Wahl, mit der sie "
            "nicht stimmt, scheidet aus."
        ),
    ),
    "forbidden-pair": (
        "Setze probeweise einen Wert in eine Zelle und sieh nach, was die Nachbarn verlieren.",
        (
            "Hat danach ein Wert einer Zeile, einer Spalte oder eines Gebiets keinen Platz mehr oder brauchen zwei "
            "Werte denselben, ist er falsch."
        ),
    ),
    "hidden-pair": (
        "Suche zwei Werte, die in einer Zeile, einer Spalte oder einem Gebiet nur dieselben zwei Plätze haben.",
        "Die zwei Werte besetzen diese zwei Zellen, also kann dort nichts anderes stehen.",
    ),
    "leftover-set": (
        "Lege einige Zeilen oder Spalten über ebenso viele Gebiete; auf jeder Seite stehen ein paar Zellen über.",
        (
            "Die Zellen der einen Seite enthalten dieselben Werte wie die der anderen; was die eine nicht haben "
            "kann, verliert auch die andere."
        ),
    ),
    "any-filling": (
        (
            "Schreib auf, wie sich ein Käfig, eine Linie oder eine andere Regel füllen lässt, und sieh dir eine "
            "Zelle daneben an."
        ),
        "Schließt jede Möglichkeit denselben Wert in dieser Zelle aus, scheidet er auf jeden Fall aus.",
    ),
    "rule-of-45-houses": (
        (
            "Lege mehrere Zeilen, Spalten oder Gebiete zusammen und zähle ihre Käfige; eine einzige Zelle bleibt "
            "übrig oder steht über."
        ),
        "Die Summe der Häuser ist bekannt, im 9×9 90 oder 135, und der Unterschied ist diese Zelle.",
    ),
    "naked-triple": (
        "Suche in einer Zeile, einer Spalte oder einem Gebiet drei Zellen, die zusammen nur drei Kandidaten haben.",
        "Die drei Werte besetzen diese drei Zellen; die anderen Zellen des Hauses verlieren sie.",
    ),
    "swordfish": (
        "Suche einen Wert, dessen Plätze in drei Zeilen alle in denselben drei Spalten liegen (oder umgekehrt).",
        "Die drei Zeilen brauchen den Wert dreimal, in jeder Spalte einmal; sonst haben ihn die Spalten nirgends.",
    ),
    "hidden-triple": (
        "Suche drei Werte, die in einer Zeile, einer Spalte oder einem Gebiet zusammen nur drei Plätze haben.",
        "Die drei Werte besetzen diese drei Zellen, also kann dort nichts anderes stehen.",
    ),
    "two-rules": (
        (
            "Setze probeweise einen Wert in eine Regel und sieh dir jede Möglichkeit an, sie zu füllen; dann, was "
            "das für eine Zelle, ein Haus oder eine Regel daneben heißt."
        ),
        "Lässt keine der Möglichkeiten dort etwas übrig, ist der Wert unmöglich.",
    ),
    "mixed-fish-2": (
        "Suche einen Wert, dessen Plätze in zwei Häusern beliebiger Art alle in zwei anderen Häusern liegen.",
        (
            "Die ersten zwei brauchen den Wert zweimal, und damit sind die anderen zwei versorgt: Sonst haben sie "
            "ihn nirgends."
        ),
    ),
    "xy-wing": (
        "Suche eine Zelle mit zwei Kandidaten, die zwei andere mit je zwei Kandidaten sieht: xy sieht xz und yz.",
        "Welchen Wert die erste auch nimmt, eine der beiden anderen wird z; eine Zelle, die beide sieht, ist nicht z.",
    ),
    "xyz-wing": (
        "Suche eine Zelle mit drei Kandidaten, die zwei andere mit je zweien davon sieht: xyz sieht xz und yz.",
        "Eine der drei ist auf jeden Fall z; eine Zelle, die alle drei sieht, ist nicht z.",
    ),
    "skyscraper": (
        (
            "Suche einen Wert mit je zwei Plätzen in zwei Zeilen, von denen je einer in derselben Spalte liegt "
            "(oder umgekehrt)."
        ),
        (
            "In dieser Spalte kann er nicht zweimal stehen, also steht er an mindestens einem der beiden anderen "
            "Enden; was beide sieht, verliert ihn."
        ),
    ),
    "kite": (
        (
            "Suche einen Wert mit zwei Plätzen in einer Zeile und zweien in einer Spalte, von denen je einer im "
            "selben Gebiet liegt."
        ),
        (
            "Im Gebiet kann er nicht zweimal stehen, also steht er an mindestens einem der beiden fernen Enden; "
            "was beide sieht, verliert ihn."
        ),
    ),
    "unique-rectangle": (
        "Suche vier Zellen in zwei Zeilen, zwei Spalten und zwei Blöcken, die alle dieselben zwei Werte haben könnten.",
        (
            "Dann könnten die zwei Werte die Plätze tauschen, und es gäbe eine zweite Lösung; also hat eine der "
            "Zellen etwas anderes."
        ),
    ),
    "turbot-fish": (
        (
            "Suche einen Wert mit je zwei Plätzen in zwei Häusern, wobei ein Platz des einen einen Platz des "
            "anderen sieht."
        ),
        (
            "Diese beiden können ihn nicht beide haben, also steht er an mindestens einem der beiden fernen Enden; "
            "was beide sieht, verliert ihn."
        ),
    ),
    "unique-loop": (
        (
            "Suche einen Ring von Zellen, die alle dieselben zwei Werte haben könnten, zwei in jedem Haus, durch "
            "das er läuft."
        ),
        (
            "Dann könnten die zwei Werte im Ring die Plätze tauschen, und es gäbe eine zweite Lösung; also hat "
            "eine der Zellen etwas anderes."
        ),
    ),
    "empty-rectangle": (
        "Suche einen Wert mit zwei Plätzen in einem Haus und ein anderes Haus, dessen Plätze auf zwei Linien liegen.",
        (
            "Steht der Wert nicht auf dem ersten Platz, dann auf dem zweiten, und er drängt das andere Haus auf "
            "eine Linie; eine Zelle, die beide Fälle sieht, verliert ihn."
        ),
    ),
    "mixed-fish-3": (
        "Suche einen Wert, dessen Plätze in drei Häusern beliebiger Art alle in drei anderen Häusern liegen.",
        (
            "Die ersten drei brauchen den Wert dreimal, und damit sind die anderen drei versorgt: Sonst haben sie "
            "ihn nirgends."
        ),
    ),
    "naked-quad": (
        "Suche in einer Zeile, einer Spalte oder einem Gebiet vier Zellen, die zusammen nur vier Kandidaten haben.",
        "Die vier Werte besetzen diese vier Zellen; die anderen Zellen des Hauses verlieren sie.",
    ),
    "jellyfish": (
        "Suche einen Wert, dessen Plätze in vier Zeilen alle in denselben vier Spalten liegen (oder umgekehrt).",
        "Die vier Zeilen brauchen den Wert viermal, in jeder Spalte einmal; sonst haben ihn die Spalten nirgends.",
    ),
    "hidden-quad": (
        "Suche vier Werte, die in einer Zeile, einer Spalte oder einem Gebiet zusammen nur vier Plätze haben.",
        "Die vier Werte besetzen diese vier Zellen, also kann dort nichts anderes stehen.",
    ),
    "wxyz-wing": (
        "Suche vier Zellen, die zusammen vier Kandidaten haben und in denen nur ein Wert, z, zweimal stehen könnte.",
        (
            "Wäre keine von ihnen z, müssten sich vier Zellen drei Werte teilen; also ist eine z, und eine Zelle, "
            "die alle ihre z sieht, ist es nicht."
        ),
    ),
    "bivalue-grave": (
        "Sieh dir ein Rätsel an, in dem jede offene Zelle zwei Kandidaten hat, bis auf eine mit dreien.",
        (
            "Ohne den überzähligen Kandidaten könnten alle anderen die Plätze tauschen, und es gäbe zwei Lösungen; "
            "also ist der überzählige richtig."
        ),
    ),
    "x-chain": (
        (
            "Verfolge einen einzigen Wert durch Häuser, die zwei Plätze für ihn haben: wenn nicht hier, dann da; "
            "also nicht im nächsten, sondern dahinter."
        ),
        (
            "An einem der beiden Enden der Kette steht der Wert auf jeden Fall; eine Zelle, die beide Enden sieht, "
            "verliert ihn."
        ),
    ),
    "xy-chain": (
        (
            "Verfolge Zellen mit zwei Kandidaten, die mit der nächsten je einen gemeinsam haben: wenn nicht "
            "dieser, dann jener, also hat die nächste ihren anderen."
        ),
        "Eines der beiden Enden hat den Wert, den sie teilen; eine Zelle, die beide Enden sieht, verliert ihn.",
    ),
    "alternating-chain": (
        (
            "Verfolge alles, was Kandidaten verbindet: zwei Kandidaten einer Zelle, zwei Plätze in einem Haus, "
            "Zellen, die einander sehen, Zeichen."
        ),
        "Ist das eine Ende der Kette falsch, so ist das andere richtig; was beiden widerspricht, kann nicht sein.",
    ),
    "nishio": (
        "Nimm an, dass ein Wert in einer Zelle steht, und verfolge, wo er dann überall sonst noch stehen kann.",
        "Hat eine Zeile, eine Spalte oder ein Gebiet keinen Platz mehr für ihn, war die Annahme falsch.",
    ),
    "forcing-cell": (
        "Nimm eine Zelle mit wenigen Kandidaten und verfolge, wohin jeder von ihnen führt.",
        "Einer von ihnen ist richtig; was aus allen folgt, stimmt auf jeden Fall.",
    ),
    "forcing-house": (
        (
            "Nimm einen Wert mit wenigen Plätzen in einer Zeile, einer Spalte oder einem Gebiet und verfolge, "
            "wohin jeder von ihnen führt."
        ),
        "Auf einem davon steht er; was aus allen folgt, stimmt auf jeden Fall.",
    ),
    "dynamic-forcing": (
        "Nimm an, dass ein Kandidat richtig ist, und fülle aus, was daraus folgt, einen Einer nach dem anderen.",
        "Führt das zu einer Zelle ohne Wert oder einem Haus ohne Platz, war die Annahme falsch.",
    ),
    "nested-forcing": (
        "Nimm an, dass ein Kandidat richtig ist, und nimm andere Techniken zu Hilfe, wo Einer nicht weiterführen.",
        "Führt das zu einem Widerspruch, wie lang der Weg auch ist, war die Annahme falsch.",
    ),
    "combined-sums": (
        "Zähle beliebig viele Zeilen, Spalten oder Gebiete zusammen, auch Käfige und andere Summen; andere ziehe ab.",
        "Muss das, was übrig bleibt, so groß oder so klein sein wie möglich, bleiben seinen Zellen nur wenige Werte.",
    ),
    "smallest-reason": (
        "Kein Muster mit einem Namen passt. Sieh dir nur die Zellen und Häuser an, die auf dem Brett markiert sind.",
        "Wäre der Kandidat richtig, ließen sich diese wenigen nicht alle füllen; also ist er falsch.",
    ),
    "supposition": (
        "Wenn es keinen kurzen Grund gibt, nimm einen Wert an und gehe mit den üblichen Schritten weiter.",
        "Bleibt für eine Zelle kein Wert, ist die Annahme falsch.",
    ),
    "trial": (
        "Wenn sich sonst nichts findet, probiere einen Wert aus und fülle alles aus, was daraus folgt.",
        "Führt das nirgendwohin, ist der Wert falsch; führt es zur einzigen Lösung, ist er richtig.",
    ),
}
