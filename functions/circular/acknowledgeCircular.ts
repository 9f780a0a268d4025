import type { circularApi } from '../../shared/circular/routes.ts';
import { keepAcknowledged } from '../_data/circular/receipt.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { circularForReader } from './whichCircular.ts';

/** The person is that of the session, and the facility too: nobody acknowledges for a colleague, or what they have not opened. */
export const acknowledgeCircular: Operation<typeof circularApi.endpoints.acknowledgeCircular> = async (
  { body },
  ctx,
) => {
  const { circular, reader } = await circularForReader(ctx, body.circularId);
  ctx.audited({ entity: 'circular', id: body.circularId });
  const acknowledgedAt = await keepAcknowledged(ctx.store, circular, reader, ctx.user.userId, ctx.now());
  if (acknowledgedAt === null) throw fail('circularNotOpened');
  return { acknowledgedAt };
};
