import RefreshIcon from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { holdsOneOf } from '../../shared/_field/grants.ts';
import { type WorklistView, worklistApi, worklistViews } from '../../shared/worklist/routes.ts';
import { useApi } from '../api/useApi.ts';
import { usePolling } from '../api/usePolling.ts';
import { useSession } from '../base/session.ts';
import { useSessionState } from '../base/sessionState.ts';
import { useAllServiceCategories } from '../field/lookups/useChoices.ts';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import { useEndpointPages } from '../ui/table/useEndpointPages.ts';
import { DeskSettingsButton } from './DeskSettingsButton.tsx';
import { worklistColumns } from './worklistColumns.tsx';
import { worklistItemPath } from './worklistPaths.ts';

const { getWorklist, getWorklistCounts } = worklistApi.endpoints;
const countDelays = { firstMs: 10_000, growth: 1.5, longestMs: 60_000 } as const;

const countText = ({ count, isMore }: { count: number; isMore: boolean }): string => `${count}${isMore ? '+' : ''}`;

/** The work list of a payer's people, what is due first on top. */
export function WorklistScreen() {
  const { t, i18n } = useTranslation(['worklist', 'ui']);
  const session = useSession();
  const [view, setView] = useSessionState<WorklistView>('worklist:view', 'waiting');
  const counts = useApi(getWorklistCounts, {});
  const poll = async () => {
    await counts.refreshInBackground();
    return false;
  };
  usePolling(poll, true, countDelays);
  const pages = useEndpointPages(getWorklist, { query: { view } });
  const services = useAllServiceCategories();
  const columns = useMemo(() => worklistColumns(t, i18n.language, services), [t, i18n.language, services]);
  const refresh = () => {
    counts.refresh();
    void pages.store.restart();
  };
  const nameOf = (each: WorklistView): string => {
    const count = counts.data?.[each];
    const name = t(`list.${each}`);
    return count ? t('list.count', { name, count: countText(count) as never }) : name;
  };
  return (
    <ScreenBody>
      <Box role="group" aria-label={t('list.views')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        {worklistViews.map((each) => (
          <Button
            key={each}
            variant={each === view ? 'contained' : 'outlined'}
            color={each === 'overdue' && counts.data?.overdue.count ? 'error' : 'primary'}
            aria-pressed={each === view}
            aria-label={nameOf(each)}
            onClick={() => setView(each)}
            sx={{ gap: 1 }}
          >
            {t(`list.${each}`)}
            {counts.data && (
              <Box component="bdi" dir="ltr" sx={{ fontWeight: 700 }}>
                {countText(counts.data[each])}
              </Box>
            )}
          </Button>
        ))}
      </Box>
      <DataTable
        name="worklist"
        label={t('list.label')}
        columns={columns}
        pages={pages}
        rowId={(row) => row.eligibilityId}
        linkOf={(row) => worklistItemPath(row.eligibilityId)}
        nextStep={t(`list.next.${view}`)}
        actions={
          <Box sx={{ display: 'flex', gap: 1 }}>
            <Button size="small" startIcon={<RefreshIcon />} onClick={refresh}>
              {t('list.refresh')}
            </Button>
            {session && holdsOneOf(session, ['PayerAdmin']) ? <DeskSettingsButton /> : null}
          </Box>
        }
      />
    </ScreenBody>
  );
}
