import type { newbornApi } from '../../shared/newborn/routes.ts';
import { listNewborns } from '../_data/newborn/newborn.ts';
import type { Operation } from '../_kit/context.ts';
import { auditedTenant } from '../_kit/scope.ts';
import { readersScope } from './ownNewborn.ts';

export const getNewborns: Operation<typeof newbornApi.endpoints.getNewborns> = async ({ query }, ctx) => {
  // The portal's administrators have no newborns.
  if (ctx.scope.kind === 'all') return { items: [], nextCursor: null, total: null };
  const scope = readersScope(ctx);
  const page = await listNewborns(ctx.store, scope, { ...query, now: ctx.now() });
  ctx.audited({ ...auditedTenant(scope), after: { shown: page.items.map(({ newbornId }) => newbornId) } });
  return page;
};
