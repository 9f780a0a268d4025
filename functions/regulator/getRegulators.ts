import { regulatorOptions } from '../../shared/_field/regulator.ts';
import type { regulatorApi } from '../../shared/regulator/routes.ts';
import type { Operation } from '../_kit/context.ts';

/** The regulators, or the one with the id in `value`; an empty list for an unknown id (REQ-REGUL-01). */
export const getRegulators: Operation<typeof regulatorApi.endpoints.getRegulators> = async ({ query }) =>
  regulatorOptions.filter(({ regulatorId }) => query.value === undefined || query.value === regulatorId);
