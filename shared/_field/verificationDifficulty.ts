/** The hardest puzzle of the human verification; the easiest is 0. */
export const hardestDifficulty = 4;
