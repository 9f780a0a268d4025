import type * as z from 'zod';

type Path = readonly PropertyKey[];
type Issue = z.core.$ZodIssue;

/** What `path` leads to within a value; undefined where it leads nowhere. */
function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((within, key) => (within as Record<PropertyKey, unknown> | undefined)?.[key], value);
}

function put(value: unknown, path: Path, part: unknown): void {
  const within = at(value, path.slice(0, -1));
  const key = path.at(-1);
  if (typeof within === 'object' && within !== null && key !== undefined)
    (within as Record<PropertyKey, unknown>)[key] = part;
}

/** A word or number that a newer release knows in the place of these; null for every other fault. */
function unknownWord(issue: Issue, input: unknown): { known: unknown } | null {
  if (issue.code !== 'invalid_value') return null;
  const [known] = issue.values;
  const isWord = typeof known === 'string' || typeof known === 'number';
  return isWord && issue.path.length > 0 && typeof at(input, issue.path) === typeof known ? { known } : null;
}

interface Word {
  readonly path: Path;
  readonly word: unknown;
}

/**
 * Takes out of `accepted` what the issues say is unknown: words are replaced by known ones and answered, attributes are removed.
 * Null when something else is wrong.
 */
function takeOut(accepted: unknown, issues: readonly Issue[], dropsKeys: boolean): Word[] | null {
  const words: Word[] = [];
  for (const issue of issues) {
    const word = unknownWord(issue, accepted);
    if (word) {
      words.push({ path: issue.path, word: at(accepted, issue.path) });
      put(accepted, issue.path, word.known);
    } else if (dropsKeys && issue.code === 'unrecognized_keys') {
      const within = at(accepted, issue.path) as Record<string, unknown>;
      for (const key of issue.keys) delete within[key];
    } else return null;
  }
  return words;
}

export type OpenResult<Value> =
  | { readonly success: true; readonly data: Value; readonly hasUnknown: boolean }
  | { readonly success: false; readonly error: z.ZodError };

/** As often as a fault may hide behind another one. */
const mostRounds = 4;

/**
 * Parses what another release may have written: a value of an enum or literal that the schema does not list is answered as it is,
 * and, with `dropsKeys`, attributes that a strict object does not name are left out. `hasUnknown` says that there was one of them.
 * Everything else is parsed as the schema says. Costs nothing more than the schema where nothing is unknown.
 */
export function openParse<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  { dropsKeys }: { readonly dropsKeys: boolean },
): OpenResult<z.output<Schema>> {
  const first = schema.safeParse(input);
  if (first.success) return { ...first, hasUnknown: false };
  const accepted = structuredClone(input);
  const words: Word[] = [];
  let { issues } = first.error;
  for (let round = 0; round < mostRounds; round += 1) {
    const taken = takeOut(accepted, issues, dropsKeys);
    if (!taken) break;
    words.push(...taken);
    const next = schema.safeParse(accepted);
    if (next.success) {
      for (const { path, word } of words) put(next.data, path, word);
      return { success: true, data: next.data, hasUnknown: true };
    }
    issues = next.error.issues;
  }
  return first;
}

/**
 * Makes a parser of what another release may have stored: as `openParse` with `dropsKeys`, and it throws what it refuses.
 *
 * @example readPage(store, list, { ...page, codec, parse: openParser(worklistRow.strip()) })
 */
export const openParser =
  <Schema extends z.ZodType>(schema: Schema) =>
  (input: unknown): z.output<Schema> => {
    const parsed = openParse(schema, input, { dropsKeys: true });
    if (!parsed.success) throw parsed.error;
    return parsed.data;
  };
