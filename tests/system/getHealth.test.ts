import { expect, it } from 'vitest';
import { handler } from '../../functions/system/index.ts';
import { systemApi } from '../../shared/system/routes.ts';
import { callApi, startBackend } from '../support/api.ts';

await startBackend();

it('REQ-API-04 answers everybody the version and the environment, and nothing about the parts behind', async () => {
  const { http, status, data } = await callApi(handler, systemApi.endpoints.getHealth, {});
  expect({ http, status, data }).toEqual({
    http: 200,
    status: 1,
    data: { version: '0.0.0-test', environment: 'local' },
  });
});
