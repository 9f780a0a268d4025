import { handler } from '../../../functions/claim/index.ts';
import type { OfferedRepair } from '../../../shared/claim/repairs/claimRepair.ts';
import { claimApi } from '../../../shared/claim/routes.ts';
import { callApi, type SignedIn } from '../../support/api.ts';
import { aClaim, made, type SentClaim, shown } from './claims.ts';

const { repairClaim, undoRepair } = claimApi.endpoints;

/** A claim whose net is a fils less than the sum of its lines. */
export const wrongNet = (changes: Partial<SentClaim> = {}): SentClaim => aClaim({ netFils: 89_99, ...changes });

/** The claim's first repair, or that of a rule, as its facility is offered it, ready to be accepted. */
export async function repairOf(as: SignedIn, claimId: string, ofRule?: string) {
  const { version, repairs } = await shown(as, claimId);
  const found = repairs.find(({ rule }) => ofRule === undefined || rule === ofRule);
  if (!found) throw new Error(`No repair is offered: ${ofRule ?? 'any'}`);
  return { claimId, version, rule: found.rule, changes: found.changes };
}

export const repair = (as: SignedIn, body: OfferedRepair & { claimId: string; version: number }) =>
  callApi(handler, repairClaim, { as, body: { ...body, changes: [...body.changes] } });

export const undo = (as: SignedIn, claimId: string, version: number) =>
  callApi(handler, undoRepair, { as, body: { claimId, version } });

/** Makes a claim, accepts its first repair, and answers the id. */
export async function repaired(as: SignedIn, claim: SentClaim): Promise<string> {
  const claimId = await made(as, claim);
  const { errors, http } = await repair(as, await repairOf(as, claimId));
  if (http !== 200 || errors.length > 0) throw new Error(`Not repaired: ${JSON.stringify(errors)}`);
  return claimId;
}
