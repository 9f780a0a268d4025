import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dateTimeText } from '../../shared/_field/dateText.ts';
import { nameIn } from '../../shared/_field/nameIn.ts';
import type { HistorySearch, Transaction } from '../../shared/eligibility/eligibilityHistory.ts';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { useStatusText } from '../field/eligibility/useStatusText.ts';
import type { DataColumn } from '../ui/table/columns.ts';
import { ExportButton } from '../ui/table/export/ExportButton.tsx';
import { createPageStore } from '../ui/table/pageStore.ts';
import { pageLoader } from '../ui/table/useEndpointPages.ts';

const unsorted = { sorting: [], filters: {} };

function loadReport(criteria: HistorySearch) {
  // Who sent a request and whom it was for are filters of the list only.
  const { patient: _, sentBy: __, take: ___, ...narrowed } = criteria;
  return createPageStore(pageLoader(eligibilityApi.endpoints.exportTransactionReport, { body: narrowed }));
}

/** Every sending and answer of the requests that the filters leave, as CSV or xlsx (REQ-ELIG-09). */
export function TransactionReportButton({ criteria, isDisabled }: { criteria: HistorySearch; isDisabled: boolean }) {
  const { t, i18n } = useTranslation('eligibility');
  const statusText = useStatusText();
  const { language } = i18n;
  const store = useMemo(() => loadReport(criteria), [criteria]);
  const columns = useMemo(() => {
    const column = (id: string, header: string, value: DataColumn<Transaction>['value'], width = 160) => ({
      id,
      header,
      value,
      width,
    });
    const eventName = (event: string) => {
      const key = `eligibility:event.${event}`;
      return i18n.exists(key) ? String(t(key as never)) : event;
    };
    return [
      column('requestNumber', t('fact.requestNumber'), (row) => row.requestNumber, 260),
      column('at', t('report.at'), (row) => dateTimeText(row.at)),
      column('event', t('report.event'), (row) => eventName(row.event)),
      column('detail', t('report.detail'), (row) => row.detail),
      column('status', t('column.status'), (row) => statusText(row.status)),
      column('payer', t('field.payerId'), (row) => nameIn(language, row, 'payerName'), 220),
      column('facility', t('fact.facility'), (row) => nameIn(language, row, 'facilityName'), 220),
      column('submittedBy', t('fact.submittedBy'), (row) => row.submittedByName),
    ];
  }, [t, i18n, language, statusText]);
  return (
    <ExportButton
      label={t('report.title')}
      columns={columns}
      store={store}
      arrangement={unsorted}
      isDisabled={isDisabled}
    />
  );
}
