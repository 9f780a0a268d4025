import { type Axis, axes, encounters } from './axes.ts';

export interface CodedDisease {
  /** With its point: `E11.9`. */
  readonly code: string;
  readonly text: string;
}

const named = /<(\w+)>/;

const axisOf = (name: string): Axis => {
  const axis = axes[name];
  if (!axis) throw new Error(`No axis ${name}`);
  return axis;
};

/** One line for each value of the first axis that a line names. `<name>` is the first part of its words, `<name.>` the second. */
function expanded(line: CodedDisease): CodedDisease[] {
  const name = named.exec(line.code)?.[1];
  if (name === undefined) return [line];
  return axisOf(name).flatMap(([added, words]) => {
    const [first = '', second = ''] = words.split('~');
    const text = line.text.replace(`<${name}>`, first).replace(`<${name}.>`, second);
    return expanded({ code: line.code.replace(`<${name}>`, added), text });
  });
}

/** The seventh character, behind as many X as the code lacks. */
const withEncounters = ({ code, text }: CodedDisease, kind: string): CodedDisease[] =>
  (encounters[kind] ?? []).map(([last, words]) => ({
    code: `${code.padEnd(7, 'X')}${last}`,
    text: `${text}, ${words}`,
  }));

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The codes of a table. A line is `code|text`; `<axis>` in both stands for each value of the axis (axes.ts), and `@3`, `@6`, `@7` or
 * `@16` behind the code for the seventh characters of that kind. Lines without a bar are the table's own notes.
 */
export function codesIn(table: string): CodedDisease[] {
  const lines = table.split('\n').map((line) => line.split('|'));
  return lines.flatMap(([place = '', text = '']) => {
    if (text === '') return [];
    const [code = '', kind] = place.trim().split('@');
    const found = expanded({ code, text: text.trim() }).map((each) => ({ ...each, text: capital(each.text) }));
    return kind ? found.flatMap((each) => withEncounters(each, kind)) : found;
  });
}
