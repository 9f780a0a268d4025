import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useCallback } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { loginForm, type LoginForm as Values } from '../../../shared/api/account.ts';
import { messageText } from '../../app/messageText.ts';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { fieldId } from '../../ui/useField.ts';
import { HumanVerification } from './HumanVerification.tsx';
import { LoginField } from './LoginField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useHumanVerification } from './useHumanVerification.ts';
import { useLogin } from './useLogin.ts';

const fieldNames = ['userName', 'password', 'token'] as const;

const textOf = (error: { message?: string } | undefined) => (error?.message ? messageText(error.message) : null);

export function LoginForm() {
  const { t } = useTranslation('account');
  const form = useForm<Values>({
    resolver: zodResolver(loginForm),
    defaultValues: { userName: '', password: '', token: '' },
    mode: 'onTouched',
  });
  const { setValue, setFocus, register, handleSubmit } = form;
  const { errors: problems, isSubmitting, isSubmitted } = form.formState;
  const setToken = useCallback(
    (token: string) => setValue('token', token, { shouldValidate: token !== '' }),
    [setValue],
  );
  const verification = useHumanVerification(setToken);
  const { login, errors } = useLogin();
  // Registered without its checkbox: the value is the solved token, not a tick.
  register('token');
  const labels = { userName: t('login.userName'), password: t('login.password'), token: t('verification.label') };
  const summary = fieldNames.flatMap((name) => {
    const message = problems[name]?.message;
    return message && isSubmitted ? [{ name, label: labels[name], message }] : [];
  });

  const submit = handleSubmit(async (values) => {
    if (await login(values)) return;
    // REQ-LOGIN-18, REQ-LOGIN-20. The token is used up, so the next one is earned while the password is typed again.
    setValue('password', '');
    setFocus('password');
    await verification.verify();
  });

  return (
    <Stack component="form" noValidate onSubmit={submit} spacing={2}>
      <ErrorSummary errors={summary} onGoTo={(name) => document.getElementById(fieldId(name))?.focus()} />
      {errors.length > 0 ? (
        <Alert severity="error" role="alert">
          <AlertTitle>{t('login.failed')}</AlertTitle>
          {errors.map((error) => (
            <div key={error}>{error}</div>
          ))}
        </Alert>
      ) : null}
      <LoginField
        registration={register('userName')}
        label={t('login.userName')}
        type="text"
        autoComplete="username"
        error={textOf(problems.userName)}
      />
      <PasswordField registration={register('password')} error={textOf(problems.password)} />
      <HumanVerification
        id="field-token"
        state={verification.state}
        error={textOf(problems.token)}
        onVerify={() => void verification.verify()}
        onReset={verification.reset}
      />
      <Button type="submit" variant="contained" size="large" loading={isSubmitting} fullWidth>
        {t('login.submit')}
      </Button>
    </Stack>
  );
}
