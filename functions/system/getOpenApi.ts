import description from '../../docs/openapi.json' with { type: 'json' };
import type { systemApi } from '../../shared/api/system.ts';
import type { Operation } from '../_kit/context.ts';

/** The checked-in description of the API, bundled with the function. */
export const getOpenApi: Operation<typeof systemApi.endpoints.getOpenApi> = async () => description;
