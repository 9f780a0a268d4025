import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignedInUser } from '../../../shared/_contract/sessionUser.ts';
import { holdsOneOf } from '../../../shared/_field/grants.ts';
import { regulators } from '../../../shared/_field/regulator.ts';
import type { Role } from '../../../shared/_field/roles.ts';
import type { LicenseCandidate } from '../../../shared/account/registrationForm.ts';
import { accountApi, licenseCandidates } from '../../../shared/account/routes.ts';
import { alerts } from '../../base/alerts.ts';
import { useSession } from '../../base/session.ts';
import { FormOutcome } from '../../parts/form/ContractForm.tsx';
import { useContractForm } from '../../parts/form/useContractForm.ts';
import { useWalk } from '../../parts/session/useWalk.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LicensePicker } from '../../ui/LicensePicker.tsx';
import { NarrowForm } from '../../ui/NarrowForm.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextInput } from '../../ui/TextInput.tsx';

const { updateUserClinicianLicense } = accountApi.endpoints;

/** REQ-PROFILE-06 */
const askedRoles: readonly Role[] = ['ControlMedicationMedicalProvider', 'ControlMedicationPharmacy', 'Pharmacy'];

/** Pharmacies of Abu Dhabi are told about their own regulator's licence (REQ-PROFILE-07). */
const isAbuDhabiPharmacy = (user: SignedInUser): boolean =>
  user.regulatoryId === regulators.HAAD && holdsOneOf(user, ['Pharmacy', 'ControlMedicationPharmacy']);

export function ProfessionalLicenseUpdateScreen() {
  const { t } = useTranslation('signin');
  const user = useSession();
  const { goOn } = useWalk('professionalLicense');
  const [candidates, setCandidates] = useState<readonly LicenseCandidate[]>([]);
  const form = useContractForm({
    endpoint: updateUserClinicianLicense,
    initial: { licensenumber: '' },
    bodyOf: (values) => values,
    onDone: (session) => {
      // A licence that the registry does not know is not the user's until somebody has accepted it.
      if (session?.clinicianLicense === null) alerts.warning(t('license.waits'), { keep: true });
      return goOn(session);
    },
    onRefused: ({ errors, data }) => {
      const offered = licenseCandidates.safeParse(data);
      if (!offered.success || offered.data.candidates.length === 0) return errors;
      setCandidates(offered.data.candidates);
      return [];
    },
  });
  if (!user) return null;
  if (!holdsOneOf(user, askedRoles)) {
    return (
      <EmptyState
        title={t('license.notYours')}
        nextStep={t('license.notYoursNext')}
        action={
          <Button variant="contained" onClick={() => goOn()}>
            {t('facility.continue')}
          </Button>
        }
      />
    );
  }

  return (
    <NarrowForm onSubmit={form.submit}>
      <Typography color="textSecondary">
        {t(isAbuDhabiPharmacy(user) ? 'license.textAbuDhabiPharmacy' : 'license.text')}
      </Typography>
      <FormOutcome form={form} />
      <TextInput
        control={form.control}
        name="licensenumber"
        label={t('license.label')}
        maxLength={30}
        isCode
        isRequired
      />
      <SubmitButton isSending={form.isSending}>{t('submit')}</SubmitButton>
      <Button onClick={() => goOn()}>{t('later')}</Button>
      {candidates.length > 0 ? (
        <LicensePicker
          title={t('license.picker')}
          note={t('license.pickerNote')}
          candidates={candidates}
          onClose={() => setCandidates([])}
          onPick={({ licenseNo }) => {
            form.form.setValue('licensenumber', licenseNo, { shouldValidate: true });
            setCandidates([]);
          }}
        />
      ) : null}
    </NarrowForm>
  );
}
