import { boundedText } from '../boundedText.ts';
import type { DispositionFlag } from '../postOffice/postOffice.ts';
import type { AskPayer, PayerFault, PayerOutcome, PayerQuestion } from './payer.ts';
import { readPriorAuthorization } from './priorAuthorization.ts';
import { eligibilityRequestXml } from './priorRequest.ts';

const largestAnswerBytes = 256 * 1024;
const largestReport = 500;

export interface PayerGateway {
  readonly baseUrl: string;
  readonly timeoutMs: number;
  readonly dispositionFlag: DispositionFlag;
}

const fault = (kind: PayerFault): PayerOutcome => ({ kind: 'fault', fault: kind });

/** The payer adapter over HTTP: POST `{gateway}/{payer code}/prior-request` with the XML, the answer is the response's XML. */
export const httpPayer =
  (gateway: PayerGateway): AskPayer =>
  async (question) => {
    try {
      const response = await post(gateway, question);
      const body = await boundedText(response, largestAnswerBytes);
      if (body === null) return fault('answerTooLarge');
      return outcomeOf(response.status, body, question.requestNumber);
    } catch (error) {
      return fault(error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'unreachable');
    }
  };

/** The signal bounds the whole exchange, the reading of the body included. */
const post = (gateway: PayerGateway, question: PayerQuestion): Promise<Response> =>
  fetch(`${gateway.baseUrl.replace(/\/$/, '')}/${encodeURIComponent(question.payerCode)}/prior-request`, {
    method: 'POST',
    headers: { 'content-type': 'application/xml; charset=utf-8', accept: 'application/xml' },
    body: eligibilityRequestXml(question, gateway.dispositionFlag),
    // A payer's gateway has one address: a redirect would carry patient data elsewhere.
    redirect: 'error',
    signal: AbortSignal.timeout(gateway.timeoutMs),
  });

/** What an answer of the gateway says, by its HTTP status and its body. */
export function outcomeOf(status: number, body: string, requestNumber: string): PayerOutcome {
  if (status === 200) return readPriorAuthorization(body, requestNumber);
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
