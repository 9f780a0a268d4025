import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { inLanguage } from '../../shared/_field/bilingual.ts';
import { nameIn } from '../../shared/_field/nameIn.ts';
import type { HistorySearch, Transaction } from '../../shared/eligibility/eligibilityHistory.ts';
import { shownPatientName } from '../../shared/eligibility/patientName.ts';
import { eligibilityApi, type TimelineEvent } from '../../shared/eligibility/routes.ts';
import { answerWordOf } from '../../shared/eligibility/statusWords.ts';
import { detailText, eventTitle } from '../field/eligibility/timelineEntries.ts';
import type { Arrangement } from '../ui/table/arrangedRows.ts';
import { columnsBy } from '../ui/table/columnsBy.tsx';
import { ExportButton } from '../ui/table/export/ExportButton.tsx';
import { createPageStore } from '../ui/table/pageStore.ts';
import { pageLoader } from '../ui/table/useEndpointPages.ts';
import { historyOrder } from './historyColumns.tsx';

type ReportWord =
  | `report.${'at' | 'event' | 'detail'}`
  | `fact.${'requestNumber' | 'facility' | 'submittedBy'}`
  | `column.${'status' | 'patient' | 'identifier'}`
  | 'field.payerId';

function loadReport(criteria: HistorySearch) {
  // Who sent a request and whom it was for are filters of the list only.
  const { patient: _, text: __, sentBy: ___, take: ____, ...narrowed } = criteria;
  return createPageStore(pageLoader(eligibilityApi.endpoints.exportTransactionReport, { body: narrowed }));
}

interface TransactionReportProps {
  criteria: HistorySearch;
  /** How the reader has arranged the list of requests. */
  arrangement: Arrangement;
  hasFacility: boolean;
  isDisabled: boolean;
}

/**
 * Every sending and answer of the requests that the filters leave, as CSV or xlsx (REQ-ELIG-09). The requests stand in the order of the
 * list; what happened to one stays together.
 */
export function TransactionReportButton({ criteria, arrangement, hasFacility, isDisabled }: TransactionReportProps) {
  const { t, i18n } = useTranslation(['eligibility', 'ui']);
  const { language } = i18n;
  const arrangedBy = useMemo(() => historyOrder(language, hasFacility), [language, hasFacility]);
  const store = useMemo(() => loadReport(criteria), [criteria]);
  const columns = useMemo(() => {
    const column = columnsBy<Transaction, ReportWord>((key) => t(key));
    const eventName = ({ event, detail }: Transaction): string => {
      const isKnown = i18n.exists(`eligibility:event.${event}`);
      return isKnown ? eventTitle({ event: event as TimelineEvent['event'], detail }, t) : event;
    };
    const detailOf = (row: Transaction): string | null => {
      if (row.event === 'sent' && row.detail === row.payerName) return nameIn(language, row, 'payerName');
      return detailText({ event: row.event as TimelineEvent['event'], detail: row.detail }, t, i18n);
    };
    return [
      column.text('fact.requestNumber', { value: (row) => row.requestNumber }),
      column.name('column.patient', { value: (row) => shownPatientName(language, row) }),
      column.code('column.identifier', {
        value: ({ identifierEnding }) => (identifierEnding === undefined ? null : `••${identifierEnding}`),
      }),
      column.instant('report.at', { value: (row) => row.at }),
      column.text('report.event', { value: eventName }),
      column.text('report.detail', { value: detailOf }),
      column.text('column.status', { value: (row) => inLanguage(language, answerWordOf(row)) }),
      column.text('field.payerId', { value: (row) => nameIn(language, row, 'payerName') }),
      column.text('fact.facility', { value: (row) => nameIn(language, row, 'facilityName') }),
      column.text('fact.submittedBy', { value: (row) => row.submittedByName }),
    ];
  }, [t, i18n, language]);
  return (
    <ExportButton
      label={t('report.title')}
      fileName="transaction-report"
      columns={columns}
      store={store}
      arrangement={arrangement}
      arrangedBy={arrangedBy}
      isDisabled={isDisabled}
    />
  );
}
