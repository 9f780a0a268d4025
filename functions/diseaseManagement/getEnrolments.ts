import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { diseaseManagementApi } from '../../shared/diseaseManagement/routes.ts';
import { listEnrolments } from '../_data/enrolment/enrolment.ts';
import type { Operation } from '../_kit/context.ts';
import { auditedTenant } from '../_kit/scope.ts';
import { readersScope } from './ownEnrolment.ts';

export const getEnrolments: Operation<typeof diseaseManagementApi.endpoints.getEnrolments> = async ({ query }, ctx) => {
  // The portal's administrators have no patients.
  if (ctx.scope.kind === 'all') return { items: [], nextCursor: null, total: null };
  const scope = readersScope(ctx);
  const page = await listEnrolments(ctx.store, scope, { ...query, today: emiratesDateOf(ctx.now()) });
  const shown = page.items.map(({ enrolmentId }) => enrolmentId);
  ctx.audited({ ...auditedTenant(scope), after: { shown } });
  return page;
};
