import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { holdsOneOf } from '../../shared/_field/grants.ts';
import {
  authorizationDeskApi,
  type DeskRow,
  queueSettings,
  queueStates,
} from '../../shared/authorizationDesk/routes.ts';
import { useApi } from '../api/useApi.ts';
import { usePolling } from '../api/usePolling.ts';
import { pathTo } from '../base/screenPath.ts';
import { useSession } from '../base/session.ts';
import { useSessionState } from '../base/sessionState.ts';
import { FreshRowsButton } from '../parts/list/FreshRows.tsx';
import { ListScreen } from '../parts/list/ListScreen.tsx';
import { DialogButton } from '../ui/DialogButton.tsx';
import { Dropdown } from '../ui/Dropdown.tsx';
import { NumberInput } from '../ui/NumberInput.tsx';
import { ToggleChoice } from '../ui/ToggleChoice.tsx';
import { criteriaFor } from '../ui/table/filters/criteriaFor.ts';
import { useListFilters } from '../ui/table/filters/useListFilters.ts';
import { useEndpointPages } from '../ui/table/useEndpointPages.ts';
import { useFreshRows } from '../ui/table/useFreshRows.ts';
import { useCountInTitle } from '../ui/useCountInTitle.ts';
import { ApproveManyDialog } from './ApproveManyDialog.tsx';
import { deskColumns } from './deskColumns.tsx';
import { authorizationDeskScreens } from './screens.ts';
import { TemplatesDialog } from './TemplatesDialog.tsx';
import { useTakeNext } from './useTakeNext.ts';

const { getDeskQueue, getDeskCounts } = authorizationDeskApi.endpoints;
const countDelays = { firstMs: 10_000, growth: 1.5, longestMs: 60_000 } as const;
const views = ['nobody', 'mine', 'overdue', 'proposed', 'all'] as const;

interface Filters {
  state: (typeof queueStates)[number] | null;
  setting: (typeof queueSettings)[number] | null;
  fromDirhams: number | null;
  toDirhams: number | null;
}
const empty: Filters = { state: null, setting: null, fromDirhams: null, toDirhams: null };

const rowId = ({ authorizationId }: DeskRow): string => authorizationId;
const countText = ({ count, isMore }: { count: number; isMore: boolean }): string => `${count}${isMore ? '+' : ''}`;
const criteriaOfQuery = criteriaFor(getDeskQueue);
const filsOf = (dirhams: number | null) => (dirhams === null ? {} : { fils: Math.round(dirhams * 100) });

/** What the call is asked by: amounts are typed in dirhams. */
function criteriaOf({ fromDirhams, toDirhams, ...rest }: Filters) {
  const { fils: fromFils } = filsOf(fromDirhams);
  const { fils: toFils } = filsOf(toDirhams);
  return criteriaOfQuery({
    ...rest,
    ...(fromFils !== undefined && { fromFils }),
    ...(toFils !== undefined && { toFils }),
  });
}

function useQueue() {
  const [view, setView] = useSessionState<(typeof views)[number]>('authorizationDesk:view', 'nobody');
  const counts = useApi(getDeskCounts, {});
  const poll = async () => {
    await counts.refreshInBackground();
    return false;
  };
  usePolling(poll, true, countDelays);
  const filters = useListFilters<Filters, object>({ key: 'authorizationDesk', empty, criteriaOf });
  const pages = useEndpointPages(getDeskQueue, { query: { ...filters.criteria, whose: view } });
  const mark = counts.data ? JSON.stringify(counts.data) : undefined;
  const fresh = useFreshRows({ mark, pages, rowId });
  useCountInTitle(counts.data ? countText(counts.data.nobody) : '');
  return { view, setView, counts, filters, pages, fresh };
}

function FilterFields({ control }: Pick<ReturnType<typeof useQueue>['filters'], 'control'>) {
  const { t } = useTranslation('authorizationDesk');
  return (
    <>
      <Dropdown
        control={control}
        name="state"
        label={t('column.state')}
        choices={queueStates.map((id) => ({ id, name: t(`states.${id}`) }))}
        noneText={t('list.any')}
      />
      <Dropdown
        control={control}
        name="setting"
        label={t('column.setting')}
        choices={queueSettings.map((id) => ({ id, name: t(`setting.${id}`) }))}
        noneText={t('list.any')}
      />
      <NumberInput control={control} name="fromDirhams" label={t('list.from')} min={0} decimals={2} />
      <NumberInput control={control} name="toDirhams" label={t('list.to')} min={0} decimals={2} />
    </>
  );
}

/** The queue of a payer's desk, what is due first on top. */
export function DeskQueueScreen() {
  const { t, i18n } = useTranslation(['authorizationDesk', 'ui']);
  const session = useSession();
  const { view, setView, counts, filters, pages, fresh } = useQueue();
  const { takeNext, isSending } = useTakeNext();
  const columns = useMemo(() => deskColumns(t, i18n.language), [t, i18n.language]);
  const options = views.map((id) => ({
    id,
    name: t(`list.${id}`),
    count: counts.data ? countText(counts.data[id]) : undefined,
    isAlarming: id === 'overdue' && Boolean(counts.data?.overdue.count),
  }));
  const refresh = () => {
    counts.refresh();
    void pages.store.restart();
  };
  return (
    <div {...fresh.place}>
      <ListScreen
        name="authorizationDesk"
        label={t('list.label')}
        columns={columns}
        pages={pages}
        filters={{ label: t('list.filters'), form: filters, fields: <FilterFields control={filters.control} /> }}
        rowId={rowId}
        marks={fresh.marks}
        linkOf={(row) => pathTo(authorizationDeskScreens.item, row)}
        nextStep={t(`list.next.${view}`)}
        actions={
          <>
            <Button size="small" variant="contained" loading={isSending} onClick={() => void takeNext()}>
              {t('list.takeNext')}
            </Button>
            <DialogButton size="small" text={t('many.open')}>
              {(close) => <ApproveManyDialog rows={pages.rows} onClose={close} onDone={refresh} />}
            </DialogButton>
            <FreshRowsButton fresh={fresh} />
            {session && holdsOneOf(session, ['PayerAdmin']) && (
              <DialogButton size="small" text={t('template.open')}>
                {(close) => <TemplatesDialog onClose={close} />}
              </DialogButton>
            )}
          </>
        }
        onRefresh={counts.refresh}
        views={<ToggleChoice label={t('list.views')} options={options} value={view} onChange={setView} />}
      />
    </div>
  );
}
