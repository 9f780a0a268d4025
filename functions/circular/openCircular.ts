import type { circularApi } from '../../shared/circular/routes.ts';
import { keepOpened } from '../_data/circular/receipt.ts';
import type { Operation } from '../_kit/context.ts';
import { circularForReader } from './whichCircular.ts';

export const openCircular: Operation<typeof circularApi.endpoints.openCircular> = async ({ body }, ctx) => {
  const { circular, reader } = await circularForReader(ctx, body.circularId);
  ctx.audited({ entity: 'circular', id: body.circularId });
  return { openedAt: await keepOpened(ctx.store, circular, reader, ctx.user, ctx.now()) };
};
