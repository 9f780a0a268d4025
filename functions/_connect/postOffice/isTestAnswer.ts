import type { DispositionFlag } from './postOffice.ts';

/** Whether an answer was only tried: it is neither meant, nor marked as what it answers. One that says nothing is meant. */
export const isTestAnswer = (flag: string | null, sent: DispositionFlag): boolean =>
  flag !== null && !['PRODUCTION', sent].includes(flag.trim().toUpperCase());
