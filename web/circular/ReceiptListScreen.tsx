import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { nameIn } from '../../shared/_field/nameIn.ts';
import { type CircularReceipt, circularApi } from '../../shared/circular/routes.ts';
import { pathTo } from '../base/screenPath.ts';
import { useSessionState } from '../base/sessionState.ts';
import type { WordOf } from '../base/texts.ts';
import { ListScreen } from '../parts/list/ListScreen.tsx';
import { useList } from '../parts/list/useList.ts';
import { ToggleChoice } from '../ui/ToggleChoice.tsx';
import { columnsBy } from '../ui/table/columnsBy.tsx';
import { circularScreens } from './screens.ts';

const views = ['unread', 'read'] as const;

/** Who has not read a circular, and who has, by facility and person; the table exports both. */
export function ReceiptListScreen() {
  const { t, i18n } = useTranslation('circular');
  const { circularId = '' } = useParams();
  const [view, setView] = useSessionState<(typeof views)[number]>('circular:receipts', 'unread');
  const list = useList(circularApi.endpoints.searchReceipts, {
    key: `circular:receipts:${view}`,
    empty: {},
    also: { circularId, hasRead: view === 'read' },
  });
  const columns = useMemo(() => {
    const column = columnsBy<CircularReceipt, WordOf<'circular', 'receipt'>>((name) => t(`receipt.${name}`));
    return [
      column.name('placeName', { value: (row) => nameIn(i18n.language, row, 'placeName'), width: 260 }),
      column.name('personName'),
      column.instant('openedAt'),
      column.instant('acknowledgedAt'),
    ];
  }, [t, i18n.language]);
  const options = views.map((id) => ({ id, name: t(`receipts.${id}`) }));
  return (
    <ListScreen
      name="circularReceipts"
      label={t('receipts.label')}
      columns={columns}
      pages={list.pages}
      rowId={(row) => row.receiptId}
      nextStep={t(`receipts.none.${view}`)}
      views={<ToggleChoice label={t('receipts.views')} options={options} value={view} onChange={setView} />}
      actions={
        <Button component={Link} to={pathTo(circularScreens.record, { circularId })} size="small">
          {t('receipts.back')}
        </Button>
      }
    />
  );
}
