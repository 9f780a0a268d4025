import { useTranslation } from 'react-i18next';
import {
  accountApi,
  type ResetPasswordForm as Form,
  passwordNotMatching,
  resetPasswordForm,
} from '../../shared/account/routes.ts';
import { pathTo } from '../base/screenPath.ts';
import { FormOutcome } from '../parts/form/ContractForm.tsx';
import { contractResolver } from '../parts/form/contractResolver.ts';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { useVerifiedSending } from '../parts/verification/useVerifiedSending.ts';
import { VerificationBox } from '../parts/verification/VerificationBox.tsx';
import { NarrowForm } from '../ui/NarrowForm.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { AccountField } from './AccountField.tsx';
import { missingInput } from './missingInput.ts';
import { TextLink } from './TextLink.ts';
import { accountScreens } from './visitorScreens.ts';

const { resetPassword } = accountApi.endpoints;

/** The contract compares the two passwords only once every field is right; the form says it at once (REQ-PWD-05). */
const resolver = contractResolver<Form>(resetPasswordForm, {
  check: (found, { password, confirmPassword }) =>
    confirmPassword === password
      ? found
      : [...found, { field: 'confirmPassword', code: 'mismatchedPasswords', message: passwordNotMatching }],
});

export function ResetPasswordForm({ code, onDone }: { code: string; onDone: () => void }) {
  const { t } = useTranslation('registration');
  const { send, tokens } = useVerifiedSending(resetPassword);
  const form = useContractForm({
    endpoint: resetPassword,
    initial: { email: '', password: '', confirmPassword: '', code },
    resolver,
    bodyOf: (values) => ({ ...values, email: values.email.trim(), token: '' }),
    send: (body) => send((token) => ({ body: { ...body, token } })),
    onDone,
  });
  const { control } = form;
  const summary = form.wasSubmitted ? [...missingInput(form.errors), ...form.summary] : [];
  return (
    <NarrowForm onSubmit={form.submit}>
      <FormOutcome form={{ ...form, summary }} />
      <AccountField control={control} name="email" autoComplete="username" />
      <AccountField control={control} name="password" />
      <AccountField control={control} name="confirmPassword" />
      <VerificationBox tokens={tokens} />
      <SubmitButton isSending={form.isSending}>{t('submit')}</SubmitButton>
      <TextLink to={pathTo(accountScreens.forgotPassword)}>{t('reset.askAgain')}</TextLink>
    </NarrowForm>
  );
}
