import { memberItem, writeItems } from '../../functions/_data/member/member.ts';
import { identifierHash } from '../../functions/_kit/identifierHash.ts';
import { provenPayerId } from '../../functions/_kit/proof.ts';
import { memberApi } from '../../shared/member/routes.ts';
import { type Owner, payerOf } from '../contract/owner.ts';
import { recordsOf } from '../contract/recordsOf.ts';

let members = 0;
async function aMember(owner: Owner): Promise<string> {
  members += 1;
  const memberId = `CONTRACT-${members}`;
  const person = {
    memberId,
    emiratesId: '784198500000017',
    fullName: 'Sara Invented',
    fullNameArabic: null,
    bornOn: '1985-03-14',
    gender: 'female',
    relation: 'principal',
  } as const;
  await writeItems(owner.store, [memberItem(provenPayerId(payerOf(owner)), person)]);
  return memberId;
}

/** Members of a payer. */
export const records = recordsOf(memberApi, {
  owned: {
    member: {
      make: aMember,
      owners: ['payer'],
      fields: ['memberid'],
      beside: (owner) => ({ payerId: payerOf(owner) }),
    },
  },
  // The id of a new record.
  unowned: ['createMemberDetails.memberId'],
  patientLists: { by: 'payer', show: async (owner) => identifierHash(await aMember(owner)) },
});
