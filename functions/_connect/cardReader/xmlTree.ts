import { XMLParser } from 'fast-xml-parser';
import { countOf } from '../xmlBounds.ts';

/** An element with everything that counts for its meaning and for its signature. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly children: readonly (XmlElement | string)[];
}

type Parsed = Readonly<Record<string, unknown>>;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  trimValues: false,
  parseTagValue: false,
  parseAttributeValue: false,
  // References are resolved below: the five of XML and character numbers, nothing that a document could define.
  processEntities: false,
  commentPropName: '#comment',
  cdataPropName: '#cdata',
});

class NotAccepted extends Error {}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Characters that no XML document has, halves of characters among them. */
const impossible = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

function resolved(text: string): string {
  return text.replace(/&([^;&]*;?)/g, (_whole, reference: string) => {
    const [, hex, decimal] = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}));$/i.exec(reference) ?? [];
    if (hex || decimal) {
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      if (code <= 0x10ffff && !impossible.test(String.fromCodePoint(code))) return String.fromCodePoint(code);
    }
    const known = reference.endsWith(';') ? named[reference.slice(0, -1)] : undefined;
    if (known === undefined) throw new NotAccepted('A reference that XML does not define');
    return known;
  });
}

/**
 * The most that a document may have. An answer of the toolkit has some 150 elements in 8 levels and 5 namespaces. Canonical XML looks
 * at every namespace for every element, and the exclusive one can repeat a namespace at each: without these limits a document of
 * 189 KB keeps a processor busy for 20 seconds, or becomes one of 100 MB.
 */
const limits = { elements: 1000, levels: 32, attributes: 1000, namespaces: 32, namespaceLength: 256 } as const;

function elementOf(node: Parsed): XmlElement {
  const [name = ''] = Object.keys(node).filter((key) => key !== ':@');
  // Comments, CDATA and instructions mean nothing here, and a signature treats each in its own way.
  if (name === '' || name.startsWith('#') || name.startsWith('?')) throw new NotAccepted('More than elements and text');
  const attributes = Object.entries((node[':@'] ?? {}) as Record<string, string>).map(
    ([key, value]) => [key, resolved(String(value).replace(/[\t\n\r]/g, ' '))] as const,
  );
  const hasLongNamespace = attributes.some(
    ([key, value]) => /^xmlns(:|$)/.test(key) && value.length > limits.namespaceLength,
  );
  if (hasLongNamespace) throw new NotAccepted('A namespace of unusual length');
  const children = (node[name] as Parsed[]).map((child) =>
    '#text' in child ? resolved(String(child['#text'])) : elementOf(child),
  );
  return { name, attributes, children };
}

/** Looked at before anything is parsed. The patterns find at least all of them. */
const isTooLarge = (xml: string): boolean =>
  (xml.match(/<[^/!?]/g)?.length ?? 0) > limits.elements ||
  countOf(xml, '=') > limits.attributes ||
  countOf(xml, 'xmlns') > limits.namespaces;

const levelsOf = ({ children }: XmlElement): number =>
  1 + Math.max(0, ...children.map((child) => (typeof child === 'string' ? 0 : levelsOf(child))));

/**
 * Reads a document strictly: one root, elements and text only, no DTD, so no entities of the sender's own, and within the limits.
 * Null for everything else.
 */
export function parseXmlTree(xml: string): XmlElement | null {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml) || isTooLarge(xml) || impossible.test(xml)) return null;
  try {
    const nodes = (parser.parse(xml, true) as Parsed[]).filter((node) => !('?xml' in node) && !('#text' in node));
    const [root] = nodes;
    const element = root && nodes.length === 1 ? elementOf(root) : null;
    return element && levelsOf(element) <= limits.levels ? element : null;
  } catch {
    // Not well-formed, or more than this reader takes: why does not matter, the document is not usable.
    return null;
  }
}

/** A name without its prefix. */
export const localPart = (name: string): string => name.slice(name.indexOf(':') + 1);

export const localName = ({ name }: XmlElement): string => localPart(name);

export const childElements = ({ children }: XmlElement): XmlElement[] =>
  children.filter((child) => typeof child !== 'string');

/** The one child of that local name; null when there is no such child, or more than one. */
export function onlyChild(element: XmlElement, name: string): XmlElement | null {
  const found = childElements(element).filter((child) => localName(child) === name);
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** The text of an element that holds nothing else. */
export const textOf = (element: XmlElement): string | null =>
  childElements(element).length > 0 ? null : element.children.join('');

/** The text at a path of local names below an element, or null. */
export function textAt(element: XmlElement, path: string): string | null {
  let found: XmlElement | null = element;
  for (const name of path.split('/')) found = found && onlyChild(found, name);
  return found && textOf(found);
}
