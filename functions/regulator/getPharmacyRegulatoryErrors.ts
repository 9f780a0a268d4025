import type { regulatorApi } from '../../shared/regulator/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { readRegulatoryErrors } from './readRegulatoryErrors.ts';

/** REQ-REGUL-04. */
export const getPharmacyRegulatoryErrors: Operation<typeof regulatorApi.endpoints.getPharmacyRegulatoryErrors> = (
  { query },
  ctx,
) => readRegulatoryErrors(ctx, 'pharmacy', query);
