import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { coverageItem, memberItem, writeItems } from '../../../functions/_data/member/member.ts';
import { demoEmiratesId } from '../../../functions/_demo/emiratesIds.ts';
import { sidra } from '../../../functions/_demo/payers.ts';
import { provenPayerId } from '../../../functions/_kit/proof.ts';
import { daysAfter, emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import type { Member } from '../../../shared/member/member.ts';
import { aForm } from '../../eligibility/support/eligibility.ts';

let serial = 8000;

/** A member of the payer that keeps its register in the portal, with a cover that holds, and what a desk asks about the member. */
export async function aRegisteredMember(store: DynamoDBDocumentClient, changes: Pick<Member, 'bornOn' | 'gender'>) {
  serial += 1;
  const memberId = `SDR-NB-${serial}`;
  const emiratesId = demoEmiratesId(Number(changes.bornOn.slice(0, 4)), serial);
  const today = emiratesDateOf(new Date());
  const member = {
    memberId,
    emiratesId,
    fullName: 'Hessa Invented',
    fullNameArabic: null,
    relation: 'spouse',
    ...changes,
  } as const;
  const payerId = provenPayerId(sidra);
  const cover = {
    policyNumber: `POL-${serial}`,
    planName: 'Sidra Gold',
    startsOn: daysAfter(today, -100),
    endsOn: daysAfter(today, 200),
    cancelledOn: null,
    coPaymentPercent: 20,
    coPaymentFils: null,
  };
  await writeItems(store, [memberItem(payerId, member), coverageItem(payerId, memberId, cover)]);
  return { memberId, emiratesId, asked: aForm(undefined, { payerId: sidra, emiratesId }) };
}
