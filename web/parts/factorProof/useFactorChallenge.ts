import { useCallback, useEffect, useState } from 'react';
import type { Envelope } from '../../../shared/_contract/envelope.ts';
import type { FactorChallenge } from '../../../shared/secondFactor/routes.ts';
import { CallFailed } from '../../api/callFailed.ts';
import { errorText } from '../../base/messageText.ts';

interface Asked {
  readonly challenge: FactorChallenge | null;
  /** Why nothing was asked. */
  readonly failure: string | null;
}

const nothing: Asked = { challenge: null, failure: null };

async function askedBy(ask: () => Promise<Envelope<FactorChallenge>>): Promise<Asked> {
  try {
    const { data, errors } = await ask();
    return { challenge: data, failure: data ? null : errors.map(errorText).join(' ') };
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    return { challenge: null, failure: error.errors.map(errorText).join(' ') };
  }
}

/** Asks for a factor when the screen or dialog opens, and anew when the challenge is over. `ask` stays the same function. */
export function useFactorChallenge(ask: () => Promise<Envelope<FactorChallenge>>) {
  const [asked, setAsked] = useState(nothing);
  const [round, setRound] = useState(0);

  useEffect(() => {
    let isCurrent = round >= 0;
    setAsked(nothing);
    void askedBy(ask).then((found) => isCurrent && setAsked(found));
    return () => {
      isCurrent = false;
    };
  }, [ask, round]);

  const again = useCallback(() => setRound((before) => before + 1), []);
  return { ...asked, again };
}
