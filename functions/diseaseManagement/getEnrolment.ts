import { holdsOneOf } from '../../shared/_field/grants.ts';
import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { diseaseManagementApi } from '../../shared/diseaseManagement/routes.ts';
import { shownEnrolment } from '../_data/enrolment/enrolment.ts';
import type { Operation } from '../_kit/context.ts';
import { readEnrolment, takesPart } from './ownEnrolment.ts';

export const getEnrolment: Operation<typeof diseaseManagementApi.endpoints.getEnrolment> = async ({ query }, ctx) => {
  ctx.audited({ entity: 'enrolment', id: query.enrolmentId });
  const found = await readEnrolment(ctx, query.enrolmentId);
  const mayChange = holdsOneOf(ctx.user, moduleAccess.careTeam) && (await takesPart(ctx));
  return shownEnrolment(found, emiratesDateOf(ctx.now()), mayChange);
};
