import type { Transaction } from '../../shared/eligibility/eligibilityHistory.ts';
import type { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { findEligibility, listTimeline, type StoredEligibility } from '../_data/eligibility/eligibility.ts';
import { openHistory } from '../_data/eligibility/historyReader.ts';
import { auditSearch } from '../_kit/auditSearch.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';
import { auditedTenant } from '../_kit/scope.ts';

type Report = typeof eligibilityApi.endpoints.exportTransactionReport;

const transactionOf = (
  request: StoredEligibility,
  { at, event, detail }: Pick<Transaction, 'at' | 'event' | 'detail'>,
): Transaction => ({
  requestNumber: request.requestNumber,
  patientName: request.patientName,
  patientNameArabic: request.patientNameArabic,
  idCardName: request.idCardName,
  idCardNameArabic: request.idCardNameArabic,
  identifierEnding: request.identifierEnding,
  submittedAt: request.submittedAt,
  serviceDate: request.serviceDate,
  serviceCategoryId: request.serviceCategoryId,
  clinicianName: request.clinicianName,
  hasOpenQuestions: request.hasOpenQuestions,
  facilityName: request.facilityName,
  facilityNameArabic: request.facilityNameArabic,
  payerName: request.payerName,
  payerNameArabic: request.payerNameArabic,
  submittedByName: request.submittedByName,
  status: request.status,
  claim: request.claim,
  at,
  event,
  detail,
});

/** What happened to one request, a row for each event. */
async function transactionsOf(eligibilityId: string, { store, scope }: SessionContext): Promise<Transaction[]> {
  const request = await findEligibility(store, scope, eligibilityId);
  if (!request) return [];
  const timeline = await listTimeline(store, request);
  return timeline.map((entry) => transactionOf(request, entry));
}

/**
 * REQ-ELIG-09: a page covers the events of a fixed number of requests, so that a report of any length is read in
 * bounded steps.
 */
export const exportTransactionReport: Operation<Report> = async ({ body }, ctx) => {
  const { readers, readPage } = await openHistory(body, ctx);
  const page = await readPage(body);
  const shown = page.items.map(({ eligibilityId }) => eligibilityId);
  await auditSearch(ctx, auditedTenant(readers.scope), { criteria: body, shown });
  const transactions = await Promise.all(page.items.map(({ eligibilityId }) => transactionsOf(eligibilityId, ctx)));
  return { items: transactions.flat(), nextCursor: page.nextCursor, total: null };
};
