import { onTestFinished } from 'vitest';

type Limit = 'PAYER_TIMEOUT_MS' | 'REGULATOR_TIMEOUT_MS' | 'FILE_SCANNER_TIMEOUT_MS';

/** The functions wait so long for a system outside, in milliseconds: longer than in production, so that no busy machine makes it late. */
export const outsideMs = 20_000;

/** Lets the functions wait a moment only, for this test, which is about a system that is late. */
export function hurry(limit: Limit): void {
  const before = process.env[limit];
  process.env[limit] = '300';
  onTestFinished(() => {
    process.env[limit] = before;
  });
}
