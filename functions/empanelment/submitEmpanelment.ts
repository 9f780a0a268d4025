import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { documentTable, neededDocuments } from '../../shared/empanelment/documents.ts';
import { documentPlace, type EmpanelmentForm } from '../../shared/empanelment/form.ts';
import { empanelmentApi } from '../../shared/empanelment/routes.ts';
import { listAttachments } from '../_data/attachment/attachment.ts';
import { empanelments, type StoredEmpanelment } from '../_data/empanelment/empanelment.ts';
import { stageChanges } from '../_data/empanelment/stageEntries.ts';
import { askedPayerOf, getPayer, isServing } from '../_data/payer/payer.ts';
import type { BodyOf, ContextOf, Operation, SessionContext } from '../_kit/context.ts';
import { fail, invalid } from '../_kit/failure.ts';
import { once } from '../_store/idempotency.ts';
import { checkBranch } from './branchWrites.ts';
import { checkKind } from './checkKind.ts';
import { contractWrites } from './contractWrites.ts';
import { empanelmentNews } from './empanelmentNews.ts';
import { knownFactsOf, ownFacility } from './knownFacts.ts';
import { ownDraft } from './saveEmpanelmentDraft.ts';
import { submittedAgain } from './submission.ts';

type Submit = typeof empanelmentApi.endpoints.submitEmpanelment;

/** Every document that this provider needs is there once, is a file of this request, and has not ended. */
async function checkDocuments(ctx: SessionContext, record: StoredEmpanelment, form: EmpanelmentForm): Promise<void> {
  const place = documentPlace(record.facts, form.branch);
  if (!place) throw fail('notInThisStatus');
  const today = emiratesDateOf(ctx.now());
  const files = (await listAttachments(ctx.store, empanelments.pkOf(record))).map(({ attachmentId }) => attachmentId);
  for (const type of neededDocuments({ ...place, services: form.services })) {
    const brought = form.documents.filter((document) => document.type === type);
    const [document] = brought;
    const field = `documents.${type}`;
    if (!document || brought.length > 1 || !files.includes(document.attachmentId)) {
      throw invalid(`${field}.files`, 'documentMissing');
    }
    if (!documentTable[type].expires) continue;
    if (document.expiresOn === null) throw invalid(`${field}.expiresOn`, 'expiryMissing');
    if (document.expiresOn < today) throw invalid(`${field}.expiresOn`, 'documentExpired');
  }
}

/** Submits what was typed: a revision that never changes, on which the insurer's people work (REQ-NET-18). */
export const submitEmpanelment: Operation<Submit> = async ({ body }, ctx) =>
  (await once(ctx, empanelmentApi.endpoints.submitEmpanelment, () => prepare(body, ctx))).data;

async function prepare({ empanelmentId, version, ...form }: BodyOf<Submit>, ctx: ContextOf<Submit>) {
  const draft = await ownDraft(ctx, { empanelmentId, version });
  const facility = await ownFacility(ctx);
  const isFirst = draft.revisions.length === 0;
  if (isFirst) checkKind(facility, draft.kind);
  const record: StoredEmpanelment = { ...draft, facts: knownFactsOf(facility) };
  const payer = await getPayer(ctx.store, form.payerId);
  if (!payer || !isServing(payer)) throw invalid('payerId', 'unknownChoice');
  // The people who have looked at a request are those of its insurer.
  if (!isFirst && record.payerId !== form.payerId) throw invalid('payerId', 'unknownChoice');
  await checkBranch(ctx, record, form);
  await checkDocuments(ctx, record, form);
  const { payerName, payerNameArabic } = payer;
  const addressed = { ...record, payerId: askedPayerOf(payer), payerName, payerNameArabic };
  const said = { form, terms: null, account: null, before: null };
  const { after, event } = submittedAgain(ctx, addressed, said);
  const contract = await contractWrites(ctx, after, after.state);
  return {
    data: { empanelmentId },
    items: [
      ...empanelments.writes(after, event),
      ...stageChanges(draft, after),
      ...contract.items,
      ...(await empanelmentNews(ctx, after)),
    ],
  };
}
