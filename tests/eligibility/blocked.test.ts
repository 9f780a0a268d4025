import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { clinicianItems } from '../../functions/_data/clinician/clinician.ts';
import { tableName } from '../../functions/_kit/env.ts';
import { writeBatch } from '../../functions/_store/batch.ts';
import { handler } from '../../functions/eligibility/index.ts';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { callApi, type SignedIn } from '../support/api.ts';
import { kindsOf, toldTo } from '../support/news.ts';
import {
  aClinic,
  aForm,
  deliveryOf,
  details,
  eligibleMember,
  eventsOf,
  settledBy,
  startBackendWithPayers,
  submitted,
} from './support/eligibility.ts';

const { store, payers, deliver } = await startBackendWithPayers();
const settled = settledBy(deliver);
const { Blocked, Cancelled, Eligible, Resubmitted } = eligibilityStatus;
const { cancelEligibility, resubmitEligibility } = eligibilityApi.endpoints;
const asked = (requestNumber: string) =>
  payers.requests().filter((each) => JSON.stringify(each).includes(requestNumber));

/** What the network sets: the state of a facility's contract. */
async function setContract(as: SignedIn, providerStatus: string) {
  await store.send(
    new UpdateCommand({
      TableName: tableName('facilities'),
      Key: { pk: `FACILITY#${as.user.facilityId}`, sk: 'PROFILE' },
      UpdateExpression: 'SET providerStatus = :status',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':status': providerStatus },
    }),
  );
}

/** A clinician of the clinic whom the network has blacklisted. */
const blacklist = (as: SignedIn, licenseNo: string, isBlacklisted = true) =>
  writeBatch(
    store,
    'facilities',
    clinicianItems({
      clinicianId: `clinician-${licenseNo}`,
      facilityId: as.user.facilityId ?? '',
      fullName: 'Dr Barred Invented',
      fullNameArabic: '',
      licenseNo,
      specialty: 'Cardiology',
      isActive: true,
      isBlacklisted,
    }),
  );

describe('REQ-ELIG-15 REQ-ELIG-18 a request is Blocked, and its payer never asked', () => {
  it('of a suspended facility, with the reason', async () => {
    const as = await aClinic(store);
    await setContract(as, 'contract suspended ');
    const request = await settled(as);
    expect(request).toMatchObject({
      status: Blocked,
      blockedFor: 'facilitySuspended',
      answeredAt: null,
      claim: 'undecided',
    });
    expect(eventsOf(request)).toEqual(['submitted', 'blocked']);
    expect(request.timeline.at(-1)).toMatchObject({ detail: 'facilitySuspended', by: null });
    expect(asked(request.requestNumber)).toEqual([]);
    expect(kindsOf(await toldTo(store, as.user))).toEqual(['eligibilityBlocked']);
  });

  it.each([
    ['the treating clinician', 'clinicianLicense', 'clinicianBlacklisted'],
    ['the one who referred the patient', 'referralClinicianLicense', 'referrerBlacklisted'],
  ] as const)('with %s on the blacklist', async (_, field, blockedFor) => {
    const as = await aClinic(store);
    await blacklist(as, 'GD6666');
    const request = await settled(as, aForm(eligibleMember(), { [field]: 'GD6666' }));
    expect(request).toMatchObject({ status: Blocked, blockedFor });
    expect(asked(request.requestNumber)).toEqual([]);
  });

  it('when the facility was suspended while it waited, and stays so however often it is delivered', async () => {
    const as = await aClinic(store);
    const id = await submitted(as);
    await setContract(as, 'CONTRACT SUSPENDED');
    await Promise.all([deliver(deliveryOf(id)), deliver(deliveryOf(id))]);
    await deliver(deliveryOf(id));
    const request = await details(as, id);
    expect(eventsOf(request)).toEqual(['submitted', 'blocked']);
    expect(request.status).toBe(Blocked);
    expect(asked(request.requestNumber)).toEqual([]);
  });

  it('and can be cancelled, and sent again once the suspension has ended', async () => {
    const as = await aClinic(store);
    await setContract(as, 'CONTRACT SUSPENDED');
    const { eligibilityId, version } = await settled(as);
    const sending = { as, query: { eligibilityId }, body: { version } };
    const cancelled = await callApi(handler, cancelEligibility, sending as never);
    expect(cancelled).toMatchObject({ http: 200 });
    expect((await details(as, eligibilityId)).status).toBe(Cancelled);
    await setContract(as, 'CONTRACTED');
    expect((await settled(as)).status).toBe(Eligible);
  });

  it('and takes its place in a new one, which asks the payer only once the reason is gone', async () => {
    const as = await aClinic(store);
    const form = aForm(eligibleMember(), { clinicianLicense: 'GD6666' });
    await blacklist(as, 'GD6666');
    const barred = await settled(as, form);
    const resubmit = async ({ eligibilityId, version }: Pick<typeof barred, 'eligibilityId' | 'version'>) => {
      const sent = await callApi(handler, resubmitEligibility, { as, body: { ...form, eligibilityId, version } });
      const followedBy = sent.data?.eligibilityId ?? '';
      await deliver(deliveryOf(followedBy));
      return details(as, followedBy);
    };

    const still = await resubmit(barred);
    expect(still).toMatchObject({ status: Blocked, blockedFor: 'clinicianBlacklisted' });
    expect(asked(still.requestNumber)).toEqual([]);

    await blacklist(as, 'GD6666', false);
    const freed = await resubmit(still);
    expect(freed).toMatchObject({
      status: Eligible,
      blockedFor: null,
      follows: { kind: 'resubmission', eligibilityId: still.eligibilityId },
    });
    expect(asked(freed.requestNumber)).toHaveLength(1);
    expect((await details(as, still.eligibilityId)).status).toBe(Resubmitted);
    // What was blocked is not sent a second time.
    expect(asked(barred.requestNumber)).toEqual([]);
  });

  it("and is nobody else's to send again", async () => {
    const as = await aClinic(store);
    await setContract(as, 'CONTRACT SUSPENDED');
    const { eligibilityId, version } = await settled(as);
    const body = { ...aForm(), eligibilityId, version };
    const other = await aClinic(store);
    expect(await callApi(handler, resubmitEligibility, { as: other, body })).toMatchObject({ http: 404 });
    expect((await details(as, eligibilityId)).status).toBe(Blocked);
  });
});

it.each(['', 'CONTRACTED', 'CONTRACT EXPIRED', 'CONTRACT STOPPED', 'STOPPED', 'REJECTED'])(
  'a facility whose contract is %j is asked for all the same: it is not suspended',
  async (providerStatus) => {
    const as = await aClinic(store);
    await setContract(as, providerStatus);
    await blacklist(as, 'GD6666', false);
    const request = await settled(as, aForm(eligibleMember(), { clinicianLicense: 'GD6666' }));
    expect(request).toMatchObject({ status: Eligible, blockedFor: null });
  },
);
