import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type AccountRequestState,
  accountRequestApi,
  accountRequestStates,
} from '../../shared/accountRequest/routes.ts';
import { pathTo } from '../base/screenPath.ts';
import { useSessionState } from '../base/sessionState.ts';
import { ListScreen } from '../parts/list/ListScreen.tsx';
import { ToggleChoice } from '../ui/ToggleChoice.tsx';
import { useEndpointPages } from '../ui/table/useEndpointPages.ts';
import { accountRequestColumns } from './accountRequestColumns.tsx';
import { accountRequestScreens } from './screens.ts';

/** Who asks for an account or for a licence that no system could prove. */
export function AccountRequestListScreen() {
  const { t, i18n } = useTranslation('accountRequest');
  const [state, setState] = useSessionState<AccountRequestState>('accountRequest:state', 'waiting');
  const pages = useEndpointPages(accountRequestApi.endpoints.searchAccountRequests, { query: { state } });
  const columns = useMemo(() => accountRequestColumns(t, i18n.language), [t, i18n.language]);
  const options = accountRequestStates.map((id) => ({ id, name: t(`state.${id}`) }));
  return (
    <ListScreen
      name="accountRequests"
      label={t('label')}
      columns={columns}
      pages={pages}
      rowId={(row) => row.accountRequestId}
      linkOf={(row) => pathTo(accountRequestScreens.record, row)}
      nextStep={t(`next.${state}`)}
      views={<ToggleChoice label={t('views')} options={options} value={state} onChange={setState} />}
    />
  );
}
