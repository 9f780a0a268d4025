/** The seed of everything that a run draws by chance: `FUZZ_SEED=2 npm test` tries other inputs. A run prints it beside its failures. */
export const seed = Number(process.env.FUZZ_SEED ?? 1);
