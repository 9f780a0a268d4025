import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../../shared/_field/nameIn.ts';
import type { ClaimBatchRow } from '../../../shared/claim/claimRecord.ts';
import { claimApi } from '../../../shared/claim/routes.ts';
import { pathTo } from '../../base/screenPath.ts';
import type { WordOf } from '../../base/texts.ts';
import { ListScreen } from '../../parts/list/ListScreen.tsx';
import type { DataColumn } from '../../ui/table/columns.ts';
import { columnsBy } from '../../ui/table/columnsBy.tsx';
import { useEndpointPages } from '../../ui/table/useEndpointPages.ts';
import { claimScreens } from '../screens.ts';
import { TransmissionChip } from './TransmissionChip.ts';

function columnsFor(t: TFunction<'claim'>, language: string): DataColumn<ClaimBatchRow>[] {
  const column = columnsBy<ClaimBatchRow, WordOf<'claim', 'batchField'>>((name) => t(`batchField.${name}`));
  return [
    // A phone shows the first columns: the names of files differ at their ends only.
    column.instant('madeAt', { width: 150 }),
    column.text('transmission', {
      value: (row) => t(`transmissions.${row.transmission}`),
      cell: (row) => <TransmissionChip state={row.transmission} />,
      width: 150,
    }),
    column.name('payer', { value: (row) => nameIn(language, row, 'payerName') || row.receiverId, width: 180 }),
    column.number('claims', { width: 100 }),
    column.code('fileName', { width: 260, isSecondary: true }),
    column.name('sentByName', { width: 160, isSecondary: true }),
  ];
}

/** The files that the facility has sent. */
export function BatchListScreen() {
  const { t, i18n } = useTranslation('claim');
  const pages = useEndpointPages(claimApi.endpoints.getClaimBatches, { query: {} });
  const columns = useMemo(() => columnsFor(t, i18n.language), [t, i18n.language]);
  return (
    <ListScreen
      name="claimBatches"
      label={t('batch.label')}
      intro={t('batch.intro')}
      nextStep={t('batch.none')}
      columns={columns}
      pages={pages}
      rowId={({ batchId }) => batchId}
      linkOf={(row) => pathTo(claimScreens.batch, row)}
    />
  );
}
