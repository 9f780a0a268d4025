import type { Page } from '../../../shared/_contract/page.ts';
import type { EligibilityRow } from '../../../shared/eligibility/routes.ts';
import { invalid } from '../../_kit/failure.ts';
import { type HistoryQuery, listHistory } from './eligibilityHistory.ts';
import { listByText } from './historyByText.ts';
import { besidesText, type HistoryCriteria, historyPlan } from './historyPlan.ts';
import { type Reader, type ReadersScope, readersScope } from './readersScope.ts';

/** A search of the history that the reader may make. */
interface HistoryReader {
  readonly readers: ReadersScope;
  readonly readPage: (page: Pick<HistoryQuery, 'cursor' | 'take'>) => Promise<Page<EligibilityRow>>;
}

/**
 * Opens the history for a reader, page by page, with any combination of day, status, payer, patient, service, clinician, sender and
 * text. The list, its reports and its export all search with this function. Criteria that the reader may not use are
 * a 400 here, before any page.
 */
export async function openHistory(asked: HistoryCriteria, reader: Reader): Promise<HistoryReader> {
  const { from, to, sentBy, serviceFrom, serviceTo, text } = asked;
  if (from && to && from > to) throw invalid('to', 'beforeFrom');
  if (serviceFrom && serviceTo && serviceFrom > serviceTo) throw invalid('serviceTo', 'beforeFrom');
  if (sentBy !== undefined && reader.scope.kind === 'payer') {
    throw invalid('sentBy', 'notForPayers');
  }
  const readers = await readersScope(asked, reader);
  if (text !== undefined) {
    const search = { scope: readers.scope, text, from, to, matches: besidesText(asked, readers) };
    return { readers, readPage: (page) => listByText(reader.store, search, page) };
  }
  const { partition, matches } = historyPlan(asked, readers);
  return {
    readers,
    readPage: ({ cursor, take }) => listHistory(reader.store, partition, { from, to, cursor, take, matches }),
  };
}
