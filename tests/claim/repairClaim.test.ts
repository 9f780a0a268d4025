import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { putFacility } from '../../functions/_data/facility/facility.ts';
import { tableName } from '../../functions/_kit/env.ts';
import { type SignedIn, signIn, startBackend } from '../support/api.ts';
import { aFacility } from '../support/builders.ts';
import { aClaim, change, discard, made, move, read, shown } from './support/claims.ts';
import { repair, repaired, repairOf, undo, wrongNet } from './support/repairs.ts';

const { store } = await startBackend();

let biller: SignedIn;
let colleague: SignedIn;
beforeEach(async () => {
  const facility = aFacility();
  await putFacility(store, facility);
  biller = await signIn({ roles: ['EauthClaim'], facility });
  colleague = await signIn({ roles: ['EauthClaim'], facility });
});

/** The repairs that are stored for a claim. */
async function keptRepairs(claimId: string) {
  const { Items = [] } = await store.send(
    new QueryCommand({
      TableName: tableName('requests'),
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :repair)',
      ExpressionAttributeValues: { ':pk': `CLAIM#${claimId}`, ':repair': 'REPAIR#' },
      ConsistentRead: true,
    }),
  );
  return Items;
}

const codes = ({ errors }: { errors: readonly { code: string }[] }) => errors.map(({ code }) => code);
const netChange = { field: 'Net', at: null, before: '89.99', after: '90.00' };

describe('REQ-CLAIM-07 a repair of a claim', () => {
  it('is offered with each value before and after, and changes nothing until it is accepted', async () => {
    const claimId = await made(biller, wrongNet());
    for (let times = 0; times < 2; times += 1) {
      const { version, claim, repairs, repaired: last } = await shown(biller, claimId);
      expect([version, claim.netFils, last]).toEqual([1, 89_99, null]);
      expect(repairs).toEqual([{ rule: 'price.netSum', changes: [netChange] }]);
    }
  });

  it('is applied when it is accepted, and is on record with who did it', async () => {
    const claimId = await repaired(biller, wrongNet());
    const after = await shown(colleague, claimId);
    expect([after.version, after.netFils, after.claim.netFils, after.blocking]).toEqual([2, 90_00, 90_00, 0]);
    expect(after.repairs).toEqual([]);
    expect(after.repaired).toMatchObject({
      ...{ rule: 'price.netSum', changes: [netChange] },
      byName: biller.user.displayName,
    });
    expect(after.events.at(-1)).toMatchObject({
      ...{ event: 'repair', by: biller.user.displayName },
      detail: 'price.netSum · Net: 89.99 → 90.00',
    });
  });

  it('is undone: the claim is as it was, and the repair is offered again', async () => {
    const claimId = await made(biller, wrongNet());
    const before = await shown(biller, claimId);
    await repair(biller, await repairOf(biller, claimId));
    expect(codes(await undo(colleague, claimId, 2))).toEqual([]);
    const after = await shown(biller, claimId);
    expect([after.version, after.claim, after.repairs]).toEqual([3, before.claim, before.repairs]);
    expect(after.repaired).toBeNull();
    expect(after.events.at(-1)).toMatchObject({ event: 'undoRepair', by: colleague.user.displayName });
    expect(codes(await undo(biller, claimId, 3))).toEqual(['nothingToUndo']);
  });

  it('is undone one after the other', async () => {
    const [line] = aClaim().activities;
    if (!line) throw new Error('No line');
    const activities = [
      { ...line, id: '1' },
      { ...line, id: '1', code: '85025', netFils: 0 },
    ];
    const claimId = await made(biller, wrongNet({ activities }));
    const states = [(await shown(biller, claimId)).claim];
    for (const rule of ['price.netSum', 'duplicates.lineId']) {
      await repair(biller, await repairOf(biller, claimId, rule));
      states.push((await shown(biller, claimId)).claim);
    }
    expect(new Set(states.map((each) => JSON.stringify(each))).size).toBe(3);
    await undo(biller, claimId, 3);
    expect((await shown(biller, claimId)).claim).toEqual(states[1]);
    await undo(biller, claimId, 4);
    expect((await shown(biller, claimId)).claim).toEqual(states[0]);
  });

  it('cannot be undone when somebody has changed the claim since: nothing of the change is lost', async () => {
    const claimId = await repaired(biller, wrongNet());
    const { claim } = await shown(biller, claimId);
    await change(colleague, claimId, 2, { ...claim, memberId: 'M-2' });
    const { repaired: last, version } = await shown(biller, claimId);
    expect(last).toBeNull();
    expect(codes(await undo(biller, claimId, version))).toEqual(['nothingToUndo']);
    expect((await shown(biller, claimId)).claim.memberId).toBe('M-2');
    expect(await keptRepairs(claimId)).toEqual([]);
  });

  it('leaves nothing of a claim that is thrown away', async () => {
    const claimId = await repaired(biller, wrongNet());
    expect(await keptRepairs(claimId)).toHaveLength(1);
    await discard(biller, claimId, 2);
    expect(await keptRepairs(claimId)).toEqual([]);
  });

  it('is refused where it is not the one that was shown', async () => {
    const claimId = await made(biller, wrongNet());
    const offered = await repairOf(biller, claimId);
    const others = [
      { ...offered, changes: [{ ...netChange, after: '900.00' }] },
      { ...offered, changes: [netChange, { field: 'MemberID', at: null, before: 'M-1', after: 'M-2' }] },
      { ...offered, rule: 'price.gross' },
      { ...offered, rule: 'no.such' },
      { ...offered, version: 2 },
    ];
    for (const other of others) expect(codes(await repair(biller, other))).toEqual(['changedMeanwhile']);
    expect(await shown(biller, claimId)).toMatchObject({ version: 1, netFils: 89_99 });
  });

  it('is accepted once of two people who accept it together', async () => {
    const claimId = await made(biller, wrongNet());
    const offered = await repairOf(biller, claimId);
    const answers = await Promise.all([repair(biller, offered), repair(colleague, offered)]);
    expect(answers.flatMap(codes)).toEqual(['changedMeanwhile']);
    expect((await shown(biller, claimId)).events.filter(({ event }) => event === 'repair')).toHaveLength(1);
  });

  it('is neither offered, accepted nor undone for a claim that is no draft', async () => {
    const claimId = await repaired(biller, wrongNet());
    await move(biller, { claimId, version: 2, move: 'makeReady', reason: 'Looked at' });
    const ready = await shown(biller, claimId);
    expect([ready.state, ready.repairs, ready.repaired]).toEqual(['ready', [], null]);
    const body = { claimId, version: ready.version, rule: 'price.netSum', changes: [netChange] };
    expect(codes(await repair(biller, body))).toEqual(['notInThisStatus']);
    expect(codes(await undo(biller, claimId, ready.version))).toEqual(['notInThisStatus']);
  });

  it('is of the own facility alone', async () => {
    const claimId = await made(biller, wrongNet());
    const offered = await repairOf(biller, claimId);
    const other = aFacility();
    await putFacility(store, other);
    const outsider = await signIn({ roles: ['EauthClaim'], facility: other });
    expect((await read(outsider, claimId)).http).toBe(404);
    expect((await repair(outsider, offered)).http).toBe(404);
    await repair(biller, offered);
    expect((await undo(outsider, claimId, 2)).http).toBe(404);
    expect(await shown(biller, claimId)).toMatchObject({ version: 2, netFils: 90_00 });
  });
});
