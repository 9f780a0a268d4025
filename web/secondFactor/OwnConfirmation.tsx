import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Control, FieldValues, Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FactorProofDialog } from '../parts/factorProof/FactorProofDialog.tsx';
import { PasswordInput } from '../ui/PasswordInput.tsx';
import type { OwnConfirming } from './useOwnConfirmation.ts';

interface OwnConfirmationProps<Values extends FieldValues> {
  control: Control<Values>;
  confirming: OwnConfirming;
  /** Somebody without a factor has the password only. */
  hasFactor: boolean;
}

/** What each change of a second factor asks of the person at the keyboard: the `password` of the form, or a factor. */
export function OwnConfirmation<Values extends FieldValues & { password: string }>({
  control,
  confirming: { isByFactor, setByFactor },
  hasFactor,
}: OwnConfirmationProps<Values>) {
  const { t } = useTranslation('secondFactor');
  return (
    <>
      {isByFactor ? (
        <Typography>{t('confirm.factorText')}</Typography>
      ) : (
        <PasswordInput
          control={control}
          name={'password' as Path<Values>}
          label={t('add.password')}
          hint={t('add.passwordHint')}
          autoComplete="current-password"
          maxLength={256}
          isRequired
        />
      )}
      {hasFactor ? (
        <Button onClick={() => setByFactor(!isByFactor)} sx={{ justifySelf: 'start' }}>
          {t(isByFactor ? 'confirm.usePassword' : 'confirm.useFactor')}
        </Button>
      ) : null}
    </>
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
