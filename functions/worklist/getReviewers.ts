import type { worklistApi } from '../../shared/worklist/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { deskOf } from './deskOf.ts';
import { listReviewers } from './reviewers.ts';

export const getReviewers: Operation<typeof worklistApi.endpoints.getReviewers> = async (_, ctx) =>
  listReviewers(ctx.store, deskOf(ctx).payerId);
