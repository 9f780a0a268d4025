import { useEffect, useState } from 'react';
import type { Answer, Endpoint, Sending } from '../../../shared/_contract/endpoint.ts';
import { type Outcome, useApiMutation } from '../../api/useApiMutation.ts';

/** Asks once, when the part appears: each question to a register is on record. Null until the answer is there. */
export function useAskedOnce<E extends Endpoint>(endpoint: E, question: Sending<E>): Outcome<Answer<E>> | null {
  const { send } = useApiMutation(endpoint, { showsErrors: true });
  const [asked] = useState(question);
  const [outcome, setOutcome] = useState<Outcome<Answer<E>> | null>(null);
  useEffect(() => {
    let isClosed = false;
    void send(asked).then((found) => {
      if (!isClosed) setOutcome(found);
    });
    return () => {
      isClosed = true;
    };
  }, [send, asked]);
  return outcome;
}
