import { mostCountedWork, type WorklistView, type worklistApi } from '../../shared/worklist/routes.ts';
import { countWorklist } from '../_data/worklist/worklist.ts';
import type { Operation } from '../_kit/context.ts';
import { deskOf } from './deskOf.ts';

export const getWorklistCounts: Operation<typeof worklistApi.endpoints.getWorklistCounts> = async (_, ctx) => {
  const desk = deskOf(ctx);
  const count = (view: WorklistView) => countWorklist(ctx.store, desk, { view, now: ctx.now(), most: mostCountedWork });
  const [mine, waiting, overdue, all] = await Promise.all([
    count('mine'),
    count('waiting'),
    count('overdue'),
    count('all'),
  ]);
  return { mine, waiting, overdue, all };
};
