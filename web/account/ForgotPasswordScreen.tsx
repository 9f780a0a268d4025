import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { loginPath } from '../../shared/_field/routeGuard.ts';
import { accountApi, forgotPasswordForm } from '../../shared/account/routes.ts';
import { Notice } from '../base/Notice.tsx';
import { VerificationBox } from '../parts/verification/VerificationBox.tsx';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { NarrowForm } from '../ui/NarrowForm.tsx';
import { steadyClick } from '../ui/steadyClick.ts';
import { TextInput } from '../ui/TextInput.tsx';
import { missingInput } from './missingInput.ts';
import { TextLink } from './TextLink.ts';
import { useVerifiedSending } from './useVerifiedSending.ts';

const resolver = zodResolver(forgotPasswordForm.pick({ email: true }));

export function ForgotPasswordScreen() {
  const { t } = useTranslation('registration');
  const { control, handleSubmit, formState, setFocus } = useForm({
    resolver,
    defaultValues: { email: '' },
    mode: 'onTouched',
  });
  const { sendOnce, tokens, refusals, isSending } = useVerifiedSending(accountApi.endpoints.forgotPassword);
  const [isSent, setSent] = useState(false);

  const submit = handleSubmit(async ({ email }) => {
    const answer = await sendOnce((token) => ({ body: { email, token } }));
    if (answer !== undefined) setSent(true);
  });

  if (isSent) {
    return (
      <NarrowForm onSubmit={(event) => event.preventDefault()}>
        <Notice severity="success">
          <div role="status">{t('forgot.sent')}</div>
        </Notice>
        <TextLink to={loginPath}>{t('toLogin')}</TextLink>
      </NarrowForm>
    );
  }
  const summary = [...missingInput(formState.errors), ...refusals.map(({ message }) => ({ message }))];
  return (
    <NarrowForm onSubmit={submit}>
      <Typography color="textSecondary">{t('forgot.text')}</Typography>
      {formState.submitCount > 0 ? <ErrorSummary errors={summary} onGoTo={() => setFocus('email')} /> : null}
      <TextInput
        control={control}
        name="email"
        label={t('field.email')}
        type="email"
        autoComplete="username"
        maxLength={254}
        isCode
        isRequired
      />
      <VerificationBox tokens={tokens} />
      <Button type="submit" {...steadyClick} variant="contained" loading={isSending}>
        {t('submit')}
      </Button>
      <TextLink to={loginPath}>{t('toLogin')}</TextLink>
    </NarrowForm>
  );
}
