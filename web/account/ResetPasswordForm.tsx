import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import { type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { accountApi, type ResetPasswordForm as Form, resetPasswordForm } from '../../shared/account/routes.ts';
import { pathTo } from '../base/screenPath.ts';
import { VerificationBox } from '../parts/verification/VerificationBox.tsx';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { NarrowForm } from '../ui/NarrowForm.tsx';
import { steadyClick } from '../ui/steadyClick.ts';
import { AccountField } from './AccountField.tsx';
import { missingInput } from './missingInput.ts';
import { accountScreens } from './screens.ts';
import { TextLink } from './TextLink.ts';
import { useVerifiedSending } from './useVerifiedSending.ts';

const contractResolver = zodResolver(resetPasswordForm);

/** The contract compares the two passwords only once every field is right; the form says it at once (REQ-PWD-05). */
const resolver: Resolver<Form> = async (values, context, options) => {
  const checked = await contractResolver(values, context, options);
  if (values.confirmPassword === values.password || checked.errors.confirmPassword) return checked as never;
  const confirmPassword = { type: 'mismatchedPasswords', message: 'Password does not match.' };
  return { values: {}, errors: { ...checked.errors, confirmPassword } } as never;
};

export function ResetPasswordForm({ code, onDone }: { code: string; onDone: () => void }) {
  const { t } = useTranslation('registration');
  const { control, handleSubmit, formState } = useForm<Form>({
    resolver,
    defaultValues: { email: '', password: '', confirmPassword: '', code },
    mode: 'onTouched',
  });
  const { sendOnce, tokens, refusals, isSending } = useVerifiedSending(accountApi.endpoints.resetPassword);
  const submit = handleSubmit(async (values) => {
    const answer = await sendOnce((token) => ({ body: { ...values, token } }));
    if (answer !== undefined) onDone();
  });
  const summary = [...missingInput(formState.errors), ...refusals.map(({ message }) => ({ message }))];
  return (
    <NarrowForm onSubmit={submit}>
      {formState.submitCount > 0 ? <ErrorSummary errors={summary} onGoTo={() => undefined} /> : null}
      <AccountField control={control} name="email" autoComplete="username" />
      <AccountField control={control} name="password" />
      <AccountField control={control} name="confirmPassword" />
      <VerificationBox tokens={tokens} />
      <Button type="submit" {...steadyClick} variant="contained" loading={isSending}>
        {t('submit')}
      </Button>
      <TextLink to={pathTo(accountScreens.forgotPassword)}>{t('reset.askAgain')}</TextLink>
    </NarrowForm>
  );
}
