import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { changeItem, memberItem, writeItems } from '../../functions/_data/member/member.ts';
import { noteList } from '../../functions/_data/member/registerState.ts';
import { provenPayerId } from '../../functions/_kit/proof.ts';
import { newId, now } from '../release/kept.ts';

/** A member who was changed, and the list that the change came by. */
export async function storeItems(store: DynamoDBDocumentClient): Promise<void> {
  const person = {
    memberId: 'KEPT-1',
    emiratesId: null,
    fullName: 'Sara Invented',
    fullNameArabic: null,
    bornOn: '1985-03-14',
    gender: 'female',
    relation: 'principal',
  } as const;
  const member = memberItem(provenPayerId(101), person);
  const change = changeItem(
    member,
    { jobId: newId(), row: 2, at: now.toISOString() },
    { ...person, fullName: 'S' },
    person,
  );
  await writeItems(store, [member, change]);
  await noteList(store, provenPayerId(101), now.toISOString());
}
