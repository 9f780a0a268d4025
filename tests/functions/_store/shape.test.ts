import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { markOf, shapeOf, shapeVersionOf } from '../../../functions/_store/shape.ts';
import { following } from '../../../functions/_store/unknown.ts';

const line = z.strictObject({
  lineId: z.string(),
  state: z.enum(['open', 'shut']),
  note: z.string().nullable().default(null),
});
const record = z.strictObject({
  name: z.string(),
  state: z.enum(['open', 'shut']),
  status: z.literal([1, 2, 3]),
  holder: z.strictObject({ userId: z.string(), name: z.string() }).nullable(),
  clock: z.strictObject({ startedAt: z.string(), pausedAt: z.string().nullable() }),
  lines: z.array(line),
  marks: z.array(z.strictObject({ text: z.string() })),
  remark: z.string().optional(),
});
const shape = shapeOf({ entity: 'record', version: 3, schema: record, keys: ['openPk'] });
const key = { pk: 'RECORD#1', sk: 'RECORD' };

const plain: z.output<typeof record> = {
  name: 'A',
  state: 'open',
  status: 1,
  holder: { userId: 'u1', name: 'Sara Invented' },
  clock: { startedAt: '2026-01-01', pausedAt: null },
  lines: [{ lineId: 'l1', state: 'open', note: null }],
  marks: [{ text: 'one' }, { text: 'two' }],
};

/** The item as a newer release writes it. */
const newer = () => ({
  ...key,
  ...structuredClone(plain),
  shape: 4,
  openPk: 'OPEN',
  extra: { deep: [1] },
  state: 'snoozed',
  status: 9,
  holder: { ...plain.holder, takenAt: '2026-02-02' },
  clock: { ...plain.clock, zone: 'dubai' },
  lines: [{ lineId: 'l1', state: 'moved', note: null, colour: 'red' }],
  marks: [
    { text: 'one', by: 'x' },
    { text: 'two', by: 'y' },
  ],
});

const rewritten = (change: object) => shape.item(key, { ...shape.parse(newer()), ...change }, { openPk: undefined });

describe('an item', () => {
  it('has the version of its shape, and 1 where it was written before there were versions', () => {
    const item = shape.item(key, plain, { openPk: 'OPEN' });
    expect(shapeVersionOf(item)).toBe(3);
    expect(shapeVersionOf(markOf('mark', 2).mark(key))).toBe(2);
    expect(shapeVersionOf(key)).toBe(1);
    expect(item).toEqual({ ...key, ...plain, openPk: 'OPEN', shape: 3 });
  });

  it('that is known whole is read as its value and nothing else', () => {
    const value = shape.parse({ ...key, ...plain, openPk: 'OPEN', shape: 3 });
    expect(value).toEqual(plain);
    expect(Object.getOwnPropertySymbols(value)).toEqual([]);
  });

  it('that lacks something, or has it of another kind, is refused', () => {
    const { name: _, ...nameless } = plain;
    expect(() => shape.parse({ ...key, ...nameless })).toThrow(z.ZodError);
    expect(() => shape.parse({ ...newer(), name: 5 })).toThrow(z.ZodError);
    expect(() => shape.parse({ ...newer(), status: 'nine' })).toThrow(z.ZodError);
    expect(shape.parseOrNull({ ...newer(), name: 5 })).toBeNull();
  });
});

describe('an item of a newer release', () => {
  it('is read without what is not known, and with unknown words as they are', () => {
    const value = shape.parse(newer());
    expect(JSON.parse(JSON.stringify(value))).toEqual({
      ...plain,
      state: 'snoozed',
      status: 9,
      lines: [{ lineId: 'l1', state: 'moved', note: null }],
    });
    expect(record.shape.holder.safeParse(value.holder).success).toBe(true);
  });

  it('keeps everything when it is written again, but the version, and the keys that it has lost', () => {
    const { openPk: _, ...rest } = newer();
    expect(rewritten({})).toEqual({ ...rest, openPk: undefined, shape: 3 });
  });

  it('keeps the unknown beside what changes', () => {
    const changed = rewritten({ name: 'B', clock: { startedAt: '2026-01-01', pausedAt: '2026-01-02' } });
    expect(changed).toMatchObject({
      name: 'B',
      state: 'snoozed',
      extra: { deep: [1] },
      clock: { startedAt: '2026-01-01', pausedAt: '2026-01-02', zone: 'dubai' },
    });
  });

  it('does not give to another person what was known of the one before', () => {
    expect(rewritten({ holder: { userId: 'u2', name: 'Omar Invented' } }).holder).toEqual({
      userId: 'u2',
      name: 'Omar Invented',
    });
    expect(rewritten({ holder: null }).holder).toBeNull();
  });

  it('keeps the unknown of the elements that stay in a list', () => {
    const { lines, marks } = rewritten({
      lines: [
        { lineId: 'l2', state: 'open', note: null },
        { lineId: 'l1', state: 'shut', note: 'done' },
      ],
      marks: [{ text: 'two' }],
    });
    expect(lines).toEqual([
      { lineId: 'l2', state: 'open', note: null },
      { lineId: 'l1', state: 'shut', note: 'done', colour: 'red' },
    ]);
    expect(marks).toEqual([{ text: 'two', by: 'y' }]);
  });

  it('keeps them where its value is made anew', () => {
    const before = shape.parse(newer());
    expect(shape.item(key, following(before, plain), { openPk: 'OPEN' }).extra).toEqual({ deep: [1] });
    expect(shape.item(key, plain, { openPk: 'OPEN' }, before).extra).toEqual({ deep: [1] });
    expect(shape.over(newer(), shape.item(key, plain, { openPk: 'OPEN' })).extra).toEqual({ deep: [1] });
    expect(shape.item(key, plain, { openPk: 'OPEN' })).not.toHaveProperty('extra');
  });

  it('may drop what this release knows', () => {
    const value = shape.parse({ ...newer(), remark: 'old' });
    const { remark: _, ...rest } = value;
    expect(shape.item(key, rest, { openPk: undefined })).not.toHaveProperty('remark');
  });
});

it('a word that another record brings is stored, an attribute too many is not', () => {
  expect(shape.item(key, { ...plain, state: 'snoozed' } as never, { openPk: undefined }).state).toBe('snoozed');
  expect(() => shape.item(key, { ...plain, more: 1 } as never, { openPk: undefined })).toThrow(z.ZodError);
});
