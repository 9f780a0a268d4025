import { providerTypes } from '../../shared/_field/providerTypes.ts';
import type { lookupsApi } from '../../shared/lookups/routes.ts';
import type { Operation } from '../_kit/context.ts';

export const getProviderTypes: Operation<typeof lookupsApi.endpoints.getProviderTypes> = async () =>
  providerTypes.map((type) => ({ ...type }));
