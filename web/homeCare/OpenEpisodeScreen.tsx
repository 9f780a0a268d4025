import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { nameIn } from '../../shared/_field/nameIn.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { PatientAnswer } from '../../shared/_parts/patientAnswer.ts';
import { referralSources } from '../../shared/homeCare/care.ts';
import { homeCareApi } from '../../shared/homeCare/routes.ts';
import { useApi } from '../api/useApi.ts';
import { alerts } from '../base/alerts.ts';
import { pathTo } from '../base/screenPath.ts';
import { MessageFields } from '../parts/conversation/MessageFields.tsx';
import { ContractForm } from '../parts/form/ContractForm.tsx';
import { type Kept, KeptForm } from '../parts/formDraft/KeptForm.tsx';
import { KeptNotice, KeptSign } from '../parts/formDraft/KeptNotice.tsx';
import { useKeptForm } from '../parts/formDraft/useKeptForm.ts';
import { RecordPart } from '../parts/record/RecordPart.tsx';
import { DateField } from '../ui/DateField.tsx';
import { Dropdown } from '../ui/Dropdown.tsx';
import { Facts } from '../ui/Facts.tsx';
import { factsBy } from '../ui/factsBy.tsx';
import { MobileField } from '../ui/MobileField.tsx';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { Section } from '../ui/Section.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { patientOf } from './EpisodeListScreen.tsx';
import { type EpisodeValues, emptyEpisode, episodeBody } from './episodeValues.ts';
import { DiagnosisFields, ServiceFields } from './ReferralFields.tsx';
import { homeCareScreens } from './screens.ts';

/** The words of the fields, by the ends of their names in the form. */
const labels: Readonly<Record<string, 'contactName' | 'relation' | 'phone' | 'service' | 'visitsAWeek' | 'weeks'>> = {
  ...{ name: 'contactName', relation: 'relation', phone: 'phone' },
  ...{ service: 'service', visitsAWeek: 'visitsAWeek', weeks: 'weeks' },
};
const plain = [
  'source',
  'referringFacility',
  'referringPhysician',
  'referredOn',
  'dischargeExpectedOn',
  'medication',
] as const;

function useLabelOf() {
  const { t } = useTranslation('homeCare');
  return (field: string): string => {
    const known = plain.find((name) => name === field);
    if (known) return t(`field.${known}`);
    if (field.startsWith('diagnoses')) return t('field.diagnosis');
    const label = labels[field.split('.').at(-1) ?? ''];
    return t(`field.${label ?? 'text'}`);
  };
}

function OpenForm({ eligibilityId, kept }: { eligibilityId: string; kept: Kept<'episode'> }) {
  const { t } = useTranslation('homeCare');
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [initial] = useState((): EpisodeValues => kept.found?.draft ?? emptyEpisode());
  const { form, autosave } = useKeptForm(kept, {
    endpoint: homeCareApi.endpoints.openEpisode,
    initial,
    draftOf: (values) => values,
    bodyOf: (values) => episodeBody(eligibilityId, values),
    labelOf: useLabelOf(),
    onDone: (data) => {
      alerts.success(t('open.done'));
      if (data) void navigate(pathTo(homeCareScreens.record, data), { replace: true });
    },
  });
  const { control } = form;
  const today = emiratesDateOf(new Date());
  return (
    <ContractForm form={form} label={t('open.title')}>
      <KeptNotice kept={kept} autosave={autosave} />
      <Section title={t('part.referral')}>
        <Dropdown
          control={control}
          name="source"
          label={t('field.source')}
          choices={referralSources.map((id) => ({ id, name: t(`source.${id}`) }))}
          isRequired
        />
        <DateField control={control} name="referredOn" label={t('field.referredOn')} max={today} isRequired />
        <TextInput control={control} name="referringFacility" label={t('field.referringFacility')} maxLength={150} />
        <TextInput control={control} name="referringPhysician" label={t('field.referringPhysician')} maxLength={150} />
        <DateField control={control} name="dischargeExpectedOn" label={t('field.dischargeExpectedOn')} />
        <TextInput control={control} name="medication" label={t('field.medication')} maxLength={2000} rows={2} />
      </Section>
      <DiagnosisFields form={form.form} />
      <ServiceFields control={control} />
      <Section title={t('part.emergency')}>
        <TextInput
          control={control}
          name="emergencyContact.name"
          label={t('field.contactName')}
          maxLength={100}
          isRequired
        />
        <TextInput
          control={control}
          name="emergencyContact.relation"
          label={t('field.relation')}
          maxLength={100}
          isRequired
        />
        <MobileField control={control} name="emergencyContact.phone" label={t('field.phone')} isRequired />
      </Section>
      <MessageFields control={control} label={t('field.text')} onBusy={setBusy} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <SubmitButton isSending={form.isSending} disabled={isBusy}>
          {t('open.send')}
        </SubmitButton>
        <KeptSign kept={kept} autosave={autosave} />
      </Box>
    </ContractForm>
  );
}

function AboutPatient({ patient }: { patient: PatientAnswer }) {
  const { t, i18n } = useTranslation('homeCare');
  const fact = factsBy(patient, (name: 'patient' | 'patientEnding' | 'payer' | 'serviceDate' | 'requestNumber') =>
    t(`field.${name}`),
  );
  return (
    <Section title={t('open.about')} isPlain>
      <Facts
        facts={[
          fact.name('patient', patientOf(i18n.language, patient)),
          fact.code('patientEnding', `••${patient.patientEnding}`),
          fact.name('payer', nameIn(i18n.language, patient, 'payerName')),
          fact.date('serviceDate'),
          fact.longCode('requestNumber'),
        ]}
      />
    </Section>
  );
}

/** A referral of the patient of an answer, with what is asked for. */
export function OpenEpisodeScreen() {
  const { t } = useTranslation('homeCare');
  const { eligibilityId = '' } = useParams();
  const read = useApi(homeCareApi.endpoints.getHomeCarePatient, { query: { eligibilityId } });
  return (
    <ScreenBody>
      <RecordPart
        read={read}
        missing={{ title: t('open.missing'), nextStep: t('open.missingNext') }}
        action={
          <Button component={Link} to={pathTo(homeCareScreens.find)}>
            {t('find.title')}
          </Button>
        }
      >
        {(patient) => (
          <Box sx={{ display: 'grid', gap: 2 }}>
            <AboutPatient patient={patient} />
            <KeptForm form="episode" about={eligibilityId} height={640}>
              {(kept) => <OpenForm eligibilityId={eligibilityId} kept={kept} />}
            </KeptForm>
          </Box>
        )}
      </RecordPart>
    </ScreenBody>
  );
}
