import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { shortestPassword } from '../../shared/_field/password.ts';
import { Notice } from '../base/Notice.tsx';
import { FormOutcome } from '../parts/form/ContractForm.tsx';
import { logOut } from '../parts/session/logOut.ts';
import { NarrowForm } from '../ui/NarrowForm.tsx';
import { PasswordInput } from '../ui/PasswordInput.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { useChangePassword } from './useChangePassword.ts';

export function ChangePasswordScreen() {
  const { t } = useTranslation('manage');
  const { form, isForced } = useChangePassword();
  const { control } = form;
  const newPassword = { autoComplete: 'new-password', minLength: 6, maxLength: 128 } as const;
  return (
    <NarrowForm onSubmit={form.submit}>
      {isForced ? (
        <Notice severity="warning">{t('password.forced')}</Notice>
      ) : (
        <Typography color="textSecondary">{t('password.text')}</Typography>
      )}
      <FormOutcome form={form} />
      <PasswordInput
        control={control}
        name="currentPassword"
        label={t('password.current')}
        autoComplete="current-password"
        maxLength={256}
        isRequired
      />
      <PasswordInput
        control={control}
        name="newPassword"
        label={t('password.new')}
        hint={t('password.hint', { length: shortestPassword })}
        {...newPassword}
        isRequired
      />
      <PasswordInput
        control={control}
        name="confirmPassword"
        label={t('password.confirm')}
        {...newPassword}
        isRequired
      />
      <SubmitButton isSending={form.isSending}>{t('password.change')}</SubmitButton>
      {isForced ? <Button onClick={() => void logOut()}>{t('password.logOut')}</Button> : null}
    </NarrowForm>
  );
}
