import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Page } from '../../../shared/_contract/page.ts';
import { displayNameOf } from '../../../shared/_field/displayName.ts';
import { type AccountRequestState, accountRequest } from '../../../shared/accountRequest/routes.ts';
import type { OwnFacilityId } from '../../_kit/ownIds.ts';
import { ulidCursor } from '../../_store/cursor.ts';
import { getItem } from '../../_store/item.ts';
import { listedRecord } from '../../_store/listedRecord.ts';
import { readPage } from '../../_store/page.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import type { Facility } from '../facility/facility.ts';
import { shownNumberOf } from '../user/personNumbers.ts';
import type { User } from '../user/user.ts';

/** A request as it is stored: what its readers see, and whose account it is about. */
const stored = accountRequest.extend({
  userId: z.string(),
  /** What the account gets with the licence. */
  clinicianName: z.string().nullable(),
  specialty: z.string().nullable(),
});
export type StoredAccountRequest = z.infer<typeof stored>;
const shape = shapeOf({ entity: 'accountRequest', version: 1, schema: stored, keys: [] });

/** Whose requests are listed: those of one facility, or all. */
export type RequestDesk = { readonly facilityId: OwnFacilityId } | 'portal';

const keyOf = (accountRequestId: string) => ({ pk: `ACCOUNTREQUEST#${accountRequestId}`, sk: 'REQUEST' });
const deskPk = (desk: { readonly facilityId: string } | 'portal'): string =>
  desk === 'portal' ? 'ACCOUNTREQUESTS#PORTAL' : `ACCOUNTREQUESTS#FACILITY#${desk.facilityId}`;
const prefixOf = (state: AccountRequestState): string => `${state.toUpperCase()}#`;

/** The lists that a request stands in. A facility's administrator does not see what only the portal's people decide. */
const listKeys = ({ waitsFor, facilityId, state, accountRequestId }: StoredAccountRequest) =>
  [...(waitsFor === 'facility' ? [{ facilityId }] : []), 'portal' as const].map((desk) => ({
    pk: deskPk(desk),
    sk: `${prefixOf(state)}${accountRequestId}`,
  }));

const records = listedRecord<StoredAccountRequest>({
  table: 'users',
  itemOf: (key, request) => shape.item(key, request, {}),
  keyOf: ({ accountRequestId }) => keyOf(accountRequestId),
  listKeysOf: listKeys,
});

/** What a request is about, beside what the account and its facility say. */
export type Asked = Pick<
  StoredAccountRequest,
  | 'kind'
  | 'connectionProof'
  | 'isCardProven'
  | 'clinicianLicense'
  | 'isLicenseRegistered'
  | 'clinicianName'
  | 'specialty'
>;

interface NewRequest {
  readonly user: User;
  readonly facility: Facility;
  readonly asked: Asked;
}

/** The writes of a new request, for the transaction of what waits for it: who asks, where they work, when and from where. */
export function newAccountRequestPuts(
  { user, facility, asked }: NewRequest,
  from: Pick<StoredAccountRequest, 'accountRequestId' | 'waitsFor' | 'askedAt' | 'sourceIp' | 'userAgent'>,
): TransactItem[] {
  const { facilityId, facilityName, facilityNameArabic, facilityLicense, regulatoryId } = facility;
  const request: StoredAccountRequest = {
    ...from,
    ...asked,
    state: 'waiting',
    userId: user.userId,
    userName: user.userName,
    fullName: displayNameOf(user),
    emiratesIdEnding: shownNumberOf(user)?.slice(-4) ?? null,
    facilityId,
    facilityName,
    facilityNameArabic,
    facilityLicense,
    regulatorId: regulatoryId,
    roles: user.roles,
    decidedAt: null,
    decidedBy: null,
    reason: null,
    version: 1,
  };
  return records.newPuts(request);
}

/** The writes of a decision, over the version that was read. */
export const accountRequestChange = (before: StoredAccountRequest, decided: Partial<StoredAccountRequest>) =>
  records.change(before, decided);

/** A request by its id, or null. The caller checks it against whom they may decide about. */
export const findAccountRequest = (
  store: DynamoDBDocumentClient,
  accountRequestId: string,
): Promise<StoredAccountRequest | null> => getItem(store, 'users', keyOf(accountRequestId), shape.parse);

/** A desk's requests in a state, the newest first. */
export const listAccountRequests = (
  store: DynamoDBDocumentClient,
  desk: RequestDesk,
  { state, ...page }: { state: AccountRequestState; take: number; cursor?: string | undefined },
): Promise<Page<StoredAccountRequest>> =>
  readPage(
    store,
    { table: 'users', partition: { value: deskPk(desk) }, sort: { prefix: prefixOf(state) }, isNewestFirst: true },
    { ...page, codec: ulidCursor, parse: shape.parse },
  );
