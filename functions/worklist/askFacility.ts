import { mostPayerQuestions } from '../../shared/eligibility/payerQuestion.ts';
import type { worklistApi } from '../../shared/worklist/routes.ts';
import { eligibilityChange } from '../_data/eligibility/eligibility.ts';
import { questionNews } from '../_data/eligibility/eligibilityNews.ts';
import { messagesPk } from '../_data/eligibility/reviewerMessages.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { writeMessage } from '../_parts/conversation/writeMessage.ts';
import { writeTogether } from '../_store/transaction.ts';
import { answerTime } from './answerTime.ts';
import { checkDeskMove, readOpen, shown } from './deskOf.ts';

/** The holder asks the facility: the promised time stands still until it answers, or until its own time has passed. */
export const askFacility: Operation<typeof worklistApi.endpoints.askFacility> = async ({ body }, ctx) => {
  const { eligibilityId, text } = body;
  ctx.audited({ entity: 'eligibility', id: eligibilityId, after: { answerBy: body.answerBy } });
  const request = await readOpen(ctx, eligibilityId);
  checkDeskMove(ctx, 'ask', request);
  if (request.version !== body.version) throw fail('changedMeanwhile');
  if (request.payerQuestions >= mostPayerQuestions) throw fail('tooManyQuestions');
  const answerBy = answerTime(ctx, 'answerBy', body.answerBy);
  const now = ctx.now();
  const at = now.toISOString();
  const { payerName, messageAttachments } = request;
  // The facility learns the payer's name, not the reviewer's.
  const said = await writeMessage(
    ctx,
    { side: 'insurer', text, attachmentIds: [], authorName: payerName },
    { pk: messagesPk(request), attachments: messageAttachments },
  );
  const change = {
    hasPayerQuestion: true,
    payerQuestion: { questionId: said.messageId, askedAt: at, answerBy, answeredAt: null },
    payerQuestions: request.payerQuestions + 1,
    deskLeftMs: Math.max(Date.parse(request.deskDueAt ?? at) - now.getTime(), 0),
  };
  const event = { at, event: 'questionsAsked', by: payerName, detail: null } as const;
  const items = [
    ...eligibilityChange(request, change, [event]),
    ...said.items,
    ...questionNews(request, { id: ctx.newId(), at: now }),
  ];
  if (!(await writeTogether(ctx.store, items))) throw fail('changedMeanwhile');
  return shown(ctx, eligibilityId);
};
