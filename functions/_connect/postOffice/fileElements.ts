import { Unreadable } from './unreadable.ts';

/** An element of a file, of XML or of JSON. Its name is in small letters and without a prefix: systems differ in both. */
export interface FileElement {
  readonly name: string;
  readonly text: string;
  readonly children: readonly FileElement[];
}

const most = { depth: 16, elements: 100_000 } as const;

interface Open extends FileElement {
  text: string;
  readonly children: FileElement[];
}

const localName = (name: string): string => name.slice(name.lastIndexOf(':') + 1).toLowerCase();

/** The root element of XML. No document type means no entities of the sender's own: nothing to expand, nothing to fetch. Throws `Unreadable`. */
export async function xmlRoot(xml: string): Promise<FileElement> {
  // The bundle of a function sees only the default export of a CommonJS package.
  const { SaxesParser } = (await import('saxes')).default;
  const parser = new SaxesParser();
  const open: Open[] = [];
  let root: Open | null = null;
  let elements = 0;
  parser.on('doctype', () => {
    throw new Unreadable('documentType');
  });
  parser.on('error', () => {
    throw new Unreadable('notWellFormed');
  });
  parser.on('opentag', ({ name }) => {
    elements += 1;
    if (elements > most.elements) throw new Unreadable('tooLarge');
    if (open.length === most.depth) throw new Unreadable('tooDeep');
    const element: Open = { name: localName(name), text: '', children: [] };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  const addText = (text: string) => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  if (!root) throw new Unreadable('notWellFormed');
  return root;
}

/** Where a text ends that begins at `at`. */
function endOfText(json: string, at: number): number {
  let end = at + 1;
  while (end < json.length && json[end] !== '"') end += json[end] === '\\' ? 2 : 1;
  return end;
}

const steps: Readonly<Record<string, number>> = { '{': 1, '[': 1, '}': -1, ']': -1 };

/** How deep lists and objects of JSON stand in each other, and how many names it has; no parser has seen it yet. */
function measuredJson(json: string): { depth: number; names: number } {
  let [depth, deepest, names] = [0, 0, 0];
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at] ?? '';
    if (sign === '"') at = endOfText(json, at);
    if (sign === ':') names += 1;
    depth += steps[sign] ?? 0;
    deepest = Math.max(deepest, depth);
  }
  return { depth: deepest, names };
}

const namesIn = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0;
  const own = Array.isArray(value) ? 0 : Object.keys(value).length;
  return Object.values(value).reduce<number>((sum, child) => sum + namesIn(child), own);
};

function elementsOf(name: string, value: unknown): FileElement[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((each) => elementsOf(name, each));
  if (typeof value !== 'object') return [{ name, text: String(value), children: [] }];
  return [
    { name, text: '', children: Object.entries(value).flatMap(([key, child]) => elementsOf(key.toLowerCase(), child)) },
  ];
}

/** A number as the text that it was written as: the reference of an approval may have more digits than a number of JavaScript. */
const asWritten = (_: string, value: unknown, written?: { readonly source?: string }): unknown =>
  typeof value === 'number' ? (written?.source ?? String(value)) : value;

/** JSON as elements: a list is an element that is repeated. A name that stands twice in an object is said to be repeated, not taken the second time. */
function jsonRoot(json: string): FileElement {
  const { depth, names } = measuredJson(json);
  if (depth > most.depth) throw new Unreadable('tooDeep');
  if (names > most.elements) throw new Unreadable('tooLarge');
  let value: unknown;
  try {
    value = JSON.parse(json, asWritten);
  } catch {
    throw new Unreadable('notWellFormed');
  }
  if (namesIn(value) !== names) throw new Unreadable('repeated');
  const [root, ...others] = elementsOf('', value);
  if (!root || others.length > 0) throw new Unreadable('otherDocument');
  return root;
}

/** The root element of a text; that of JSON has no name. Throws `Unreadable`. */
export async function rootElement(text: string): Promise<FileElement> {
  const content = text.replace(/^[\uFEFF\s]+/, '');
  if (content === '') throw new Unreadable('empty');
  return /^[{[]/.test(content) ? jsonRoot(content) : xmlRoot(content);
}

/** The children of this name. */
export const childrenOf = (element: FileElement, name: string): readonly FileElement[] =>
  element.children.filter((child) => child.name === name);

/** The one child of this name, or null. What may stand once and stands twice says two things, of which nobody knows which counts. */
export function childOf(element: FileElement, name: string): FileElement | null {
  const [first = null, ...others] = childrenOf(element, name);
  if (others.length > 0) throw new Unreadable('repeated', name);
  return first;
}
