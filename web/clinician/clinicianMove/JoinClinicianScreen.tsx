import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import { clinicianApi } from '../../../shared/clinician/routes.ts';
import { alerts } from '../../base/alerts.ts';
import { pathTo } from '../../base/screenPath.ts';
import { useSession } from '../../base/session.ts';
import { ContractForm } from '../../parts/form/ContractForm.tsx';
import { type Kept, KeptForm } from '../../parts/formDraft/KeptForm.tsx';
import { KeptNotice, KeptSign } from '../../parts/formDraft/KeptNotice.tsx';
import { useKeptForm } from '../../parts/formDraft/useKeptForm.ts';
import { Dropdown } from '../../ui/Dropdown.tsx';
import { ScreenBody } from '../../ui/ScreenBody.tsx';
import { Section } from '../../ui/Section.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { fieldOfClinician, PersonFields } from '../ClinicianFields.tsx';
import { useFacilityChoices } from '../useFacilityChoices.ts';
import { emptyTold, type JoinValues, toldBody, toldField } from './joinValues.ts';
import { joinDraft } from './openedClinician.ts';
import { clinicianMoveScreens } from './screens.ts';
import { ToldFields } from './ToldFields.tsx';

const nobody = { licenseNo: '', fullName: '', fullNameArabic: '', specialty: null, emiratesId: '' };

/** What is kept of the form while it is typed. */
const draftOf = ({ attachments, ...values }: JoinValues) => ({ ...values, attachmentIds: attachments });

function valuesOf({ found }: Kept<'joinClinician'>, facilityId: string | null, today: string): JoinValues {
  if (!found) return { ...nobody, facilityId, ...emptyTold(today) };
  const { attachmentIds, ...values } = found.draft;
  return { ...values, attachments: attachmentIds };
}

function JoinForm({ kept }: { kept: Kept<'joinClinician'> }) {
  const { t } = useTranslation(['clinicianMove', 'clinician']);
  const navigate = useNavigate();
  const choices = useFacilityChoices();
  const [isBusy, setBusy] = useState(false);
  const today = emiratesDateOf(new Date());
  const facilityId = useSession()?.facilityId ?? null;
  const [initial] = useState(() => valuesOf(kept, facilityId, today));
  const { form, autosave } = useKeptForm(kept, {
    endpoint: clinicianApi.endpoints.joinClinician,
    ...{ initial, draftOf },
    bodyOf: (values) => ({
      licenseNo: values.licenseNo,
      ...{ fullName: values.fullName, fullNameArabic: values.fullNameArabic },
      specialtyCode: values.specialty?.code ?? '',
      ...(values.emiratesId && { emiratesId: values.emiratesId }),
      ...(values.facilityId && { facilityId: values.facilityId }),
      ...toldBody(values),
    }),
    fieldOf: (field) => fieldOfClinician(toldField(field)),
    tab: joinDraft(),
    onDone: () => {
      alerts.success(t('joinDone'));
      void navigate(pathTo(clinicianMoveScreens.list), { replace: true });
    },
  });
  const { control } = form;
  return (
    <ContractForm form={form} label={t('joinTitle')}>
      <KeptNotice kept={kept} autosave={autosave} />
      <Alert severity="info">{t('joinIntro')}</Alert>
      <Section title={t('clinician:person')}>
        <TextInput control={control} name="licenseNo" label={t('field.licenseNo')} maxLength={30} isCode isRequired />
        <PersonFields control={control} />
      </Section>
      <Section title={t('field.facility')}>
        <Dropdown control={control} name="facilityId" label={t('field.facility')} choices={choices} isRequired />
        <ToldFields control={control} dayLabel={t('field.firstDay')} onBusy={setBusy} />
      </Section>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <SubmitButton isSending={form.isSending} disabled={isBusy}>
          {t('join')}
        </SubmitButton>
        <KeptSign kept={kept} autosave={autosave} />
      </Box>
    </ContractForm>
  );
}

/** A clinician joins one of the administrator's facilities, with documents. */
export function JoinClinicianScreen() {
  return (
    <ScreenBody>
      <KeptForm form="joinClinician" height={640}>
        {(kept) => <JoinForm kept={kept} />}
      </KeptForm>
    </ScreenBody>
  );
}
