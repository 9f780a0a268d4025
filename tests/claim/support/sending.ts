import { randomUUID } from 'node:crypto';
import { type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect } from 'vitest';
import { facilityItems, facility as storedFacility } from '../../../functions/_data/facility/facility.ts';
import {
  putRegulatoryDetails,
  sealRegulatoryDetails,
} from '../../../functions/_data/regulatoryDetails/regulatoryDetails.ts';
import { wiring } from '../../../functions/_data/wiring.ts';
import { demoFacilities } from '../../../functions/_demo/facilities.ts';
import { tableName } from '../../../functions/_kit/env.ts';
import { provenFacilityId } from '../../../functions/_kit/proof.ts';
import { sendAuthorizations } from '../../../functions/_workers/sendAuthorizations.ts';
import { regulators } from '../../../shared/_field/regulator.ts';
import type { Role } from '../../../shared/_field/roles.ts';
import { deliveryOf } from '../../eligibility/support/eligibility.ts';
import { type SignedIn, signIn, type startBackend } from '../../support/api.ts';
import { regulatorAccount, type startRegulatorSimulators } from '../../support/regulators.ts';
import { aClaim, madeReady, type SentClaim, send, shown } from './claims.ts';

type PostBoxes = Awaited<ReturnType<typeof startRegulatorSimulators>>['postBoxes'];

/** A facility in each emirate that has a post office, its office, its claims, and two payers. */
export const placesOf = (postBoxes: PostBoxes) => ({
  dubai: {
    ...{ license: 'DHA-F-9000001', regulatorId: regulators.DHA, box: postBoxes.dhpo },
    ...{ claim: aClaim, payer: 'INS026', other: 'TPA004' },
  },
  abuDhabi: {
    ...{ license: 'MF9001', regulatorId: regulators.HAAD, box: postBoxes.shafafiya, payer: 'A001', other: 'D001' },
    claim: (changes: Partial<SentClaim> = {}) => {
      const { encounters, activities, ...claim } = aClaim({ payerId: 'A001', ...changes });
      return {
        ...claim,
        encounters: encounters.map((each) => ({ ...each, facilityId: 'MF9001', eligibilityIdPayer: 'ELG-1' })),
        activities: activities.map((each) => ({ ...each, clinician: 'GD90001' })),
      };
    },
  },
});

const inDubai = { license: 'DHA-F-9000001', regulatorId: regulators.DHA };

/** Billers whose claims go to the post offices, and the worker that brings them there. */
export function claimSenders(
  store: DynamoDBDocumentClient,
  messages: Awaited<ReturnType<typeof startBackend>>['messages'],
) {
  const deliver = sendAuthorizations(wiring);
  let before = 0;
  beforeEach(() => {
    before = messages.length;
  });

  /** A biller at a copy of a facility that has the credentials of its licence, of another's account, wrong ones or none. */
  async function aBiller(
    { license, regulatorId }: { license: string; regulatorId: number } = inDubai,
    { account = license, roles = ['EauthClaim'] as Role[], hasCredentials = true, password = '' } = {},
  ): Promise<SignedIn> {
    const plan = demoFacilities.find(({ facilityLicense }) => facilityLicense === license);
    const facilityId = provenFacilityId(`sender-${randomUUID().slice(0, 8)}`);
    const facility = storedFacility.parse({ ...plan, facilityId });
    const [Item] = facilityItems(facility);
    await store.send(new PutCommand({ TableName: tableName('facilities'), Item }));
    const { username, password: own } = regulatorAccount(account);
    const details = {
      facilityId,
      regulatorId,
      changedBy: 'u',
      changedAt: wiring.now(),
      username,
      password: password || own,
    };
    if (hasCredentials) await putRegulatoryDetails(store, await sealRegulatoryDetails(details, null));
    return signIn({ roles, facility });
  }

  /** The entries that the test has queued so far. */
  const queued = (): string[] => [
    ...new Set(
      messages.slice(before).flatMap(({ body }) => (JSON.parse(body) as { outboxId?: string }).outboxId ?? []),
    ),
  ];

  /** The worker takes them: those that are finished, or not due yet, are nothing to it. */
  const work = () => deliver(deliveryOf(...queued()));

  /** The office has a claim of this number of the same licence already, and takes it no second time. */
  async function sentElsewhere(number: string): Promise<void> {
    const as = await aBiller();
    const claimId = await madeReady(as, aClaim({ id: number, payerId: 'INS026' }));
    await send(as, [claimId]);
    await work();
    expect((await shown(as, claimId)).state).toBe('withPayer');
  }

  return { aBiller, work, queued, sentElsewhere };
}
