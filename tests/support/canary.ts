import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { emiratesIdsIn } from './emiratesIds.ts';

/** What a test plants wherever somebody's data can stand, and looks for where none may. All of it is invented. */
export const canary = {
  emiratesId: '784196373918463',
  name: 'Canarinha',
  password: 'Canary-Horse_93',
  token: 'canary-token-7f3a9c',
} as const;

const isText = (value: unknown): value is string => typeof value === 'string';

/** The planted value for a field of that name; the field's own value where nothing of a person fits. */
function plantedFor(field: string, value: string): string {
  if (/emirates|^text$/i.test(field) && /^784/.test(value)) return canary.emiratesId;
  if (/password/i.test(field)) return canary.password;
  if (/token|code$|secret|toolkit|answer$/i.test(field)) return canary.token;
  if (/name$|note|reason|text|message|comment|subject/i.test(field)) return canary.name;
  return value;
}

/** The same call with planted values in the fields of persons, passwords, tokens and free text. */
export function planted(value: unknown, field = ''): unknown {
  if (isText(value)) return plantedFor(field, value);
  if (Array.isArray(value)) return value.map((each) => planted(each, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, planted(each, name)]));
}

/** The planted values, any Emirates ID, and what else is named, as far as a text holds them. */
export function foundIn(text: string, others: readonly string[] = []): string[] {
  const small = text.toLowerCase();
  const [emiratesId] = emiratesIdsIn(text);
  const words = [...Object.values(canary), ...others].filter((word) => small.includes(word.toLowerCase()));
  return [...words, ...(emiratesId ? [emiratesId] : [])];
}

/** An error as careless as one can be: its message, its name, its code and lines that look like frames repeat what it was given. */
export function carelessError(given: string): Error {
  const { name, emiratesId, token } = canary;
  const frames = [`    at ${name} (${name}.js:1:1)`, `    at ${emiratesId} (file.js:1:1)`, `    at ${token} ${given}`];
  const error = new Error(`Not stored: ${given}\n${frames.join('\n')}`);
  return Object.assign(error, { name: `Error ${emiratesId}`, code: emiratesId });
}

/** The tables that a command names. */
function tablesOf(input: object): (string | undefined)[] {
  const {
    TableName,
    TransactItems = [],
    RequestItems = {},
  } = input as {
    readonly TableName?: string;
    readonly TransactItems?: readonly Record<string, { readonly TableName?: string }>[];
    readonly RequestItems?: object;
  };
  const together = TransactItems.flatMap((item) => Object.values(item).map((each) => each.TableName));
  return [TableName, ...together, ...Object.keys(RequestItems)];
}

/**
 * Watches what goes to the audit trail and to the error log, and lets the nth command of the next call fail:
 * `watch.failAt(3)`; `watch.end()` answers how many commands the call made.
 */
export function watchStore(store: DynamoDBDocumentClient) {
  const audits: string[] = [];
  const errors: string[] = [];
  let failing = 0;
  let count = 0;
  store.middlewareStack.add(
    (next) => async (args) => {
      const tables = tablesOf(args.input);
      if (tables.includes(process.env.AUDIT_TABLE)) audits.push(JSON.stringify(args.input));
      if (tables.includes(process.env.ERRORS_TABLE)) errors.push(JSON.stringify(args.input));
      count += 1;
      if (count === failing) throw carelessError(JSON.stringify(args.input));
      return next(args);
    },
    { step: 'initialize', name: 'canary' },
  );
  return {
    audits,
    errors,
    failAt: (command: number): void => {
      failing = command;
      count = 0;
    },
    end: (): number => {
      failing = 0;
      return count;
    },
  };
}
