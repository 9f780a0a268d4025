import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import type { worklistApi } from '../../shared/worklist/routes.ts';
import { listStaffWith } from '../_data/payer/staff.ts';
import type { Operation } from '../_kit/context.ts';
import { deskOf } from './deskOf.ts';

export const getReviewers: Operation<typeof worklistApi.endpoints.getReviewers> = async (_, ctx) =>
  listStaffWith(ctx.store, deskOf(ctx).payerId, moduleAccess.worklist);
