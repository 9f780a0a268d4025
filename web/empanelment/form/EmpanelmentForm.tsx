import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import type { DocumentType } from '../../../shared/empanelment/documents.ts';
import {
  type BranchField,
  branchFields,
  type EmpanelmentDraft,
  type FormField,
  formFields,
  type WizardKind,
} from '../../../shared/empanelment/form.ts';
import { type Empanelment, empanelmentApi } from '../../../shared/empanelment/routes.ts';
import { apiKey } from '../../api/useApi.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { alerts } from '../../base/alerts.ts';
import { pathTo } from '../../base/screenPath.ts';
import { emirateText } from '../../field/facility/emirateText.ts';
import { ContractForm } from '../../parts/form/ContractForm.tsx';
import { untilSaved } from '../../parts/form/formDraft.ts';
import { useContractForm } from '../../parts/form/useContractForm.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Identifier } from '../../ui/Identifier.tsx';
import { Section } from '../../ui/Section.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { empanelmentScreens } from '../screens.ts';
import { BranchPart } from './BranchPart.tsx';
import { ContactFields, ServicesField } from './ContactFields.tsx';
import { DocumentsPart } from './DocumentsPart.tsx';
import { DraftSign } from './DraftSign.tsx';
import { bodyOf, type FormValues, fieldOf, valuesOf } from './formValues.ts';
import { RemarkNotice } from './RemarkNotice.tsx';
import { type DraftPlace, useEmpanelmentDraft } from './useEmpanelmentDraft.ts';

const { getEmpanelment, submitEmpanelment } = empanelmentApi.endpoints;

function KnownFacts({ facts }: { facts: Empanelment['facts'] }) {
  const { t } = useTranslation('empanelment');
  const { t: tFacility } = useTranslation(['facility', 'regulator']);
  return (
    <Section title={t('form.known')} isPlain>
      <Facts
        facts={[
          { label: t('field.facilityLicense'), value: <Identifier value={facts.facilityLicense} /> },
          { label: t('field.facilityKind'), value: tFacility(`facility:kind.${facts.facilityKind}`) },
          { label: t('field.emirate'), value: emirateText(tFacility, facts.emirate) },
        ]}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {t('form.knownHint')}
      </Typography>
    </Section>
  );
}

interface EmpanelmentFormProps {
  kind: WizardKind;
  facts: Empanelment['facts'];
  draft: EmpanelmentDraft;
  /** The request that is gone on with; null for a new one. */
  place: DraftPlace | null;
  /** The insurer's comments on the last revision. */
  remarks: Empanelment['remarks'];
}

/** The request of a facility: contact, services and documents, kept on the server while they are entered. */
export function EmpanelmentForm({ kind, facts, draft, place, remarks }: EmpanelmentFormProps) {
  const { t } = useTranslation('empanelment');
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const [busy, setBusy] = useState(0);
  const [initial] = useState(() => valuesOf(draft));
  const calls = useApiMutation(submitEmpanelment, { showsErrors: true });
  const labelOf = (field: string): string => {
    const [part = '', type = '', name] = field.split('.');
    if (part === 'documents' && type) {
      const document = t(`documents.${type as DocumentType}`);
      return name === 'expiresOn' ? `${t('field.expiresOn')} · ${document}` : document;
    }
    const wanted = part === 'branch' ? type : part;
    const known = [...formFields, ...branchFields, 'payerId' as const].find((each) => each === wanted);
    return known ? t(`field.${known as FormField | BranchField | 'payerId'}`) : '';
  };
  const form = useContractForm<typeof submitEmpanelment, FormValues>({
    endpoint: submitEmpanelment,
    initial,
    // The schema is checked before the draft has its place: that is filled in when it is sent.
    bodyOf: (values) => ({ ...bodyOf(values, facts), ...(autosave.place() ?? unplaced) }),
    draft: untilSaved<FormValues>(`empanelment:${kind}:${place?.empanelmentId ?? 'new'}`),
    fieldOf: (field, values) => fieldOf(field, values, facts),
    labelOf,
    send: (body) => autosave.sendAfter((at) => calls.send({ body: { ...body, ...(at ?? unplaced) } })),
    onDone: (done) => {
      alerts.success(t('form.submitted'));
      if (!done) return;
      // The record that opens next would else show what this form has read a moment ago.
      void mutate(apiKey(getEmpanelment, { query: { empanelmentId: done.empanelmentId } }));
      void navigate(pathTo(empanelmentScreens.record, done), { replace: true });
    },
  });
  const autosave = useEmpanelmentDraft({ form, kind, first: place, initial });
  const { control } = form;
  const onBusy = (isBusy: boolean) => setBusy((count) => Math.max(0, count + (isBusy ? 1 : -1)));
  return (
    <ContractForm form={form} label={t('form.label')}>
      <KnownFacts facts={facts} />
      {kind === 'addBranch' && <BranchPart control={control} remarks={remarks} />}
      <Section title={t('form.contact')}>
        <ContactFields control={control} />
        {formFields
          .filter((field) => field !== 'services')
          .map((field) => (
            <RemarkNotice key={field} remarks={remarks} field={field} />
          ))}
      </Section>
      <Section title={t('form.services')} isPlain>
        <RemarkNotice remarks={remarks} field="services" />
        <ServicesField control={control} />
      </Section>
      <DocumentsPart control={control} facts={facts} remarks={remarks} onBusy={onBusy} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <SubmitButton isSending={form.isSending} disabled={busy > 0}>
          {t('form.submit')}
        </SubmitButton>
        <DraftSign state={autosave.state} />
      </Box>
    </ContractForm>
  );
}

/** Stands for the place of a draft that the server does not have yet. */
const unplaced: DraftPlace = { empanelmentId: '00000000000000000000000000', version: 1 };
