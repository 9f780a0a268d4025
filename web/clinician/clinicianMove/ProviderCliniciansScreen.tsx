import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { holdsOneOf } from '../../../shared/_field/grants.ts';
import { moduleAccess } from '../../../shared/_field/moduleAccess.ts';
import { clinicianItems } from '../../base/clinicianItems.ts';
import { pathTo } from '../../base/screenPath.ts';
import { useSession } from '../../base/session.ts';
import { readSession } from '../../base/sessionState.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ScreenBody } from '../../ui/ScreenBody.tsx';
import { ClinicianList } from '../ClinicianList.tsx';
import { clinicianColumns } from '../clinicianColumns.tsx';
import { MoveList } from './MoveList.tsx';
import type { OpenedClinician } from './openedClinician.ts';
import { clinicianMoveScreens } from './screens.ts';

/** Back to the clinician that was opened last, until the dashboard is opened again. */
function ResumeButton() {
  const { t } = useTranslation('clinicianMove');
  const opened = readSession<OpenedClinician>(clinicianItems.providerDetail);
  if (!opened) return null;
  return (
    <Button component={Link} to={pathTo(clinicianMoveScreens.record, opened)} size="small">
      {t('resume', { name: opened.name })}
    </Button>
  );
}

function OwnClinicians() {
  const { t, i18n } = useTranslation(['clinicianMove', 'clinician']);
  const { t: tClinician } = useTranslation('clinician');
  const columns = useMemo(() => clinicianColumns(tClinician, i18n.language), [tClinician, i18n.language]);
  return (
    <ClinicianList
      name="providerClinicians"
      columns={columns}
      linkOf={(row) => pathTo(clinicianMoveScreens.record, row)}
      actions={() => (
        <>
          <Button component={Link} to={pathTo(clinicianMoveScreens.join)} variant="contained" size="small">
            {t('join')}
          </Button>
          <Button component={Link} to={pathTo(clinicianMoveScreens.changes)} size="small">
            {t('changes')}
          </Button>
          <ResumeButton />
        </>
      )}
    />
  );
}

/** The clinicians of a provider for its administrators; for an insurer's people what providers have told (REQ-NET-13). */
export function ProviderCliniciansScreen() {
  const { t } = useTranslation('clinicianMove');
  const session = useSession();
  if (session && session.payerId !== null && holdsOneOf(session, moduleAccess.clinicianMoves))
    return <MoveList isPayer />;
  if (session?.facilityId && holdsOneOf(session, moduleAccess.providerProfile)) return <OwnClinicians />;
  return (
    <ScreenBody>
      <EmptyState title={t('nobodys')} nextStep={t('nobodysNext')} />
    </ScreenBody>
  );
}
