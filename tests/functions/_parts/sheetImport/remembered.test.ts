import { expect, it } from 'vitest';
import { headKey, mapHeads } from '../../../../functions/_parts/sheetImport/mapColumns.ts';
import { importKinds } from '../../../../shared/sheetImport/kindsByName.ts';

/** What a source calls a column: nothing that the portal knows. */
const headOf = (at: number): string => `Qx ${'abcdefghijklmnopqrstuvwxyz'[at % 26]}${Math.floor(at / 26)} vqz`;

/** How the next file of a source differs: another order, other letters, marks of needed columns, what copied texts bring along. */
const rewritten = (head: string, at: number): string =>
  [head, head.toUpperCase(), `${head} *`, head.replaceAll(' ', '_'), `\u200f ${head}\u00a0`][at % 5] ?? head;

it.each(Object.values(importKinds))(
  'what was said about the heads of a source holds for 95 of 100 columns of its next file ($name)',
  (facts) => {
    const columns = Object.keys(facts.columns);
    const first = columns.map((_, at) => headOf(at));
    expect(mapHeads(first, facts).filter(({ column }) => column !== null)).toEqual([]);
    const said = Object.fromEntries(columns.map((column, at) => [headKey(headOf(at)), column]));
    const order = columns.map((column, at) => ({ column, head: rewritten(headOf(at), at) })).toReversed();
    // A column more, which nobody has spoken of.
    const next = mapHeads(['Something else', ...order.map(({ head }) => head)], facts, said).slice(1);
    const hits = next.filter(({ column, by }, at) => column === order[at]?.column && by === 'remembered').length;
    expect(hits / columns.length).toBeGreaterThanOrEqual(0.95);
  },
);
