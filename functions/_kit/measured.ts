import { currentLines } from './cause.ts';
import { writeExchange } from './log.ts';

/**
 * Puts a question to a system of others, such as `clinician register 1`, and writes the line of it. `hasFailed` tells whether the system failed: a
 * refusal is an answer.
 */
export async function measured<Said>(
  system: string,
  put: () => Promise<Said>,
  hasFailed: (said: Said) => boolean,
): Promise<Said> {
  const lines = currentLines();
  if (!lines) return put();
  const askedAt = lines.now();
  const said = await put();
  writeExchange(lines, { system, askedAt, hasFailed: hasFailed(said) });
  return said;
}
