import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
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
import { noFilters, UserFilters, userCriteria } from './UserFilters.tsx';
import { userColumns } from './userColumns.tsx';

const { searchUsers } = userApi.endpoints;
const views = ['present', 'removed'] as const;

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
  const filters = useListFilters({ key: 'user:list', empty: noFilters, personal, criteriaOf: userCriteria });
  const { state, ...criteria } = filters.criteria;
  const body = { ...criteria, ...(state && !isRemoved && { state }), isRemoved };
  const pages = useEndpointPages(searchUsers, { body });
  const columns = useMemo(() => userColumns(t), [t]);
  const options = views.map((id) => ({ id, name: t(`view.${id}`) }));
  return (
    <ListScreen
      name="users"
      label={t('label')}
      filters={{
        label: t('filters'),
        form: filters,
        fields: <UserFilters control={filters.control} isRemoved={isRemoved} />,
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
      nextStep={t(filters.count > 0 ? 'next.widen' : `next.${view}`)}
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
