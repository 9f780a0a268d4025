import { type JobKindName, jobKindFacts } from '../../../shared/job/jobKinds.ts';
import { invalid } from '../../_kit/failure.ts';
import type { JobLane, JobOwner, OwnPayerId } from '../../_kit/ownIds.ts';
import { provenJobLane, provenJobOwner, provenPayerId } from '../../_kit/proof.ts';
import type { Scope } from '../../_kit/scope.ts';

/** Who asks for jobs. */
export interface Caller {
  readonly scope: Scope;
  readonly user: { readonly userId: string };
}

const tenantOf = (scope: Scope): string => {
  if (scope.kind === 'facility') return `FACILITY#${scope.facilityId}`;
  return scope.kind === 'payer' ? `PAYER#${scope.payerId}` : 'ALL';
};

const userWithin = ({ scope, user }: Caller): string => `USER#${user.userId}#${tenantOf(scope)}`;

/** The payer that a payer's job is about: the caller's own, or the one that a super admin names. */
export function payerOf({ scope }: Pick<Caller, 'scope'>, named: number | undefined): OwnPayerId {
  if (scope.kind === 'payer' && (named === undefined || named === scope.payerId)) return scope.payerId;
  if (scope.kind === 'all' && named !== undefined) return provenPayerId(named);
  throw invalid('payerId', 'jobPayerMissing');
}

/** Whose jobs of this kind the caller's are: it stands in the key by which they are listed. */
export const ownerOf = (kind: JobKindName, caller: Caller, payerId: number | undefined): JobOwner =>
  provenJobOwner(jobKindFacts(kind).owner === 'payer' ? `PAYER#${payerOf(caller, payerId)}` : userWithin(caller));

/** Whether a job with this owner is there for the caller. */
export function isOwner(owner: string, caller: Caller): boolean {
  if (owner === userWithin(caller)) return true;
  if (caller.scope.kind === 'all') return owner.startsWith('PAYER#');
  return caller.scope.kind === 'payer' && owner === `PAYER#${caller.scope.payerId}`;
}

const laneName = (kind: JobKindName, owner: string): JobLane => provenJobLane(`${kind}#${owner}`);

/** A payer's jobs change what all of its people see, so they run one after the other, in a lane. Jobs of users have no lane. */
export const laneOf = (kind: JobKindName, owner: JobOwner): JobLane | null =>
  jobKindFacts(kind).owner === 'payer' ? laneName(kind, owner) : null;

/** The lane in which a payer's lists of members are taken in. */
export const registerLane = (payerId: OwnPayerId): JobLane => laneName('memberRegister', `PAYER#${payerId}`);

/** The lane in which imports of a kind are written for one tenant: two people at once come one after the other. */
export const importLane = (kind: string, scope: Scope): JobLane =>
  laneName('sheetImport', `${kind}#${tenantOf(scope)}`);
