import { existsSync, readFileSync } from 'node:fs';
import { XMLParser } from 'fast-xml-parser';
import { sharedFolder } from './sharedFolder.ts';

type Node = Record<string, unknown>;

const parser = new XMLParser({ preserveOrder: true, ignoreAttributes: false, parseTagValue: false });

const nameOf = (node: Node): string => Object.keys(node).find((key) => key !== ':@') ?? '';
const childrenOf = (node: Node): Node[] => (node[nameOf(node)] as Node[]).filter((child) => nameOf(child) !== '#text');
const textOf = (node: Node): string =>
  (node[nameOf(node)] as Node[]).map((child) => String(child['#text'] ?? '')).join('');
const attribute = (node: Node, name: string): string | undefined =>
  (node[':@'] as Record<string, string> | undefined)?.[`@_${name}`];
const rootOf = (xml: string): Node =>
  (parser.parse(xml) as Node[]).filter((node) => !nameOf(node).startsWith('?'))[0] as Node;
const inside = (node: Node, ...path: string[]): Node[] =>
  path.reduce((nodes, name) => nodes.flatMap(childrenOf).filter((child) => nameOf(child) === `xs:${name}`), [node]);

const folder = new URL('domain/xsd/doh/', sharedFolder);
export const hasRegulatorSchemas = existsSync(folder);

/**
 * What an XML document breaks of a regulator's schema: the order and number of its elements, and the enumerations, patterns and
 * lengths of its values. As much of XSD as these schemas use.
 */
export function schemaErrors(xml: string, file: string): string[] {
  const read = (name: string) => rootOf(readFileSync(new URL(name, folder), 'utf8'));
  const types = new Map(
    inside(read('CommonTypes.xsd'), 'simpleType').map((type) => [attribute(type, 'name') ?? '', type]),
  );
  const declared = inside(read(file), 'element')[0] as Node;
  return elementErrors(rootOf(xml), declared, types, nameOf(rootOf(xml)));
}

function elementErrors(element: Node, declared: Node, types: Map<string, Node>, path: string): string[] {
  if (nameOf(element) !== attribute(declared, 'name')) return [`${path}: ${attribute(declared, 'name')} expected`];
  const sequence = inside(declared, 'complexType', 'sequence')[0];
  if (sequence) return sequenceErrors(childrenOf(element), childrenOf(sequence), types, path);
  const typeName = attribute(declared, 'type')?.replace(/^.*:/, '') ?? '';
  const type = types.get(typeName) ?? inside(declared, 'simpleType')[0];
  return type ? valueErrors(textOf(element), type, types).map((error) => `${path}: ${error}`) : [`${path}: no type`];
}

function sequenceErrors(found: Node[], declared: Node[], types: Map<string, Node>, path: string): string[] {
  const errors: string[] = [];
  let at = 0;
  for (const entry of declared) {
    const name = attribute(entry, 'name');
    const most = attribute(entry, 'maxOccurs') === 'unbounded' ? Number.POSITIVE_INFINITY : 1;
    let count = 0;
    for (let next = found[at]; next && nameOf(next) === name && count < most; next = found[at]) {
      errors.push(...elementErrors(next, entry, types, `${path}/${name}`));
      count += 1;
      at += 1;
    }
    if (count === 0 && attribute(entry, 'minOccurs') !== '0') errors.push(`${path}/${name} is missing or out of order`);
  }
  return [...errors, ...found.slice(at).map((child) => `${path}/${nameOf(child)} is unknown or out of order`)];
}

function valueErrors(value: string, type: Node, types: Map<string, Node>): string[] {
  const restriction = inside(type, 'restriction')[0];
  if (!restriction) return [];
  const base = types.get((attribute(restriction, 'base') ?? '').replace(/^.*:/, ''));
  const facets = (name: string) => inside(restriction, name).map((facet) => attribute(facet, 'value') ?? '');
  const enumeration = facets('enumeration');
  const errors = base ? valueErrors(value, base, types) : [];
  if (enumeration.length > 0 && !enumeration.includes(value)) errors.push(`"${value}" is not in the enumeration`);
  if (facets('pattern').some((pattern) => !new RegExp(`^(?:${pattern})$`).test(value)))
    errors.push(`"${value}" pattern`);
  if (facets('minLength').some((length) => value.length < Number(length))) errors.push('too short');
  if (facets('maxLength').some((length) => value.length > Number(length))) errors.push('too long');
  return errors;
}
