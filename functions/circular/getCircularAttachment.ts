import { holdsOneOf } from '../../shared/_field/grants.ts';
import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import type { circularApi } from '../../shared/circular/routes.ts';
import { circularPk, findOwnCircular } from '../_data/circular/circular.ts';
import type { Operation } from '../_kit/context.ts';
import { addressOfAttachment } from '../_parts/attachment/attachments.ts';
import { circularForReader } from './whichCircular.ts';

export const getCircularAttachment: Operation<typeof circularApi.endpoints.getCircularAttachment> = async (
  { query: { circularId, attachmentId } },
  ctx,
) => {
  const isPublisher = holdsOneOf(ctx.user, moduleAccess.circularPublishers);
  const own = isPublisher ? await findOwnCircular(ctx.store, ctx.scope, circularId) : null;
  const circular = own ?? (await circularForReader(ctx, circularId)).circular;
  ctx.audited({ entity: 'circular', id: circularId });
  return addressOfAttachment(ctx, circularPk(circular), attachmentId);
};
