import { currentCause } from '../../_kit/cause.ts';
import { boundedText } from '../boundedText.ts';
import type { DispositionFlag } from '../postOffice/postOffice.ts';
import { type SigningKey, signedHeaders } from './messageSignature.ts';
import type { AskPayer, PayerFault, PayerOutcome, PayerQuestion } from './payer.ts';
import { payerAddress } from './payerAddress.ts';
import type { PayerKeys } from './payerKeys.ts';
import { readPriorAuthorization } from './priorAuthorization.ts';
import { eligibilityRequestXml } from './priorRequest.ts';

const largestAnswerBytes = 256 * 1024;
const largestReport = 500;
const contentType = 'application/xml; charset=utf-8';

export interface PayerGateway {
  readonly baseUrl: string;
  readonly timeoutMs: number;
  readonly dispositionFlag: DispositionFlag;
}

const fault = (kind: PayerFault): PayerOutcome => ({ kind: 'fault', fault: kind });

/**
 * The payer adapter over HTTP: POST `{gateway}/{payer code}/prior-request` with the XML, signed with the payer's own key; the answer is the
 * response's XML. A key that is refused is followed by the next one, within the time of one question. Without a key nothing is sent.
 */
export const httpPayer =
  (gateway: PayerGateway, keysOf: PayerKeys): AskPayer =>
  async (question) => {
    const body = eligibilityRequestXml(question, gateway.dispositionFlag);
    // It bounds the whole exchange, all tries and the reading of the body included.
    const signal = AbortSignal.timeout(gateway.timeoutMs);
    let outcome = fault('credentialsMissing');
    for await (const key of keysOf(question.payerCode)) {
      outcome = await askWith(key, {
        ...{ url: payerAddress(gateway.baseUrl, question.payerCode), body, signal, question },
        sentAs: gateway.dispositionFlag,
      });
      if (!isRefusal(outcome)) return outcome;
    }
    return outcome;
  };

/** By which the payer's people find in their log what ours find in this portal's. */
function requestIdHeader(): Record<string, string> {
  const causeId = currentCause();
  return causeId === null ? {} : { 'x-request-id': causeId };
}

const isRefusal = (outcome: PayerOutcome): boolean =>
  outcome.kind === 'fault' && outcome.fault === 'credentialsRejected';

interface Asking {
  readonly url: string;
  readonly body: string;
  readonly signal: AbortSignal;
  readonly question: PayerQuestion;
  readonly sentAs: DispositionFlag;
}

async function askWith(key: SigningKey, { url, body, signal, question, sentAs }: Asking): Promise<PayerOutcome> {
  try {
    const method = 'POST';
    const signed = signedHeaders({ method, url, body, contentType }, key);
    const response = await fetch(url, {
      method,
      headers: { 'content-type': contentType, accept: 'application/xml', ...signed, ...requestIdHeader() },
      body,
      // A payer's gateway has one address: a redirect would carry patient data elsewhere.
      redirect: 'error',
      signal,
    });
    const text = await boundedText(response, largestAnswerBytes);
    return text === null ? fault('answerTooLarge') : outcomeOf(response.status, text, question.requestNumber, sentAs);
  } catch (error) {
    return fault(error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'unreachable');
  }
}

/** What an answer of the gateway says, by its HTTP status and its body. */
export function outcomeOf(
  status: number,
  body: string,
  requestNumber: string,
  sentAs: DispositionFlag = 'PRODUCTION',
): PayerOutcome {
  if (status === 200) return readPriorAuthorization(body, requestNumber, sentAs);
  if (status === 401 || status === 403) return fault('credentialsRejected');
  if (status === 408 || status === 429) return fault('tooManyRequests');
  // The payer found the message itself wrong: the same message would be refused again.
  if (status === 400 || status === 422) return { kind: 'refused', report: readable(body) };
  return fault('serverError');
}

const readable = (report: string): string =>
  report
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, largestReport);
