import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { careServices } from '../../../shared/homeCare/care.ts';
import { tableName } from '../../_kit/env.ts';
import { readBatch } from '../../_store/batch.ts';
import { overVersion } from '../../_store/condition.ts';
import { markOf, shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';

/** What a provider of home care says that it offers. */
const offer = z.strictObject({
  facilityId: z.string(),
  services: z.array(z.enum(careServices)),
  /** For how many patients there is room. */
  places: z.int().min(0),
  version: z.int().positive(),
});
type Offer = z.infer<typeof offer>;

const offerShape = shapeOf({ entity: 'careOffer', version: 1, schema: offer, keys: [] });
const loadShape = markOf('careLoad', 1);
const load = z.object({ patients: z.int().default(0), promised: z.int().default(0) });

const pkOf = (facilityId: string) => `CAREAT#${facilityId}`;
const offerKey = (facilityId: string) => ({ pk: pkOf(facilityId), sk: 'OFFER' });
const loadKey = (facilityId: string) => ({ pk: pkOf(facilityId), sk: 'LOAD' });

/** The write of an offer over the version before it. */
export const offerPut = (value: Offer): TransactItem => ({
  Put: {
    TableName: tableName('requests'),
    Item: offerShape.item(offerKey(value.facilityId), value, {}),
    ...overVersion(value.version),
  },
});

/** Who counts at a facility: patients in its care, and those for whom it is asked to take them over. */
type Counted = 'patients' | 'promised';

/** The write that counts a patient more (`by` 1) or less (-1) at a facility. One transaction changes a facility once. */
export const loadChange = (facilityId: string, by: Readonly<Partial<Record<Counted, 1 | -1>>>): TransactItem => ({
  Update: {
    TableName: tableName('requests'),
    Key: loadKey(facilityId),
    UpdateExpression: `SET ${loadShape.set} ADD patients :patients, promised :promised`,
    ExpressionAttributeValues: { ...loadShape.values, ':patients': by.patients ?? 0, ':promised': by.promised ?? 0 },
  },
});

/** The write of a whole count, for data that no call has counted. */
export const loadPut = (facilityId: string, counts: Readonly<Record<Counted, number>>): TransactItem => ({
  Put: { TableName: tableName('requests'), Item: loadShape.mark({ ...loadKey(facilityId), ...counts }) },
});

/** What is known of facilities: what each offers, null where it has not said it, and how many patients count there. */
export async function careAt(store: DynamoDBDocumentClient, facilityIds: readonly string[]) {
  const keys = facilityIds.flatMap((id) => [offerKey(id), loadKey(id)]);
  const items = await readBatch(store, 'requests', keys);
  const at = ({ pk, sk }: { pk: string; sk: string }) => items.find((item) => item.pk === pk && item.sk === sk);
  return facilityIds.map((facilityId) => {
    const [offered, loaded] = [at(offerKey(facilityId)), at(loadKey(facilityId))];
    return {
      facilityId,
      offer: offered ? offerShape.parse(offered) : null,
      ...load.parse(loaded ?? {}),
    };
  });
}
