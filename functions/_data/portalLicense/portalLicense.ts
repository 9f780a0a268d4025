import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Page } from '../../../shared/_contract/page.ts';
import { type LicenseRequestState, licenseRequest } from '../../../shared/facility/licenseRoutes.ts';
import { ulidCursor } from '../../_store/cursor.ts';
import { getItem } from '../../_store/item.ts';
import { listedRecord } from '../../_store/listedRecord.ts';
import { readOn } from '../../_store/page.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { maker } from '../approval/maker.ts';

/** A request for portal licences as it is stored: what its readers see, its maker, and the facility. */
const stored = licenseRequest.extend({
  facilityId: z.string(),
  makerId: z.string(),
  makerPerson: maker.shape.makerPerson,
});
export type StoredLicenseRequest = z.infer<typeof stored>;
const shape = shapeOf({ entity: 'licenseRequest', version: 1, schema: stored, keys: [] });

/** Whose requests are listed: those of a distributor, by the role of its representatives, or all. */
export type LicenseDesk = NonNullable<StoredLicenseRequest['distributor']> | 'portal';

const keyOf = (licenseRequestId: string) => ({ pk: `LICENSEREQUEST#${licenseRequestId}`, sk: 'REQUEST' });
const deskPk = (desk: LicenseDesk): string =>
  desk === 'portal' ? 'LICENSEREQUESTS#PORTAL' : `LICENSEREQUESTS#DISTRIBUTOR#${desk}`;
const prefixOf = (state: LicenseRequestState): string => `${state.toUpperCase()}#`;

const listKeys = ({ distributor, state, licenseRequestId }: StoredLicenseRequest) =>
  [...(distributor ? [distributor] : []), 'portal' as const].map((desk) => ({
    pk: deskPk(desk),
    sk: `${prefixOf(state)}${licenseRequestId}`,
  }));

const records = listedRecord<StoredLicenseRequest>({
  table: 'facilities',
  itemOf: (key, request) => shape.item(key, request, {}),
  keyOf: ({ licenseRequestId }) => keyOf(licenseRequestId),
  listKeysOf: listKeys,
});

/** The writes of a new request, for a transaction. */
export const newLicenseRequestPuts = (request: StoredLicenseRequest): TransactItem[] => records.newPuts(request);

/** The writes of a decision, over the version that was read. */
export const licenseRequestChange = (before: StoredLicenseRequest, decided: Partial<StoredLicenseRequest>) =>
  records.change(before, decided);

/** A request by its id, or null. The caller checks it against whose requests they may read. */
export const findLicenseRequest = (
  store: DynamoDBDocumentClient,
  licenseRequestId: string,
): Promise<StoredLicenseRequest | null> => getItem(store, 'facilities', keyOf(licenseRequestId), shape.parse);

interface LicensePage {
  readonly state: LicenseRequestState;
  readonly facilityId: string | null;
  readonly take: number;
  readonly cursor?: string | undefined;
}

/** A desk's requests in a state, of one facility or of all, the newest first. */
export const listLicenseRequests = (
  store: DynamoDBDocumentClient,
  desk: LicenseDesk,
  { state, facilityId, ...page }: LicensePage,
): Promise<Page<StoredLicenseRequest>> =>
  readOn(
    store,
    { table: 'facilities', partition: { value: deskPk(desk) }, sort: { prefix: prefixOf(state) }, isNewestFirst: true },
    {
      ...page,
      codec: ulidCursor,
      parse: (item) => {
        const found = shape.parse(item);
        return facilityId === null || found.facilityId === facilityId ? found : null;
      },
    },
  );
