import { jsonName } from './authorizationAnswer.ts';
import { memberOf, type PayerSimulatorOptions } from './payer.ts';
import { priorAuthorization } from './payerAnswer.ts';
import { receivedRequest } from './payerRequestCheck.ts';
import { rootOf, textAt, type XmlElement } from './xmlElements.ts';

/** A payer's file about a question of eligibility; null where the payer keeps silent. */
export type AnswerEligibility = (request: XmlElement, now: Date, format: 'xml' | 'json') => Buffer | null;

/** What stands more than once in an answer. */
const lists: ReadonlySet<string> = new Set(['Activity', 'Observation']);

function jsonOf({ text, children }: XmlElement): unknown {
  if (children.length === 0) return text;
  const names = [...new Set(children.map(({ name }) => name))];
  const contentOf = (name: string): unknown => {
    const values = children.filter((child) => child.name === name).map(jsonOf);
    return lists.has(name) || values.length > 1 ? values : values[0];
  };
  return Object.fromEntries(names.map((name) => [jsonName(name), contentOf(name)]));
}

function formatted(xml: string, format: 'xml' | 'json'): Buffer {
  const root = format === 'json' ? rootOf(xml) : null;
  return Buffer.from(root === null || typeof root === 'string' ? xml : JSON.stringify(jsonOf(root)));
}

/** Lets payers answer questions that come to them through a post office, as they answer at their own address. */
export const eligibilityAnswers =
  (known: Pick<PayerSimulatorOptions, 'members' | 'payers'>): AnswerEligibility =>
  (root, now, format) => {
    const request = receivedRequest(root);
    const payerCode = textAt(root, 'Header/ReceiverID');
    const member = memberOf(known, payerCode, request);
    const behaviour = member?.behaviour ?? 'answers';
    if (behaviour === 'neverAnswers') return null;
    if (behaviour === 'answersGarbage') return Buffer.from('<Prior.Authorization><Header><SenderID>');
    const times = behaviour === 'answersTwice' ? 2 : 1;
    const { requestNumber } = request;
    return formatted(priorAuthorization({ request, payerCode, requestNumber, member, times, now }), format);
  };
