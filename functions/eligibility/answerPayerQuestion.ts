import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { isUnanswered } from '../../shared/worklist/deskLife.ts';
import { eligibilityChange, findEligibility } from '../_data/eligibility/eligibility.ts';
import { deskNews } from '../_data/eligibility/eligibilityNews.ts';
import { messagesPk } from '../_data/eligibility/reviewerMessages.ts';
import type { BodyOf, ContextOf, Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { writeMessage } from '../_parts/conversation/writeMessage.ts';
import { once } from '../_store/idempotency.ts';

type AnswerReviewer = typeof eligibilityApi.endpoints.answerPayerQuestion;

/** The facility answers a reviewer's question, with documents: the payer's time runs on, and the reviewer is told. */
export const answerPayerQuestion: Operation<AnswerReviewer> = async ({ body }, ctx) => {
  ctx.audited({ entity: 'eligibility', id: body.eligibilityId });
  const { data } = await once(ctx, eligibilityApi.endpoints.answerPayerQuestion, () => prepare(body, ctx));
  return data;
};

async function prepare(body: BodyOf<AnswerReviewer>, ctx: ContextOf<AnswerReviewer>) {
  const { eligibilityId, questionId, text, attachmentIds } = body;
  const request = await findEligibility(ctx.store, ctx.scope, eligibilityId);
  if (!request) throw fail('notFound');
  // A payer's people and administrators read the request and do not answer for the provider.
  if (ctx.scope.kind !== 'facility') throw fail('notAllowed');
  const { payerQuestion: asked, deskLeftMs } = request;
  if (!isUnanswered(request) || request.heldAnswer) throw fail('alreadySettled');
  if (!asked || asked.questionId !== questionId || !request.hasPayerQuestion) throw fail('changedMeanwhile');
  const now = ctx.now();
  const at = now.toISOString();
  const place = { pk: messagesPk(request), attachments: request.messageAttachments };
  const said = await writeMessage(ctx, { side: 'provider', text, attachmentIds }, place);
  const change = {
    hasPayerQuestion: false,
    payerQuestion: { ...asked, answeredAt: at },
    messageAttachments: said.attachments,
    deskLeftMs: null,
    // What was left of the promised time when it stopped.
    deskDueAt: new Date(now.getTime() + (deskLeftMs ?? 0)).toISOString(),
  };
  const event = { at, event: 'questionsAnswered', by: ctx.user.displayName, detail: null } as const;
  return {
    data: { eligibilityId },
    items: [
      ...eligibilityChange(request, change, [event]),
      ...said.items,
      ...deskNews('deskQuestionAnswered', request, { id: ctx.newId(), at: now }),
    ],
  };
}
