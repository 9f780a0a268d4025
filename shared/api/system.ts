import * as z from 'zod';
import { area, endpoint } from '../contract/endpoint.ts';

export const systemApi = area('system', {
  getHealth: endpoint({
    method: 'GET',
    path: '/api/health',
    summary: 'Whether the portal serves, and which version',
    access: 'public',
    answer: z.strictObject({ version: z.string(), environment: z.string() }),
    requirements: ['REQ-API-04'],
  }),
  getOpenApi: endpoint({
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This description of the API (OpenAPI 3.1)',
    access: 'public',
    answer: z.looseObject({ openapi: z.string() }),
    format: 'document',
    requirements: ['REQ-API-04'],
  }),
});
