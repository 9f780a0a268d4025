import { XMLParser } from 'fast-xml-parser';
import { leaf } from '../../../shared/_field/xmlText.ts';
import { boundedText } from '../boundedText.ts';
import { isNeverSent } from '../neverSent.ts';
import { mayBeParsed } from '../xmlBounds.ts';

/** At most 100 rows (Shafafiya P005) are some 40 KB. */
const largestAnswerBytes = 512 * 1024;

export interface SoapService {
  readonly url: string;
  readonly namespace: string;
}

export interface SoapCall {
  readonly operation: string;
  /** The parameters in the order of the WSDL's sequence. */
  readonly parameters: readonly (readonly [name: string, value: string])[];
}

/** The SOAP 1.1 message of a call. */
export const soapEnvelope = ({ namespace }: SoapService, { operation, parameters }: SoapCall): string =>
  [
    '<?xml version="1.0" encoding="utf-8"?>\n',
    '<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>',
    `<${operation} xmlns="${namespace}">`,
    ...parameters.map(([name, value]) => leaf(name, value)),
    `</${operation}></soap:Body></soap:Envelope>`,
  ].join('');

/** The rows of an answer stand in it as text, with their marks as references. */
const bounds = { tags: 1000, attributes: 10_000, references: 20_000 } as const;

const parser = new XMLParser({ parseTagValue: false, removeNSPrefix: true });

/** The value at a path of element names, or undefined. */
const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>(
    (node, name) => (typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[name] : undefined),
    value,
  );

/** A clear answer to an operation. */
export interface SoapAnswer {
  /** The integer `<operation>Result`. */
  readonly code: number;
  /** The text of another element of the answer, or null. */
  readonly textOf: (name: string) => string | null;
  /** The answer as it came. */
  readonly xml: string;
}

/** What an answer says; null for everything that is not a clear answer to this operation. */
export function soapAnswer(xml: string, operation: string): SoapAnswer | null {
  if (!mayBeParsed(xml, bounds)) return null;
  try {
    const response = at(parser.parse(xml, true), 'Envelope', 'Body', `${operation}Response`);
    const textOf = (name: string): string | null => {
      const text = at(response, name);
      return typeof text === 'string' ? text : null;
    };
    const result = textOf(`${operation}Result`)?.trim() ?? '';
    return /^-?\d{1,6}$/.test(result) ? { code: Number(result), textOf, xml } : null;
  } catch {
    // The parser throws for what is not well-formed, an HTML page among it: no answer.
    return null;
  }
}

/** The result code of an answer; null for everything that is not a clear answer to this operation. */
export const soapResult = (xml: string, operation: string): number | null => soapAnswer(xml, operation)?.code ?? null;

/** Why there is no answer: `notSent` surely never arrived; what became of a call with `noAnswer`, nobody knows. */
export type SoapSilence = 'notSent' | 'noAnswer';

/** Carries a call out and gives its answer, of `largestBytes` at most. The signal bounds the whole exchange. */
export async function exchangeSoap(
  service: SoapService,
  call: SoapCall,
  { signal, largestBytes = largestAnswerBytes }: { readonly signal: AbortSignal; readonly largestBytes?: number },
): Promise<SoapAnswer | SoapSilence> {
  try {
    const response = await fetch(service.url, {
      method: 'POST',
      headers: {
        'content-type': 'text/xml; charset=utf-8',
        accept: 'text/xml',
        soapaction: `"${service.namespace}${call.operation}"`,
      },
      body: soapEnvelope(service, call),
      // A regulator has one address: a redirect would carry the password elsewhere.
      redirect: 'error',
      signal,
    });
    const xml = await boundedText(response, largestBytes);
    return (response.status === 200 && xml !== null && soapAnswer(xml, call.operation)) || 'noAnswer';
  } catch (error) {
    // Refused, reset, too slow: what exactly makes no difference to who asked, and its message may name what was sent.
    return isNeverSent(error) ? 'notSent' : 'noAnswer';
  }
}

/** Carries a call out and gives its answer; null when there was no usable one. The signal bounds the whole exchange. */
export async function askSoap(service: SoapService, call: SoapCall, signal: AbortSignal): Promise<SoapAnswer | null> {
  const answer = await exchangeSoap(service, call, { signal });
  return typeof answer === 'string' ? null : answer;
}

/** Carries a call out and gives its result code; null when there was no usable answer. */
export const callSoap = async (service: SoapService, call: SoapCall, signal: AbortSignal): Promise<number | null> =>
  (await askSoap(service, call, signal))?.code ?? null;
