import { beforeEach, describe, expect, it } from 'vitest';
import { putFacility } from '../../functions/_data/facility/facility.ts';
import { regulators } from '../../shared/_field/regulator.ts';
import { longestTag, mostTags } from '../../shared/claim/tags.ts';
import { type SignedIn, signIn, startBackend } from '../support/api.ts';
import { aFacility } from '../support/builders.ts';
import { aClaim, aClaimOn, change, fileOf, list, made, madeReady, sentFile, shown, tag } from './support/claims.ts';

const { store } = await startBackend();

async function aBiller() {
  const facility = aFacility({ regulatoryId: regulators.DHA, emirate: 'Dubai' });
  await putFacility(store, facility);
  return signIn({ roles: ['EauthClaim'], facility });
}

let biller: SignedIn;
beforeEach(async () => {
  biller = await aBiller();
});

const first = (claimId: string) => ({ claimId, version: 1 });
const codes = ({ errors }: { errors: readonly { code: string }[] }) => errors.map(({ code }) => code);

describe('the tags of a claim', () => {
  it('are given to many at once, seen in list and record, and on record with who gave them', async () => {
    const ids = [await made(biller, aClaimOn('2026-11-03')), await made(biller, aClaimOn('2026-11-02'))];
    const { data } = await tag(biller, ids.map(first), { add: [' Ask Dr Huda ', 'Urgent'] });
    expect(data?.claimIds).toEqual(ids);
    expect((await list(biller)).data?.items.map(({ tags }) => tags)).toEqual([
      ['Ask Dr Huda', 'Urgent'],
      ['Ask Dr Huda', 'Urgent'],
    ]);
    const record = await shown(biller, ids[0] ?? '');
    expect([record.version, record.tags]).toEqual([2, ['Ask Dr Huda', 'Urgent']]);
    expect(record.events.at(-1)).toMatchObject({
      ...{ event: 'tag', by: biller.user.displayName, detail: '+ Ask Dr Huda, + Urgent' },
    });
  });

  it('are there once in any letter case, are taken away, and stay when the claim is changed', async () => {
    const claimId = await made(biller);
    await tag(biller, [first(claimId)], { add: ['Urgent', 'URGENT', 'Tooth'] });
    await change(biller, claimId, 2, aClaim());
    expect((await shown(biller, claimId)).tags).toEqual(['Urgent', 'Tooth']);
    await tag(biller, [{ claimId, version: 3 }], { remove: ['urgent'] });
    const record = await shown(biller, claimId);
    expect([record.tags, record.events.at(-1)?.detail]).toEqual([['Tooth'], '− Urgent']);
  });

  it('that the claim has already change nothing', async () => {
    const claimId = await made(biller);
    await tag(biller, [first(claimId)], { add: ['Urgent'] });
    await tag(biller, [{ claimId, version: 2 }], { add: ['urgent'], remove: ['Unknown'] });
    expect((await shown(biller, claimId)).version).toBe(2);
  });

  it('are given in any state, and go out with no file', async () => {
    const claimId = await madeReady(biller);
    await tag(biller, [{ claimId, version: 2 }], { add: ['Secret-word'] });
    expect((await fileOf(biller, claimId)).data?.xml).not.toContain('Secret-word');
    const other = await madeReady(biller, aClaimOn('2026-11-03'));
    await sentFile(biller, [other]);
    await tag(biller, [{ claimId: other, version: 3 }], { add: ['Secret-word'] });
    expect(await shown(biller, other)).toMatchObject({ state: 'sent', tags: ['Secret-word'] });
  });

  it('are refused for all where one claim is another by now, or of another facility', async () => {
    const [mine, changed] = [await made(biller), await made(biller)];
    await change(biller, changed, 1, aClaim());
    expect(codes(await tag(biller, [first(mine), first(changed)], { add: ['Urgent'] }))).toEqual(['changedMeanwhile']);
    const others = await made(await aBiller());
    expect((await tag(biller, [first(mine), first(others)], { add: ['Urgent'] })).http).toBe(404);
    expect(codes(await tag(biller, [first(mine), first(mine)], { add: ['Urgent'] }))).toEqual(['notAllowed']);
    expect((await shown(biller, mine)).tags).toEqual([]);
  });

  it('are few and short', async () => {
    const claimId = await made(biller);
    const many = Array.from({ length: mostTags }, (_, at) => `Tag ${at}`);
    await tag(biller, [first(claimId)], { add: many });
    const { errors } = await tag(biller, [{ claimId, version: 2 }], { add: ['One more'] });
    expect(errors).toMatchObject([
      { field: 'add', message: `A claim has ${mostTags} tags at most. Take one away first.` },
    ]);
    expect((await tag(biller, [{ claimId, version: 2 }], { add: ['One more'], remove: ['tag 0'] })).http).toBe(200);
    expect((await tag(biller, [{ claimId, version: 3 }], { add: ['x'.repeat(longestTag + 1)] })).http).toBe(400);
    expect((await tag(biller, [{ claimId, version: 3 }], { add: [' '] })).http).toBe(400);
  });
});
