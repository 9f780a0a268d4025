import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { maskIban } from '../../../shared/_field/iban.ts';
import { profileForm, type ShownProfile } from '../../../shared/empanelment/profile.ts';
import { sha256 } from '../../_kit/canonicalJson.ts';
import { tableName } from '../../_kit/env.ts';
import type { OwnFacilityId } from '../../_kit/ownIds.ts';
import { getItem } from '../../_store/item.ts';
import { readFirst } from '../../_store/page.ts';
import { markOf, shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { storedCaseFields } from '../case/caseRecord.ts';
import { type StoredAccount, storedAccount } from '../empanelment/askedAccount.ts';
import type { StoredEmpanelment } from '../empanelment/empanelment.ts';

/** What an insurer knows of a provider: contact, services, and the account that it pays to. */
const stored = profileForm.omit({ account: true, payerId: true }).extend({
  facilityId: z.string(),
  payerId: storedCaseFields.payerId,
  account: storedAccount.nullable(),
  /** The account that follows from `effectiveAt` on, until when it can be stopped; the request that asked for it. */
  next: storedAccount.extend({ effectiveAt: z.iso.datetime(), empanelmentId: z.string() }).nullable(),
  changedAt: z.iso.datetime(),
  changedBy: z.string(),
  version: z.int().positive(),
});
export type StoredProfile = z.infer<typeof stored>;

const shape = shapeOf({ entity: 'providerProfile', version: 1, schema: stored, keys: [] });
const pkOf = (facilityId: string) => `FACILITY#${facilityId}#PROFILE`;
const keyOf = ({ facilityId, payerId }: Pick<StoredProfile, 'facilityId' | 'payerId'>) => ({
  pk: pkOf(facilityId),
  sk: `PAYER#${payerId}`,
});

/** What the insurer of a request knows of the facility that asks; null where it knows nothing yet. */
export const findProfile = (store: DynamoDBDocumentClient, request: StoredEmpanelment): Promise<StoredProfile | null> =>
  getItem(store, 'facilities', keyOf(request), shape.parse);

/** A facility has as many as it has insurers. */
const mostProfiles = 50;

async function profilesIn(store: DynamoDBDocumentClient, pk: string): Promise<StoredProfile[]> {
  const list = { table: 'facilities', partition: { value: pk }, sort: { prefix: 'PAYER#' } } as const;
  return (await readFirst(store, list, mostProfiles)).map(shape.parse);
}

/** What insurers know of a facility, by insurer. */
export const listProfiles = (store: DynamoDBDocumentClient, facilityId: OwnFacilityId): Promise<StoredProfile[]> =>
  profilesIn(store, pkOf(facilityId));

/** The same of the facility of a request that the caller has read. */
export const listProfilesOf = (store: DynamoDBDocumentClient, request: StoredEmpanelment): Promise<StoredProfile[]> =>
  profilesIn(store, pkOf(request.facilityId));

/** The account that is paid to at this moment. */
export function accountAt({ account, next }: StoredProfile, now: Date): StoredAccount | null {
  if (!next || next.effectiveAt > now.toISOString()) return account;
  const { accountHolder, bankName, iban } = next;
  return { accountHolder, bankName, iban };
}

/** The account that follows, while it can be stopped. */
export const waitingAccount = ({ next }: StoredProfile, now: Date): StoredProfile['next'] =>
  next && next.effectiveAt > now.toISOString() ? next : null;

/** A bank account for people: its IBAN is masked (REQ-UI-04). */
export const maskedAccount = <Account extends { readonly iban: string }>(account: Account): Account => ({
  ...account,
  iban: maskIban(account.iban),
});

/** A profile for its provider. */
export function shownProfileOf(value: StoredProfile, now: Date): ShownProfile {
  const { payerId, contactName, contactEmail, contactMobile, tradeLicenseNumber, services } = value;
  const account = accountAt(value, now);
  const next = waitingAccount(value, now);
  return {
    ...{ payerId, contactName, contactEmail, contactMobile, tradeLicenseNumber, services },
    account: account && maskedAccount(account),
    next: next && maskedAccount(next),
  };
}

/** The write of a profile over the version that was read: it is stored with the next one. */
export function profilePut(before: StoredProfile | null, after: Omit<StoredProfile, 'version'>): TransactItem {
  const version = (before?.version ?? 0) + 1;
  return {
    Put: {
      TableName: tableName('facilities'),
      Item: shape.item(keyOf(after), { ...after, version }, {}),
      ...(before
        ? { ConditionExpression: 'version = :seen', ExpressionAttributeValues: { ':seen': before.version } }
        : { ConditionExpression: 'attribute_not_exists(pk)' }),
    },
  };
}

const holderShape = markOf('ibanHolder', 1);
const holder = z.object({ facilityId: z.string() });
// No key tells an IBAN: keys stand in messages of errors.
const ibanKey = (iban: string) => ({ pk: `IBAN#${sha256(iban)}`, sk: 'FACILITY' });

/** Whether a facility other than the one that asks is paid to the account. */
export async function isOfAnother(
  store: DynamoDBDocumentClient,
  { facilityId }: StoredEmpanelment,
  iban: string,
): Promise<boolean> {
  const found = await getItem(store, 'facilities', ibanKey(iban), holder.parse);
  return found !== null && found.facilityId !== facilityId;
}

/** The write that records an account as the requesting facility's. It fails if the account is another facility's. */
export const ibanPut = ({ facilityId }: StoredEmpanelment, iban: string): TransactItem => ({
  Put: {
    TableName: tableName('facilities'),
    Item: holderShape.mark({ ...ibanKey(iban), facilityId }),
    ConditionExpression: 'attribute_not_exists(pk) OR facilityId = :own',
    ExpressionAttributeValues: { ':own': facilityId },
  },
});

/** The write that frees an account that was stopped, so that any facility may use it. */
export const ibanDelete = ({ facilityId }: StoredEmpanelment, iban: string): TransactItem => ({
  Delete: {
    TableName: tableName('facilities'),
    Key: ibanKey(iban),
    ConditionExpression: 'facilityId = :own',
    ExpressionAttributeValues: { ':own': facilityId },
  },
});
