import type { worklistApi } from '../../shared/worklist/routes.ts';
import { messagesPk } from '../_data/eligibility/reviewerMessages.ts';
import type { Operation } from '../_kit/context.ts';
import { addressOfAttachment } from '../_parts/attachment/attachments.ts';
import { readAtDesk } from './deskOf.ts';

export const getDeskAttachment: Operation<typeof worklistApi.endpoints.getDeskAttachment> = async ({ query }, ctx) => {
  ctx.audited({ entity: 'eligibility', id: query.eligibilityId });
  const request = await readAtDesk(ctx, query.eligibilityId);
  return addressOfAttachment(ctx, messagesPk(request), query.attachmentId);
};
