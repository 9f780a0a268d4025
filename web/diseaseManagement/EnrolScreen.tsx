import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { nameIn } from '../../shared/_field/nameIn.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { PatientAnswer } from '../../shared/_parts/patientAnswer.ts';
import { consentKinds } from '../../shared/diseaseManagement/consentKinds.ts';
import {
  type Criterion,
  type ProgrammeName,
  programmeNames,
  programmes,
} from '../../shared/diseaseManagement/programmes.ts';
import { diseaseManagementApi } from '../../shared/diseaseManagement/routes.ts';
import { useApi } from '../api/useApi.ts';
import { alerts } from '../base/alerts.ts';
import { pathTo } from '../base/screenPath.ts';
import { ContractForm } from '../parts/form/ContractForm.tsx';
import { type Kept, KeptForm } from '../parts/formDraft/KeptForm.tsx';
import { KeptNotice, KeptSign } from '../parts/formDraft/KeptNotice.tsx';
import { useKeptForm } from '../parts/formDraft/useKeptForm.ts';
import { RecordPart } from '../parts/record/RecordPart.tsx';
import { DateField } from '../ui/DateField.tsx';
import { Dropdown } from '../ui/Dropdown.tsx';
import { Facts } from '../ui/Facts.tsx';
import { factsBy } from '../ui/factsBy.tsx';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { Section } from '../ui/Section.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { useField } from '../ui/useField.ts';
import { memberName } from './enrolmentColumns.tsx';
import { diseaseManagementScreens } from './screens.ts';

interface Values {
  programme: ProgrammeName | null;
  criteria: Criterion[];
  consentOn: string;
  consentKind: (typeof consentKinds)[number] | null;
  goals: string;
}

const fields = ['programme', 'criteria', 'consentKind', 'consentOn', 'goals'] as const;
const isField = (name: string): name is (typeof fields)[number] => fields.some((each) => each === name);

/** The criteria of the chosen programme, each to be confirmed. */
function CriteriaField({ control }: { control: Control<Values> }) {
  const { t } = useTranslation('diseaseManagement');
  const programme = useWatch({ control, name: 'programme' });
  const { field, input } = useField({ control, name: 'criteria', label: t('field.criteria') });
  if (!programme) return null;
  const met = (field.value ?? []) as readonly Criterion[];
  const toggle = (criterion: Criterion) =>
    field.onChange(met.includes(criterion) ? met.filter((each) => each !== criterion) : [...met, criterion]);
  return (
    <Box role="group" aria-label={t('field.criteria')} sx={{ gridColumn: '1 / -1', display: 'grid' }}>
      <Typography variant="body2" color="textSecondary">
        {t('enrol.criteriaHint')}
      </Typography>
      {programmes[programme].criteria.map((criterion, at) => (
        <FormControlLabel
          key={criterion}
          label={t(`criterion.${criterion}`)}
          control={
            <Checkbox
              checked={met.includes(criterion)}
              onChange={() => toggle(criterion)}
              onBlur={field.onBlur}
              {...(at === 0 && { slotProps: { input: { ref: field.ref, id: input.id } } })}
            />
          }
        />
      ))}
      {input.error && <FormHelperText error>{input.helperText}</FormHelperText>}
    </Box>
  );
}

const draftOf = ({ programme, criteria, consentOn, consentKind, goals }: Values) => ({
  ...{ programme, criteria, consentOn, consentKind, goals },
});

function EnrolForm({ eligibilityId, kept }: { eligibilityId: string; kept: Kept<'enrolment'> }) {
  const { t } = useTranslation('diseaseManagement');
  const navigate = useNavigate();
  const today = emiratesDateOf(new Date());
  const [initial] = useState(
    (): Values =>
      kept.found?.draft ?? { programme: null, criteria: [], consentOn: today, consentKind: null, goals: '' },
  );
  const { form, autosave } = useKeptForm(kept, {
    endpoint: diseaseManagementApi.endpoints.enrolMember,
    ...{ initial, draftOf },
    // The contract refuses what is not chosen.
    bodyOf: ({ programme, consentKind, ...values }) => ({
      ...{ eligibilityId, ...values },
      programme: programme as ProgrammeName,
      consentKind: consentKind as (typeof consentKinds)[number],
    }),
    labelOf: (field) => (isField(field) ? t(`field.${field}`) : ''),
    onDone: (done) => {
      alerts.success(t('enrol.done'));
      if (done) void navigate(pathTo(diseaseManagementScreens.record, done), { replace: true });
    },
  });
  const { control } = form;
  return (
    <ContractForm form={form} label={t('enrol.title')}>
      <KeptNotice kept={kept} autosave={autosave} />
      <Section title={t('field.programme')}>
        <Dropdown
          control={control}
          name="programme"
          label={t('field.programme')}
          choices={programmeNames.map((id) => ({ id, name: t(`programme.${id}`) }))}
          isRequired
        />
        <CriteriaField control={control} />
      </Section>
      <Section title={t('enrol.consent')}>
        <Dropdown
          control={control}
          name="consentKind"
          label={t('field.consentKind')}
          choices={consentKinds.map((id) => ({ id, name: t(`consent.${id}`) }))}
          isRequired
        />
        <DateField control={control} name="consentOn" label={t('field.consentOn')} max={today} isRequired />
        <TextInput control={control} name="goals" label={t('field.goals')} maxLength={1000} rows={3} />
      </Section>
      <Typography variant="body2" color="textSecondary">
        {t('enrol.consentHint')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <SubmitButton isSending={form.isSending}>{t('enrol.send')}</SubmitButton>
        <KeptSign kept={kept} autosave={autosave} />
      </Box>
    </ContractForm>
  );
}

function AboutPatient({ candidate }: { candidate: PatientAnswer }) {
  const { t, i18n } = useTranslation('diseaseManagement');
  const fact = factsBy(candidate, (name: 'patient' | 'patientEnding' | 'payer' | 'serviceDate' | 'requestNumber') =>
    t(`field.${name}`),
  );
  return (
    <Section title={t('enrol.about')} isPlain>
      <Facts
        facts={[
          fact.name('patient', memberName(i18n.language, candidate)),
          fact.code('patientEnding', `••${candidate.patientEnding}`),
          fact.name('payer', nameIn(i18n.language, candidate, 'payerName')),
          fact.date('serviceDate'),
          fact.longCode('requestNumber'),
        ]}
      />
    </Section>
  );
}

/** A member is enrolled from an answer of the facility, with every criterion and a consent. */
export function EnrolScreen() {
  const { t } = useTranslation('diseaseManagement');
  const { eligibilityId = '' } = useParams();
  const read = useApi(diseaseManagementApi.endpoints.getCandidate, { query: { eligibilityId } });
  return (
    <ScreenBody>
      <RecordPart
        read={read}
        missing={{ title: t('enrol.missing'), nextStep: t('enrol.missingNext') }}
        action={
          <Button component={Link} to={pathTo(diseaseManagementScreens.list)}>
            {t('back')}
          </Button>
        }
      >
        {(candidate) => (
          <Box sx={{ display: 'grid', gap: 2 }}>
            <AboutPatient candidate={candidate} />
            <KeptForm form="enrolment" about={eligibilityId} height={480}>
              {(kept) => <EnrolForm eligibilityId={eligibilityId} kept={kept} />}
            </KeptForm>
          </Box>
        )}
      </RecordPart>
    </ScreenBody>
  );
}
