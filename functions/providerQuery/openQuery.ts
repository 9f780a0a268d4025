import { queryLife } from '../../shared/providerQuery/life.ts';
import { providerQueryApi } from '../../shared/providerQuery/routes.ts';
import { questionAbout } from '../_data/providerQuery/questionsAbout.ts';
import type { BodyOf, ContextOf, Operation } from '../_kit/context.ts';
import { invalid } from '../_kit/failure.ts';
import { newCase, openCase } from '../_parts/case/openCase.ts';
import { endFormDraft } from '../_parts/formDraft/endFormDraft.ts';
import { once } from '../_store/idempotency.ts';
import { queryCase } from './queryCase.ts';
import { queryNews } from './queryNews.ts';
import { recordAbout } from './recordAbout.ts';

type Open = typeof providerQueryApi.endpoints.openQuery;

/** Stores a provider's question with its first message, and tells the insurer's people. */
export const openQuery: Operation<Open> = async ({ body }, ctx) => {
  const { data } = await once(ctx, providerQueryApi.endpoints.openQuery, () => prepare(body, ctx));
  ctx.audited({ entity: 'query', id: data.queryId, after: { payerId: body.payerId, category: body.category } });
  return data;
};

async function prepare(
  { payerId, category, subject, about, draftVersion, ...said }: BodyOf<Open>,
  ctx: ContextOf<Open>,
) {
  const opened = await newCase(ctx, queryLife, payerId);
  const record = about && (await recordAbout(ctx, about));
  if (about && record?.payerId !== payerId) throw invalid('about', 'notThisRecord');
  const queryId = ctx.newId();
  const query = {
    ...opened,
    queryId,
    queryNumber: `PQ-${queryId.slice(-8)}`,
    category,
    subject,
    about: about ?? null,
    aboutNumber: record?.number ?? null,
    satisfaction: null,
    mergedInto: null,
  };
  const news = await queryNews(ctx, query);
  const items = await openCase(ctx, queryCase, query, { ...said, news });
  const asked = about?.kind === 'authorization' ? [questionAbout(about.id, query)] : [];
  const draft = await endFormDraft(ctx, { form: 'providerQuery', about: about?.id, version: draftVersion });
  return { data: { queryId }, items: [...items, ...asked, ...draft] };
}
