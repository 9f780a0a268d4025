import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { holdsOneOf } from '../../shared/_field/grants.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { ClinicianDetail, ClinicianRow } from '../../shared/clinician/clinicianModel.ts';
import { clinicianApi } from '../../shared/clinician/routes.ts';
import { useApi } from '../api/useApi.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { alerts } from '../base/alerts.ts';
import { pathTo } from '../base/screenPath.ts';
import { useSession } from '../base/session.ts';
import { RecordScreen } from '../parts/record/RecordScreen.tsx';
import { DialogButton } from '../ui/DialogButton.tsx';
import { AddClinicianDialog } from './AddClinicianDialog.tsx';
import { ClinicianChip, standingOf } from './ClinicianChip.ts';
import { ClinicianSections } from './ClinicianSections.tsx';
import { EditClinicianDialog } from './EditClinicianDialog.tsx';
import { clinicianScreens } from './screens.ts';

/** The body that changes nothing but whether the clinician works there. */
const movedBody = ({ clinicianId, facilityId, version, ...row }: ClinicianRow) => {
  const { fullName, fullNameArabic, specialtyCode, worksFrom, worksTo, isActive } = row;
  const person = { fullName, fullNameArabic, specialtyCode: specialtyCode ?? '' };
  return { clinicianId, facilityId, version, ...person, worksFrom, worksTo, isActive: !isActive };
};

/** Ends or begins again the work at the facility: one click back and forth. */
function MoveButton({ clinician, onMoved }: { clinician: ClinicianRow; onMoved: () => void }) {
  const { t } = useTranslation('clinician');
  const { send, isSending } = useApiMutation(clinicianApi.endpoints.updateClinician);
  const move = async () => {
    const outcome = await send({ body: movedBody(clinician) });
    if (outcome.isDone) alerts.success(t(clinician.isActive ? 'ended' : 'returned'));
    onMoved();
  };
  // A specialty of the list is needed before anything can be saved.
  if (clinician.specialtyCode === null) return null;
  return (
    <Button variant="outlined" disabled={isSending} onClick={() => void move()}>
      {t(clinician.isActive ? 'end' : 'return')}
    </Button>
  );
}

function AddPlaceButton({ clinician, onAdded }: { clinician: ClinicianDetail; onAdded: () => void }) {
  const { t } = useTranslation('clinician');
  const { licenseNo, fullName, fullNameArabic, specialty, specialtyArabic, specialtyCode } = clinician;
  const chosen = specialtyCode && { code: specialtyCode, name: specialty, nameArabic: specialtyArabic ?? specialty };
  const preset = { licenseNo, fullName, fullNameArabic, specialty: chosen || null, facilityId: null };
  if (!useSession()?.facilityId) return null;
  return (
    <DialogButton text={t('addPlace')} variant="outlined">
      {(close) => <AddClinicianDialog preset={preset} onClose={close} onAdded={onAdded} />}
    </DialogButton>
  );
}

/** To the comparison with the regulator's list, for those who may ask the regulator. */
function VerificationLink({ clinician }: { clinician: ClinicianRow }) {
  const { t } = useTranslation('clinician');
  const session = useSession();
  if (!session || !holdsOneOf(session, clinicianScreens.verificationRecord.access)) return null;
  return (
    <Button component={Link} to={pathTo(clinicianScreens.verificationRecord, clinician)}>
      {t('check.open')}
    </Button>
  );
}

/** One clinician: details, and the facilities where the licence works. */
export function ClinicianScreen() {
  const { t } = useTranslation('clinician');
  const { facilityId = '', clinicianId = '' } = useParams();
  const read = useApi(clinicianApi.endpoints.getClinicianById, { query: { facilityId, clinicianId } });
  return (
    <RecordScreen
      read={read}
      missing={{ title: t('missing'), nextStep: t('missingNext') }}
      back={{ to: pathTo(clinicianScreens.list), text: t('back') }}
      head={(clinician) => (
        <>
          <ClinicianChip state={standingOf(clinician, emiratesDateOf(new Date()))} size="medium" />
          <DialogButton text={t('edit')} variant="contained">
            {(close) => <EditClinicianDialog clinician={clinician} onClose={close} onSaved={read.refresh} />}
          </DialogButton>
          <MoveButton clinician={clinician} onMoved={read.refresh} />
          <AddPlaceButton clinician={clinician} onAdded={read.refresh} />
          <VerificationLink clinician={clinician} />
        </>
      )}
    >
      {(clinician) => <ClinicianSections clinician={clinician} />}
    </RecordScreen>
  );
}
