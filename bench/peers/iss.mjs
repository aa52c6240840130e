// Times of the Interactive Sudoku Solver: node iss.mjs CHECKOUT ROUNDS, with a JSON list of puzzles in its notation on the standard
// input. Prints a list of [milliseconds, solutions up to two] for each, the best of the rounds, from the text to the proof: time on the
// clock, or of processors if that is less, as on a machine that has other things to do.
import fs from 'node:fs';
import path from 'node:path';

const [checkout, rounds] = process.argv.slice(2);
const { buildSolver } = await import(path.join(path.resolve(checkout), 'tools/lib/puzzle_runner.js'));
const puzzles = JSON.parse(fs.readFileSync(0, 'utf8'));
const found = puzzles.map(() => [null, null]);
for (let round = 0; round < Number(rounds); ++round)
  puzzles.forEach((puzzle, place) => {
    try {
      const before = process.cpuUsage(), start = process.hrtime.bigint();
      let solutions = 0;
      buildSolver(puzzle).internal.run({ maxSolutions: 2 }, () => { ++solutions; });
      const passed = Number(process.hrtime.bigint() - start) / 1e6, used = process.cpuUsage(before);
      const milliseconds = Math.min(passed, (used.user + used.system) / 1e3);
      if (found[place][0] === null || milliseconds < found[place][0]) found[place] = [milliseconds, solutions];
    } catch {
      // It refuses what it cannot state.
    }
  });
console.log(JSON.stringify(found));
