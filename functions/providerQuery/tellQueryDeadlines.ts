import type { WorkerContext } from '../_kit/workerHandler.ts';
import { tellDeadlines } from '../_parts/case/tellDeadlines.ts';
import { queryCase } from './queryCase.ts';
import { queryFacts } from './queryNews.ts';

const kinds = { soon: 'queryDueSoon', missed: 'queryOverdue', delayed: 'queryDelayed' } as const;

/** Tells the insurer's people of queries that are due soon or late, and the provider of a late one. */
export const tellQueryDeadlines = (ctx: WorkerContext): Promise<void> =>
  tellDeadlines(ctx, queryCase, (query, kind) => ({ kind: kinds[kind], ...queryFacts(query) }));
