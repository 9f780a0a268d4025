import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { holdsOneOf } from '../../shared/_field/grants.ts';
import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { diseaseManagementApi, type EnrolmentState, enrolmentStates } from '../../shared/diseaseManagement/routes.ts';
import { pathTo } from '../base/screenPath.ts';
import { useSession } from '../base/session.ts';
import { useSessionState } from '../base/sessionState.ts';
import { ListScreen } from '../parts/list/ListScreen.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { ToggleChoice } from '../ui/ToggleChoice.tsx';
import { useEndpointPages } from '../ui/table/useEndpointPages.ts';
import { enrolmentColumns } from './enrolmentColumns.tsx';
import { FindCandidate } from './FindCandidate.tsx';
import { diseaseManagementScreens } from './screens.ts';

interface EnrolmentListProps {
  isPayer: boolean;
  /** Whether the reader's facility takes part now. */
  takesPart: boolean;
}

function EnrolmentList({ isPayer, takesPart }: EnrolmentListProps) {
  const { t, i18n } = useTranslation('diseaseManagement');
  const [state, setState] = useSessionState<EnrolmentState>('diseaseManagement:state', 'active');
  const pages = useEndpointPages(diseaseManagementApi.endpoints.getEnrolments, { query: { state } });
  const columns = useMemo(() => enrolmentColumns(t, i18n.language), [t, i18n.language]);
  const options = enrolmentStates.map((id) => ({ id, name: t(`state.${id}`) }));
  const nobody = takesPart ? 'list.none' : 'list.noPart';
  const nobodyActive = isPayer ? 'list.nonePayer' : nobody;
  return (
    <ListScreen
      name="enrolments"
      label={t('list.label')}
      intro={t(isPayer ? 'list.introPayer' : 'list.intro')}
      columns={columns}
      pages={pages}
      rowId={(row) => row.enrolmentId}
      linkOf={(row) => pathTo(diseaseManagementScreens.record, row)}
      nextStep={t(state === 'active' ? nobodyActive : 'list.noneLeft')}
      actions={
        <Button component={Link} to={pathTo(diseaseManagementScreens.outcomes)} size="small">
          {t('outcomes.link')}
        </Button>
      }
    >
      {takesPart && <FindCandidate />}
      <Box sx={{ mb: 2 }}>
        <ToggleChoice label={t('list.views')} options={options} value={state} onChange={setState} />
      </Box>
    </ListScreen>
  );
}

/** The enrolments of a care team's facility, or of an insurer's members; nobody else sees a patient here (REQ-NET-14). */
export function EnrolmentListScreen() {
  const { t } = useTranslation('diseaseManagement');
  const session = useSession();
  const isPayer = session?.payerId != null && holdsOneOf(session, moduleAccess.careReaders);
  const isCareTeam = session?.facilityId != null && holdsOneOf(session, moduleAccess.careTeam);
  if (!session || !(isPayer || isCareTeam)) {
    return (
      <ScreenBody>
        <EmptyState title={t('nobodys.title')} nextStep={t('nobodys.next')} />
      </ScreenBody>
    );
  }
  return <EnrolmentList isPayer={isPayer} takesPart={!isPayer && session.hasDiseaseManagement} />;
}
