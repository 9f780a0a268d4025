import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { shortestPassword } from '../../shared/_field/password.ts';
import { type ChangePasswordForm, changePasswordForm } from '../../shared/manage/routes.ts';
import { Notice } from '../base/Notice.tsx';
import { logOut } from '../parts/session/logOut.ts';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { NarrowForm } from '../ui/NarrowForm.tsx';
import { PasswordInput } from '../ui/PasswordInput.tsx';
import { steadyClick } from '../ui/steadyClick.ts';
import { useChangePassword } from './useChangePassword.ts';

const contractResolver = zodResolver(changePasswordForm);

/** The contract compares the two passwords only once every field is right; the form says it at once. */
const resolver: Resolver<ChangePasswordForm> = async (values, context, options) => {
  const checked = await contractResolver(values, context, options);
  if (values.confirmPassword === values.newPassword || checked.errors.confirmPassword) return checked as never;
  const confirmPassword = { type: 'mismatchedPasswords', message: 'Passwords do not match.' };
  return { values: {}, errors: { ...checked.errors, confirmPassword } } as never;
};

export function ChangePasswordScreen() {
  const { t } = useTranslation('manage');
  const { change, isForced, isSending, refusals } = useChangePassword();
  const { control, handleSubmit } = useForm<ChangePasswordForm>({
    resolver,
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    mode: 'onTouched',
  });
  const newPassword = { autoComplete: 'new-password', minLength: 6, maxLength: 128 } as const;
  return (
    <NarrowForm onSubmit={handleSubmit(change)}>
      {isForced ? (
        <Notice severity="warning">{t('password.forced')}</Notice>
      ) : (
        <Typography color="textSecondary">{t('password.text')}</Typography>
      )}
      <ErrorSummary errors={refusals.map(({ message }) => ({ message }))} onGoTo={() => undefined} />
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
      <Button type="submit" {...steadyClick} variant="contained" loading={isSending}>
        {t('password.change')}
      </Button>
      {isForced ? <Button onClick={() => void logOut()}>{t('password.logOut')}</Button> : null}
    </NarrowForm>
  );
}
