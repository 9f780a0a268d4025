import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Page } from '../../../shared/_contract/page.ts';
import { byClock, type Deadlines, type DueClock, dueClock } from '../../../shared/_parts/dueClock.ts';
import { type Life, type StateOf, stateRow } from '../../../shared/_parts/life.ts';
import { tableName } from '../../_kit/env.ts';
import type { AskedPayerId, OwnFacilityId, OwnPayerId, OwnPk } from '../../_kit/ownIds.ts';
import type { Party } from '../../_kit/party.ts';
import { provenPk, storedAskedPayerId } from '../../_kit/proof.ts';
import { readBatch } from '../../_store/batch.ts';
import { overVersion } from '../../_store/condition.ts';
import { cursorCodec } from '../../_store/cursor.ts';
import { getItem } from '../../_store/item.ts';
import { type ListQuery, readFirst, readOn } from '../../_store/page.ts';
import { shapeOf } from '../../_store/shape.ts';
import { orderOf, timelineOf } from '../../_store/timeline.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { caseSeats, type PageAsked, type SeatList } from './caseSeats.ts';

/** The fields of a case that its sides see by call only: they are computed when it is read, or stand beside it. */
export const computedCaseFields = {
  dueAt: true,
  isFirstResponse: true,
  attachments: true,
  events: true,
  readMarks: true,
  side: true,
  moves: true,
} as const;

/** The fields that a case has in the store only: its tenants, who opened it, its clock, and how many documents it has. */
export const storedCaseFields = {
  facilityId: z.string(),
  payerId: storedAskedPayerId,
  openedBy: z.string(),
  clock: dueClock,
  attachmentCount: z.int(),
};

/** What the store and the parts need to know of a case. */
export interface StoredCase {
  readonly version: number;
  readonly state: string;
  readonly stateSince: string;
  readonly facilityId: string;
  readonly payerId: AskedPayerId;
  /** The health authority that takes part in it. */
  readonly regulatoryId?: number;
  readonly openedBy: string;
  readonly clock: DueClock;
  readonly attachmentCount: number;
  readonly holder: { readonly userId: string; readonly name: string } | null;
}

/** Whether one side still has to act: the promise is open or its clock is stopped. Other cases have left the insurer's queue. */
export function isActiveIn<L extends Life>(life: L, { state }: { readonly state: StateOf<L> }): boolean {
  const { due, pauses } = stateRow(life, state);
  return due !== undefined || pauses === true;
}

/**
 * The list to read. A facility's, an authority's and the portal's have all cases, the newest first. A payer has two: its active cases by
 * deadline, and its settled ones by time.
 */
export type CaseList =
  | { readonly facilityId: OwnFacilityId }
  | SeatList
  | { readonly payerId: OwnPayerId; readonly part: 'active' | 'settled' };

const isRow = <Row>(row: Row | null): row is Row => row !== null;

/** A facility's own cases stand in a list of their own. */
const isOfList =
  (list: SeatList) =>
  ({ facilityId }: Pick<StoredCase, 'facilityId'>): boolean =>
    !('furtherFacilityId' in list) || facilityId !== list.furtherFacilityId;

/** The party that reads a list of seats. */
function readerOf(list: SeatList): Party {
  if ('isPortals' in list) return { kind: 'all' };
  if ('regulatoryId' in list) return { kind: 'authority', ...list };
  return { kind: 'facility', facilityId: list.furtherFacilityId };
}

