import { leaf } from '../../../shared/_field/xmlText.ts';
import { boundedText } from '../boundedText.ts';
import { isNeverSent } from '../neverSent.ts';
import { childOf, type FileElement, xmlRoot } from '../postOffice/fileElements.ts';
import { Unreadable } from '../postOffice/unreadable.ts';
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

/** A clear answer to an operation. */
export interface SoapAnswer {
  /** The integer `<operation>Result`. */
  readonly code: number;
  /** The text of another element of the answer, or null. */
  readonly textOf: (name: string) => string | null;
  /** The answer as it came. */
  readonly xml: string;
}

/** The text of an element without elements in it; null where there is none. */
function leafIn(element: FileElement, name: string): string | null {
  const leaf = childOf(element, name.toLowerCase());
  return leaf && leaf.children.length === 0 ? leaf.text.trim() : null;
}

/** The element of an answer to an operation; null where the document has another one. */
function responseIn(root: FileElement, operation: string): FileElement | null {
  const body = root.name === 'envelope' ? childOf(root, 'body') : null;
  return body && childOf(body, `${operation}Response`.toLowerCase());
}

/**
 * What an answer says; null for everything that is not a clear answer to this operation. It is read as it goes along: a file in it may have 33 MB, for
 * which a parser that keeps each sign takes a gigabyte.
 */
export async function soapAnswer(xml: string, operation: string): Promise<SoapAnswer | null> {
  if (!mayBeParsed(xml, bounds)) return null;
  try {
    const response = responseIn(await xmlRoot(xml.trimStart()), operation);
    if (!response) return null;
    const result = leafIn(response, `${operation}Result`) ?? '';
    const textOf = (name: string): string | null => leafIn(response, name);
    return /^-?\d{1,6}$/.test(result) ? { code: Number(result), textOf, xml } : null;
  } catch (error) {
    // What is not well-formed, an HTML page among it, and what says one thing twice is no answer.
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

/** The result code of an answer; null for everything that is not a clear answer to this operation. */
export const soapResult = async (xml: string, operation: string): Promise<number | null> =>
  (await soapAnswer(xml, operation))?.code ?? null;

/** Why there is no answer: `notSent` surely never arrived; what became of a call with `noAnswer`, nobody knows; `tooLarge` is not read. */
export type SoapSilence = 'notSent' | 'noAnswer' | 'tooLarge';

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
    if (xml === null) return 'tooLarge';
    return (response.status === 200 && (await soapAnswer(xml, call.operation))) || 'noAnswer';
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
