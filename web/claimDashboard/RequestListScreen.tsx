import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { claimDashboardApi } from '../../shared/claimDashboard/routes.ts';
import { pathTo } from '../base/screenPath.ts';
import { ListScreen } from '../parts/list/ListScreen.tsx';
import { useEndpointPages } from '../ui/table/useEndpointPages.ts';
import { requestColumns } from './requestColumns.tsx';
import { claimRequestScreens } from './screens.ts';

const { searchClaimDashboardRequests } = claimDashboardApi.endpoints;

/** Who asks for the claim dashboard, the newest first. */
export function RequestListScreen() {
  const { t } = useTranslation('claimDashboard');
  const pages = useEndpointPages(searchClaimDashboardRequests, { query: {} });
  const columns = useMemo(() => requestColumns(t), [t]);
  return (
    <ListScreen
      name="claimDashboardRequests"
      label={t('requests.label')}
      intro={t('requests.intro')}
      columns={columns}
      pages={pages}
      rowId={(row) => row.requestId}
      linkOf={(row) => pathTo(claimRequestScreens.record, row)}
      nextStep={t('requests.next')}
    />
  );
}
