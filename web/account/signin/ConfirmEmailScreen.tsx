import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { accountApi } from '../../../shared/account/routes.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { alerts } from '../../base/alerts.ts';
import { useSession } from '../../base/session.ts';
import { FormOutcome } from '../../parts/form/ContractForm.tsx';
import { useContractForm } from '../../parts/form/useContractForm.ts';
import { logOut } from '../../parts/session/logOut.ts';
import { useWalk } from '../../parts/session/useWalk.ts';
import { NarrowForm } from '../../ui/NarrowForm.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextInput } from '../../ui/TextInput.tsx';

const { confirmEmail, sendEmailCode } = accountApi.endpoints;

/** Mails a code when the page opens, and another one on request. */
function useEmailCode() {
  const { t } = useTranslation('signin');
  const { send, isSending } = useApiMutation(sendEmailCode);
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void send({});
  }, [send]);
  const sendAnother = useCallback(async () => {
    const { isDone } = await send({});
    if (isDone) alerts.success(t('email.sent'));
  }, [send, t]);
  return { sendAnother, isSending };
}

/** The first step of a self-registered person: the code shows that mails reach them (decisions, Registration 12). */
export function ConfirmEmailScreen() {
  const { t } = useTranslation('signin');
  const user = useSession();
  const { goOn } = useWalk('confirmEmail');
  const { sendAnother, isSending } = useEmailCode();
  const form = useContractForm({
    endpoint: confirmEmail,
    initial: { code: '' },
    bodyOf: (values) => values,
    onDone: (session) => goOn(session),
  });
  if (!user) return null;
  return (
    <NarrowForm onSubmit={form.submit}>
      <Typography color="textSecondary">{t('email.text', { email: `\u2068${user.userName}\u2069` })}</Typography>
      <FormOutcome form={form} />
      <TextInput
        control={form.control}
        name="code"
        label={t('email.label')}
        maxLength={6}
        autoComplete="one-time-code"
        isCode
        isRequired
      />
      <SubmitButton isSending={form.isSending}>{t('email.submit')}</SubmitButton>
      <Button loading={isSending} onClick={() => void sendAnother()}>
        {t('email.again')}
      </Button>
      <Typography variant="body2" color="textSecondary">
        {t('email.wrongAddress')}
      </Typography>
      <Button onClick={() => void logOut()}>{t('email.logOut')}</Button>
    </NarrowForm>
  );
}
