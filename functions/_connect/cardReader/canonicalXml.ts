import { localPart, type XmlElement } from './xmlTree.ts';

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

const declarationsOf = ({ attributes }: XmlElement): (readonly [prefix: string, uri: string])[] =>
  attributes
    .filter(([name]) => isDeclaration(name))
    .map(([name, uri]) => [name === 'xmlns' ? '' : name.slice(6), uri] as const);

/** Most elements declare nothing: those share the namespaces of their parent. */
const withAll = (known: Prefixes, added: readonly (readonly [string, string])[]): Prefixes =>
  added.length === 0 ? known : new Map([...known, ...added]);

/** The namespaces that an element and its ancestors declare, by prefix. */
export const namespacesOf = (element: XmlElement, inherited: Prefixes = new Map()): Prefixes =>
  withAll(inherited, declarationsOf(element));

interface Canonicalisation {
  /** Exclusive: only the namespaces an element uses. Otherwise all that are in scope. */
  readonly isExclusive: boolean;
  /** Left out with everything in it: the signature itself, when the whole document is digested. */
  readonly without?: XmlElement;
}

interface Place {
  readonly scope: Prefixes;
  readonly rendered: Prefixes;
  /** What may have to be declared here: at the top all that is in scope, below that what the element itself declares. */
  readonly new: readonly string[];
}

/** Always bound, and never declared. */
const xmlPrefix = 'xml';
const xmlNamespace = 'http://www.w3.org/XML/1998/namespace';

function usedPrefixes({ name, attributes }: XmlElement): string[] {
  const plain = attributes.filter(([each]) => !isDeclaration(each));
  return [prefixOf(name), ...plain.map(([each]) => prefixOf(each)).filter(Boolean)];
}

const declaredAt = (element: XmlElement, place: Place, isExclusive: boolean): [string, string][] =>
  [...new Set(isExclusive ? usedPrefixes(element) : place.new)]
    .filter((prefix) => prefix !== xmlPrefix)
    .map((prefix): [string, string] => [prefix, place.scope.get(prefix) ?? ''])
    .filter(([prefix, uri]) => (place.rendered.get(prefix) ?? '') !== uri)
    .sort(([one], [other]) => inOrder(one, other));

/** In the order of their namespaces, then of their names in these; those without a prefix are in none. */
function attributesOf({ attributes }: XmlElement, scope: Prefixes): string[] {
  const uriOf = (prefix: string) => (prefix === xmlPrefix ? xmlNamespace : (scope.get(prefix) ?? ''));
  return attributes
    .filter(([name]) => !isDeclaration(name))
    .map(([name, value]) => ({ name, value, uri: prefixOf(name) ? uriOf(prefixOf(name)) : '' }))
    .sort((one, other) => inOrder(one.uri, other.uri) || inOrder(localPart(one.name), localPart(other.name)))
    .map(({ name, value }) => ` ${name}="${escapedAttribute(value)}"`);
}

function written(element: XmlElement, place: Place, options: Canonicalisation): string {
  const declared = declaredAt(element, place, options.isExclusive);
  const rendered = withAll(place.rendered, declared);
  const namespaces = declared.map(
    ([prefix, uri]) => ` ${prefix ? `xmlns:${prefix}` : 'xmlns'}="${escapedAttribute(uri)}"`,
  );
  const childText = (child: XmlElement): string => {
    const own = declarationsOf(child);
    return written(child, { scope: withAll(place.scope, own), rendered, new: own.map(([prefix]) => prefix) }, options);
  };
  const content = element.children
    .filter((child) => child !== options.without)
    .map((child) => (typeof child === 'string' ? escapedText(child) : childText(child)));
  const start = `${element.name}${namespaces.join('')}${attributesOf(element, place.scope).join('')}`;
  return `<${start}>${content.join('')}</${element.name}>`;
}

/**
 * The canonical form of an element (Canonical XML 1.0, or Exclusive XML Canonicalization), over which signatures are computed.
 * `inherited` holds the namespaces of its ancestors. Their attributes of the `xml:` prefix are not inherited, as Canonical XML
 * would have it: a signature that needs them is wrong here.
 */
export function canonicalXml(element: XmlElement, options: Canonicalisation, inherited: Prefixes = new Map()): string {
  const scope = namespacesOf(element, inherited);
  return written(element, { scope, rendered: new Map(), new: [...scope.keys()] }, options);
}
