import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { RegulatorFinding } from '../../../shared/authorization/answer.ts';
import { asksAboutEarlier } from '../../../shared/authorization/authorizationTypes.ts';
import { mostOf } from '../../../shared/authorization/form.ts';
import { authorizationApi } from '../../../shared/authorization/routes.ts';
import type { ClinicianOption } from '../../../shared/clinician/routes.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { alerts } from '../../base/alerts.ts';
import { AttachmentField } from '../../parts/attachment/AttachmentField.tsx';
import { ContractForm } from '../../parts/form/ContractForm.tsx';
import { Section } from '../../ui/Section.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { DiagnosisPart } from './DiagnosisPart.tsx';
import { DocumentTypes } from './DocumentTypes.tsx';
import { ConflictNotice, DraftSign } from './DraftNotices.tsx';
import { EarlierRequests } from './EarlierRequests.tsx';
import { EncounterPart } from './EncounterPart.tsx';
import { Favourites } from './Favourites.tsx';
import { copiedFrom } from './formValues.ts';
import { GeneralFindings } from './GeneralFindings.tsx';
import { LinesPart } from './LinesPart.tsx';
import { PatientPart } from './PatientPart.tsx';
import { RulesPart } from './RulesPart.tsx';
import { TypePart } from './TypePart.tsx';
import { type FormBeginning, useAuthorizationForm } from './useAuthorizationForm.ts';
import { useEarlier } from './useEarlier.ts';

const { getAuthorization } = authorizationApi.endpoints;

export interface AuthorizationFormProps extends FormBeginning {
  /** What the regulator found in the request that was sent before. */
  findings: readonly RegulatorFinding[];
  /** Who treats, where it is known before the first line. */
  clinician: ClinicianOption | null;
  /** Opens the draft as it is on the server now. */
  onShowTheirs: () => void;
}

/** Takes the treatment of an old request into the form; its patient, payer and files stay there. */
function useCopy(form: ReturnType<typeof useAuthorizationForm>) {
  const { t } = useTranslation('authorization');
  const { send } = useApiMutation(getAuthorization);
  return async (authorizationId: string) => {
    const { data } = await send({ query: { authorizationId } });
    const source = data?.form ?? data?.draft;
    if (!source) return;
    const { encounterType, diagnoses, lines } = copiedFrom(source, new Date());
    form.form.setValue('encounterType', encounterType, { shouldDirty: true });
    form.form.setValue('diagnoses', diagnoses, { shouldDirty: true });
    form.form.setValue('lines', lines, { shouldDirty: true });
    form.setPage(0);
    alerts.success(t('form.earlier.copied'));
  };
}

/** The form of a request for approval, with the patient's earlier requests beside it. */
export function AuthorizationForm({ findings, clinician, onShowTheirs, ...beginning }: AuthorizationFormProps) {
  const { t } = useTranslation('authorization');
  const form = useAuthorizationForm(beginning);
  const { control, draft } = form;
  const array = useFieldArray({ control, name: 'lines' });
  const type = useWatch({ control, name: 'type' });
  const earlier = useEarlier(control).data?.items.filter(({ state }) => state !== 'draft');
  const copy = useCopy(form);
  const [isAttaching, setAttaching] = useState(false);
  // Everything is known up to the treatment.
  const begin = useEffectEvent(() => form.form.setFocus('diagnoses.0.disease'));
  const isKnown = beginning.place === null && beginning.initial.eligibilityId !== '';
  useEffect(() => {
    if (isKnown) begin();
  }, [isKnown]);
  const hasTreatment = !asksAboutEarlier(type);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xl: 'minmax(0, 3fr) minmax(0, 1fr)' },
        alignItems: 'start',
      }}
    >
      <ContractForm form={form} label={t('form.label')} keptText={t('form.kept')}>
        <ConflictNotice state={draft.state} onKeepOwn={() => void draft.keepAsOwn()} onShowTheirs={onShowTheirs} />
        <GeneralFindings control={control} findings={findings} />
        <PatientPart form={form.form} />
        <TypePart form={form.form} earlier={earlier ?? []} />
        {hasTreatment && (
          <>
            <EncounterPart control={control} />
            <DiagnosisPart form={form.form} />
            <LinesPart
              form={form.form}
              array={array}
              page={form.page}
              onPage={form.setPage}
              findings={findings}
              clinician={clinician}
            >
              <Favourites form={form.form} clinician={clinician} />
            </LinesPart>
          </>
        )}
        <RulesPart control={control} held={form.held} />
        <Section title={t('form.part.attachments')} isPlain>
          <AttachmentField
            control={control}
            name="attachments"
            label={t('form.field.attachments')}
            mostFiles={mostOf.attachments}
            onBusy={setAttaching}
          />
          <DocumentTypes control={control} />
          <Box sx={{ mt: 2 }}>
            <TextInput control={control} name="remarks" label={t('form.field.remarks')} maxLength={2000} rows={3} />
          </Box>
        </Section>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <SubmitButton isSending={form.isSending} busyText={t('form.sending')} disabled={isAttaching}>
            {t('form.send')}
          </SubmitButton>
          <DraftSign state={draft.state} />
        </Box>
      </ContractForm>
      <EarlierRequests rows={earlier} onCopy={(id) => void copy(id)} />
    </Box>
  );
}
