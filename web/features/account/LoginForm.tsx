import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { LoginForm as Values } from '../../../shared/api/account.ts';
import { messageText } from '../../app/messageText.ts';
import { HumanVerification } from '../../ui/verification/HumanVerification.tsx';
import { useHumanVerification } from '../../ui/verification/useHumanVerification.ts';
import { LoginErrors } from './LoginErrors.tsx';
import { LoginField } from './LoginField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useLogin } from './useLogin.ts';

const fieldNames = ['userName', 'password', 'token'] as const;

const resolver: Resolver<Values> = async (...form) => (await import('./signIn.ts')).loginResolver(...form);
const fetchRules = () => void import('./signIn.ts');

export function LoginForm() {
  const { t } = useTranslation('account');
  const form = useForm<Values>({
    resolver,
    defaultValues: { userName: '', password: '', token: '' },
    mode: 'onTouched',
  });
  const { setValue, setFocus, register, handleSubmit } = form;
  const { errors, isSubmitting, isSubmitted } = form.formState;
  const setToken = useCallback(
    (token: string) => setValue('token', token, { shouldValidate: token !== '' }),
    [setValue],
  );
  const verification = useHumanVerification(setToken);
  const { login, refusals } = useLogin();
  // Registered without its checkbox: the value is the solved token, not a tick.
  register('token');

  const submit = handleSubmit(async (values) => {
    if (await login(values)) return;
    // REQ-LOGIN-18, REQ-LOGIN-20. The token is used up, so the next one is earned while the password is typed again.
    setValue('password', '');
    setFocus('password');
    await verification.verify();
  });

  const textOf = (name: keyof Values) => (errors[name]?.message ? messageText(errors[name].message) : null);
  const labels = { userName: t('login.userName'), password: t('login.password'), token: t('verification.label') };
  const problems = fieldNames.flatMap((name) => {
    const text = isSubmitted ? textOf(name) : null;
    return text ? [{ fieldId: `field-${name}`, label: labels[name], text }] : [];
  });

  return (
    <Box component="form" noValidate onSubmit={submit} onFocus={fetchRules} sx={{ display: 'grid', gap: 1 }}>
      <LoginErrors refusals={refusals} problems={problems} />
      <LoginField
        registration={register('userName')}
        label={labels.userName}
        type="text"
        autoComplete="username"
        error={textOf('userName')}
      />
      <PasswordField registration={register('password')} error={textOf('password')} />
      <HumanVerification
        id="field-token"
        state={verification.state}
        error={textOf('token')}
        onVerify={() => void verification.verify()}
        onReset={verification.reset}
      />
      <Button type="submit" variant="contained" size="large" loading={isSubmitting} sx={{ mt: 1, height: 48 }}>
        {t('login.submit')}
      </Button>
    </Box>
  );
}
