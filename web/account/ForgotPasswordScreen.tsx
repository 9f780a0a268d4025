import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loginPath } from '../../shared/_field/routeGuard.ts';
import { accountApi, forgotPasswordForm } from '../../shared/account/routes.ts';
import { Notice } from '../base/Notice.tsx';
import { FormOutcome } from '../parts/form/ContractForm.tsx';
import { contractResolver } from '../parts/form/contractResolver.ts';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { useVerifiedSending } from '../parts/verification/useVerifiedSending.ts';
import { VerificationBox } from '../parts/verification/VerificationBox.tsx';
import { NarrowForm } from '../ui/NarrowForm.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { missingInput } from './missingInput.ts';
import { TextLink } from './TextLink.ts';

const resolver = contractResolver<{ email: string }>(forgotPasswordForm.pick({ email: true }));

const { forgotPassword } = accountApi.endpoints;

export function ForgotPasswordScreen() {
  const { t } = useTranslation('registration');
  const { send, tokens } = useVerifiedSending(forgotPassword);
  const [isSent, setSent] = useState(false);
  const form = useContractForm({
    endpoint: forgotPassword,
    initial: { email: '' },
    resolver,
    bodyOf: ({ email }) => ({ email: email.trim(), token: '' }),
    send: (body) => send((token) => ({ body: { ...body, token } })),
    onDone: () => setSent(true),
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
  const summary = form.wasSubmitted ? [...missingInput(form.errors), ...form.summary] : [];
  return (
    <NarrowForm onSubmit={form.submit}>
      <Typography color="textSecondary">{t('forgot.text')}</Typography>
      <FormOutcome form={{ ...form, summary }} />
      <TextInput
        control={form.control}
        name="email"
        label={t('field.email')}
        type="email"
        autoComplete="username"
        maxLength={254}
        isCode
        isRequired
      />
      <VerificationBox tokens={tokens} />
      <SubmitButton isSending={form.isSending}>{t('submit')}</SubmitButton>
      <TextLink to={loginPath}>{t('toLogin')}</TextLink>
    </NarrowForm>
  );
}
