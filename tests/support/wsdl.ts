import { existsSync, readFileSync } from 'node:fs';
import { XMLParser } from 'fast-xml-parser';
import { sharedFolder } from './sharedFolder.ts';

type Node = Record<string, unknown>;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  parseTagValue: false,
  trimValues: false,
  removeNSPrefix: true,
});

const nameOf = (node: Node): string => Object.keys(node).find((key) => key !== ':@') ?? '';
const elementsOf = (node: Node): Node[] =>
  (node[nameOf(node)] as Node[]).filter((child) => !/^[#?]/.test(nameOf(child)));
const textOf = (node: Node): string =>
  (node[nameOf(node)] as Node[]).map((child) => String(child['#text'] ?? '')).join('');
const attribute = (node: Node | undefined, name: string): string =>
  (node?.[':@'] as Record<string, string> | undefined)?.[`@_${name}`] ?? '';
const rootOf = (xml: string): Node =>
  (parser.parse(xml) as Node[]).find((node) => !nameOf(node).startsWith('?')) as Node;
const inside = (node: Node, ...path: string[]): Node[] =>
  path.reduce((nodes, name) => nodes.flatMap(elementsOf).filter((child) => nameOf(child) === name), [node]);

const folder = new URL('domain/xsd/wsdl/', sharedFolder);
export const hasServiceContracts = existsSync(folder);

const readRoot = (file: string): Node => rootOf(readFileSync(new URL(file, folder), 'utf8'));

/** The SOAPAction that the WSDL names for an operation. */
export function soapActionOf(file: string, operation: string): string {
  const operations = inside(readRoot(file), 'binding', 'operation').filter(
    (node) => attribute(node, 'name') === operation,
  );
  return attribute(
    operations.flatMap(elementsOf).find((node) => nameOf(node) === 'operation'),
    'soapAction',
  );
}

/** What a SOAP message breaks of the WSDL: namespace, names, order, numbers and integers of an operation's parameters. */
export function messageErrors(xml: string, file: string): string[] {
  const [body] = inside(rootOf(xml), 'Body');
  const [call, ...others] = body ? elementsOf(body) : [];
  if (!call || others.length > 0) return ['one call expected'];
  const [schema] = inside(readRoot(file), 'types', 'schema');
  const declared = elementsOf(schema as Node).find((node) => attribute(node, 'name') === nameOf(call));
  if (!declared) return [`${nameOf(call)} is not declared`];
  const namespace = attribute(schema, 'targetNamespace');
  // The parser drops namespaces with their prefixes; ours is always the default one of the call.
  const errors = xml.includes(`<${nameOf(call)} xmlns="${namespace}">`) ? [] : [`namespace ${namespace} expected`];
  const found = elementsOf(call);
  for (const parameter of inside(declared, 'complexType', 'sequence', 'element')) {
    const name = attribute(parameter, 'name');
    if (found[0] && nameOf(found[0]) === name) {
      const text = textOf(found.shift() as Node);
      if (attribute(parameter, 'type').endsWith(':int') && !/^-?\d+$/.test(text)) errors.push(`${name} is no integer`);
    } else if (attribute(parameter, 'minOccurs') !== '0') errors.push(`${name} is missing or out of order`);
  }
  return [...errors, ...found.map((node) => `${nameOf(node)} is unknown or out of order`)];
}
