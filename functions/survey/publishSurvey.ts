import { daysAfter, emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { surveyApi } from '../../shared/survey/routes.ts';
import { surveyProblems } from '../../shared/survey/surveyRules.ts';
import { currentSurvey, getSurveyHead, headPut, type StoredSurvey, surveyChange } from '../_data/survey/survey.ts';
import { surveyNoticePut } from '../_data/survey/surveyNotice.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { checkSecondPerson } from '../_parts/approval.ts';
import { type TransactItem, writeTogether } from '../_store/transaction.ts';
import { deskPayer, ownAsSeen } from './ownSurvey.ts';
import { refuseProblems } from './refusals.ts';

/** Who has not answered is reminded so many days before the last day, at nine in the morning of the Emirates. */
const reminderDays = [7, 1] as const;
const reminderTime = 'T05:00:00.000Z';

function noticesOf(ctx: SessionContext, survey: StoredSurvey): TransactItem[] {
  const now = ctx.now();
  const reminders = reminderDays
    .map((days) => new Date(`${daysAfter(survey.dueOn ?? '', -days)}${reminderTime}`))
    .filter((due) => due > now);
  return [
    surveyNoticePut(survey, 'published', { id: ctx.newId(), due: now }),
    ...reminders.map((due) => surveyNoticePut(survey, 'dueSoon', { id: ctx.newId(), due })),
  ];
}

/** It waits, and the caller neither sent it nor wrote on it. */
async function checkWaiting(ctx: SessionContext, { state, waiting, authors }: StoredSurvey): Promise<void> {
  if (state !== 'waiting' || !waiting) throw fail('changedMeanwhile');
  await checkSecondPerson(ctx, waiting, ...authors);
}

/** From now on its providers are asked; the version before it takes no answers any more. */
export const publishSurvey: Operation<typeof surveyApi.endpoints.publishSurvey> = async ({ body }, ctx) => {
  const before = await ownAsSeen(ctx, body);
  await checkWaiting(ctx, before);
  // Its last day may have come while it waited.
  refuseProblems(surveyProblems(before, emiratesDateOf(ctx.now())));
  const payerId = deskPayer(ctx);
  const [head, last] = await Promise.all([getSurveyHead(ctx.store, payerId), currentSurvey(ctx.store, payerId)]);
  if (!head) throw fail('changedMeanwhile');
  const { after, item } = surveyChange(before, {
    state: 'published',
    publishedAt: ctx.now().toISOString(),
    waiting: null,
    refused: null,
  });
  ctx.audited({
    entity: 'survey',
    id: body.surveyId,
    before: { state: 'waiting' },
    after: { state: 'published', maker: before.waiting?.makerId },
  });
  const items = [
    item,
    ...(last ? [surveyChange(last, { state: 'replaced' }).item] : []),
    headPut(after, head, { ...head, draftId: null, currentId: after.surveyId }),
    ...noticesOf(ctx, after),
  ];
  if (!(await writeTogether(ctx.store, items))) throw fail('changedMeanwhile');
  return { state: 'published' };
};
