import { useState } from 'react';
import type { SignedSubject } from '../../shared/secondFactor/signedText.ts';

/** What the form of such a change has beside its own fields. */
export interface Confirming {
  password: string;
  proof?: string;
}

/** What the call is sent of it: the proof where there is one, or else the password. */
export const confirmationIn = ({ password, proof }: Confirming) => (proof === undefined ? { password } : { proof });

interface ToSign {
  readonly subject: SignedSubject;
  readonly send: (proof: string) => unknown;
}

/**
 * How a person shows to be the account's person before a factor comes or goes: by the password before the first one, or else by a factor that they have.
 * `onChecked` belongs into the form; `subjectOf` names exactly what the server hashes.
 */
export function useOwnConfirmation<Values extends Confirming>(
  subjectOf: (values: Values) => SignedSubject,
  hasFactor = true,
) {
  const [toSign, setToSign] = useState<ToSign | null>(null);

  const onChecked = (values: Values, sendNow: (values: Values) => Promise<void>) => {
    if (!hasFactor) return sendNow(values);
    setToSign({ subject: subjectOf(values), send: (proof) => sendNow({ ...values, proof }) });
  };
  const onProof = (proof: string) => {
    setToSign(null);
    void toSign?.send(proof);
  };
  return {
    hasFactor,
    subject: toSign?.subject ?? null,
    onChecked,
    onProof,
    close: () => setToSign(null),
  };
}

export type OwnConfirming = Omit<ReturnType<typeof useOwnConfirmation>, 'onChecked'>;
