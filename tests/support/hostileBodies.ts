import { largestBody } from '../../functions/_kit/input.ts';

/** A little below the limit, so that a body is parsed and not refused for its size. */
const mostCharacters = largestBody - 8 * 1024;

const filled = (piece: string, characters = mostCharacters): string =>
  piece.repeat(Math.max(Math.floor(characters / piece.length), 1));

/** Texts on which patterns and parsers go back and forth: repetitions with an end that fits nothing. */
const pieces: Readonly<Record<string, string>> = {
  letters: 'a',
  spaces: ' ',
  digits: '1',
  'at signs': 'a@',
  dots: 'a.',
  hyphens: '-a',
  'commas and spaces': ' ,',
  quotes: '"',
  'capital letters': 'Aa',
  'Arabic letters with marks': 'مُّ',
  'letters with marks': 'e\u0301',
  'pairs of surrogates': '😀',
  'line ends': '\r\n',
  percents: '%41',
  base64: 'QUFB',
};

/** Texts for one field: as long as a body may be, and short enough to pass most lengths. */
export const hostileTexts = (): (readonly [name: string, text: string])[] =>
  Object.entries(pieces).flatMap(([name, piece]) =>
    [mostCharacters / 4, 4000, 250, 30].map(
      (characters) =>
        [`${Math.round(characters)} characters of ${name}`, `${filled(piece, characters - 1)}\u0001`] as const,
    ),
  );

const nested = (open: string, close: string): string => {
  const levels = Math.floor(mostCharacters / (open.length + close.length));
  return `${open.repeat(levels)}1${close.repeat(levels)}`;
};

/** Bodies that are JSON, or nearly, and nothing that the contract declares. */
export const hostileBodies = (): (readonly [name: string, body: string])[] => [
  ['lists in lists', nested('[', ']')],
  ['objects in objects', nested('{"a":', '}')],
  ['lists that never end', filled('[')],
  ['objects that never end', filled('{"a":')],
  ['a wide list', `[${filled('0,')}0]`],
  ['a wide list in an object', `{"a":[${filled('{},')}0]}`],
  ['a wide object', `{${Array.from({ length: 20_000 }, (_, at) => `"k${at}":0`).join()}}`],
  ['one name again and again', `{${filled('"a":0,')}"a":0}`],
  ['names of prototypes', `{${filled('"__proto__":{},')}"constructor":{}}`],
  ['a long number', filled('9')],
  ['a number with many decimals', `0.${filled('1')}`],
  ['a long text', `"${filled('a')}"`],
  ['many escapes', `"${filled('\\u0041')}"`],
  ['spaces', `${filled(' ')}{}`],
];

/** Answers of a card reader that are made to keep a processor busy. */
export function hostileReadings(requestId: string): (readonly [name: string, xml: string])[] {
  const mostReading = 199_000;
  const fill = (piece: string) => filled(piece, mostReading - 1000);
  const answer = (root: string, content: string) =>
    `<ValidationGatewayResponse ${root}><Message><Header><RequestID>${requestId}</RequestID></Header><Body><ResponseStatus>Success</ResponseStatus></Body>${content}</Message></ValidationGatewayResponse>`;
  const namespaces = (count: number) => Array.from({ length: count }, (_, at) => `xmlns:n${at}="u${at}"`).join(' ');
  const signature = '<Signature xmlns="http://www.w3.org/2000/09/xmldsig#"></Signature>';
  return [
    ['thousands of namespaces', answer(namespaces(6500), `${fill('<a/>').slice(0, 60_000)}${signature}`)],
    ['all the namespaces and elements that are taken', answer(namespaces(31), `${'<a/>'.repeat(900)}${signature}`)],
    ['elements', answer('', fill('<a/>'))],
    ['elements in elements', fill('<a>')],
    ['attributes', answer(fill('a="" '), '')],
    ['spaces before quotes', answer(fill('a=               "" '), '')],
    ['quotes that never end', fill(`<a b='`)],
    ['references', answer('', fill('&amp;'))],
    ['references that never end', answer('', fill('&'))],
    ['numbers of characters', answer('', fill('&#x41;'))],
    ['spaces', answer(fill(' '), '')],
    ['a tag that never ends', `<${fill('a')}`],
    ['comments', fill('<!-- -->')],
    ['instructions', fill('<?a?>')],
    ['sections', answer('', fill('<![CDATA[]]>'))],
    ['declarations that never end', fill('<!')],
    ['text', answer('', fill('x'))],
    ['a large signature', answer('', `<Signature xmlns="http://www.w3.org/2000/09/xmldsig#">${fill('A')}</Signature>`)],
  ];
}
