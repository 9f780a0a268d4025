import { afterEach, expect, it } from 'vitest';
import { handler } from '../../functions/system/index.ts';
import { environmentNames, environments } from '../../infra/environments.ts';
import { portalSettings } from '../../shared/_field/portalSettings.ts';
import { systemApi } from '../../shared/system/routes.ts';
import { callApi, functionSettings, startBackend } from '../support/api.ts';

await startBackend();
afterEach(() => void Object.assign(process.env, functionSettings));

it.each(environmentNames)('answers anybody what %s is configured with', async (name) => {
  const configured = environments[name].portalSettings;
  process.env.PORTAL_SETTINGS = JSON.stringify(configured);
  const { http, status, data } = await callApi(handler, systemApi.endpoints.getPortalSettings, {});
  expect({ http, status, data }).toEqual({ http: 200, status: 1, data: configured });
});

it.each(['javascript:alert(1)', 'mailto:a@b.example', 'not an address'])('takes no link like %s', (contactUsUrl) => {
  expect(portalSettings.safeParse({ ...environments.local.portalSettings, contactUsUrl }).success).toBe(false);
});
