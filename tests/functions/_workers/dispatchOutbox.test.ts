import { describe, expect, it } from 'vitest';
import { eligibilityStatus } from '../../../shared/model/eligibilityStatus.ts';
import { startBackend } from '../../support/api.ts';
import {
  aClinic,
  aForm,
  askSimulator,
  deliveryOf,
  details,
  eligibleMember,
  eventsOf,
  startPayers,
  submitted,
  worker,
} from '../../support/eligibility.ts';

const { store } = await startBackend();
const payers = await startPayers();

describe('dispatchOutbox', () => {
  it('REQ-ELIG-19 records the eligible answer with the policy number of its observation', async () => {
    const as = await aClinic(store);
    const member = eligibleMember();
    const id = await submitted(as, aForm(member));
    await worker(askSimulator(payers.url))(deliveryOf(id));
    const request = await details(as, id);
    expect(request).toMatchObject({ status: eligibilityStatus.Eligible, patientName: member.fullName });
    expect(request.coverages.map(({ policyNumber }) => policyNumber)).toEqual([member.coverages[0]?.policyNumber]);
    expect(eventsOf(request)).toEqual(['submitted', 'sent', 'eligible']);
  });
});
