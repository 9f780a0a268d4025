import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answer } from '../../../shared/_contract/endpoint.ts';
import type { ApiError } from '../../../shared/_contract/envelope.ts';
import type { MemberCardData } from '../../../shared/_field/cardReader/cardData.ts';
import { accountApi } from '../../../shared/account/routes.ts';
import { CallFailed } from '../../api/callFailed.ts';
import { call } from '../../api/client.ts';
import { type Outcome, useApiMutation } from '../../api/useApiMutation.ts';
import { type Wait, waitOf } from '../../base/retry.ts';
import { sendVerifiedWhenAsked } from '../verification/askedVerification.ts';
import { agentPlaces } from './agentPlaces.ts';
import { CardReaderFault, type FaultKind } from './cardReaderFault.ts';
import { memberDataOf } from './cardXml.ts';
import { type NfcParameters, type ReadingStep, readCard } from './readCard.ts';

const { beginCardReading, verifyCardReading } = accountApi.endpoints;

/** A card as the server has checked it (REQ-REG-47), with the id by which a later call names the reading. */
export type CardData = Answer<typeof verifyCardReading>;

export type CardReaderState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'working'; readonly step: ReadingStep | 'checking' }
  | {
      readonly kind: 'fault';
      readonly fault: FaultKind;
      readonly code: string;
      readonly message: string;
      readonly wait: Wait | null;
    }
  /** `member` holds the other fields of the card, for the eye. */
  | { readonly kind: 'read'; readonly card: CardData; readonly member: MemberCardData | null };

function refusalOf([error]: readonly ApiError[]): CardReaderFault {
  return new CardReaderFault('refused', error?.code ?? 'noAnswer', error?.message ?? '', waitOf(error ? [error] : []));
}

function dataOf<Data>(outcome: Outcome<Data>): Data {
  if (outcome.isDone && outcome.data !== null) return outcome.data;
  throw refusalOf(outcome.isDone ? [] : outcome.errors);
}

/** The id of a request that the portal opens; a visitor who has read many cards is verified for it, unseen. */
async function openRequest(): Promise<string> {
  try {
    const opened = await sendVerifiedWhenAsked((token) => call(beginCardReading, { body: token ? { token } : {} }));
    if (opened.data) return opened.data.requestId;
    throw refusalOf(opened.errors);
  } catch (error) {
    throw error instanceof CallFailed ? refusalOf(error.errors) : error;
  }
}

const faultStateOf = (error: unknown): CardReaderState => {
  const fault = error instanceof CardReaderFault ? error : new CardReaderFault('failed', 'failed', String(error));
  return { kind: 'fault', fault: fault.kind, code: fault.code, message: fault.message, wait: fault.wait };
};

/** Reads a card: the server's request id, the agent, the server's check. Nothing of it is kept anywhere but in this state. */
export function useCardReader() {
  const [state, setState] = useState<CardReaderState>({ kind: 'idle' });
  const check = useApiMutation(verifyCardReading, { showsErrors: true }).send;
  const underWay = useRef<AbortController | null>(null);
  const cancel = useCallback(() => underWay.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  const verify = useCallback(
    async (nfc?: NfcParameters): Promise<void> => {
      // A second click while a reading runs.
      if (underWay.current) return;
      const reading = new AbortController();
      underWay.current = reading;
      const show = (next: CardReaderState) => {
        if (!reading.signal.aborted) setState(next);
      };
      try {
        const { requestId, response } = await readCard({
          places: agentPlaces(),
          requestId: openRequest,
          onStep: (step) => show({ kind: 'working', step }),
          signal: reading.signal,
          ...(nfc && { nfc }),
        });
        show({ kind: 'working', step: 'checking' });
        const card = dataOf(await check({ body: { requestId, toolkitResponse: response } }));
        show({ kind: 'read', card, member: memberDataOf(response) });
      } catch (error) {
        show(faultStateOf(error));
      } finally {
        if (underWay.current === reading) underWay.current = null;
      }
    },
    [check],
  );

  return { state, verify, cancel };
}
