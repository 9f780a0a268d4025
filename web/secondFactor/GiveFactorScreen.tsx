import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { type FactorAnswer, secondFactorApi } from '../../shared/secondFactor/routes.ts';
import { call } from '../api/client.ts';
import { FactorFields } from '../parts/factorProof/FactorFields.tsx';
import { sendAnswer } from '../parts/factorProof/sendAnswer.ts';
import { useFactorChallenge } from '../parts/factorProof/useFactorChallenge.ts';
import { logOut } from '../parts/session/logOut.ts';
import { useWalk } from '../parts/session/useWalk.ts';
import { NarrowForm } from '../ui/NarrowForm.tsx';

const { beginSignIn, completeSignIn } = secondFactorApi.endpoints;
const ask = () => call(beginSignIn, {});

/** The first step after the password of somebody who has a second factor. */
export function GiveFactorScreen() {
  const { t } = useTranslation('secondFactor');
  const { t: said } = useTranslation('factorProof');
  const { goOn } = useWalk('secondFactor');
  const { challenge, failure, again } = useFactorChallenge(ask);

  const onAnswer = async (answer: FactorAnswer): Promise<string | null> => {
    if (!challenge) return null;
    const body = { challengeId: challenge.challengeId, answer };
    const sent = await sendAnswer(() => call(completeSignIn, { body }), said);
    if ('data' in sent) {
      goOn(sent.data);
      return null;
    }
    if (sent.refusal.isOver) again();
    return sent.refusal.text;
  };
  return (
    <NarrowForm onSubmit={(event) => event.preventDefault()}>
      <Typography color="textSecondary">{t('give.text')}</Typography>
      <FactorFields challenge={challenge} failure={failure} onAgain={again} onAnswer={onAnswer} takesRecoveryCodes />
      <Button onClick={() => void logOut()}>{t('give.logOut')}</Button>
    </NarrowForm>
  );
}
