import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { holdsOneOf } from '../../shared/_field/grants.ts';
import { type WorklistRow, type WorklistView, worklistApi, worklistViews } from '../../shared/worklist/routes.ts';
import { useApi } from '../api/useApi.ts';
import { usePolling } from '../api/usePolling.ts';
import { pathTo, usePathTo } from '../base/screenPath.ts';
import { useSession } from '../base/session.ts';
import { useSessionState } from '../base/sessionState.ts';
import { useAllServiceCategories } from '../field/lookups/useChoices.ts';
import { FreshRowsButton } from '../parts/list/FreshRows.tsx';
import { ListScreen } from '../parts/list/ListScreen.tsx';
import { ToggleChoice } from '../ui/ToggleChoice.tsx';
import { useEndpointPages } from '../ui/table/useEndpointPages.ts';
import { useFreshRows } from '../ui/table/useFreshRows.ts';
import { useCountInTitle } from '../ui/useCountInTitle.ts';
import { DeskSettingsButton } from './DeskSettingsButton.tsx';
import { worklistScreens } from './screens.ts';
import { useTakeNext } from './useTakeNext.ts';
import { worklistColumns } from './worklistColumns.tsx';

const { getWorklist, getWorklistCounts } = worklistApi.endpoints;
const countDelays = { firstMs: 10_000, growth: 1.5, longestMs: 60_000 } as const;

const rowId = ({ eligibilityId }: WorklistRow): string => eligibilityId;
const countText = ({ count, isMore }: { count: number; isMore: boolean }): string => `${count}${isMore ? '+' : ''}`;

/** The work list of a payer's people, what is due first on top. */
export function WorklistScreen() {
  const { t, i18n } = useTranslation(['worklist', 'ui']);
  const session = useSession();
  const screenPath = usePathTo();
  const [view, setView] = useSessionState<WorklistView>('worklist:view', 'waiting');
  const counts = useApi(getWorklistCounts, {});
  const poll = async () => {
    await counts.refreshInBackground();
    return false;
  };
  usePolling(poll, true, countDelays);
  const { takeNext, isSending } = useTakeNext();
  const pages = useEndpointPages(getWorklist, { query: { view } });
  const counted = counts.data;
  const fresh = useFreshRows({ mark: counted ? JSON.stringify(counted) : undefined, pages, rowId });
  useCountInTitle(counted ? countText(counted.waiting) : '');
  const services = useAllServiceCategories();
  const columns = useMemo(() => worklistColumns(t, i18n.language, services), [t, i18n.language, services]);
  const views = worklistViews.map((id) => ({
    id,
    name: t(`list.${id}`),
    count: counts.data ? countText(counts.data[id]) : undefined,
    isAlarming: id === 'overdue' && Boolean(counts.data?.overdue.count),
  }));
  return (
    <div {...fresh.place}>
      <ListScreen
        name="worklist"
        label={t('list.label')}
        columns={columns}
        pages={pages}
        rowId={rowId}
        marks={fresh.marks}
        linkOf={(row) => pathTo(worklistScreens.item, row)}
        nextStep={t(`list.next.${view}`)}
        actions={
          <>
            <Button size="small" variant="contained" loading={isSending} onClick={() => void takeNext()}>
              {t('list.takeNext')}
            </Button>
            <FreshRowsButton fresh={fresh} />
            {[
              ['members', screenPath('members')] as const,
              ['payerRules', screenPath('payerRules')] as const,
              ['decisions', screenPath('decisions')] as const,
            ].map(([screen, to]) => (
              <Button key={screen} component={Link} to={to} size="small">
                {t(`list.to.${screen}`)}
              </Button>
            ))}
            {session && holdsOneOf(session, ['PayerAdmin']) && <DeskSettingsButton />}
          </>
        }
        onRefresh={counts.refresh}
        views={<ToggleChoice label={t('list.views')} options={views} value={view} onChange={setView} />}
      />
    </div>
  );
}
