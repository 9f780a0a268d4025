import { XMLParser } from 'fast-xml-parser';

type Node = Record<string, unknown>;

/** The parameters of an operation in the WSDL's order: `?` may be absent, `#` is an integer that must be there. */
export type SoapOperations = Readonly<Record<string, readonly string[]>>;

/** A call as the WSDL wants it. */
export interface ReceivedCall {
  readonly operation: string;
  readonly parameters: Readonly<Record<string, string>>;
}

const envelopeNamespace = 'http://schemas.xmlsoap.org/soap/envelope/';
const parser = new XMLParser({ preserveOrder: true, ignoreAttributes: false, parseTagValue: false, trimValues: false });

const nameOf = (node: Node): string => Object.keys(node).find((key) => key !== ':@') ?? '';
const partsOf = (node: Node): Node[] => (node[nameOf(node)] as Node[]) ?? [];
const elementsOf = (node: Node): Node[] => partsOf(node).filter((child) => !/^[#?]/.test(nameOf(child)));
const textOf = (node: Node): string =>
  partsOf(node)
    .map((child) => String(child['#text'] ?? ''))
    .join('');

/** The local name and the namespace of an element inside others. */
function qualified(node: Node, within: readonly Node[]): { local: string; namespace: string | undefined } {
  const [local = '', prefix] = nameOf(node).split(':').reverse();
  const attribute = prefix ? `@_xmlns:${prefix}` : '@_xmlns';
  const declaring = [node, ...within.toReversed()].find(
    (element) => attribute in ((element[':@'] as Node | undefined) ?? {}),
  );
  return { local, namespace: (declaring?.[':@'] as Record<string, string> | undefined)?.[attribute] };
}

function isNamed(node: Node | undefined, within: readonly Node[], local: string, namespace: string): boolean {
  const found = node && qualified(node, within);
  return found?.local === local && found.namespace === namespace;
}

/** The parameters of a call, or what is wrong with their names, their order or their numbers. */
function parametersOf(call: Node, within: readonly Node[], namespace: string, sequence: readonly string[]) {
  const found = elementsOf(call);
  const parameters: Record<string, string> = {};
  let at = 0;
  for (const declared of sequence) {
    const name = declared.replace(/[?#]$/, '');
    const node = found[at];
    if (!isNamed(node, [...within, call], name, namespace)) {
      if (declared.endsWith('?')) continue;
      return `${name} is missing or out of order`;
    }
    const text = textOf(node as Node);
    if (declared.endsWith('#') && !/^-?\d{1,9}$/.test(text)) return `${name} is not an integer`;
    parameters[name] = text;
    at += 1;
  }
  const extra = found[at];
  return extra ? `${nameOf(extra)} is unknown or out of order` : parameters;
}

/** Reads a SOAP 1.1 call as strictly as the services do; a text says what is wrong. */
export function readSoapCall(
  xml: string,
  soapAction: string | undefined,
  service: { readonly namespace: string; readonly operations: SoapOperations },
): ReceivedCall | string {
  if (/<!DOCTYPE/i.test(xml)) return 'A DTD is not accepted';
  let envelope: Node | undefined;
  try {
    envelope = (parser.parse(xml, true) as Node[]).find((node) => !nameOf(node).startsWith('?'));
  } catch {
    return 'The message is not well-formed';
  }
  if (!envelope || !isNamed(envelope, [], 'Envelope', envelopeNamespace)) return 'There is no SOAP 1.1 envelope';
  const [body] = elementsOf(envelope);
  if (!body || !isNamed(body, [envelope], 'Body', envelopeNamespace)) return 'There is no body';
  const [call, ...others] = elementsOf(body);
  if (!call || others.length > 0) return 'There must be one call in the body';
  const within = [envelope, body];
  const { local: operation, namespace } = qualified(call, within);
  const sequence = Object.hasOwn(service.operations, operation) ? service.operations[operation] : undefined;
  if (!sequence || namespace !== service.namespace) return `There is no operation ${operation}`;
  if (soapAction !== `"${service.namespace}${operation}"`) return 'SOAPAction does not name the operation';
  const parameters = parametersOf(call, within, service.namespace, sequence);
  return typeof parameters === 'string' ? parameters : { operation, parameters };
}
