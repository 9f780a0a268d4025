import type { Page } from '../../../shared/_contract/page.ts';
import type { EligibilityRow } from '../../../shared/eligibility/routes.ts';
import { invalid } from '../../_kit/failure.ts';
import type { StoredEligibility } from './eligibility.ts';
import { type HistoryQuery, listHistory } from './eligibilityHistory.ts';
import { listByText } from './historyByText.ts';
import { besides, type HistoryCriteria, historyPlan } from './historyPlan.ts';
import { isLate, listLate } from './lateRequests.ts';
import { latePayerOf, type Reader, type ReadersScope, readersScope } from './readersScope.ts';

/** A search of the history that the reader may make. */
interface HistoryReader {
  readonly readers: ReadersScope;
  readonly readPage: (page: Pick<HistoryQuery, 'cursor' | 'take'>) => Promise<Page<EligibilityRow>>;
}

interface HistoryCaller extends Reader {
  readonly now: () => Date;
}

/**
 * Opens the history for a reader, page by page, with any combination of day, status, payer, patient, service, clinician, sender and
 * text. The list, its reports and its export all search with this function. Criteria that the reader may not use are
 * a 400 here, before any page.
 */
export async function openHistory(asked: HistoryCriteria, reader: HistoryCaller): Promise<HistoryReader> {
  const { from, to, sentBy, serviceFrom, serviceTo, text, waitsFor } = asked;
  if (from && to && from > to) throw invalid('to', 'beforeFrom');
  if (serviceFrom && serviceTo && serviceFrom > serviceTo) throw invalid('serviceTo', 'beforeFrom');
  if (sentBy !== undefined && reader.scope.kind === 'payer') {
    throw invalid('sentBy', 'notForPayers');
  }
  const readers = await readersScope(asked, reader);
  const late = waitsFor === 'latePayer' ? latePayerOf(readers, reader) : null;
  const matches = besides(asked, readers);
  if (text !== undefined) {
    const isFound = (request: StoredEligibility) => matches(request) && (!late || isLate(request, late, reader.now()));
    const search = { scope: readers.scope, text, from, to, matches: isFound };
    return { readers, readPage: (page) => listByText(reader.store, search, page) };
  }
  if (late) {
    const readPage: HistoryReader['readPage'] = (page) =>
      listLate(reader.store, late, { from, to, matches, now: reader.now(), ...page });
    return { readers, readPage };
  }
  const plan = historyPlan(asked, readers);
  return {
    readers,
    readPage: ({ cursor, take }) =>
      listHistory(reader.store, plan.partition, { from, to, cursor, take, matches: plan.matches }),
  };
}