/** The cursors of lists of cases: an id, behind a place in a queue. */
export const placeCursor = cursorCodec(/^(\d{4}-\d\d-\d\dT[\d:.]{8,12}Z#)?[0-9A-HJKMNP-TV-Z]{26}$/);

interface CaseTable<Stored extends StoredCase, Event> {
  /** The name of the entity in keys: `QUERY`. */
  readonly name: string;
  readonly life: Life;
  readonly idOf: (value: Stored) => string;
  /** The version of the stored form. */
  readonly shapeVersion: number;
  readonly stored: z.ZodObject & z.ZodType<Stored>;
  readonly event: z.ZodObject & z.ZodType<Event>;
  /** Whether a case is its facility's alone as yet: the payer neither lists nor reads it. */
  readonly isPrivate?: (value: Stored) => boolean;
  /** The facilities beside its own that see a case at present. A change that adds one writes its `furtherSeat`. */
  readonly furtherFacilities?: (value: Stored) => readonly string[];
  /** How its deadlines are computed; left out where its clock says it. */
  readonly deadlines?: Deadlines<Stored>;
  /** From when on something is due of a case that waits for nobody (ISO instant): its end, or a word before it. */
  readonly endsAt?: (value: Stored) => string | null;
  /** What a case keeps of its own course whenever it is written with an event of this instant. */
  readonly remembers?: (value: Stored, at: string) => Stored;
}

/**
 * How the cases of one module are stored in the table `requests`: by id, in the list of the facility that asked, and in the queue
 * of the payer.
 *
 * @example const records = caseRecords({ name: 'QUERY', life: queryLife, idOf: ({ queryId }) => queryId, shapeVersion: 1, stored, event: queryEvent });
 */
export function caseRecords<Stored extends StoredCase, Event extends { at: string }>({
  name,
  life,
  idOf,
  shapeVersion,
  stored,
  event: eventSchema,
  isPrivate = () => false,
  furtherFacilities = () => [],
  deadlines = byClock,
  endsAt = () => null,
  remembers = (value) => value,
}: CaseTable<Stored, Event>) {
  const shape = shapeOf({
    entity: name.toLowerCase(),
    version: shapeVersion,
    schema: stored,
    keys: ['ownerPk', 'ownerSk', 'deskPk', 'deskSk', 'duePk', 'dueAt'],
  });
  const parse = shape.parse as (item: unknown) => Stored;
  const keyOf = (id: string) => ({ pk: `${name}#${id}`, sk: name });
  /** Where the messages, the attachments and the timeline of a case are: only who has read the case reaches them. */
  const pkOf = (value: Stored): OwnPk => provenPk(keyOf(idOf(value)).pk);
  const timeline = timelineOf<Event, Stored>({
    entity: `${name.toLowerCase()}Event`,
    table: 'requests',
    pkOf,
    event: eventSchema,
  });
  const duePk = `${name}#DUE`;
  const endPk = `${name}#END`;
  const facilityPk = (facilityId: string) => `FACILITY#${facilityId}#${name}`;
  const payerPk = (payerId: number, part: 'active' | 'settled') => `PAYER#${payerId}#${name}#${part.toUpperCase()}`;

  /** Where a case stands among those of which something is due; nowhere while nothing is. */
  const dueKeys = (value: Stored) => {
    const notice = isActiveIn(life, value) ? deadlines.nextNotice(value)?.at : null;
    const end = isActiveIn(life, value) ? null : endsAt(value);
    if (notice) return { duePk, dueAt: notice };
    return end ? { duePk: endPk, dueAt: end } : { duePk: undefined, dueAt: undefined };
  };

  /** Where a case stands in a queue by deadline, or among what is settled. */
  const placeOf = (value: Stored): string =>
    `${isActiveIn(life, value) ? deadlines.placeOf(value) : value.stateSince}#${idOf(value)}`;

  /** Its place in the payer's queue, or among what is settled; nowhere while it is its facility's alone. */
  const deskKeys = (value: Stored) => {
    if (isPrivate(value)) return { deskPk: undefined, deskSk: undefined };
    return {
      deskPk: payerPk(value.payerId, isActiveIn(life, value) ? 'active' : 'settled'),
      deskSk: placeOf(value),
    };
  };

  const itemOf = (value: Stored) =>
    shape.item(keyOf(idOf(value)), value as z.input<typeof stored>, {
      ownerPk: facilityPk(value.facilityId),
      ownerSk: idOf(value),
      ...deskKeys(value),
      ...dueKeys(value),
    });

  const put = (value: Stored): TransactItem => ({
    Put: {
      TableName: tableName('requests'),
      Item: itemOf(value),
      ...overVersion(value.version),
    },
  });

  const seats = caseSeats(name, life);
  const seatPuts = (value: Stored) =>
    seats.puts({ caseId: idOf(value), pk: pkOf(value), regulatoryId: value.regulatoryId });

  const isSeenBy = (party: Party) => (value: Stored) => {
    if (party.kind === 'facility') return [value.facilityId, ...furtherFacilities(value)].includes(party.facilityId);
    if (party.kind === 'all') return true;
    const isOwn =
      party.kind === 'payer'
        ? value.payerId === Number(party.payerId)
        : value.regulatoryId === Number(party.regulatoryId);
    return isOwn && !isPrivate(value);
  };

  const byTime = (ownerPk: string): ListQuery => ({
    table: 'requests',
    index: 'byOwner',
    sort: { name: 'ownerSk' },
    isNewestFirst: true,
    partition: { name: 'ownerPk', value: ownerPk },
  });

  const queueOf = (payerId: OwnPayerId, part: 'active' | 'settled'): ListQuery => ({
    table: 'requests',
    index: 'byDesk',
    sort: { name: 'deskSk' },
    isNewestFirst: part === 'settled',
    partition: { name: 'deskPk', value: payerPk(payerId, part) },
  });

  const findAll = async (store: DynamoDBDocumentClient, party: Party, ids: readonly string[]): Promise<Stored[]> => {
    const items = (await readBatch(store, 'requests', ids.map(keyOf))).map(parse).filter(isSeenBy(party));
    return ids.flatMap((id) => items.filter((value) => idOf(value) === id));
  };

  async function listUntil(store: DynamoDBDocumentClient, due: string, now: Date, most: number): Promise<Stored[]> {
    const partition = { name: 'duePk', value: due };
    const sort = { name: 'dueAt', high: now.toISOString() };
    const list = { table: 'requests', index: 'dueWork', partition, sort, isNarrow: true } as const;
    return (await readFirst(store, list, most)).map(parse);
  }

  return {
    pkOf,
    placeOf,
    deadlines,
    timeline,
    /** The cases of these ids, in their order, that the caller's party sees; the others are left out. */
    findAll,
    /** A case that the caller's party sees, or null. `sidesOf` the life says on which side the caller takes part in it. */
    find: async (store: DynamoDBDocumentClient, party: Party, id: string): Promise<Stored | null> => {
      const found = await getItem(store, 'requests', keyOf(id), parse);
      return found && isSeenBy(party)(found) ? found : null;
    },
    /** The writes of a new case, or of a changed one over the version that was read, each with its event. */
    writes: (value: Stored, event: Event): TransactItem[] => [
      put(remembers(value, event.at)),
      ...(value.version === 1 ? seatPuts(value) : []),
      timeline.put(value, event, orderOf(value.version, 0)),
    ],
    /** The first of these alone: what the timeline does not tell of. */
    put,
    /** The writes that list a case for the parties beside facility and payer; those of a new case are among its `writes`. */
    seats: seatPuts,
    /** The write that lists a case for a facility among `furtherFacilities`. */
    furtherSeat: (value: Stored, facilityId: string): TransactItem =>
      seats.furtherPut({ caseId: idOf(value), pk: pkOf(value) }, facilityId),
    /** The write that removes a case as it was read; its events stay and are reached by nobody. */
    remove: (value: Stored): TransactItem => ({
      Delete: {
        TableName: tableName('requests'),
        Key: keyOf(idOf(value)),
        ConditionExpression: 'version = :seen',
        ExpressionAttributeValues: { ':seen': value.version },
      },
    }),
    /** The cases of all tenants of whose deadlines a notice is due, for the worker that gives it; at most `most`. */
    listDue: (store: DynamoDBDocumentClient, now: Date, most: number): Promise<Stored[]> =>
      listUntil(store, duePk, now, most),
    /** The cases of all tenants that wait for nobody and of which something is due, for the worker that does it; at most `most`. */
    listEnding: (store: DynamoDBDocumentClient, now: Date, most: number): Promise<Stored[]> =>
      listUntil(store, endPk, now, most),
    /** The write that remembers a notice. It leaves the version alone: nobody who has the case on the screen is overtaken by it. */
    noticed: (value: Stored, clock: DueClock): TransactItem => ({
      Put: {
        TableName: tableName('requests'),
        Item: itemOf({ ...value, clock }),
        ConditionExpression: 'version = :seen AND dueAt = :due',
        ExpressionAttributeValues: { ':seen': value.version, ':due': deadlines.nextNotice(value)?.at },
      },
    }),
    /** A page of a list as `show` gives its rows; null leaves one out, and the list is read on until the page is full. */
    list: <Row>(
      store: DynamoDBDocumentClient,
      list: CaseList,
      page: PageAsked,
      show: (value: Stored) => Row | null,
    ): Promise<Page<Row>> => {
      if ('isPortals' in list || 'regulatoryId' in list || 'furtherFacilityId' in list) {
        const rowsOf = async (ids: readonly string[]) =>
          (await findAll(store, readerOf(list), ids)).filter(isOfList(list)).map(show).filter(isRow);
        return seats.list(store, list, page, rowsOf);
      }
      const query = 'facilityId' in list ? byTime(facilityPk(list.facilityId)) : queueOf(list.payerId, list.part);
      return readOn(store, query, { ...page, codec: placeCursor, parse: (item) => show(parse(item)) });
    },
  };
}
