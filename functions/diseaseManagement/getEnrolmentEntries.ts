import type { diseaseManagementApi } from '../../shared/diseaseManagement/routes.ts';
import { listEntries } from '../_data/enrolment/enrolment.ts';
import type { Operation } from '../_kit/context.ts';
import { readEnrolment } from './ownEnrolment.ts';

export const getEnrolmentEntries: Operation<typeof diseaseManagementApi.endpoints.getEnrolmentEntries> = async (
  { query: { enrolmentId, ...page } },
  ctx,
) => {
  ctx.audited({ entity: 'enrolment', id: enrolmentId });
  return listEntries(ctx.store, await readEnrolment(ctx, enrolmentId), page);
};
