import { DeleteCommand, type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { FormDraft, KeptFormName } from '../../../shared/formDraft/keptFormNames.ts';
import { keptForms } from '../../../shared/keptForms.ts';
import { tableName } from '../../_kit/env.ts';
import type { OwnUserId } from '../../_kit/ownIds.ts';
import { type Scope, tenantKey } from '../../_kit/scope.ts';
import { ifHolds, ifHoldsInTurn } from '../../_store/condition.ts';
import { expiresIn, isExpired } from '../../_store/expiry.ts';
import { getItem } from '../../_store/item.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';

const stored = z.object({
  draft: z.record(z.string(), z.unknown()),
  version: z.int().positive(),
  savedAt: z.iso.datetime(),
  expiresAt: z.int(),
});
const shape = shapeOf({ entity: 'formDraft', version: 1, schema: stored, keys: [] });

/** Whose draft of which form: what a person types at one facility is not shown at another one. */
export interface FormDraftOf<Name extends KeptFormName = KeptFormName> {
  readonly userId: OwnUserId;
  readonly scope: Scope;
  readonly form: Name;
  /** The record from which the form was opened. */
  readonly about: string | undefined;
}

export interface KeptDraft<Name extends KeptFormName> {
  readonly draft: FormDraft<Name>;
  readonly version: number;
  readonly savedAt: string;
}

const keyOf = ({ userId, scope, form, about }: FormDraftOf) => ({
  pk: `DRAFT#${userId}`,
  sk: `FORM#${scope.kind === 'all' ? 'PORTAL' : tenantKey(scope)}#${form}#${about ?? ''}`,
});

/**
 * What is kept, and the version of what is stored in its place: one that is too old, or that another release wrote in another form, is
 * shown to nobody and may be written over.
 */
async function look<Name extends KeptFormName>(store: DynamoDBDocumentClient, of: FormDraftOf<Name>, now: Date) {
  const found = await getItem(store, 'requests', keyOf(of), shape.parse);
  const parsed = found && !isExpired(found, now) ? keptForms[of.form].draft.safeParse(found.draft) : null;
  const kept: KeptDraft<Name> | null =
    found && parsed?.success
      ? { draft: parsed.data as FormDraft<Name>, version: found.version, savedAt: found.savedAt }
      : null;
  return { kept, stored: found?.version };
}

/** What a person has typed into a form and not sent, or null. */
export const findFormDraft = async <Name extends KeptFormName>(
  store: DynamoDBDocumentClient,
  of: FormDraftOf<Name>,
  now: Date,
): Promise<KeptDraft<Name> | null> => (await look(store, of, now)).kept;

const asSeen = (seen: number | undefined) =>
  seen === undefined
    ? { ConditionExpression: 'attribute_not_exists(pk)' }
    : { ConditionExpression: 'version = :seen', ExpressionAttributeValues: { ':seen': seen } };

/** Keeps a draft over the version that was seen; null where another page or device was first. */
export async function keepFormDraft<Name extends KeptFormName>(
  store: DynamoDBDocumentClient,
  of: FormDraftOf<Name>,
  { draft, seen }: { readonly draft: FormDraft<Name>; readonly seen: number | undefined },
  now: Date,
): Promise<KeptDraft<Name> | null> {
  const before = await look(store, of, now);
  if (before.kept?.version !== seen) return null;
  const value = { draft, version: (before.stored ?? 0) + 1, savedAt: now.toISOString() };
  const expiresAt = expiresIn({ days: keptForms[of.form].daysKept }, now);
  const Item = shape.item(keyOf(of), { ...value, expiresAt }, {});
  const put = new PutCommand({ TableName: tableName('requests'), Item, ...asSeen(before.stored) });
  return (await ifHoldsInTurn(() => store.send(put))) ? value : null;
}

const deleteAsSeen = (of: FormDraftOf, seen: number) => ({
  TableName: tableName('requests'),
  Key: keyOf(of),
  ...asSeen(seen),
});

/** Throws a draft away at the version that was seen; false where something else is kept by now. */
export const discardFormDraft = (store: DynamoDBDocumentClient, of: FormDraftOf, seen: number): Promise<boolean> =>
  ifHolds(store.send(new DeleteCommand(deleteAsSeen(of, seen))));

/** The write by which the sending of a form ends its draft. */
export const formDraftDelete = (of: FormDraftOf, seen: number): TransactItem => ({ Delete: deleteAsSeen(of, seen) });
