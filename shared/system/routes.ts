import * as z from 'zod';
import { area, endpoint } from '../_contract/endpoint.ts';
import { portalSettings } from '../_field/portalSettings.ts';

export const systemApi = area('system', {
  getHealth: endpoint({
    method: 'GET',
    path: '/api/health',
    summary: 'Whether the portal serves, and which version',
    access: 'public',
    answer: z.strictObject({ version: z.string(), environment: z.string() }),
    requirements: ['REQ-API-04'],
  }),
  getPortalSettings: endpoint({
    method: 'GET',
    path: '/api/portalsettings',
    summary: 'What the web app takes from its environment',
    access: 'public',
    answer: portalSettings,
    requirements: ['REQ-RDASH-18', 'REQ-RDASH-28', 'REQ-RDASH-30', 'REQ-SHELL-03', 'REQ-SHELL-11'],
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
