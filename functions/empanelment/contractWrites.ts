import { contractStatusOf, contractStatusTable } from '../../shared/_field/contractStatus.ts';
import type { StoredEmpanelment } from '../_data/empanelment/empanelment.ts';
import { type Facility, type FacilityChanges, facilityChange, getFacility } from '../_data/facility/facility.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import type { TransactItem } from '../_store/transaction.ts';
import { branchWrites } from './branchWrites.ts';
import { changedTermsWrites, firstTermsWrites } from './contract/termsWrites.ts';
import { joinedProfileWrites, profileChangeWrites } from './profileWrites.ts';
import { fullMode, newProviderNumber } from './providerNumber.ts';

const { contracted, inProgress, rejected } = contractStatusTable;

/** What the facility becomes by an approval: a provider with code, number, mode and contract (REQ-NET-17). A code that it has stays. */
function contractedBy({ providerId, providerCode }: Facility, now: Date): FacilityChanges {
  const number = providerId ?? newProviderNumber(now);
  return {
    providerStatus: contracted.stored,
    providerId: number,
    providerCode: providerCode ?? `PRV-${number}`,
    providerMode: fullMode,
  };
}

/** What changes in the contract of a facility with a step of its request; nothing where it has a contract that goes on meanwhile. */
function changesOf(facility: Facility, state: StoredEmpanelment['state'], now: Date): FacilityChanges | null {
  if (state === 'approved') return contractedBy(facility, now);
  const status = contractStatusOf(facility.providerStatus);
  if (state === 'review' && (status === 'none' || status === 'rejected')) return { providerStatus: inProgress.stored };
  if (status !== 'inProgress') return null;
  if (state === 'rejected') return { providerStatus: rejected.stored };
  return state === 'closed' ? { providerStatus: '' } : null;
}

/** The writes to the facility that belong to a step of its request, and the provider code that it has then. */
export async function contractWrites(
  ctx: Pick<SessionContext, 'store' | 'now' | 'user' | 'newId'>,
  request: StoredEmpanelment,
  state: StoredEmpanelment['state'],
): Promise<{ items: TransactItem[]; providerCode: string | null }> {
  const facility = await getFacility(ctx.store, request.facilityId, { isNow: true });
  if (!facility) throw fail('notFound');
  if (request.kind === 'addBranch') {
    return state === 'approved' ? branchWrites(ctx, request, facility) : { items: [], providerCode: null };
  }
  if (request.kind === 'updateProfile') {
    return { items: await profileChangeWrites(ctx, { request, facility, state }), providerCode: null };
  }
  if (request.kind === 'updateContract') {
    return { items: state === 'approved' ? await changedTermsWrites(ctx, request, facility) : [], providerCode: null };
  }
  const changes = changesOf(facility, state, ctx.now());
  if (!changes) return { items: [], providerCode: facility.providerCode };
  const by = { changedAt: ctx.now().toISOString(), changedBy: ctx.user.displayName };
  const { after, items } = facilityChange(facility, { ...changes, ...by });
  const profile =
    state === 'approved'
      ? [...(await joinedProfileWrites(ctx, request)), ...(await firstTermsWrites(ctx, request))]
      : [];
  return { items: [...items, ...profile], providerCode: after.providerCode };
}
