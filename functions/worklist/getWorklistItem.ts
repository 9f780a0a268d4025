import type { worklistApi } from '../../shared/worklist/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { shown } from './deskOf.ts';

export const getWorklistItem: Operation<typeof worklistApi.endpoints.getWorklistItem> = ({ query }, ctx) => {
  ctx.audited({ entity: 'eligibility', id: query.eligibilityId });
  return shown(ctx, query.eligibilityId);
};
