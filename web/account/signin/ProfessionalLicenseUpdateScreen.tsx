import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../shared/_contract/envelope.ts';
import type { SignedInUser } from '../../../shared/_contract/sessionUser.ts';
import { holdsOneOf } from '../../../shared/_field/grants.ts';
import { regulators } from '../../../shared/_field/regulator.ts';
import type { Role } from '../../../shared/_field/roles.ts';
import type { LicenseCandidate } from '../../../shared/account/registrationForm.ts';
import { accountApi, licenseCandidates } from '../../../shared/account/routes.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { useSession } from '../../base/session.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { LicensePicker } from '../../ui/LicensePicker.tsx';
import { NarrowForm } from '../../ui/NarrowForm.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useWalk } from './useWalk.ts';

const { updateUserClinicianLicense } = accountApi.endpoints;
const resolver = zodResolver(updateUserClinicianLicense.query);

/** REQ-PROFILE-06 */
const askedRoles: readonly Role[] = ['ControlMedicationMedicalProvider', 'ControlMedicationPharmacy', 'Pharmacy'];

/** Pharmacies of Abu Dhabi are told about their own regulator's licence (REQ-PROFILE-07). */
const isAbuDhabiPharmacy = (user: SignedInUser): boolean =>
  user.regulatoryId === regulators.HAAD && holdsOneOf(user, ['Pharmacy', 'ControlMedicationPharmacy']);

export function ProfessionalLicenseUpdateScreen() {
  const { t } = useTranslation('signin');
  const user = useSession();
  const { goOn } = useWalk('professionalLicense');
  const [refusals, setRefusals] = useState<readonly ApiError[]>([]);
  const [candidates, setCandidates] = useState<readonly LicenseCandidate[]>([]);
  const form = useForm({ resolver, defaultValues: { licensenumber: '' } });
  const { send, isSending } = useApiMutation(updateUserClinicianLicense, { showsErrors: true });
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

  const submit = form.handleSubmit(async ({ licensenumber }) => {
    setRefusals([]);
    const outcome = await send({ query: { licensenumber } });
    if (outcome.isDone) return goOn(outcome.data);
    const offered = licenseCandidates.safeParse(outcome.data);
    if (offered.success && offered.data.candidates.length > 0) return setCandidates(offered.data.candidates);
    setRefusals(outcome.errors);
  });

  return (
    <NarrowForm onSubmit={submit}>
      <Typography color="textSecondary">
        {t(isAbuDhabiPharmacy(user) ? 'license.textAbuDhabiPharmacy' : 'license.text')}
      </Typography>
      <ErrorSummary errors={refusals.map(({ message }) => ({ message }))} onGoTo={() => undefined} />
      <TextInput
        control={form.control}
        name="licensenumber"
        label={t('license.label')}
        maxLength={30}
        isCode
        isRequired
      />
      <Button type="submit" variant="contained" loading={isSending}>
        {t('submit')}
      </Button>
      <Button onClick={() => goOn()}>{t('later')}</Button>
      {candidates.length > 0 ? (
        <LicensePicker
          title={t('license.picker')}
          note={t('license.pickerNote')}
          candidates={candidates}
          onClose={() => setCandidates([])}
          onPick={({ licenseNo }) => {
            form.setValue('licensenumber', licenseNo, { shouldValidate: true });
            setCandidates([]);
          }}
        />
      ) : null}
    </NarrowForm>
  );
}
