import i18next from 'i18next';
import { useCallback, useRef, useState } from 'react';
import type { Answer, Endpoint, Sending } from '../../shared/_contract/endpoint.ts';
import type { ApiError } from '../../shared/_contract/envelope.ts';
import { alertDelays, alerts } from '../base/alerts.ts';
import { errorText } from '../base/messageText.ts';
import { CallFailed } from './callFailed.ts';
import { call } from './client.ts';
import type { CallOptions } from './request.ts';

/** How a sent call ended: with its data, or with errors to show. `data` may be null on success (status 0 or a null answer). */
export type Outcome<Data> =
  | { readonly isDone: true; readonly status: number; readonly data: Data | null }
  | {
      readonly isDone: false;
      readonly status: number;
      readonly errors: readonly ApiError[];
      readonly data: Data | null;
    };

/** Where no form says it. */
function sayTryingAgain(isTryingAgain: boolean): void {
  const message = i18next.t('tryingAgain');
  if (isTryingAgain) alerts.warning(message);
  else for (const alert of alerts.current()) if (alert.message === message) alerts.dismiss(alert.id);
}

interface MutationOptions {
  /** The form shows the errors itself; otherwise they become alerts of ten seconds (REQ-SHELL-19). */
  showsErrors?: boolean;
}

async function outcomeOf<E extends Endpoint>(
  endpoint: E,
  sending: Sending<E>,
  options: CallOptions,
): Promise<Outcome<Answer<E>> & { isAnnounced: boolean; isAnswered: boolean }> {
  try {
    const { status, errors, data } = await call(endpoint, sending, options);
    const rest = { status, data, isAnnounced: false, isAnswered: true };
    return status < 0 ? { isDone: false, errors, ...rest } : { isDone: true, ...rest };
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    const { errors, isAnnounced, kind } = error;
    return { isDone: false, status: -1, errors, data: null, isAnnounced, isAnswered: kind === 'refused' };
  }
}

/**
 * Sends a call that changes something. An idempotent endpoint gets an `Idempotency-Key` that stays the same while the same
 * data are sent again after no answer (a lost connection, a 500), so that trying again can never do it twice. While the portal is busy
 * the call is sent again by itself: `isTryingAgain` for a form that shows it, an alert otherwise.
 */
export function useApiMutation<E extends Endpoint>(endpoint: E, { showsErrors = false }: MutationOptions = {}) {
  const [isSending, setSending] = useState(false);
  const [isTryingAgain, setTryingAgain] = useState(false);
  const intention = useRef<{ text: string; key: string } | null>(null);

  const send = useCallback(
    async (sending: Sending<E>): Promise<Outcome<Answer<E>>> => {
      const text = JSON.stringify(sending);
      if (endpoint.idempotent && intention.current?.text !== text) {
        intention.current = { text, key: crypto.randomUUID() };
      }
      setSending(true);
      try {
        const idempotencyKey = intention.current?.key;
        const outcome = await outcomeOf(endpoint, sending, {
          ...(idempotencyKey && { idempotencyKey }),
          onTryingAgain: showsErrors ? setTryingAgain : sayTryingAgain,
        });
        if (outcome.isAnswered) intention.current = null;
        if (!outcome.isDone && !outcome.isAnnounced && !showsErrors) {
          for (const error of outcome.errors) alerts.error(errorText(error), { delayMs: alertDelays.errorList });
        }
        return outcome;
      } finally {
        setSending(false);
      }
    },
    [endpoint, showsErrors],
  );
  return { send, isSending, isTryingAgain };
}
