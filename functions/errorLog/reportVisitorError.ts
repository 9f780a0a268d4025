import type { errorLogApi } from '../../shared/errorLog/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { storeReport } from './storeReport.ts';

export const reportVisitorError: Operation<typeof errorLogApi.endpoints.reportVisitorError> = ({ body }, ctx) =>
  storeReport(body, ctx, null);
