import type { regulatorApi } from '../../shared/api/regulator.ts';
import { regulatorOptions } from '../../shared/model/regulator.ts';
import type { Operation } from '../_kit/context.ts';

/** The regulators, or the one with the number in `value`; none for a number that nobody has (REQ-REGUL-01). */
export const getRegulators: Operation<typeof regulatorApi.endpoints.getRegulators> = async ({ query }) =>
  regulatorOptions.filter(({ regulatorId }) => query.value === undefined || query.value === regulatorId);
