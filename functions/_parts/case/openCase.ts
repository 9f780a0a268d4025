import { startClock } from '../../../shared/_parts/dueClock.ts';
import { type Life, type StateOf, stateRow } from '../../../shared/_parts/life.ts';
import { askedPayerOf, getPayer, isServing } from '../../_data/payer/payer.ts';
import type { SessionContext } from '../../_kit/context.ts';
import { fail, invalid } from '../../_kit/failure.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { writeMessage } from '../conversation/writeMessage.ts';
import type { CaseKind, CaseOf } from './caseKind.ts';

/**
 * What every new case of the caller's facility begins with. Refuses a caller without a facility, and a payer that the portal does
 * not work with (at the field `payerId`).
 */
export async function newCase<L extends Life>(ctx: SessionContext, life: L, payerId: number) {
  const { scope, store, user } = ctx;
  if (scope.kind !== 'facility') throw fail('notAllowed');
  const payer = await getPayer(store, payerId);
  if (!payer || !isServing(payer)) throw invalid('payerId', 'unknownChoice');
  const { facilityId } = scope;
  const { payerName, payerNameArabic } = payer;
  const at = ctx.now().toISOString();
  const state = life.begins as StateOf<L>;
  const { due } = stateRow(life, state);
  if (!due) throw new Error(`A case begins with deadlines, and its state ${state} has none.`);
  const facilityName = user.facilityName ?? facilityId;
  return {
    version: 1,
    state,
    stateSince: at,
    openedAt: at,
    openedBy: user.userId,
    openedByName: user.displayName,
    facilityId,
    facilityName,
    facilityNameArabic: user.facilityNameArabic ?? facilityName,
    ...{
      payerId: askedPayerOf(payer),
      payerName,
      payerNameArabic,
      escalatedAt: null,
      holder: null,
      attachmentCount: 0,
    },
    clock: startClock(ctx.now(), due),
  };
}

interface Opening {
  readonly text: string;
  readonly attachmentIds: readonly string[];
  readonly news: readonly TransactItem[];
}

/** The writes of a new case with its first message, for `once`. */
export async function openCase<Id extends string, L extends Life, Stored extends CaseOf<L>, Row>(
  ctx: SessionContext,
  { records }: CaseKind<Id, L, Stored, Row>,
  value: Stored,
  { text, attachmentIds, news }: Opening,
): Promise<TransactItem[]> {
  const place = { pk: records.pkOf(value), attachments: 0 };
  const said = await writeMessage(ctx, { side: 'provider', text, attachmentIds }, place);
  const event = { at: value.stateSince, event: 'open', by: ctx.user.displayName, detail: null } as const;
  return [...records.writes({ ...value, attachmentCount: said.attachments }, event), ...said.items, ...news];
}
