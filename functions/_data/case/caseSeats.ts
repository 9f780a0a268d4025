import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Page } from '../../../shared/_contract/page.ts';
import type { Life } from '../../../shared/_parts/life.ts';
import { tableName } from '../../_kit/env.ts';
import type { OwnFacilityId, OwnRegulatoryId } from '../../_kit/ownIds.ts';
import { ulidCursor } from '../../_store/cursor.ts';
import { type ListQuery, readPage } from '../../_store/page.ts';
import { readThrough } from '../../_store/readThrough.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';

/** Lists a case for a party that its own keys do not name. It never changes, and says nothing of whether the party still sees the case. */
const shape = shapeOf({
  entity: 'caseSeat',
  version: 1,
  schema: z.strictObject({ caseId: z.string() }),
  keys: ['ownerPk', 'ownerSk'],
});

/** A list by seats: a health authority's, the portal's, or a facility's list of the cases of other facilities that it may see. */
export type SeatList =
  | { readonly regulatoryId: OwnRegulatoryId }
  | { readonly isPortals: true }
  | { readonly furtherFacilityId: OwnFacilityId };

export interface PageAsked {
  readonly cursor?: string | undefined;
  readonly take: number;
}

interface Seated {
  readonly caseId: string;
  /** The partition of the case itself. */
  readonly pk: string;
  readonly regulatoryId: number | undefined;
}

/** A page reads so often at most. */
const mostReads = 10;

/** The lists of a module's cases for the parties beside facility and payer: those that the life has. */
export function caseSeats(name: string, life: Life) {
  const authorityPk = (regulatoryId: number) => `AUTHORITY#${regulatoryId}#${name}`;
  const portalPk = `PORTAL#${name}`;
  const furtherPk = (facilityId: string) => `FACILITY#${facilityId}#${name}#FURTHER`;
  const seatOf = ({ caseId, pk }: Pick<Seated, 'caseId' | 'pk'>, party: string, ownerPk: string): TransactItem => ({
    Put: {
      TableName: tableName('requests'),
      Item: shape.item({ pk, sk: `SEAT#${party}` }, { caseId }, { ownerPk, ownerSk: caseId }),
    },
  });
  const partitionOf = (list: SeatList): string => {
    if ('isPortals' in list) return portalPk;
    return 'regulatoryId' in list ? authorityPk(list.regulatoryId) : furtherPk(list.furtherFacilityId);
  };
  return {
    /** The write that lists a case of another facility for this one. */
    furtherPut: (seated: Pick<Seated, 'caseId' | 'pk'>, facilityId: string): TransactItem =>
      seatOf(seated, `FACILITY#${facilityId}`, furtherPk(facilityId)),
    /** The writes of a new case. */
    puts: (seated: Seated): TransactItem[] => {
      const { regulatoryId } = seated;
      const isOverseen = 'authority' in life.sides && regulatoryId !== undefined;
      const seats = [
        ...(isOverseen ? [['AUTHORITY', authorityPk(regulatoryId)] as const] : []),
        ...('onlooker' in life.sides ? [['PORTAL', portalPk] as const] : []),
      ];
      return seats.map(([party, ownerPk]) => seatOf(seated, party, ownerPk));
    },
    /** A page of a list, newest first, as `rowsOf` gives the rows of its ids. */
    list: <Row>(
      store: DynamoDBDocumentClient,
      list: SeatList,
      page: PageAsked,
      rowsOf: (ids: readonly string[]) => Promise<readonly Row[]>,
    ): Promise<Page<Row>> => {
      const query: ListQuery = {
        table: 'requests',
        index: 'byOwner',
        sort: { name: 'ownerSk' },
        isNewestFirst: true,
        partition: { name: 'ownerPk', value: partitionOf(list) },
      };
      const find = (next: PageAsked) =>
        readPage(store, query, { ...next, codec: ulidCursor, parse: (item) => shape.parse(item).caseId });
      return readThrough({ find, rowsOf, mostReads }, page);
    },
  };
}
