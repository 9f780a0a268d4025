import { fc } from './fc.ts';

/*
 * Generated XML documents that mean something: every prefix is bound, no attribute twice. How they are written varies (quotes, spaces,
 * references, line ends, empty elements), and so does what canonical XML has rules for. All URIs have one length and prefixes are in
 * lower case: xml-crypto orders attributes by URI and name as one text, and prefixes by the rules of a language.
 */

interface Written {
  readonly prefix: string;
  readonly name: string;
  readonly declares: readonly (readonly [prefix: string, uri: string])[];
  readonly attributes: readonly { readonly prefix: string; readonly name: string; readonly value: string }[];
  readonly quote: '"' | "'";
  readonly space: string;
  readonly isShort: boolean;
  readonly children: readonly (Written | string)[];
}

const prefix = fc.constantFrom('', '', 'p', 'q', 'r', 'soap');
const uri = fc.constantFrom('urn:a', 'urn:b', 'urn:c');
const name = fc.constantFrom('a', 'b', 'Item', 'Z9', '_x', 'k-y', 'اسم');
const pieces = [
  'a',
  'x y',
  'سارة',
  '👩🏽‍⚕️',
  '  ',
  '\n',
  '\r\n',
  '\t',
  '"',
  "'",
  '>',
  '&amp;',
  '&lt;',
  '&gt;',
  '&quot;',
];
const references = ['&apos;', '&#65;', '&#x41;', '&#xD;', '&#13;', '&#10;', '&#x9;', '&#x1F469;'];
const text = fc.array(fc.constantFrom(...pieces, ...references), { maxLength: 5 }).map((each) => each.join(''));

const { element } = fc.letrec<{ element: Written }>((tie) => ({
  element: fc.record({
    prefix,
    name,
    declares: fc.uniqueArray(fc.tuple(prefix, uri), { selector: ([each]) => each, maxLength: 2 }),
    attributes: fc.array(fc.record({ prefix, name, value: text }), { maxLength: 3 }),
    quote: fc.constantFrom('"', "'"),
    space: fc.constantFrom(' ', '\n', '\r\n\t', '  '),
    isShort: fc.boolean(),
    children: fc.array(fc.oneof({ maxDepth: 4, withCrossShrink: true }, text, tie('element')), { maxLength: 3 }),
  }),
}));

function xmlOf(each: Written, inherited: ReadonlyMap<string, string>): string {
  const scope = new Map([...inherited, ...each.declares]);
  const qualified = (one: { prefix: string; name: string }) =>
    one.prefix !== '' && scope.has(one.prefix) ? `${one.prefix}:${one.name}` : one.name;
  const uriOf = (one: { prefix: string }) => (one.prefix === '' ? '' : (scope.get(one.prefix) ?? ''));
  const attributes = new Map(each.attributes.map((one) => [`${uriOf(one)} ${one.name}`, one]));
  const { quote, space } = each;
  const quoted = (value: string) => quote + value.replaceAll(quote, quote === '"' ? '&quot;' : '&apos;') + quote;
  const parts = [
    ...[...attributes.values()].map((one) => `${qualified(one)}=${quoted(one.value)}`),
    ...each.declares.map(([declared, value]) => `${declared ? `xmlns:${declared}` : 'xmlns'} = ${quoted(value)}`),
  ];
  const tag = qualified(each);
  const start = `<${tag}${parts.map((part) => space + part).join('')}`;
  const content = each.children.map((child) => (typeof child === 'string' ? child : xmlOf(child, scope))).join('');
  return content === '' && each.isShort ? `${start}${space}/>` : `${start}>${content}</${tag}>`;
}

/** What the portal takes has at most 32 declarations; a signature adds some. */
const isShort = (xml: string): boolean => xml.split('xmlns').length < 28;

/** Documents of elements and text. */
export const xmlDocument: fc.Arbitrary<string> = fc
  .tuple(element, fc.constantFrom('', '<?xml version="1.0" encoding="UTF-8"?>\r\n'))
  .map(([root, declaration]) => declaration + xmlOf(root, new Map()))
  .filter(isShort);

/** What the portal does not take: each can stand where an element ends. */
export const refusedPieces = ['<!-- a -->', '<![CDATA[a]]>', '<?a b?>', '&nbsp;', '&#0;', '&#xD800;', '&'] as const;
