import type { XmlElement } from './xmlTree.ts';

type Prefixes = ReadonlyMap<string, string>;

const prefixOf = (name: string): string => (name.includes(':') ? name.slice(0, name.indexOf(':')) : '');

const isDeclaration = (name: string): boolean => name === 'xmlns' || name.startsWith('xmlns:');

const escapedText = (text: string): string =>
  text.replace(/[&<>\r]/g, (found) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#xD;' })[found] ?? '');

const attributeEscapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '"': '&quot;',
  '\t': '&#x9;',
  '\n': '&#xA;',
  '\r': '&#xD;',
};
const escapedAttribute = (text: string): string =>
  text.replace(/[&<"\t\n\r]/g, (found) => attributeEscapes[found] ?? '');

const inOrder = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** The namespaces that an element and its ancestors declare, by prefix. */
export function namespacesOf(element: XmlElement, inherited: Prefixes = new Map()): Prefixes {
  const own = element.attributes.filter(([name]) => isDeclaration(name));
  return new Map([...inherited, ...own.map(([name, uri]) => [name === 'xmlns' ? '' : name.slice(6), uri] as const)]);
}

interface Canonicalisation {
  /** Exclusive: only the namespaces an element uses. Otherwise all that are in scope. */
  readonly isExclusive: boolean;
  /** Left out with everything in it: the signature itself, when the whole document is digested. */
  readonly without?: XmlElement;
}

interface Place {
  readonly inherited: Prefixes;
  readonly rendered: Prefixes;
}

function declarationsAt(
  element: XmlElement,
  scope: Prefixes,
  rendered: Prefixes,
  isExclusive: boolean,
): [string, string][] {
  const plain = element.attributes.filter(([name]) => !isDeclaration(name));
  const used = [prefixOf(element.name), ...plain.map(([name]) => prefixOf(name)).filter(Boolean)];
  const wanted = isExclusive ? new Set(used) : new Set(scope.keys());
  return [...wanted]
    .map((prefix): [string, string] => [prefix, scope.get(prefix) ?? ''])
    .filter(([prefix, uri]) => (rendered.get(prefix) ?? '') !== uri)
    .sort(([one], [other]) => inOrder(one, other));
}

function written(element: XmlElement, place: Place, options: Canonicalisation): string {
  const scope = namespacesOf(element, place.inherited);
  const declared = declarationsAt(element, scope, place.rendered, options.isExclusive);
  const below = { inherited: scope, rendered: new Map([...place.rendered, ...declared]) };
  const namespaces = declared.map(
    ([prefix, uri]) => ` ${prefix ? `xmlns:${prefix}` : 'xmlns'}="${escapedAttribute(uri)}"`,
  );
  const attributes = element.attributes
    .filter(([name]) => !isDeclaration(name))
    .map(([name, value]) => ({ name, value, uri: prefixOf(name) ? (scope.get(prefixOf(name)) ?? '') : '' }))
    .sort((one, other) => inOrder(one.uri, other.uri) || inOrder(one.name, other.name))
    .map(({ name, value }) => ` ${name}="${escapedAttribute(value)}"`);
  const content = element.children
    .filter((child) => child !== options.without)
    .map((child) => (typeof child === 'string' ? escapedText(child) : written(child, below, options)));
  return `<${element.name}${namespaces.join('')}${attributes.join('')}>${content.join('')}</${element.name}>`;
}

/**
 * The canonical form of an element (Canonical XML 1.0, or Exclusive XML Canonicalization), over which signatures are computed.
 * `inherited` holds the namespaces of its ancestors. Attributes of the `xml:` prefix are not supported.
 */
export const canonicalXml = (element: XmlElement, options: Canonicalisation, inherited: Prefixes = new Map()): string =>
  written(element, { inherited, rendered: new Map() }, options);
