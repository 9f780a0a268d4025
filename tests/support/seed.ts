// The day of the run, and not of a worker that begins after midnight: the process of the run reads this first.
process.env.RUN_DAY ??= new Date().toISOString().slice(0, 10).replaceAll('-', '');

/** The seed of what a run draws by chance: `FUZZ_SEED=2 npm test` tries other inputs. A run prints it beside its failures. */
export const seed = Number(process.env.FUZZ_SEED ?? 1);

/** The seed of tests/contract/fuzz: each day (UTC) has its own, `20261128`, so that the runs of a year try more than one. */
export const seedOfDay = Number(process.env.FUZZ_SEED ?? process.env.RUN_DAY);

/** Whether the fuzz tries all of its draws (`npm run fuzz`), and not the half that a run of all tests takes. */
export const areAllDrawn = process.env.FUZZ_DRAWS === 'all';

/** How many of so many draws are tried, and with which seed. */
export const draws = (all: number): { numRuns: number; seed: number } => ({
  numRuns: areAllDrawn ? all : Math.ceil(all / 2),
  seed: seedOfDay,
});

/** Whether the matrix of faults tries all of its cells (`npm run fault-matrix`), and not those that a run of all tests takes. */
export const isMatrixWhole = process.env.FAULT_MATRIX === 'whole';

/** The first write that meets a fault where a run tries every second one. */
export const firstWriteOfDay = 1 + (seedOfDay % 2);
