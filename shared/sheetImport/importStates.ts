/**
 * The states of an import: `announced` waits for its file or for a person's choice of columns; `checked` waits for the decision; `paused` goes on where
 * it was; what a `done` or `cancelled` one wrote can be taken back.
 */
export const importStates = [
  'announced',
  'checking',
  'checked',
  'committing',
  'paused',
  'done',
  'cancelled',
  'undoing',
  'undone',
  'failed',
] as const;

/** What is written of a sheet with wrong rows: the good rows, or nothing. */
export const importModes = ['good', 'all'] as const;
export type ImportMode = (typeof importModes)[number];

/** As many wrong rows are kept to be shown and corrected; the rest is counted. */
export const mostWrongRows = 10_000;

/** For so many days after its end, what an import has written can be taken back: its trace is kept for longer. */
export const undoDays = 7;
