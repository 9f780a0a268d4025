import Typography from '@mui/material/Typography';
import type { Control, FieldValues, Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FactorProofDialog } from '../parts/factorProof/FactorProofDialog.tsx';
import { PasswordInput } from '../ui/PasswordInput.tsx';
import type { OwnConfirming } from './useOwnConfirmation.ts';

interface OwnConfirmationProps<Values extends FieldValues> {
  control: Control<Values>;
  confirming: OwnConfirming;
}

/** What each change of a second factor asks of the person at the keyboard: the `password` of the form, or a factor of somebody who has one. */
export function OwnConfirmation<Values extends FieldValues & { password: string }>({
  control,
  confirming: { hasFactor },
}: OwnConfirmationProps<Values>) {
  const { t } = useTranslation('secondFactor');
  if (hasFactor) return <Typography>{t('confirm.factorText')}</Typography>;
  return (
    <PasswordInput
      control={control}
      name={'password' as Path<Values>}
      label={t('add.password')}
      hint={t('add.passwordHint')}
      autoComplete="current-password"
      maxLength={256}
      isRequired
    />
  );
}

/** Asks for the factor once the form is sent that way. It stands beside the form, not in it. */
export function OwnProofDialog({
  confirming: { subject, onProof, close },
  text,
}: {
  confirming: OwnConfirming;
  text: string;
}) {
  if (!subject) return null;
  return <FactorProofDialog purpose="changeFactors" subject={subject} text={text} onProof={onProof} onClose={close} />;
}
