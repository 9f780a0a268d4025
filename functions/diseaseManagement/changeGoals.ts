import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { diseaseManagementApi } from '../../shared/diseaseManagement/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { goalsEntered, keepEntry } from './keepEntry.ts';
import { ownActiveEnrolment } from './ownEnrolment.ts';

export const changeGoals: Operation<typeof diseaseManagementApi.endpoints.changeGoals> = async ({ body }, ctx) => {
  const found = await ownActiveEnrolment(ctx, body);
  const { goals } = body;
  return keepEntry(ctx, { ...found, goals }, goalsEntered(goals, emiratesDateOf(ctx.now())));
};
