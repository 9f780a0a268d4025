import { isConnectedRegulator } from '../../shared/_field/regulator.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { clinicianApi } from '../../shared/clinician/routes.ts';
import type { RegisterAnswer } from '../_connect/regulator/clinicianRegister.ts';
import { clinicianRegisterOf } from '../_connect/regulator/connections.ts';
import { type Clinician, clinicianChange } from '../_data/clinician/clinician.ts';
import { checkPut, type StoredCheck } from '../_data/clinician/clinicianCheck.ts';
import { takeTurn } from '../_data/rateLimit/rateLimit.ts';
import { sha256 } from '../_kit/canonicalJson.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { writeTogether } from '../_store/transaction.ts';
import { comparisonsOf, outcomeOf } from './compareWithRegister.ts';
import type { OwnFacility } from './ownFacility.ts';
import { shownCheck } from './shownCheck.ts';
import { clinicianAsSeen } from './verifiedClinician.ts';

/** A regulator's list tells nobody by trial whose Emirates ID belongs to a licence. */
export const checkRate = { name: 'clinicianCheck', most: 120, seconds: 3600 } as const;

const yearAfter = (day: string): string => `${Number(day.slice(0, 4)) + 1}${day.slice(4).replace('-02-29', '-02-28')}`;
const earlier = (one: string, other: string | null): string => (other !== null && other < one ? other : one);

/** What an answer says of the clinician. */
function found(facility: OwnFacility, record: Clinician, said: RegisterAnswer, today: string) {
  const nothing = { comparisons: [], latestUntil: null };
  if (said.kind === 'unanswered') return { ...nothing, outcome: 'unanswered', answer: null, answerHash: null } as const;
  const answered = { answer: said.answer, answerHash: sha256(said.answer) };
  if (said.kind === 'notListed') return { ...nothing, ...answered, outcome: 'notListed' } as const;
  const comparisons = comparisonsOf(record, said.listed, { facilityLicense: facility.facilityLicense, today });
  const outcome = outcomeOf(comparisons);
  const latestUntil = outcome === 'fails' ? null : earlier(yearAfter(today), said.listed.validTo);
  return { ...answered, comparisons, outcome, latestUntil };
}

/**
 * The writes of a check. An answer makes a new version of the clinician, so that earlier answers no longer count; one that says the
 * licence is not proven ends a verification. Silence changes nothing.
 */
function writesOf({ facilityId }: OwnFacility, before: Clinician, check: Omit<StoredCheck, 'facilityId'>) {
  if (check.outcome === 'unanswered') return { after: before, items: [checkPut(facilityId, null, check)] };
  const isProven = check.outcome === 'matches' || check.outcome === 'differs';
  const verifiedUntil = isProven ? before.verifiedUntil : null;
  const { after, items } = clinicianChange(facilityId, before, { ...before, verifiedUntil });
  return { after, items: [checkPut(facilityId, null, { ...check, clinicianVersion: after.version }), ...items] };
}

async function asked(ctx: SessionContext, facility: OwnFacility, licenseNo: string): Promise<RegisterAnswer> {
  const { regulatoryId, facilityId } = facility;
  if (!isConnectedRegulator(regulatoryId)) throw fail('noClinicianRegister');
  await takeTurn(ctx.store, checkRate, facilityId, ctx.now());
  return clinicianRegisterOf(regulatoryId)(licenseNo);
}

/** REQ-SPEC-16: compares a clinician with the regulator's list and keeps the evidence. It marks nobody verified. */
export const checkClinician: Operation<typeof clinicianApi.endpoints.checkClinician> = async ({ body }, ctx) => {
  const { facility, clinician: before } = await clinicianAsSeen(ctx, body);
  const said = await asked(ctx, facility, before.licenseNo);
  const now = ctx.now();
  const facts = found(facility, before, said, emiratesDateOf(now));
  const check = {
    ...{ checkId: ctx.newId(), checkedAt: now.toISOString(), regulatorId: facility.regulatoryId, ...facts },
    ...{ checkedById: ctx.user.userId, checkedByName: ctx.user.displayName, marked: null, version: 1 },
    ...{ clinicianId: before.clinicianId, clinicianVersion: before.version },
  };
  const { after, items } = writesOf(facility, before, check);
  if (!(await writeTogether(ctx.store, items))) throw fail('changedMeanwhile');
  const { checkId, clinicianId, outcome, answerHash } = check;
  ctx.audited({ entity: 'clinicianCheck', id: checkId, after: { clinicianId, outcome, answerHash } });
  const stored = { ...check, facilityId: facility.facilityId, clinicianVersion: after.version };
  return shownCheck(stored, after, now);
};
