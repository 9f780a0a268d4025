import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { invalid } from '../../_kit/failure.ts';
import type { OwnFacilityId, OwnPayerId } from '../../_kit/ownIds.ts';
import { provenFacilityId, provenPayerId } from '../../_kit/proof.ts';
import type { Scope } from '../../_kit/scope.ts';
import { findFacilityByLicense } from '../facility/facility.ts';
import type { ListScope } from './eligibilityHistory.ts';

/** Who reads: what they may reach, and where. */
export interface Reader {
  readonly scope: Scope;
  readonly store: DynamoDBDocumentClient;
}

/** How a list or a summary names the tenant of its requests. */
export interface NamedTenant {
  readonly facilityLicense?: string | undefined;
  readonly payerId?: number | undefined;
}

/** Whose requests are read: of one tenant, or only of those between a facility and a payer. */
export interface ReadersScope {
  readonly scope: ListScope;
  readonly counterpart?: { readonly payerId: number; readonly facilityId: OwnFacilityId };
}

/**
 * A facility and a payer read their own, which the session names; a facility may name a payer, and a payer a facility. An
 * administrator, who has neither, names one of them or both.
 */
export async function readersScope(named: NamedTenant, reader: Reader): Promise<ReadersScope> {
  const own = reader.scope;
  if (own.kind === 'facility' && named.facilityLicense) {
    throw invalid('facilityLicense', 'facilityNotAllowed');
  }
  if (own.kind === 'payer' && named.payerId !== undefined && named.payerId !== own.payerId) {
    throw invalid('payerId', 'otherPayerNotAllowed');
  }
  const facilityId = own.kind === 'facility' ? own.facilityId : await facilityOf(named, reader);
  const payerId = own.kind === 'payer' ? own.payerId : named.payerId;
  if (facilityId !== undefined && payerId !== undefined) {
    const scope = own.kind === 'payer' ? own : ({ kind: 'facility', facilityId } as const);
    return { scope, counterpart: { payerId, facilityId } };
  }
  if (facilityId !== undefined) return { scope: { kind: 'facility', facilityId } };
  if (payerId !== undefined) return { scope: { kind: 'payer', payerId: provenPayerId(payerId) } };
  throw invalid('facilityLicense', 'facilityLicenseMissing');
}

async function facilityOf({ facilityLicense }: NamedTenant, { store }: Reader): Promise<OwnFacilityId | undefined> {
  if (!facilityLicense) return undefined;
  const facility = await findFacilityByLicense(store, facilityLicense);
  if (!facility) throw invalid('facilityLicense', 'unknownFacility');
  // A facility was refused above: only an administrator, or a payer that reads its own requests of it, comes here.
  return provenFacilityId(facility.facilityId);
}

/**
 * The payer whose late answers are read: one's own, or the one that an administrator names. The order of a payer's work is no business of
 * a facility.
 */
export function latePayerOf({ scope, counterpart }: ReadersScope, { scope: own }: Pick<Reader, 'scope'>): OwnPayerId {
  if (own.kind === 'facility') throw invalid('waitsFor', 'lateForPayers');
  if (scope.kind === 'payer') return scope.payerId;
  if (!counterpart) throw invalid('payerId', 'payerMissing');
  return provenPayerId(counterpart.payerId);
}
