import { isDeepStrictEqual } from 'node:util';
import type { Claim } from '../../../shared/claim/claim.ts';

/** The parts of a claim that another has otherwise: with these the other one is this one again. */
export const partsBefore = <Before extends Claim>(before: Before, after: Claim): Partial<Before> =>
  Object.fromEntries(
    Object.entries(before).filter(([name, value]) => !isDeepStrictEqual(value, after[name as keyof Claim])),
  ) as Partial<Before>;
