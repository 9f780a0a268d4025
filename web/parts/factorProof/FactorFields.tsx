import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FactorAnswer, FactorChallenge } from '../../../shared/secondFactor/routes.ts';
import { Notice } from '../../base/Notice.tsx';
import { steadyClick } from '../../ui/steadyClick.ts';
import { signWithPasskey } from './passkeys.ts';

interface FactorFieldsProps {
  /** Undefined while it is asked for. */
  challenge: FactorChallenge | null;
  failure: string | null;
  onAgain: () => void;
  /** Sends an answer, and says what was wrong with it; null when it was right. */
  onAnswer: (answer: FactorAnswer) => Promise<string | null>;
  /** A recovery code signs in, and confirms a change of the own factors; it signs nothing else. */
  takesRecoveryCodes?: boolean;
}

type Kind = 'totp' | 'recoveryCode';

function CodeField({ kind, code, onChange }: { kind: Kind; code: string; onChange: (code: string) => void }) {
  const { t } = useTranslation('factorProof');
  const isApp = kind === 'totp';
  return (
    <TextField
      label={t(isApp ? 'code' : 'recoveryCode')}
      helperText={t(isApp ? 'codeHint' : 'recoveryHint')}
      value={code}
      onChange={({ target }) => onChange(target.value)}
      fullWidth
      autoComplete={isApp ? 'one-time-code' : 'off'}
      slotProps={{
        htmlInput: { dir: 'ltr', maxLength: 40, inputMode: isApp ? 'numeric' : 'text', autoCapitalize: 'characters' },
      }}
    />
  );
}

function useAnswering(onAnswer: FactorFieldsProps['onAnswer']) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const answer = async (make: () => Promise<FactorAnswer | string>) => {
    if (isSending) return;
    setSending(true);
    setProblem(null);
    const made = await make();
    setProblem(typeof made === 'string' ? made : await onAnswer(made));
    setSending(false);
  };
  return { answer, problem, isSending };
}

function Fields({
  challenge,
  onAnswer,
  takesRecoveryCodes = false,
}: FactorFieldsProps & { challenge: FactorChallenge }) {
  const { t } = useTranslation('factorProof');
  const { passkey, hasApp } = challenge;
  const { answer, problem, isSending } = useAnswering(onAnswer);
  const [code, setCode] = useState('');
  const [kind, setKind] = useState<Kind>('totp');
  const canRecover = takesRecoveryCodes && challenge.hasRecoveryCodes;
  const hasField = kind === 'recoveryCode' || hasApp;
  return (
    <>
      {problem ? <Notice severity="error">{problem}</Notice> : null}
      {passkey && kind === 'totp' ? (
        <>
          <Typography color="textSecondary">{t('passkeyText')}</Typography>
          <Button
            variant="contained"
            loading={isSending}
            onClick={() => void answer(async () => (await signWithPasskey(passkey)) ?? t('passkeyFailed'))}
          >
            {t('usePasskey')}
          </Button>
          {hasApp ? <Typography color="textSecondary">{t('or')}</Typography> : null}
        </>
      ) : null}
      {hasField ? (
        <>
          <CodeField kind={kind} code={code} onChange={setCode} />
          <Button
            {...steadyClick}
            type="submit"
            variant={passkey && kind === 'totp' ? 'outlined' : 'contained'}
            loading={isSending}
            onClick={(event) => {
              event.preventDefault();
              void answer(async () => ({ kind, code }));
            }}
          >
            {t('confirm')}
          </Button>
        </>
      ) : null}
      {canRecover ? (
        <Button
          onClick={() => {
            setCode('');
            setKind(kind === 'totp' ? 'recoveryCode' : 'totp');
          }}
        >
          {t(kind === 'totp' ? 'useRecovery' : 'useOthers')}
        </Button>
      ) : null}
    </>
  );
}

/** Asks for one of a person's factors: a passkey, the code of an app, or, at sign-in, a recovery code. */
export function FactorFields(props: FactorFieldsProps) {
  const { t } = useTranslation('factorProof');
  const { challenge, failure, onAgain } = props;
  if (failure !== null) {
    return (
      <>
        <Notice severity="error">{failure || t('failed')}</Notice>
        <Button variant="outlined" onClick={onAgain}>
          {t('again')}
        </Button>
      </>
    );
  }
  if (!challenge) return <Skeleton variant="rounded" height={96} role="progressbar" aria-label={t('loading')} />;
  return <Fields key={challenge.challengeId} {...props} challenge={challenge} />;
}
