import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProofPurpose } from '../../../shared/secondFactor/proofPurposes.ts';
import { type FactorAnswer, secondFactorApi } from '../../../shared/secondFactor/routes.ts';
import { type SignedSubject, signedText } from '../../../shared/secondFactor/signedText.ts';
import { call } from '../../api/client.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FactorFields } from './FactorFields.tsx';
import { sendAnswer } from './sendAnswer.ts';
import { useFactorChallenge } from './useFactorChallenge.ts';

const { beginProof, completeProof } = secondFactorApi.endpoints;

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface FactorProofDialogProps {
  purpose: ProofPurpose;
  /** Exactly what the server hashes: the proof counts for nothing else. */
  subject: SignedSubject;
  /** What is signed, in words: a person signs what they read. */
  text: string;
  /** Gets the proof, which goes with the call within five minutes, once. */
  onProof: (proof: string) => void;
  onClose: () => void;
}

/** Asks for the second factor for one thing that must be signed, and gives the proof. */
export function FactorProofDialog({ purpose, subject, text, onProof, onClose }: FactorProofDialogProps) {
  const { t } = useTranslation('factorProof');
  // What is signed stays what it was when the dialog opened.
  const [signed] = useState(() => signedText(purpose, subject));
  const ask = useCallback(
    async () => call(beginProof, { body: { purpose, subjectHash: await hashOf(signed) } }),
    [purpose, signed],
  );
  const { challenge, failure, again } = useFactorChallenge(ask);

  const onAnswer = async (answer: FactorAnswer): Promise<string | null> => {
    if (!challenge) return null;
    const body = { challengeId: challenge.challengeId, answer };
    const sent = await sendAnswer(() => call(completeProof, { body }), t);
    if ('data' in sent) {
      onProof(sent.data.proof);
      return null;
    }
    if (sent.refusal.isOver) again();
    return sent.refusal.text;
  };
  return (
    <Dialog isOpen title={t('title')} onClose={onClose} actions={<Button onClick={onClose}>{t('cancel')}</Button>}>
      <Box component="form" noValidate sx={{ display: 'grid', gap: 2 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{text}</Typography>
        <FactorFields
          challenge={challenge}
          failure={failure}
          onAgain={again}
          onAnswer={onAnswer}
          takesRecoveryCodes={purpose === 'changeFactors'}
        />
      </Box>
    </Dialog>
  );
}
