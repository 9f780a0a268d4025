import type { claimApi } from '../../shared/claim/routes.ts';
import { rulesVersion } from '../../shared/claim/rules/version.ts';
import { getFacility } from '../_data/facility/facility.ts';
import { listPayers } from '../_data/payer/payer.ts';
import { takeTurn } from '../_data/rateLimit/rateLimit.ts';
import type { BodyOf, ContextOf, Operation } from '../_kit/context.ts';
import { isOthers } from './claimFacts.ts';
import { judgeClaim, notCheckedOf } from './judgeClaim.ts';

type Endpoint = typeof claimApi.endpoints.validateClaim;

const rate = { name: 'claimValidate', most: 3000, seconds: 3600 } as const;

/** The records of the caller's facility. Null for people without a facility, and for a claim of another provider, about which it has none. */
async function ownRecords({ store, scope }: ContextOf<Endpoint>, { claim }: BodyOf<Endpoint>) {
  if (scope.kind !== 'facility') return null;
  const licence = claim.providerId?.trim();
  const facility = licence ? await getFacility(store, scope.facilityId) : null;
  if (licence && (!facility || isOthers(facility, licence))) return null;
  const { loadRecords } = await import('./records/loadRecords.ts');
  return loadRecords(store, { facilityId: scope.facilityId, payers: await listPayers(store) }, claim);
}

/** Judges one claim by the rules that a file is judged by, and beside the records of the caller's own facility: it tells nothing of another's. */
export const validateClaim: Operation<Endpoint> = async ({ body }, ctx) => {
  const { claim, dialect } = body;
  const now = ctx.now();
  await takeTurn(ctx.store, rate, ctx.user.userId, now);
  const records = await ownRecords(ctx, body);
  const findings = judgeClaim(claim, { dialect, now, records });
  return { findings, rulesVersion, notChecked: notCheckedOf(claim, records) };
};
