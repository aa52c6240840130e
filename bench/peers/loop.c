/* Calls a solver with tdoku's interface for each puzzle, so that no Python stands between the calls. */
#include <stddef.h>
#include <stdint.h>

typedef size_t (*solver)(const char *puzzle, size_t limit, uint32_t flags, char *solution, size_t *guesses);

size_t count_unique(solver solve, const char *puzzles, size_t count) {
  size_t unique = 0;
  for (size_t i = 0; i < count; ++i) {
    char solution[96];
    size_t guesses = 0;
    unique += solve(puzzles + 82 * i, 2, 0, solution, &guesses) == 1;
  }
  return unique;
}
