import type { worklistApi } from '../../shared/worklist/routes.ts';
import { listWorklist } from '../_data/worklist/worklist.ts';
import { auditSearch } from '../_kit/auditSearch.ts';
import type { Operation } from '../_kit/context.ts';
import { deskOf } from './deskOf.ts';

export const getWorklist: Operation<typeof worklistApi.endpoints.getWorklist> = async ({ query }, ctx) => {
  const desk = deskOf(ctx);
  const page = await listWorklist(ctx.store, desk, { ...query, now: ctx.now() });
  const shown = page.items.map(({ eligibilityId }) => eligibilityId);
  await auditSearch(ctx, { entity: 'payer', id: String(desk.payerId) }, { criteria: query, shown });
  return page;
};
