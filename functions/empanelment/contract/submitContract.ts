import { isDeepStrictEqual } from 'node:util';
import { dateText } from '../../../shared/_field/dateText.ts';
import { daysAfter, emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import { type ContractUpdate, mostDaysAhead, type SubmittedTerms } from '../../../shared/empanelment/contract.ts';
import { empanelmentApi } from '../../../shared/empanelment/routes.ts';
import { newestTerms, type StoredTerms } from '../../_data/providerContract/providerContract.ts';
import type { BodyOf, ContextOf, Operation, SessionContext } from '../../_kit/context.ts';
import { fail, invalid } from '../../_kit/failure.ts';
import { once } from '../../_store/idempotency.ts';
import { endDraft } from '../changeDrafts.ts';
import { askedChange, changeWrites, submittedAgain } from '../submission.ts';
import { termsOf } from './termsWrites.ts';

type Submit = typeof empanelmentApi.endpoints.submitContract;

/** The day is neither over nor far away, and before no change that was approved already: that one would be undone in silence. */
function checkDay({ now }: SessionContext, { effectiveOn }: ContractUpdate, newest: StoredTerms | null): void {
  const today = emiratesDateOf(now());
  if (effectiveOn < today) throw invalid('effectiveOn', 'contractInPast');
  const last = daysAfter(today, mostDaysAhead);
  if (effectiveOn > last) throw invalid('effectiveOn', 'effectiveTooLate', { day: dateText(last) });
  if (newest && effectiveOn < newest.effectiveOn) {
    throw invalid('effectiveOn', 'beforeOtherChange', { day: dateText(newest.effectiveOn) });
  }
}

const beforeOf = (newest: StoredTerms | null): SubmittedTerms['before'] =>
  newest && { ...termsOf(newest), effectiveOn: newest.effectiveOn, number: newest.number };

/** Asks an insurer to change the contract from a day on: two of its people look at what changes, line by line (REQ-NET-21). */
export const submitContract: Operation<Submit> = async ({ body }, ctx) =>
  (await once(ctx, empanelmentApi.endpoints.submitContract, () => prepare(body, ctx))).data;

async function prepare({ empanelmentId, version, draftVersion, ...update }: BodyOf<Submit>, ctx: ContextOf<Submit>) {
  const { payerId, effectiveOn, ...terms } = update;
  const record = await askedChange(ctx, { kind: 'updateContract', payerId, empanelmentId, version });
  const newest = await newestTerms(ctx.store, record);
  checkDay(ctx, update, newest);
  if (newest && isDeepStrictEqual(termsOf(newest), terms)) throw fail('nothingChanged');
  const submitted = submittedAgain(ctx, record, {
    form: null,
    terms: { ...terms, effectiveOn, before: beforeOf(newest) },
    account: null,
    before: null,
  });
  return {
    data: { empanelmentId: submitted.after.empanelmentId },
    items: [...(await changeWrites(ctx, submitted)), ...(await endDraft(ctx, payerId, draftVersion))],
  };
}
