import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { AskedPayerId, OwnPayerId } from '../../_kit/ownIds.ts';
import { markOf } from '../../_store/shape.ts';
import { listPointed, pointerTo } from '../user/peoplePointer.ts';

/** The most people of one payer that are offered to be given work. */
const mostListed = 100;

const partitionOf = (payerId: number): string => `PAYER#${payerId}`;
const shape = markOf('payerStaff', 1);

/** The pointer by which a payer's users are found; other users have no pointer. It is written with the user. */
export const payerStaffItems = ({ payerId, userId }: { payerId: number | null; userId: string }) =>
  payerId === null ? [] : [shape.mark(pointerTo(userId, partitionOf(payerId)))];

/** The ids of a payer's people. */
export const listPayerStaff = (store: DynamoDBDocumentClient, payerId: OwnPayerId | AskedPayerId): Promise<string[]> =>
  listPointed(store, partitionOf(payerId), mostListed);
