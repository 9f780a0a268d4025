import Alert from '@mui/material/Alert';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { nameIn } from '../../../shared/_field/nameIn.ts';
import { emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import type { ClinicianDetail } from '../../../shared/clinician/clinicianModel.ts';
import { clinicianApi } from '../../../shared/clinician/routes.ts';
import { useApi } from '../../api/useApi.ts';
import { useRecordInTitle } from '../../base/recordInTitle.ts';
import { pathTo } from '../../base/screenPath.ts';
import { RecordScreen } from '../../parts/record/RecordScreen.tsx';
import { DialogButton } from '../../ui/DialogButton.tsx';
import { ClinicianChip, standingOf } from '../ClinicianChip.ts';
import { ClinicianSections } from '../ClinicianSections.tsx';
import { EndDialog } from './EndDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { keepOpened } from './openedClinician.ts';
import { clinicianMoveScreens } from './screens.ts';

function Actions({ clinician, onDone }: { clinician: ClinicianDetail; onDone: () => void }) {
  const { t } = useTranslation('clinicianMove');
  if (standingOf(clinician, emiratesDateOf(new Date())) === 'left' || !clinician.isActive) return null;
  return (
    <>
      <DialogButton text={t('move')} variant="outlined">
        {(close) => <MoveDialog clinician={clinician} onClose={close} onDone={onDone} />}
      </DialogButton>
      <DialogButton text={t('end')} variant="outlined">
        {(close) => <EndDialog clinician={clinician} onClose={close} onDone={onDone} />}
      </DialogButton>
    </>
  );
}

/** One clinician of the provider, and what can be told of them (REQ-NET-22). */
export function ProviderClinicianScreen() {
  const { t, i18n } = useTranslation(['clinicianMove', 'clinician']);
  const { facilityId = '', clinicianId = '' } = useParams();
  const read = useApi(clinicianApi.endpoints.getClinicianById, { query: { facilityId, clinicianId } });
  const name = read.data ? nameIn(i18n.language, read.data, 'fullName') : null;
  useRecordInTitle(name);
  useEffect(() => {
    if (name) keepOpened({ facilityId, clinicianId, name });
  }, [facilityId, clinicianId, name]);
  return (
    <RecordScreen
      read={read}
      missing={{ title: t('clinician:missing'), nextStep: t('clinician:missingNext') }}
      back={{ to: pathTo(clinicianMoveScreens.list), text: t('back') }}
      head={(clinician) => (
        <>
          <ClinicianChip state={standingOf(clinician, emiratesDateOf(new Date()))} size="medium" />
          <Actions clinician={clinician} onDone={read.refresh} />
        </>
      )}
      notices={(clinician) =>
        clinician.worksElsewhere && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {t('elsewhere')}
          </Alert>
        )
      }
    >
      {(clinician) => <ClinicianSections clinician={clinician} />}
    </RecordScreen>
  );
}
