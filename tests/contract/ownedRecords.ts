import type { TestedRoute } from '../support/routes.ts';
import type { Owner } from './owner.ts';
import type { OwnedRecord } from './recordsOf.ts';
import { recordsOfModules } from './recordsOfModules.ts';

type NamesIn<Owned> = Owned extends unknown ? keyof Owned & string : never;

/** What is stored of tenants and of people, and has an id that a call can name. */
export type Entity = NamesIn<(typeof recordsOfModules)[number]['owned']>;

interface Known extends OwnedRecord {
  readonly entity: Entity;
}

const known: readonly Known[] = recordsOfModules.flatMap(({ owned }) =>
  Object.entries<OwnedRecord>(owned).map(([entity, record]) => ({ ...record, entity: entity as Entity })),
);
const recordOf = new Map(known.map((record) => [record.entity, record]));
if (recordOf.size < known.length) throw new Error('Two modules have a record of one name');

const byEntity = <Value>(factOf: (record: Known) => Value) =>
  Object.fromEntries(known.map((record) => [record.entity, factOf(record)])) as Readonly<Record<Entity, Value>>;

/** Makes a record of each entity that belongs to an owner, and answers its id. */
export const records = byEntity(({ make }) => make);

/** Who reaches a record: both sides of a request, a payer's people, or one person. */
export const ownersOf = byEntity(({ owners }) => owners);

/** The stored entity that each record is an item of. */
export const storedEntities: readonly string[] = [...new Set(known.map(({ entity, storedAs }) => storedAs ?? entity))];

/** Calls for a document that a record does not have. */
export const ofDocuments: readonly string[] = recordsOfModules.flatMap((records) => records.ofDocuments ?? []);

/** The status of calls that do not fit the state of the record that they find. */
export const unfit: Readonly<Partial<Record<string, number>>> = Object.assign(
  {},
  ...recordsOfModules.map((records) => records.unfit),
);

/** How the lists of patients are searched, by area. */
export const patientLists = new Map(recordsOfModules.map((records) => [records.area.name, records.patientLists ?? {}]));

/** Fields of calls of several areas that name no record of a tenant: lists that everybody shares, and what is given for the next call. */
const namesNone: readonly string[] = [
  ...['payerid', 'servicecategoryid', 'consultationcategoryid', 'eidreasonid', 'regulatorid'],
  'cardreadid',
];
const unowned = new Set(
  recordsOfModules.flatMap(({ area, unowned = [] }) => unowned.map((field) => `${area.name} ${field.toLowerCase()}`)),
);

/** The entity that a field of a call names; null where it names no record of a tenant. */
function entityNamedBy({ area, name }: Pick<TestedRoute, 'area' | 'name'>, field: string): Entity | null {
  const [word, place] = [field.toLowerCase(), `${name}.${field}`];
  if ([word, place.toLowerCase()].some((each) => namesNone.includes(each) || unowned.has(`${area} ${each}`)))
    return null;
  const found =
    known.find(({ namedIn }) => namedIn?.includes(place)) ?? known.find(({ fields }) => fields?.includes(word));
  if (!found) throw new Error(`No tests/<module>/records.ts says what ${place} names`);
  return found.entity;
}

/** The fields of a call that name records, each with its entity. Throws for a field of which no module says what it names. */
export function namedRecords(route: Pick<TestedRoute, 'area' | 'name' | 'endpoint'>): [string, Entity][] {
  const { params, query, body } = route.endpoint;
  const fields = [params, query, body].flatMap((shape) => Object.keys(shape?.shape ?? {}));
  return fields
    .filter((field) => /id$/i.test(field) && !/emiratesid$/i.test(field))
    .flatMap((field): [string, Entity][] => {
      const entity = entityNamedBy(route, field);
      return entity ? [[field, entity]] : [];
    });
}

/** The records that a call names, made for an owner where there are none to share. */
export async function idsFor(
  route: TestedRoute,
  owner: Owner,
  idOf = (entity: Entity): Promise<string> => records[entity](owner),
): Promise<Record<string, unknown>> {
  const ids: Record<string, unknown> = {};
  // A rule is there before the request that meets it.
  for (const [field, entity] of namedRecords(route).sort(([, one]) => (one === 'rule' ? -1 : 1))) {
    const id = await idOf(entity);
    Object.assign(ids, { [field]: id }, await recordOf.get(entity)?.beside?.(owner, id));
  }
  return ids;
}

/** A sample with these ids in the place of its own. */
export function withIds(
  { endpoint }: TestedRoute,
  sample: { params?: object; query?: object; body?: object },
  ids: Record<string, unknown>,
) {
  const part = (kind: 'params' | 'query' | 'body') => {
    const names = Object.keys(endpoint[kind]?.shape ?? {}).filter((name) => name in ids);
    return sample[kind] && { ...sample[kind], ...Object.fromEntries(names.map((name) => [name, ids[name]])) };
  };
  return { params: part('params'), query: part('query'), body: part('body') };
}
