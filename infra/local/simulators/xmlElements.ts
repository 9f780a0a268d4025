import { XMLParser } from 'fast-xml-parser';

/** An element as it was written: its children keep their order, which the regulators' schema fixes. */
export interface XmlElement {
  readonly name: string;
  readonly text: string;
  readonly children: readonly XmlElement[];
}

/** What a schema says of a kind of document. */
export interface Shape {
  /** The elements of each branch, in their order: `?` may be absent, `*` may repeat or be absent. */
  readonly sequences: Readonly<Record<string, readonly string[]>>;
  /** The values that are checked, by the path of their element. */
  readonly values: Readonly<Record<string, RegExp>>;
  /** Whether a leaf without a rule for its value may be empty. */
  readonly mayBeEmpty: boolean;
}

/** Something that a document breaks of a shape: `path` and `problem` read as one sentence. */
export interface ShapeError {
  readonly path: string;
  readonly problem: string;
  readonly value: string;
  /** The ID of the activity that it stands in, or nothing. */
  readonly activityId: string;
}

const parser = new XMLParser({ preserveOrder: true, parseTagValue: false });

/** The root element of a document, or what is wrong with it. */
export function rootOf(xml: string): XmlElement | string {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) return 'A document type definition is not allowed';
  try {
    const [root] = (parser.parse(xml, true) as unknown[]).map(elementOf).filter((node) => node !== null);
    return root && !root.name.startsWith('?') ? root : 'There is no root element';
  } catch (error) {
    return `Not well-formed: ${error instanceof Error ? error.message : 'unknown'}`;
  }
}

function elementOf(node: unknown): XmlElement | null {
  const [name, content] = Object.entries(node as Record<string, unknown>)[0] ?? [];
  if (name === undefined || name === '#text' || name.startsWith('?') || !Array.isArray(content)) return null;
  const text = content.map((child: Record<string, unknown>) => child['#text'] ?? '').join('');
  return { name, text, children: content.map(elementOf).filter((child) => child !== null) };
}

/** The elements at a path below an element. */
export const allAt = (root: XmlElement, path: string): readonly XmlElement[] =>
  path
    .split('/')
    .reduce<readonly XmlElement[]>(
      (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
      [root],
    );

/** The text of the first element at a path; empty where there is none. */
export const textAt = (root: XmlElement, path: string): string => allAt(root, path)[0]?.text ?? '';

/** Order, presence and values of an element and all below it. */
export function shapeErrors(element: XmlElement, shape: Shape, path = element.name, activityId = ''): ShapeError[] {
  const within = element.name === 'Activity' ? textAt(element, 'ID') : activityId;
  const error = (at: string, problem: string, value = ''): ShapeError => ({
    path: at,
    problem,
    value,
    activityId: within,
  });
  const sequence = shape.sequences[element.name];
  if (!sequence) return leafErrors(element, shape, path).map((problem) => error(path, problem, element.text));
  const errors = element.text.trim() === '' ? [] : [error(path, 'must not hold text', element.text)];
  let at = 0;
  for (const entry of sequence) {
    const name = entry.replace(/[?*]$/, '');
    let count = 0;
    while (element.children[at]?.name === name && (count === 0 || entry.endsWith('*'))) {
      errors.push(...shapeErrors(element.children[at] as XmlElement, shape, `${path}/${name}`, within));
      count += 1;
      at += 1;
    }
    if (count === 0 && !/[?*]$/.test(entry)) errors.push(error(`${path}/${name}`, 'is missing or out of order'));
  }
  const rest = element.children.slice(at);
  return [...errors, ...rest.map(({ name, text }) => error(`${path}/${name}`, 'is unknown or out of order', text))];
}

function leafErrors(element: XmlElement, { values, mayBeEmpty }: Shape, path: string): string[] {
  if (element.children.length > 0) return ['must not hold elements'];
  const allowed = values[path];
  if (element.text === '' && !(allowed ? allowed.test('') : mayBeEmpty)) return ['is empty'];
  return allowed && !allowed.test(element.text) ? [`has the value "${element.text.slice(0, 100)}"`] : [];
}
