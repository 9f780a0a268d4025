import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import { weekDays } from '../../../shared/empanelment/contract.ts';
import { contractFields } from '../../../shared/empanelment/form.ts';
import { empanelmentApi, type ShownContract } from '../../../shared/empanelment/routes.ts';
import { apiKey } from '../../api/useApi.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { alerts } from '../../base/alerts.ts';
import { pathTo } from '../../base/screenPath.ts';
import { ContractForm } from '../../parts/form/ContractForm.tsx';
import { untilSaved } from '../../parts/form/formDraft.ts';
import { useContractForm } from '../../parts/form/useContractForm.ts';
import { DateField } from '../../ui/DateField.tsx';
import { MobileField } from '../../ui/MobileField.tsx';
import { Section } from '../../ui/Section.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { ServicesField } from '../form/ContactFields.tsx';
import { DraftSign } from '../form/DraftSign.tsx';
import { RemarkNotice } from '../form/RemarkNotice.tsx';
import { endsDraft, useContractDraft } from '../form/useChangeDraft.ts';
import { empanelmentScreens } from '../screens.ts';
import { bodyOf, type ContractValues, valuesOf } from './contractValues.ts';

const { getEmpanelment, submitContract } = empanelmentApi.endpoints;

interface ChangeProps {
  payerId: number;
  own: NonNullable<ShownContract['own']>;
}

/** The change of a contract: from when on, services, hours and contacts. It begins with what is agreed, and is kept on the server while it is typed. */
export function ContractChangeForm({ payerId, own }: ChangeProps) {
  const { t } = useTranslation('empanelment');
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const [initial] = useState(() => valuesOf(own));
  const submit = useApiMutation(submitContract, { showsErrors: true });
  const form = useContractForm<typeof submitContract, ContractValues>({
    endpoint: submitContract,
    initial,
    bodyOf: (values) => bodyOf(values, payerId, own),
    draft: untilSaved<ContractValues>(`empanelment:contract:${payerId}`),
    labelOf: (field) => {
      const known = contractFields.find((name) => name === field);
      return known ? t(`field.${known}`) : '';
    },
    send: (body) => autosave.sendAfter((seen) => submit.send({ body: { ...body, ...endsDraft(seen) } })),
    onDone: (done) => {
      alerts.success(t('contract.submitted'));
      if (!done) return;
      void mutate(apiKey(getEmpanelment, { query: { empanelmentId: done.empanelmentId } }));
      void navigate(pathTo(empanelmentScreens.record, done), { replace: true });
    },
  });
  const autosave = useContractDraft({ form, initial, found: own.draft, payerId });
  const { control } = form;
  const remarks = own.remarks;
  const remarksOn = (...fields: (typeof contractFields)[number][]) =>
    fields.map((field) => <RemarkNotice key={field} remarks={remarks} field={field} />);
  return (
    <ContractForm form={form} label={t('kinds.updateContract')}>
      <Section title={t('contract.services')}>
        <DateField
          control={control}
          name="effectiveOn"
          label={t('field.effectiveOn')}
          min={emiratesDateOf(new Date())}
          isRequired
        />
        <ServicesField control={control} />
        {remarksOn('effectiveOn', 'services')}
      </Section>
      <Section title={t('contract.hoursTitle')} columnWidth={220}>
        <Typography variant="body2" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
          {t('contract.hoursHint')}
        </Typography>
        {weekDays.map((day) => (
          <TextInput key={day} control={control} name={day} label={t(`field.${day}`)} maxLength={40} isCode />
        ))}
        {remarksOn(...weekDays)}
      </Section>
      <Section title={t('contract.contactsTitle')}>
        <Typography variant="body2" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
          {t('contract.contactsHint')}
        </Typography>
        {(['approvals', 'claims'] as const).map((contact) => [
          <TextInput
            key={`${contact}Name`}
            control={control}
            name={`${contact}Name`}
            label={t(`field.${contact}Name`)}
            maxLength={100}
            isRequired
          />,
          <TextInput
            key={`${contact}Email`}
            control={control}
            name={`${contact}Email`}
            label={t(`field.${contact}Email`)}
            type="email"
            maxLength={254}
            isRequired
            isCode
          />,
          <MobileField
            key={`${contact}Mobile`}
            control={control}
            name={`${contact}Mobile`}
            label={t(`field.${contact}Mobile`)}
            isRequired
          />,
        ])}
        {remarksOn('approvalsName', 'approvalsEmail', 'approvalsMobile', 'claimsName', 'claimsEmail', 'claimsMobile')}
      </Section>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <SubmitButton isSending={form.isSending}>{t('contract.submit')}</SubmitButton>
        <DraftSign state={autosave.state} found={own.draft} />
      </Box>
    </ContractForm>
  );
}
