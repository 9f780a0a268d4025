import * as z from 'zod';
import { emiratesIdDigits } from '../../../shared/_field/emiratesId.ts';
import { historyCriteria } from '../../../shared/eligibility/eligibilityHistory.ts';
import { eligibilityStatus } from '../../../shared/eligibility/eligibilityStatus.ts';
import { waitsForAnswers } from '../../../shared/eligibility/eligibilityWaiting.ts';
import { type HistoryFilter, partitionOf, type StoredRequest } from './eligibilityHistory.ts';
import type { ReadersScope } from './readersScope.ts';

const criteria = z.object(historyCriteria);
export type HistoryCriteria = z.output<typeof criteria>;

/** The filters that are asked for, the one that leaves the fewest requests first. */
function filtersOf(asked: HistoryCriteria, { counterpart }: ReadersScope): HistoryFilter[] {
  const { patient, clinicianLicense, sentBy, status, waitsFor } = asked;
  return [
    ...(patient !== undefined ? [{ kind: 'patient', identifier: patient } as const] : []),
    ...(waitsFor === 'answers' ? [{ kind: 'asked' } as const] : []),
    ...(clinicianLicense !== undefined ? [{ kind: 'clinician', license: clinicianLicense } as const] : []),
    ...(sentBy !== undefined ? [{ kind: 'sender', userId: sentBy } as const] : []),
    ...(counterpart ? [{ kind: 'counterpart', ...counterpart } as const] : []),
    ...(status !== undefined ? [{ kind: 'status', status } as const] : []),
    // A payer has no key for what it asks about: it looks among what is pending.
    ...(waitsFor === 'answers' ? [{ kind: 'status', status: eligibilityStatus.Pending } as const] : []),
  ];
}

function meets(request: StoredRequest, filter: HistoryFilter): boolean {
  switch (filter.kind) {
    case 'status':
      return request.status === filter.status;
    case 'asked':
      return waitsForAnswers(request);
    case 'counterpart':
      return request.payerId === filter.payerId && request.facilityId === filter.facilityId;
    case 'clinician':
      return request.clinicianLicense?.toUpperCase() === filter.license.toUpperCase();
    case 'sender':
      return request.submittedBy === filter.userId;
    case 'none':
      return true;
    // Every list has a key for the patient: only among what a text finds it is looked for, in whole items.
    case 'patient':
      return [request.emiratesId, request.cardNumber].some((own) => own && sameNumber(own, filter.identifier));
  }
}

const numberOf = (identifier: string): string => emiratesIdDigits(identifier).toUpperCase();
const sameNumber = (one: string, other: string): boolean => numberOf(one) === numberOf(other);

/** Whether a request is for the service that is asked for, on one of its days. */
function isOfService(request: StoredRequest, { serviceCategoryId, serviceFrom, serviceTo }: HistoryCriteria): boolean {
  if (serviceCategoryId !== undefined && request.serviceCategoryId !== serviceCategoryId) return false;
  if (serviceFrom !== undefined && request.serviceDate < serviceFrom) return false;
  return serviceTo === undefined || request.serviceDate <= serviceTo;
}

type Matches = (request: StoredRequest) => boolean;

/** What the criteria ask for besides these filters' keys; undefined where the keys say all. */
function matcherOf(filters: readonly HistoryFilter[], asked: HistoryCriteria): Matches | undefined {
  const { serviceCategoryId, serviceFrom, serviceTo } = asked;
  const asksForService = [serviceCategoryId, serviceFrom, serviceTo].some((value) => value !== undefined);
  if (filters.length === 0 && !asksForService) return undefined;
  return (request) => filters.every((filter) => meets(request, filter)) && isOfService(request, asked);
}

/** What a request that is found by something else must be besides. */
export const besides = (asked: HistoryCriteria, readers: ReadersScope): Matches =>
  matcherOf(filtersOf(asked, readers), asked) ?? (() => true);

/**
 * The plan of a search: it queries by the most selective filter that has a key and applies the other filters to the
 * result. It does not use filters of the store, because the store also charges for the items that they discard.
 */
export function historyPlan(asked: HistoryCriteria, readers: ReadersScope) {
  const filters = filtersOf(asked, readers);
  const keyed = filters.find((filter) => partitionOf(readers.scope, filter) !== null) ?? ({ kind: 'none' } as const);
  const partition = partitionOf(readers.scope, keyed);
  if (!partition) throw new Error('A tenant without a list');
  const others = filters.filter((filter) => filter !== keyed);
  return { partition, matches: matcherOf(others, asked) };
}
