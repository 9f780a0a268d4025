import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { nameIn } from '../../../shared/_field/nameIn.ts';
import { attentionApi, type OverdueRow } from '../../../shared/attention/routes.ts';
import type { WordOf } from '../../base/texts.ts';
import { usePortalPayers } from '../../field/lookups/useChoices.ts';
import { ListScreen } from '../../parts/list/ListScreen.tsx';
import { Dropdown } from '../../ui/Dropdown.tsx';
import { columnsBy } from '../../ui/table/columnsBy.tsx';
import { criteriaFor } from '../../ui/table/filters/criteriaFor.ts';
import { useListFilters } from '../../ui/table/filters/useListFilters.ts';
import { useEndpointPages } from '../../ui/table/useEndpointPages.ts';

const { getOverdue } = attentionApi.endpoints;
const empty = { payerId: null as number | null };

function useOverdueColumns() {
  const { t, i18n } = useTranslation('overdue');
  return useMemo(() => {
    const column = columnsBy<OverdueRow, WordOf<'overdue', 'field'>>((name) => t(`field.${name}`));
    return [
      column.instant('dueAt'),
      column.name('facility', { value: (row) => nameIn(i18n.language, row, 'facilityName'), width: 260 }),
      column.instant('submittedAt', { isSecondary: true }),
      column.text('taken', { value: ({ isTaken }) => t(isTaken ? 'taken' : 'notTaken'), width: 220 }),
    ];
  }, [t, i18n.language]);
}

/** What a payer's people should have answered by now, for those who run the portal: whose it is and since when, and no patient. */
export function OverdueScreen() {
  const { t } = useTranslation('overdue');
  const { search } = useLocation();
  const named = Number(new URLSearchParams(search).get('payerId')) || null;
  const filters = useListFilters({
    ...{ key: 'attention:overdue', empty, criteriaOf: criteriaFor(getOverdue) },
    fromAddress: named === null ? null : { payerId: named },
  });
  const payers = usePortalPayers();
  const { payerId } = filters.criteria;
  const pages = useEndpointPages(getOverdue, payerId === undefined ? null : { query: { payerId } });
  return (
    <ListScreen
      name="overdue"
      label={t('label')}
      intro={t('intro')}
      filters={{
        label: t('filters'),
        form: filters,
        fields: <Dropdown control={filters.control} name="payerId" label={t('payer')} choices={payers} isRequired />,
      }}
      columns={useOverdueColumns()}
      pages={pages}
      rowId={(row) => row.eligibilityId}
      nextStep={t(payerId === undefined ? 'choosePayer' : 'next')}
    />
  );
}
