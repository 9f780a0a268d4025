import type { circularApi } from '../../shared/circular/routes.ts';
import { circularPk } from '../_data/circular/circular.ts';
import type { Operation } from '../_kit/context.ts';
import { addressOfAttachment } from '../_parts/attachment/attachments.ts';
import { visibleCircular } from './whichCircular.ts';

export const getCircularAttachment: Operation<typeof circularApi.endpoints.getCircularAttachment> = async (
  { query: { circularId, attachmentId } },
  ctx,
) => {
  const { circular } = await visibleCircular(ctx, circularId);
  ctx.audited({ entity: 'circular', id: circularId });
  return addressOfAttachment(ctx, circularPk(circular), attachmentId);
};
