import type { KeptFormName } from '../../../shared/formDraft/keptFormNames.ts';
import { findFormDraft, formDraftDelete } from '../../_data/formDraft/formDraft.ts';
import type { SessionContext } from '../../_kit/context.ts';
import type { TransactItem } from '../../_store/transaction.ts';

interface SentDraft {
  readonly form: KeptFormName;
  /** The record from which the form was opened. */
  readonly about?: string | undefined;
  /** The version of the draft that was sent; undefined for a form of which nothing was kept. */
  readonly version: number | undefined;
}

/**
 * The writes by which the sending of a form ends its draft, for the transaction of what was sent: whether or not the answer arrives,
 * nobody finds again what was sent already. What another page or device has typed since is left alone, and holds nothing up.
 */
export async function endFormDraft(ctx: SessionContext, { form, about, version }: SentDraft): Promise<TransactItem[]> {
  if (version === undefined) return [];
  const of = { userId: ctx.user.userId, scope: ctx.scope, form, about };
  const kept = await findFormDraft(ctx.store, of, ctx.now());
  return kept?.version === version ? [formDraftDelete(of, version)] : [];
}
