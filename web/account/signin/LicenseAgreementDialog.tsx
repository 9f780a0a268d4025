import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '../../../shared/_contract/sessionUser.ts';
import { languageOf } from '../../../shared/_field/bilingual.ts';
import { logOffPath } from '../../../shared/_field/routeGuard.ts';
import { accountApi } from '../../../shared/account/routes.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { errorText } from '../../base/messageText.ts';
import { Notice } from '../../base/Notice.tsx';
import { navigation } from '../../base/navigation.ts';
import { endSession } from '../../parts/session/logOut.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { RadioChoice } from '../../ui/RadioChoice.tsx';

const { acceptLicenseAgreement, getTermsAndConditions } = accountApi.endpoints;
const answers = ['accept', 'decline'] as const;

/** REQ-PROFILE-21: declining ends the session and leads to the log-off route. */
async function decline(): Promise<void> {
  await endSession();
  navigation.leave(logOffPath);
}

interface LicenseAgreementDialogProps {
  agreementVersion: string;
  onAccepted: (user: SessionUser | null) => void;
}

/** The licence agreement with its two answers (REQ-PROFILE-19 to 21). It closes by an answer only. */
export function LicenseAgreementDialog({ agreementVersion, onAccepted }: LicenseAgreementDialogProps) {
  const { t, i18n } = useTranslation('signin');
  const [answer, setAnswer] = useState<(typeof answers)[number] | null>(null);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const { send, isSending } = useApiMutation(acceptLicenseAgreement, { showsErrors: true });

  const submit = async () => {
    if (answer === null) return setErrors([t('agreement.choose')]);
    if (answer === 'decline') return decline();
    const outcome = await send({ body: { agreementVersion } });
    if (outcome.isDone) return onAccepted(outcome.data);
    setErrors(outcome.errors.map(errorText));
  };

  return (
    <Dialog
      isOpen
      title={t('agreement.title')}
      actions={
        <>
          <Button onClick={() => void decline()}>{t('cancel')}</Button>
          <Button variant="contained" loading={isSending} onClick={() => void submit()}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <Typography>{t('agreement.text')}</Typography>
      <Link
        href={`${getTermsAndConditions.path}?language=${languageOf(i18n.language)}`}
        target="_blank"
        rel="noopener noreferrer"
        sx={{ display: 'inline-block', py: 1 }}
      >
        {t('agreement.terms')}
      </Link>
      <RadioChoice
        label={t('agreement.answer')}
        isLabelHidden
        isColumn
        options={answers.map((id) => ({ id, name: t(`agreement.${id}`) }))}
        value={answer ?? ''}
        onChange={(chosen) => {
          setErrors([]);
          setAnswer(chosen);
        }}
      />
      <Box role="alert" sx={{ mt: 1 }}>
        {errors.length > 0 ? (
          <Notice severity="error">
            {errors.map((error) => (
              <div key={error}>{error}</div>
            ))}
          </Notice>
        ) : null}
      </Box>
    </Dialog>
  );
}
