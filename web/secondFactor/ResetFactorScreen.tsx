import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../shared/_contract/envelope.ts';
import { secondFactorApi } from '../../shared/secondFactor/routes.ts';
import { alerts } from '../base/alerts.ts';
import { FactorProofDialog } from '../parts/factorProof/FactorProofDialog.tsx';
import { FormOutcome } from '../parts/form/ContractForm.tsx';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { NarrowForm } from '../ui/NarrowForm.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { TextInput } from '../ui/TextInput.tsx';

interface Values {
  userName: string;
  reason: string;
  proof?: string;
}
const nobody: Values = { userName: '', reason: '' };

/** The server hashes what it has read: without blanks at the ends. */
const subjectOf = ({ userName, reason }: Values) => ({ userName: userName.trim(), reason: reason.trim() });

const isProofNeeded = (errors: readonly ApiError[]): boolean =>
  errors.some(({ code }) => code === 'secondFactorNeeded');

/** Resets somebody's second factor, for a reason. The server asks an administrator who has a factor to sign it. */
export function ResetFactorScreen() {
  const { t } = useTranslation('secondFactor');
  const [toSign, setToSign] = useState<Values | null>(null);
  const form = useContractForm({
    endpoint: secondFactorApi.endpoints.resetUserFactors,
    initial: nobody,
    bodyOf: (values) => ({ ...subjectOf(values), ...(values.proof && { proof: values.proof }) }),
    onDone: (_data, values) => {
      alerts.success(t('reset.done', { userName: values.userName.trim() }));
      form.clear(nobody);
    },
    onRefused: ({ errors }, values) => {
      if (!isProofNeeded(errors)) return errors;
      setToSign(values);
      return [];
    },
  });
  const sendSigned = (values: Values, proof: string) => {
    setToSign(null);
    void form.sendNow({ ...values, proof });
  };
  return (
    <>
      <NarrowForm onSubmit={form.submit}>
        <Typography color="textSecondary">{t('reset.text')}</Typography>
        <FormOutcome form={form} />
        <TextInput
          control={form.control}
          name="userName"
          label={t('reset.userName')}
          maxLength={254}
          isCode
          isRequired
        />
        <TextInput control={form.control} name="reason" label={t('reset.reason')} maxLength={500} rows={3} isRequired />
        <SubmitButton isSending={form.isSending}>{t('reset.submit')}</SubmitButton>
      </NarrowForm>
      {toSign ? (
        <FactorProofDialog
          purpose="resetUserFactors"
          subject={subjectOf(toSign)}
          text={t('reset.confirm', { userName: toSign.userName.trim() })}
          onProof={(proof) => sendSigned(toSign, proof)}
          onClose={() => setToSign(null)}
        />
      ) : null}
    </>
  );
}
