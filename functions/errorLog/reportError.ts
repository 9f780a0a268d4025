import type { errorLogApi } from '../../shared/errorLog/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { storeReport } from './storeReport.ts';

export const reportError: Operation<typeof errorLogApi.endpoints.reportError> = ({ body }, ctx) =>
  storeReport(body, ctx, ctx.user.userId);
