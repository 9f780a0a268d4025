import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { errorsOf } from '../../functions/_kit/input.ts';
import type { Endpoint } from '../../shared/_contract/endpoint.ts';
import { ruleMessage } from '../../shared/_contract/ruleMessage.ts';
import { sentence, spokenOf } from '../../shared/_field/sentence.ts';
import { areas } from '../../shared/areas.ts';
import { arabicOf } from '../support/messages.ts';

const endpoints: readonly Endpoint[] = areas.flatMap((area) => Object.values(area.endpoints));
/** What breaks rules of every kind: of a type, of a length, of a range, of a pattern, of a list. */
const wrongValues = [
  undefined,
  null,
  '',
  ' ',
  'x',
  'x'.repeat(40_000),
  -1e15,
  1e15,
  0.5,
  true,
  {},
  { x: 1 },
  [],
  ['', 'x'],
];
const lists = [...Array(3)].map((_, at) => Array.from({ length: 500 * (at + 1) }, () => 'x'));

/** Every body in which one field has one wrong value, beside an empty and a foreign body. */
const bodiesOf = (schema: z.ZodObject): unknown[] => [
  ...[undefined, null, 'x', [], {}],
  ...Object.keys(schema.shape).flatMap((name) => [...wrongValues, ...lists].map((value) => ({ [name]: value }))),
];

/** What is said about all of them, each message once. */
function saidOf(schema: z.ZodObject) {
  const errors = bodiesOf(schema).flatMap((body) =>
    errorsOf(schema.safeParse(body, { error: ruleMessage }).error?.issues ?? []),
  );
  return new Map(errors.map(({ message, textKey, code }) => [message, textKey ?? code]));
}

describe('what a broken rule of the contract says', () => {
  it.each(endpoints.map((each) => [`${each.method} ${each.path}`, each] as const))(
    'has a key and an Arabic text, and is never the English of zod: %s',
    (_name, { params, query, body }) => {
      for (const schema of [params, query, body]) {
        if (!schema) continue;
        for (const [message, key] of saidOf(schema)) {
          expect(arabicOf(key).join(), `${message} (${key})`).toMatch(/[\u0600-\u06FF]/);
          expect(message).not.toMatch(/^(Invalid input|Invalid option|Invalid string|Too big|Too small|Unrecognized)/);
        }
      }
    },
  );

  it.each([
    ['nothing', z.string(), undefined, 'This value is required.'],
    ['an empty text', z.string().min(3), '', 'This value is required.'],
    ['another kind of value', z.string(), 7, 'This value is not valid.'],
    ['a text that is too long', z.string().max(3), 'four', 'Enter at most 3 characters.'],
    ['a text that is too short', z.string().min(3), 'ab', 'Enter at least 3 characters.'],
    ['a number that is too large', z.number().max(3), 4, 'Enter at most 3.'],
    ['a number that is too small', z.number().min(3), 2, 'Enter at least 3.'],
    ['too many entries', z.array(z.string()).max(1), ['a', 'b'], 'At most 1 entries are possible.'],
    ['too few entries', z.array(z.string()).min(2), ['a'], 'At least 2 entries are needed.'],
    ['no entry where one is needed', z.array(z.string()).min(1), [], 'This value is required.'],
    ['a fraction', z.int(), 0.5, 'This value is not valid.'],
    ['a step that does not fit', z.number().multipleOf(5), 7, 'This value is not valid.'],
    ['a form that does not fit', z.string().regex(/^a$/), 'b', 'This value is not valid.'],
    ['none of the choices', z.enum(['a']), 'b', 'This value is not valid.'],
    ['none of several shapes', z.union([z.number(), z.boolean()]), 'b', 'This value is not valid.'],
    ['a key that does not fit', z.record(z.string().max(1), z.string()), { long: 'x' }, 'This value is not valid.'],
    ['an own rule without words', z.string().refine(() => false), 'b', 'This value is not valid.'],
  ])('names %s', (_name, schema, value, english) => {
    const [issue] = schema.safeParse(value, { error: ruleMessage }).error?.issues ?? [];
    const { message, textKey } = spokenOf(issue?.message ?? '');
    expect(message).toBe(english);
    expect(arabicOf(textKey ?? '')).not.toEqual([]);
  });

  it('may say the same words for two rules, each with a key of its own', () => {
    const named = (key: string) =>
      z.strictObject({ name: z.string().min(1, sentence(key, 'Name it, at most {{most}}.', { most: 3 })) });
    for (const key of ['member:nameMissing', 'facility:nameMissing']) {
      const errors = errorsOf(named(key).safeParse({ name: '' }, { error: ruleMessage }).error?.issues ?? []);
      const said = { message: 'Name it, at most 3.', textKey: key, values: { most: 3 } };
      expect(errors).toEqual([{ code: 'tooSmall', field: 'name', ...said }]);
    }
  });

  it('keeps the words of a schema that has its own', () => {
    const schema = z.string().min(1, 'Name it.');
    expect(schema.safeParse('', { error: ruleMessage }).error?.issues[0]?.message).toBe('Name it.');
  });
});
