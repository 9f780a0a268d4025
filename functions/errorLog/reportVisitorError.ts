import type { errorLogApi } from '../../shared/errorLog/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { takeReport } from './takeReport.ts';

export const reportVisitorError: Operation<typeof errorLogApi.endpoints.reportVisitorError> = ({ body }, ctx) =>
  takeReport(body, ctx, null);
