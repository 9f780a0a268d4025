import Button from '@mui/material/Button';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { holdsOneOf } from '../../shared/_field/grants.ts';
import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { userApi } from '../../shared/user/routes.ts';
import { userSheet } from '../../shared/user/userSheet.ts';
import { pathTo, usePathTo } from '../base/screenPath.ts';
import { useSession } from '../base/session.ts';
import { useSessionState } from '../base/sessionState.ts';
import { ListScreen } from '../parts/list/ListScreen.tsx';
import { ImportButton } from '../parts/sheetImport/ImportButton.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { ToggleChoice } from '../ui/ToggleChoice.tsx';
import { useListFilters } from '../ui/table/filters/useListFilters.ts';
import { useEndpointPages } from '../ui/table/useEndpointPages.ts';
import { userScreens } from './screens.ts';
import { filtersIn, noFilters, UserFilters, userCriteria } from './UserFilters.tsx';
import { userColumns } from './userColumns.tsx';

const { searchUsers } = userApi.endpoints;
const views = ['present', 'removed'] as const;
const ofPortal = ['SuperAdmin', 'SetupAdmin'] as const;

/** The clinicians of the same facilities, for whom no tile leads there. */
function CliniciansLink() {
  const { t } = useTranslation('user');
  const screenPath = usePathTo();
  const session = useSession();
  if (!session || !holdsOneOf(session, moduleAccess.facilityAdmin)) return null;
  return (
    <Button component={Link} to={screenPath('manageClinicians')} size="small">
      {t('clinicians')}
    </Button>
  );
}

function People() {
  const { t } = useTranslation('user');
  const [view, setView] = useSessionState<(typeof views)[number]>('user:view', 'present');
  const isRemoved = view === 'removed';
  // A name or an Emirates ID is not kept in the browser.
  const personal = ['text', 'facility'] as const;
  const { search } = useLocation();
  const fromAddress = filtersIn(search);
  // A link to those whose sign-in is paused does not open the list of the removed that was looked at last.
  useEffect(() => {
    if (filtersIn(search)) setView('present');
  }, [search, setView]);
  const filters = useListFilters({
    key: 'user:list',
    empty: noFilters,
    personal,
    criteriaOf: userCriteria,
    fromAddress,
  });
  const session = useSession();
  const hasPaused = session !== null && holdsOneOf(session, ofPortal);
  const { state, isPaused, ...criteria } = filters.criteria;
  const arePaused = isPaused === true && hasPaused && !isRemoved;
  const ofState = isRemoved ? {} : { ...(state && { state }), ...(arePaused && { isPaused }) };
  const body = { ...criteria, ...ofState, isRemoved };
  const pages = useEndpointPages(searchUsers, { body });
  const columns = useMemo(() => userColumns(t, arePaused), [t, arePaused]);
  const options = views.map((id) => ({ id, name: t(`view.${id}`) }));
  return (
    <ListScreen
      name="users"
      label={t('label')}
      filters={{
        label: t('filters'),
        form: filters,
        fields: <UserFilters control={filters.control} isRemoved={isRemoved} hasPaused={hasPaused} />,
      }}
      views={<ToggleChoice label={t('views')} options={options} value={view} onChange={setView} />}
      actions={
        <>
          <Button component={Link} to={pathTo(userScreens.add)} variant="contained" size="small">
            {t('add.action')}
          </Button>
          <ImportButton kind={userSheet.name} />
          <CliniciansLink />
        </>
      }
      columns={columns}
      pages={pages}
      rowId={(row) => row.id}
      linkOf={(row) => pathTo(userScreens.record, { userId: row.id })}
      nextStep={t(arePaused ? 'next.paused' : filters.count > 0 ? 'next.widen' : `next.${view}`)}
    />
  );
}

/** The people of the portal, or of the facility where the reader works now. */
export function UserListScreen() {
  const { t } = useTranslation('user');
  const session = useSession();
  const mayLook = session?.roles.some((role) => (moduleAccess.users as readonly string[]).includes(role)) ?? false;
  if (mayLook) return <People />;
  return (
    <ScreenBody>
      <EmptyState title={t('notYours')} nextStep={t('notYoursNext')} />
    </ScreenBody>
  );
}
