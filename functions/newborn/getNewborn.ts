import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { newbornApi } from '../../shared/newborn/routes.ts';
import { findNewborn, shownNewborn } from '../_data/newborn/newborn.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { readersScope } from './ownNewborn.ts';

export const getNewborn: Operation<typeof newbornApi.endpoints.getNewborn> = async ({ query: { newbornId } }, ctx) => {
  ctx.audited({ entity: 'newborn', id: newbornId });
  const scope = readersScope(ctx);
  const found = await findNewborn(ctx.store, scope, newbornId);
  if (!found) throw fail('notFound');
  return shownNewborn(found, emiratesDateOf(ctx.now()), scope.kind === 'facility');
};
