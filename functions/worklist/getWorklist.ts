import type { worklistApi } from '../../shared/worklist/routes.ts';
import { listWorklist } from '../_data/worklist/worklist.ts';
import type { Operation } from '../_kit/context.ts';
import { searchTrace } from '../_kit/searchTrace.ts';
import { deskOf } from './deskOf.ts';

export const getWorklist: Operation<typeof worklistApi.endpoints.getWorklist> = async ({ query }, ctx) => {
  const desk = deskOf(ctx);
  const page = await listWorklist(ctx.store, desk, { ...query, now: ctx.now() });
  const shown = page.items.map(({ eligibilityId }) => eligibilityId);
  ctx.audited({ entity: 'payer', id: String(desk.payerId), after: searchTrace(query, shown) });
  return page;
};
