import type { errorLogApi } from '../../shared/errorLog/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { takeReport } from './takeReport.ts';

export const reportError: Operation<typeof errorLogApi.endpoints.reportError> = ({ body }, ctx) =>
  takeReport(body, ctx, ctx.user.userId);
