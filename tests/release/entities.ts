import '../../functions/_store/idempotency.ts';
import * as z from 'zod';
import { declaredShapes } from '../../functions/_store/shape.ts';
import { modulesWith } from '../../infra/modules/moduleIndex.ts';

// Every module of the store declares its entities as it loads; the Encryption SDK has none.
await Promise.all(
  Object.values(import.meta.glob(['../../functions/_data/*/*.ts', '!**/credentialSeal.ts'])).map((load) => load()),
);

/** The stored entity of each kind of item that several modules write. A kind of one module has its line in `tests/<module>/storedKinds.ts`. */
const kindsOfSeveral: Readonly<Record<string, string>> = {
  'users CARDREADING REQUEST': 'cardRequest',
  'users CARDREADING PHOTO': 'cardPhoto',
  'users CARDREADING READING': 'cardReading',
  'users CHALLENGE USED': 'challenge',
  'users CONNECTIONTEST TEST': 'connectionTest',
  'users RATE SPACING': 'rateSpacing',
  'users RATE WINDOW': 'rate',
  'users USER SESSION': 'session',
  'users USER SESSIONS': 'sessions',
  'facilities FACILITY REGULATORY': 'regulatoryDetails',
  'requests IDEMPOTENCY ANSWER': 'answer',
  'requests OUTBOX OUTBOX': 'outbox',
  'facilities FACILITY#CONTRACT NEWEST': 'contractHead',
  'facilities FACILITY#CONTRACT TERMS': 'contractTerms',
  'reference CODESET#CPT CODE': 'activityCode',
  'reference CODESET#CPT SEARCH#CODE': 'activityCodeFound',
  'reference CODESET#HCPCS CODE': 'activityCode',
  'reference CODESET#HCPCS SEARCH#CODE': 'activityCodeFound',
  'reference CODESET#SERVICE CODE': 'activityCode',
  'reference CODESET#SERVICE SEARCH#CODE': 'activityCodeFound',
};

interface KindsOfModule {
  readonly storedKinds: Readonly<Record<string, string>>;
}

const ofModules: KindsOfModule[] = await Promise.all(
  modulesWith('tests', 'storedKinds.ts').map((name) => import(`../${name}/storedKinds.ts`)),
);
const kinds = [kindsOfSeveral, ...ofModules.map((each) => each.storedKinds)].flatMap((each) => Object.entries(each));
const entityOfKind = new Map(kinds);
if (entityOfKind.size < kinds.length) throw new Error('Two modules write items of one kind');

/** The kind of an item by its key: `users USER PROFILE`. Ids, codes and dates are left out. */
export function kindOf(table: string, { pk, sk }: Record<string, unknown>): string {
  const words = (key: unknown) =>
    String(key)
      .split('#')
      .filter((word, at) => at === 0 || word.length > 1)
      // An id of 26 signs may have letters only.
      .filter((word) => /^[A-Z]{1,25}$/.test(word))
      .join('#');
  return `${table} ${words(pk)} ${words(sk)}`.trim();
}

/** The stored entity of an item. Throws for a kind of item that no line names, or that no module declares. */
export function entityOf(table: string, item: Record<string, unknown>) {
  const kind = kindOf(table, item);
  const entity = entityOfKind.get(kind);
  const declared = entity === undefined ? undefined : declaredShapes.get(entity);
  if (!declared) throw new Error(`No tests/<module>/storedKinds.ts says what is stored under: ${kind}`);
  return declared;
}

/** The schemas by which this release reads its entities, as JSON schemas. */
export const schemasNow = (): Record<string, unknown> =>
  Object.fromEntries(
    [...declaredShapes.values()].flatMap(({ entity, schema }) =>
      schema ? [[entity, z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })]] : [],
    ),
  );
