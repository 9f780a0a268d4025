import { afterEach, expect, it } from 'vitest';
import { handler as priceList } from '../../functions/priceList/index.ts';
import { handler as sheets } from '../../functions/sheetImport/index.ts';
import { handler as system } from '../../functions/system/index.ts';
import { environments, withSwitchedOff } from '../../infra/environments.ts';
import { sheetImportApi } from '../../shared/sheetImport/routes.ts';
import { systemApi } from '../../shared/system/routes.ts';
import { callApi, functionSettings, startBackend } from '../support/api.ts';
import { priceImports, priceSheet, somePrices } from './support/priceLists.ts';
import {
  aContract,
  aProposal,
  decide,
  proposalCalls,
  proposalImports,
  sentProposal,
} from './support/priceProposals.ts';

await startBackend();
const { SWITCHED_OFF, PORTAL_SETTINGS } = functionSettings;
afterEach(() => void Object.assign(process.env, { SWITCHED_OFF, PORTAL_SETTINGS }));

/** As a deployment with the switch off sets the functions' values. */
function switchOff(): void {
  const { portalSettings } = withSwitchedOff(environments.local, 'priceProposals');
  Object.assign(process.env, { SWITCHED_OFF: 'priceProposals', PORTAL_SETTINGS: JSON.stringify(portalSettings) });
}

const refused = { http: 409, status: -1, data: null, errors: [{ code: 'switchedOff' }] };

it('while proposals of prices are off none is begun or sent, the page is told, and other sheets go on', async () => {
  const { admin, payerId, maker, license } = await aContract();
  const { importId } = await sentProposal(admin, payerId, somePrices(3));
  switchOff();
  const kind = 'priceProposal';
  const content = priceSheet(somePrices(3));
  const body = { kind, fileName: 'a.csv', bytes: content.length, language: 'en' as const };
  expect(await callApi(sheets, sheetImportApi.endpoints.beginImport, { as: admin, body })).toMatchObject(refused);
  expect(await proposalImports.commit(admin, importId)).toMatchObject(refused);
  // The sheet that waits is still there, and is sent when the switch is on again.
  expect(await proposalImports.view(admin, importId)).toMatchObject({ state: 'checked' });
  const { data } = await callApi(system, systemApi.endpoints.getPortalSettings, {});
  expect(data?.switchedOff).toEqual(['priceProposals']);
  await priceImports.sent(maker, 'prices.csv', content, { facilityLicense: license, effectiveOn: '2027-01-01' });
  Object.assign(process.env, { SWITCHED_OFF });
  expect(await proposalImports.commit(admin, importId)).toMatchObject({ http: 200, status: 1 });
});

it('what was proposed before is decided about and withdrawn while they are off', async () => {
  const { admin, payerId, reviewer } = await aContract();
  const prices = somePrices(20, { 2: { price: '126' } });
  const first = await aProposal(admin, payerId, prices);
  switchOff();
  const which = { filter: { group: 'raised', mostPercent: null, count: 1 } } as const;
  const decided = await decide(reviewer, first, false, which, 'Not in this year');
  expect(decided).toMatchObject({ http: 200, status: 1 });
  const { proposalId, edition } = decided.data ?? first;
  const body = { payerId, proposalId, edition };
  const withdrawn = await callApi(priceList, proposalCalls.withdrawPriceProposal, { as: admin, body });
  expect(withdrawn).toMatchObject({ http: 200, status: 1 });
});
