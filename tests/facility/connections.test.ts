import { expect, it } from 'vitest';
import { handler } from '../../functions/facility/index.ts';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import { facilityApi } from '../../shared/facility/routes.ts';
import { added, shown } from '../authorization/support/authorizations.ts';
import { asked, startPostOfficeRequests } from '../authorization/support/postOfficeRequests.ts';
import {
  aForm,
  askSimulator,
  deniedMember,
  settledBy,
  startPayers,
  worker,
} from '../eligibility/support/eligibility.ts';
import { callApi, signIn } from '../support/api.ts';

const { aDubaiCoordinator, sendOf, filesOf } = await startPostOfficeRequests();
const payers = await startPayers();
const settled = settledBy(worker(askSimulator(payers.url)));
const { enableIntegrationForFacility, getCurrentUserFacilities } = facilityApi.endpoints;

it('REQ-MODEL-02 a provider is connected to payers, to its regulator and to a health information exchange', async () => {
  const as = await aDubaiCoordinator();
  const facilityId = as.user.facilityId ?? '';

  const answer = await settled(as, aForm());
  expect(answer.status).toBe(eligibilityStatus.Eligible);
  expect(payers.requests().map(({ requestNumber }) => requestNumber)).toContain(answer.requestNumber);
  // The payer's no arrives as a no, with its code.
  const denied = await settled(as, aForm(deniedMember()));
  expect(denied).toMatchObject({ status: eligibilityStatus.NotEligible, denialCode: 'ELIG-005' });

  const authorizationId = await added(as, asked);
  await sendOf(as, authorizationId);
  const sent = await shown(as, authorizationId);
  expect(sent.transmission).toBe('accepted');
  expect(filesOf(sent.requestNumber)).toHaveLength(1);
  // The office knows the facility: without its password nothing arrives there.
  const stranger = await aDubaiCoordinator('not-the-password');
  const refused = await added(stranger, asked);
  await sendOf(stranger, refused);
  const unsent = await shown(stranger, refused);
  expect(unsent.transmission).not.toBe('accepted');
  expect(filesOf(unsent.requestNumber)).toEqual([]);

  const operator = await signIn({ roles: ['SetupAdmin'], facility: null });
  const connect = (version: number, body: object) =>
    callApi(handler, enableIntegrationForFacility, {
      as: operator,
      body: { facilityId, version, isEnabled: false, ...body },
    });
  const isExchanging = async (reader = as) =>
    (await callApi(handler, getCurrentUserFacilities, { as: reader })).data?.isMalaffiIntegration;
  await connect(1, {});
  const others = await isExchanging(stranger);
  expect(await isExchanging()).toBe(false);
  const connection = { connectedOn: '2026-03-01', source: 'exchange', note: null };
  await connect(2, { isEnabled: true, connection });
  expect(await isExchanging()).toBe(true);
  // Another facility is not connected by it, and this one not for ever.
  expect(await isExchanging(stranger)).toBe(others);
  await connect(3, {});
  expect(await isExchanging()).toBe(false);
});
