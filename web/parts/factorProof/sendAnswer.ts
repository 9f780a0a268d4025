import type { TFunction } from 'i18next';
import type { ApiError, Envelope } from '../../../shared/_contract/envelope.ts';
import { timeText } from '../../../shared/_field/dateText.ts';
import { CallFailed } from '../../api/callFailed.ts';
import { errorText } from '../../base/messageText.ts';

/** What was wrong with an answer, and whether another challenge has to be asked for. */
export interface Refusal {
  readonly text: string;
  readonly isOver: boolean;
}

const timeOf = (data: unknown): string | null => {
  const retryAt = (data as { retryAt?: unknown } | null)?.retryAt;
  return typeof retryAt === 'string' ? timeText(retryAt) : null;
};

const refusalOf = (errors: readonly ApiError[], data: unknown, t: TFunction<'factorProof'>): Refusal => {
  const time = timeOf(data);
  return {
    text: time ? t('retryAt', { time }) : errors.map(errorText).join(' '),
    isOver: errors.some(({ code }) => code === 'factorChallengeOver'),
  };
};

/** Sends an answer: its data, or in words why it was refused, with the time when one may try again. */
export async function sendAnswer<Data>(
  send: () => Promise<Envelope<Data>>,
  t: TFunction<'factorProof'>,
): Promise<{ readonly data: Data } | { readonly refusal: Refusal }> {
  try {
    const { status, errors, data } = await send();
    if (status > 0 && data !== null) return { data };
    return { refusal: refusalOf(errors, data, t) };
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    return { refusal: refusalOf(error.errors, null, t) };
  }
}
