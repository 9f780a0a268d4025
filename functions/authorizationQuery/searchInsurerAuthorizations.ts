import { emiratesIdDigits } from '../../shared/_field/emiratesId.ts';
import { authorizationStatuses } from '../../shared/_field/lookupLists/authorization.ts';
import type { AuthorizationFound, authorizationQueryApi } from '../../shared/authorizationQuery/routes.ts';
import { auditSearch } from '../_kit/auditSearch.ts';
import type { BodyOf, Operation } from '../_kit/context.ts';
import { ulidCursor } from '../_store/cursor.ts';
import { highestIdOf, lowestIdOf } from '../_store/idRange.ts';
import { mayReadOn } from '../_store/readThrough.ts';
import { type Reader, readerOf } from './authorizationReader.ts';
import { foundAt, type Place, placesBelow } from './foundPlaces.ts';

type Search = typeof authorizationQueryApi.endpoints.searchInsurerAuthorizations;
type Asked = BodyOf<Search>;

/** A page of rows is filled from this many reads at most, so that the cost of a call has a limit. */
const mostReads = 10;

const isText = (one: string | null, other: string | undefined): boolean =>
  other === undefined ||
  (one !== null && emiratesIdDigits(one).toUpperCase() === emiratesIdDigits(other).toUpperCase());

/** What is asked for besides the list that is read. */
function meets(
  asked: Asked,
  { row, emiratesId, cardNumber, numbers }: NonNullable<Awaited<ReturnType<typeof foundAt>>[number]>,
) {
  const { companyId, categoryId, statusId, typeId } = asked;
  return (
    (asked.authorizationNumber === undefined || numbers.some((own) => isText(own, asked.authorizationNumber))) &&
    isText(row.requestNumber, asked.requestNumber) &&
    isText(emiratesId, asked.emiratesId) &&
    isText(cardNumber, asked.cardNumber) &&
    (companyId === undefined || companyId === row.companyId) &&
    (categoryId === undefined || categoryId === row.categoryId) &&
    (statusId === undefined || statusId === row.statusId) &&
    (typeId === undefined || typeId === row.typeId)
  );
}

/** The list that leaves the fewest authorisations to look at. */
function listOf({ authorizationNumber, requestNumber, emiratesId, cardNumber, statusId, companyId }: Asked) {
  const number = authorizationNumber ?? requestNumber;
  if (number !== undefined) return { by: 'number', value: number } as const;
  const patient = emiratesId ?? cardNumber;
  if (patient !== undefined) return { by: 'patient', value: patient } as const;
  if (companyId !== undefined) return { by: 'payer', value: String(companyId) } as const;
  const status = authorizationStatuses.find(({ id }) => id === statusId)?.code;
  return status ? ({ by: 'status', value: status } as const) : ({ by: 'all' } as const);
}

/** Where the list begins: behind the page before, or at the last day of the period. */
const startOf = ({ cursor, to }: Asked): string => (cursor ? ulidCursor.positionOf(cursor) : highestIdOf(to));

async function pageFor(ctx: Parameters<Operation<Search>>[1], reader: Reader, asked: Asked) {
  const list = listOf(asked);
  const first = lowestIdOf(asked.from);
  const items: AuthorizationFound[] = [];
  let below: string | null = startOf(asked);
  for (let reads = 0; below !== null && items.length < asked.take; reads += 1) {
    if (!mayReadOn(reads, mostReads, items.length)) break;
    const page: { places: Place[]; hasMore: boolean } = await placesBelow(ctx.store, reader, list, {
      below,
      take: asked.take - items.length,
    });
    const inside = page.places.filter(({ place }) => place >= first);
    const found = await foundAt(ctx.store, reader, inside);
    for (const each of found) if (each && meets(asked, each)) items.push(each.row);
    const isPast = inside.length < page.places.length;
    below = page.hasMore && !isPast ? (page.places.at(-1)?.place ?? null) : null;
  }
  return { items, nextCursor: below === null ? null : ulidCursor.cursorOf(below), total: null };
}

/** A page of the authorisations of the caller's facility or payer, wherever they were made, newest first (REQ-AUTHQ-02). */
export const searchInsurerAuthorizations: Operation<Search> = async ({ body }, ctx) => {
  const reader = readerOf(ctx);
  const page = await pageFor(ctx, reader, body);
  const tenant =
    reader.kind === 'facility'
      ? { entity: 'facility', id: reader.facilityId }
      : { entity: 'payer', id: String(reader.payerId) };
  await auditSearch(ctx, tenant, { criteria: body, shown: page.items.map(({ authorizationId }) => authorizationId) });
  return page;
};
