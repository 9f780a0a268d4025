import type { systemApi } from '../../shared/system/routes.ts';
import type { Operation } from '../_kit/context.ts';

/** The checked-in description of the API, bundled beside the function so that a health check does not load it. */
export const getOpenApi: Operation<typeof systemApi.endpoints.getOpenApi> = async () => {
  const description = await import('../../docs/openapi.json', { with: { type: 'json' } });
  return description.default;
};
