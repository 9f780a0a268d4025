import type { worklistApi } from '../../shared/worklist/routes.ts';
import { listWorklist } from '../_data/worklist/worklist.ts';
import type { Operation } from '../_kit/context.ts';
import { deskOf } from './deskOf.ts';

export const getWorklist: Operation<typeof worklistApi.endpoints.getWorklist> = async ({ query }, ctx) => {
  const desk = deskOf(ctx);
  ctx.audited({ entity: 'payer', id: String(desk.payerId) });
  return listWorklist(ctx.store, desk, { ...query, now: ctx.now() });
};
