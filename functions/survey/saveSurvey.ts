import { surveyApi } from '../../shared/survey/routes.ts';
import type { Maker } from '../_data/approval/maker.ts';
import { surveyChange } from '../_data/survey/survey.ts';
import type { BodyOf, ContextOf, Operation } from '../_kit/context.ts';
import { makerOf } from '../_parts/approval.ts';
import { once } from '../_store/idempotency.ts';
import { ownDraft } from './ownSurvey.ts';

type Save = typeof surveyApi.endpoints.saveSurvey;

/** Keeps the newest authors of a draft, each once. */
const mostAuthors = 20;
const withAuthor = (authors: readonly Maker[], author: Maker): Maker[] =>
  [...authors.filter(({ makerId }) => makerId !== author.makerId), author].slice(-mostAuthors);

async function prepare({ surveyId, edition, ...content }: BodyOf<Save>, ctx: ContextOf<Save>) {
  const before = await ownDraft(ctx, { surveyId, edition });
  const { after, item } = surveyChange(before, { ...content, authors: withAuthor(before.authors, await makerOf(ctx)) });
  return { data: { surveyId, edition: after.edition }, items: [item] };
}

/** Keeps a draft, complete or not; what was published never changes. */
export const saveSurvey: Operation<Save> = async ({ body }, ctx) => {
  const { data } = await once(ctx, surveyApi.endpoints.saveSurvey, () => prepare(body, ctx));
  ctx.audited({ entity: 'survey', id: data.surveyId, after: { edition: data.edition } });
  return data;
};
