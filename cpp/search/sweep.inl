// A sweep: one walk over a layout's tables that narrows the boards of all lanes. Included like lanewise.inl.

#include "search/lanewise.inl"

#include "search/house_sweep.inl"

#include "search/pair_sweep.inl"

#include "search/choice_sweep.inl"

#include "search/crossing_sweep.inl"

template <class Word>
struct Sweep : Lanewise<Word> {
    using Base = Lanewise<Word>;
    using Houses = HouseSweep<Word>;
    using Pairs = PairSweep<Word>;
    using Crossings = CrossingSweep<Word>;
    using Choices = ChoiceSweep<Word>;
    using typename Base::V;
    using typename Base::Findings;

    static Findings sweep(const Run& run) {
        Findings findings{};
        const LayoutView& layout = run.layout;
        const auto& [houses, house_cells, lesses, unequals, relateds, relations, choices, totals, diagrams] = layout.tables;
        for (std::uint32_t i = 0; i < houses.count; ++i) Houses::sweep_house(run, houses.rows[i], findings);
        for (std::uint32_t i = 0; i < lesses.count; ++i) Pairs::sweep_less(run, lesses.rows[i], findings);
        for (std::uint32_t i = 0; i < unequals.count; ++i) Pairs::sweep_unequal(run, unequals.rows[i], findings);
        for (std::uint32_t i = 0; i < relateds.count; ++i) Pairs::sweep_related(run, relateds.rows[i], findings);
        for (std::uint32_t i = 0; i < choices.rows.count; ++i)
            Choices::sweep_choice(run, choices.rows.rows[i], findings);
        // Totals and diagrams wait until a lane comes to rest: see at_rest.inl.
        Crossings::sweep_crossings(run, findings);
        for (std::uint32_t i = 0; i < layout.leftover_count; ++i)
            Crossings::sweep_leftover(run, layout.leftovers[i], findings);
        const V* boards = (const V*)run.vectors.boards;
        V open{}, dead{};
        for (std::uint32_t cell = 0; cell < layout.cells; ++cell) {
            open |= Base::all_but_lowest(boards[cell]);
            dead = boards[cell] == 0 ? ~V{} : dead;
        }
        findings.open = open;
        findings.dead |= dead;
        return findings;
    }
};
