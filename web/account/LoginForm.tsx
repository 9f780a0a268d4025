import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { LoginForm as Values } from '../../shared/account/routes.ts';
import { fieldProblemText } from '../base/messageText.ts';
import { HumanVerification } from '../parts/verification/HumanVerification.tsx';
import { useHumanVerification } from '../parts/verification/useHumanVerification.ts';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { LoginErrors } from './LoginErrors.tsx';
import { LoginField } from './LoginField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useLogin } from './useLogin.ts';
import { useLoginForm } from './useLoginForm.ts';

const fetchRules = () => void import('./signIn.ts');

export function LoginForm() {
  const { t } = useTranslation('account');
  const { login, refusals, wait } = useLogin();
  const { form, fieldNames, register, setToken, submit, problems, isSubmitted, isSubmitting } = useLoginForm(
    async (values) => {
      const isIn = await login(values, verification.verify);
      // REQ-LOGIN-20. The token is used up, so the next one is earned while the password is typed again.
      if (!isIn) void verification.verify();
      return isIn;
    },
  );
  const verification = useHumanVerification(setToken);

  const textOf = (name: keyof Values) => (problems[name] ? fieldProblemText(problems[name]) : null);
  const labels = { userName: t('login.userName'), password: t('login.password'), token: t('verification.label') };
  const summary = fieldNames.flatMap((name) => {
    const text = isSubmitted ? textOf(name) : null;
    return text ? [{ fieldId: `field-${name}`, label: labels[name], text }] : [];
  });

  return (
    <Box component="form" ref={form} noValidate onSubmit={submit} onFocus={fetchRules} sx={{ display: 'grid', gap: 1 }}>
      <LoginErrors refusals={refusals} problems={summary} wait={wait} />
      <LoginField
        registration={register('userName')}
        label={labels.userName}
        type="text"
        isFirst
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
      <SubmitButton size="large" isSending={isSubmitting} sx={{ mt: 1, height: 48 }}>
        {t('login.submit')}
      </SubmitButton>
    </Box>
  );
}
