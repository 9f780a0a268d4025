import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { accountFields, formFields } from '../../../shared/empanelment/form.ts';
import { empanelmentApi } from '../../../shared/empanelment/routes.ts';
import { apiKey } from '../../api/useApi.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { alerts } from '../../base/alerts.ts';
import { pathTo } from '../../base/screenPath.ts';
import { FactorProofDialog } from '../../parts/factorProof/FactorProofDialog.tsx';
import { ContractForm } from '../../parts/form/ContractForm.tsx';
import { untilSaved } from '../../parts/form/formDraft.ts';
import { LeaveGuard } from '../../parts/form/LeaveGuard.tsx';
import { useContractForm } from '../../parts/form/useContractForm.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Section } from '../../ui/Section.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { ContactFields, ServicesField } from '../form/ContactFields.tsx';
import { DraftSign } from '../form/DraftSign.tsx';
import { RemarkNotice } from '../form/RemarkNotice.tsx';
import { endsDraft, useProfileDraft } from '../form/useChangeDraft.ts';
import { empanelmentScreens } from '../screens.ts';
import { bodyOf, type ProfileValues, type ProviderProfile, subjectOf, valuesOf } from './profileValues.ts';
import { useProfileFacts } from './useProfileFacts.tsx';

const { getEmpanelment, submitProfile } = empanelmentApi.endpoints;

/** The fields that a summary of errors names, by their last part. */
const named = ['payerId', ...formFields, ...accountFields] as const;

/** The change of a profile: contact, services and, where something is entered, a new bank account. It is signed before it is sent. */
export function ProfileForm({ profile }: { profile: ProviderProfile }) {
  const { t } = useTranslation('empanelment');
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const factsOf = useProfileFacts();
  const [initial] = useState(() => valuesOf(profile));
  const [toSign, setToSign] = useState<ProfileValues | null>(null);
  const { open, remarks } = profile;
  const submit = useApiMutation(submitProfile, { showsErrors: true });
  const form = useContractForm<typeof submitProfile, ProfileValues>({
    endpoint: submitProfile,
    initial,
    bodyOf: (values) => bodyOf(values, open),
    draft: untilSaved<ProfileValues>('empanelment:profile'),
    labelOf: (field) => {
      const known = named.find((name) => name === field.split('.').at(-1));
      return known ? t(`field.${known}`) : '';
    },
    send: (body) => autosave.sendAfter((seen) => submit.send({ body: { ...body, ...endsDraft(seen) } })),
    onRefused: ({ errors }, values) => {
      if (!errors.some(({ code }) => code === 'secondFactorNeeded')) return errors;
      setToSign(values);
      return [];
    },
    onDone: (done) => {
      alerts.success(t('form.submitted'));
      if (!done) return;
      void mutate(apiKey(getEmpanelment, { query: { empanelmentId: done.empanelmentId } }));
      void navigate(pathTo(empanelmentScreens.record, done), { replace: true });
    },
  });
  const autosave = useProfileDraft({ form, initial, found: profile.draft });
  const { control } = form;
  const [payerId, account] = useWatch({ control, name: ['payerId', 'account'] });
  const inForce = profile.profiles.find((each) => each.payerId === payerId);
  return (
    <>
      <ContractForm form={form} label={t('form.label')}>
        {inForce && (
          <Section title={t('profile.inForce')} isPlain>
            <Facts facts={factsOf(inForce)} />
          </Section>
        )}
        <Section title={t('form.contact')}>
          <ContactFields control={control} />
          <ServicesField control={control} />
          {formFields.map((field) => (
            <RemarkNotice key={field} remarks={remarks} field={field} />
          ))}
        </Section>
        <Section title={t('profile.newAccount')}>
          <Box sx={{ gridColumn: '1 / -1' }}>
            <Alert severity="info">{t('profile.accountHint')}</Alert>
          </Box>
          <TextInput control={control} name="account.accountHolder" label={t('field.accountHolder')} maxLength={140} />
          <TextInput control={control} name="account.bankName" label={t('field.bankName')} maxLength={100} />
          <TextInput control={control} name="account.iban" label={t('field.iban')} maxLength={40} isCode />
          {accountFields.map((field) => (
            <RemarkNotice key={field} remarks={remarks} field={field} />
          ))}
        </Section>
        <Typography variant="body2" color="textSecondary">
          {t('profile.signHint')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <SubmitButton isSending={form.isSending}>{t('form.submit')}</SubmitButton>
          <DraftSign state={autosave.state} found={profile.draft} />
        </Box>
      </ContractForm>
      <LeaveGuard isDirty={!form.isSending && Object.values(account).some((text) => text.trim())} />
      {toSign && (
        <FactorProofDialog
          purpose="submitProfile"
          subject={subjectOf(toSign)}
          text={t(toSign.account.iban.trim() ? 'profile.confirmAccount' : 'profile.confirm', {
            iban: toSign.account.iban.trim(),
          })}
          onProof={(proof) => {
            setToSign(null);
            void form.sendNow({ ...toSign, proof });
          }}
          onClose={() => setToSign(null)}
        />
      )}
    </>
  );
}
