import { moveRow, stateRow } from '../../shared/_parts/life.ts';
import { hasStages } from '../../shared/empanelment/form.ts';
import { empanelmentLife } from '../../shared/empanelment/life.ts';
import { empanelmentApi } from '../../shared/empanelment/routes.ts';
import { openStages } from '../../shared/empanelment/stages.ts';
import { openDelete, type StoredEmpanelment } from '../_data/empanelment/empanelment.ts';
import { stageChanges } from '../_data/empanelment/stageEntries.ts';
import { newMail, type OutgoingMail } from '../_data/mail/outgoingMail.ts';
import type { BodyOf, ContextOf, Operation } from '../_kit/context.ts';
import { fail, invalid } from '../_kit/failure.ts';
import { makerOf } from '../_parts/approval.ts';
import { ownCase } from '../_parts/case/caseKind.ts';
import { assigned, moveCase } from '../_parts/case/moveCase.ts';
import { checkMove } from '../_parts/life.ts';
import { once } from '../_store/idempotency.ts';
import { checkDecider } from './checkDecider.ts';
import { contractWrites } from './contractWrites.ts';
import { empanelmentCase } from './empanelmentCase.ts';
import { empanelmentNews } from './empanelmentNews.ts';
import { expiredOf } from './expiredOf.ts';
import { effectiveFrom } from './profileWrites.ts';

type Move = typeof empanelmentApi.endpoints.moveEmpanelment;
type Body = BodyOf<Move>;

/** Moves a request on over the version that the caller saw: the life says who may, the effect what changes with it. */
export const moveEmpanelment: Operation<Move> = async ({ body }, ctx) => {
  let mails: readonly OutgoingMail[] = [];
  const { data, isRepeated } = await once(ctx, empanelmentApi.endpoints.moveEmpanelment, async () => {
    mails = body.move === 'approveAccount' ? await approvalNotices(body, ctx) : [];
    const { data: moved, items } = await prepare(body, ctx);
    return { data: moved, items: [...items, ...mails.map((mail) => mail.item)] };
  });
  if (!isRepeated) await Promise.all(mails.map((mail) => mail.queue()));
  return data;
};

/** The old and the new contact and the person who submitted the change are told of an approved account while it can still be stopped. */
async function approvalNotices({ empanelmentId }: Body, ctx: ContextOf<Move>): Promise<OutgoingMail[]> {
  const { found } = await ownCase(ctx, empanelmentCase, empanelmentId);
  const { before, form } = found.revisions.at(-1) ?? {};
  const readers = [before?.contactEmail, form?.contactEmail].flatMap((reader) =>
    reader ? [reader.toLowerCase()] : [],
  );
  return [...new Set(readers)].map((reader) => newMail(ctx, 'accountChangeApproved', reader));
}

async function prepare(body: Body, ctx: ContextOf<Move>) {
  const { found } = await ownCase(ctx, empanelmentCase, body.empanelmentId);
  const state = moveRow(empanelmentLife, body.move).to ?? found.state;
  const isEnd = stateRow(empanelmentLife, state).isFinal === true;
  // Before the contract is compared: a request that has ended says so, and not that its own approval has changed the contract.
  checkMove(ctx, empanelmentLife, { move: body.move, record: found, seen: body.version });
  const contract = isEnd ? await contractWrites(ctx, found, state) : { items: [], providerCode: null };
  const at = ctx.now().toISOString();
  const effects = {
    pass: ({ passed }: StoredEmpanelment, { stage }: Body) => {
      if (!stage || !openStages(passed).includes(stage)) throw invalid('stage', 'stageNotOpen');
      return { passed: [...passed, { stage, at, byName: ctx.user.displayName, by: ctx.user.userId }] };
    },
    remark: ({ remarks, revisions }: StoredEmpanelment, { field, text }: Body) => {
      if (!field || !text) throw fail('notInThisStatus');
      if (remarks.length >= 100) throw invalid('text', 'tooManyRemarks');
      return { remarks: [...remarks, { field, text, at, revision: revisions.length }] };
    },
    return: ({ returnCount }: StoredEmpanelment) => ({ returnCount: returnCount + 1, touchedAt: at }),
    propose: async ({ kind, passed }: StoredEmpanelment, { outcome }: Body) => {
      if (!outcome) throw fail('notInThisStatus');
      if (outcome === 'approve' && hasStages(kind) && openStages(passed).length > 0)
        throw invalid('outcome', 'stagesMissing');
      return { proposal: { ...(await makerOf(ctx)), outcome } };
    },
    reconsider: () => ({ proposal: null }),
    approve: async (value: StoredEmpanelment) => {
      await checkDecider(ctx, value);
      if (expiredOf(value, ctx.now()).length > 0) throw fail('documentEnded');
      return { providerCode: contract.providerCode };
    },
    approveAccount: async (value: StoredEmpanelment, { calledBack }: Body) => {
      await checkDecider(ctx, value);
      if (!calledBack) throw fail('notInThisStatus');
      return { accountChange: { effectiveAt: effectiveFrom(ctx.now()), calledBack, stopped: null } };
    },
    reject: async (value: StoredEmpanelment) => {
      await checkDecider(ctx, value);
      return {};
    },
    assign: ({ payerId }: StoredEmpanelment, { assignee = '' }: Body) =>
      assigned({ payerId, assignee, desk: empanelmentCase.desk }, ctx),
  };
  const besides = (before: StoredEmpanelment, after: StoredEmpanelment) => [
    ...stageChanges(before, after),
    ...(isEnd ? [openDelete(after), ...contract.items] : []),
  ];
  return moveCase(ctx, empanelmentCase, body, { effects, newsOf: empanelmentNews, besides });
}
