import { moduleAccess } from '../../../shared/_field/moduleAccess.ts';
import { type Facility, findFacilityByLicense } from '../../_data/facility/facility.ts';
import { getPayer, type Payer } from '../../_data/payer/payer.ts';
import type { ContractKey } from '../../_data/providerContract/providerContract.ts';
import { isAllowed } from '../../_kit/authenticate.ts';
import type { SessionContext } from '../../_kit/context.ts';
import { fail, invalid } from '../../_kit/failure.ts';
import { ownFacility } from '../knownFacts.ts';

/** How a call names a contract. */
export interface ContractNamed {
  readonly payerId?: number | undefined;
  readonly facilityLicense?: string | undefined;
}

export interface ContractFound {
  readonly of: ContractKey;
  readonly facility: Facility;
  readonly payer: Payer;
}

async function servingPayer({ store }: Pick<SessionContext, 'store'>, payerId: number): Promise<Payer> {
  const payer = await getPayer(store, payerId);
  if (!payer) throw fail('notFound');
  return payer;
}

/** The contract of the caller's own facility with a payer that it names. Another provider is not there. */
async function ownersContract(
  ctx: SessionContext,
  { payerId, facilityLicense }: ContractNamed,
): Promise<ContractFound> {
  const facility = await ownFacility(ctx);
  if (ctx.scope.kind !== 'facility') throw fail('notFound');
  if (facilityLicense !== undefined && facilityLicense !== facility.facilityLicense) throw fail('notFound');
  if (payerId === undefined) throw invalid('payerId', 'payerMissing');
  const of = { facilityId: ctx.scope.facilityId, payerId };
  return { of, facility, payer: await servingPayer(ctx, payerId) };
}

/** The contract of a provider with the caller's own payer, for its people who work on contracts. */
async function insurersContract(
  ctx: SessionContext,
  { payerId, facilityLicense }: ContractNamed,
): Promise<ContractFound> {
  if (ctx.scope.kind !== 'payer') throw fail('notFound');
  if (!isAllowed(ctx.user, moduleAccess.empanelmentDesk)) throw fail('notAllowed');
  if (payerId !== undefined && payerId !== ctx.scope.payerId) throw fail('notFound');
  if (facilityLicense === undefined) throw invalid('facilityLicense', 'facilityLicenseMissing');
  const facility = await findFacilityByLicense(ctx.store, facilityLicense);
  if (!facility) throw fail('notFound');
  const of = { facilityId: facility.facilityId, payerId: ctx.scope.payerId };
  return { of, facility, payer: await servingPayer(ctx, ctx.scope.payerId) };
}

/** The contract that a call is about; the audit trail keeps which. */
export async function contractOfCall(ctx: SessionContext, named: ContractNamed): Promise<ContractFound> {
  const found = await (ctx.scope.kind === 'payer' ? insurersContract : ownersContract)(ctx, named);
  ctx.audited({ entity: 'facility', id: found.facility.facilityId });
  return found;
}
