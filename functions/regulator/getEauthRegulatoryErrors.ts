import type { regulatorApi } from '../../shared/regulator/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { readRegulatoryErrors } from './readRegulatoryErrors.ts';

/** REQ-REGUL-03. */
export const getEauthRegulatoryErrors: Operation<typeof regulatorApi.endpoints.getEauthRegulatoryErrors> = (
  { query },
  ctx,
) => readRegulatoryErrors(ctx, 'eauth', query);
