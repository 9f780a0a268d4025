import type { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { messagesPk } from '../_data/eligibility/reviewerMessages.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { addressOfAttachment } from '../_parts/attachment/attachments.ts';
import { readStored } from './readEligibility.ts';

export const getQuestionAttachment: Operation<typeof eligibilityApi.endpoints.getQuestionAttachment> = async (
  { query },
  ctx,
) => {
  const request = await readStored(ctx, query.eligibilityId);
  ctx.audited({ entity: 'eligibility', id: query.eligibilityId });
  if (ctx.scope.kind !== 'facility') throw fail('notAllowed');
  return addressOfAttachment(ctx, messagesPk(request), query.attachmentId);
};
