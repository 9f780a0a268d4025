import type { lookupsApi } from '../../shared/api/lookups.ts';
import { providerTypes } from '../../shared/model/providerTypes.ts';
import type { Operation } from '../_kit/context.ts';

export const getProviderTypes: Operation<typeof lookupsApi.endpoints.getProviderTypes> = async () =>
  providerTypes.map((type) => ({ ...type }));
