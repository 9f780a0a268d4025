import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditWriter } from '../../functions/_data/audit/audit.ts';
import { listExportedHeads, moveExportedHead, moveSealing } from '../../functions/_data/audit/auditProgress.ts';
import { listFindings, moveVerification, readVerification } from '../../functions/_data/audit/auditVerification.ts';
import { wiring } from '../../functions/_data/wiring.ts';
import { canonicalJson, sha256 } from '../../functions/_kit/canonicalJson.ts';
import { signBy } from '../../functions/_kit/kmsKey.ts';
import { sealAudit } from '../../functions/_workers/sealAudit.ts';
import { verifyAudit } from '../../functions/_workers/verifyAudit.ts';
import { sealTrail } from '../../functions/auditTrail/sealTrail.ts';
import { verifyTrail } from '../../functions/auditTrail/verifyTrail.ts';
import type { AuditFault } from '../../shared/auditTrail/auditFault.ts';
import { passMinutes, setClock, startBackend } from '../support/api.ts';
import { anAuditRecord } from '../support/auditTrail.ts';
import { servicesDown } from '../support/aws.ts';
import { archived } from './support/auditArchive.ts';
import { clearTrail, tamperer } from './support/auditTrailFaults.ts';

const { store, logLines } = await startBackend();
const tamper = tamperer(store);
const seal = sealAudit(wiring);
const verify = verifyAudit(wiring);

const day = '2026-03-01';
const hour = 60;

/** A chain of new entries: the id of the chain. */
async function aChain(entries: number): Promise<string> {
  const ids: string[] = [];
  const write = auditWriter(store, () => {
    ids.push(wiring.newId());
    return ids.at(-1) ?? '';
  });
  for (let entry = 0; entry < entries; entry += 1)
    await write(anAuditRecord(`entity-${entry}`, wiring.now().toISOString()));
  expect(ids).toHaveLength(1);
  return ids[0] ?? '';
}

/** Verifies the whole trail: what was found, without times. */
async function findings() {
  await verify({});
  const { last } = await readVerification(store);
  expect(last).not.toBeNull();
  const found = await listFindings(store, last?.roundId ?? '', 100);
  return found.map(({ fault, day: on, chainId, sequence }) => ({ fault, day: on, chainId, sequence }));
}

const at = (fault: AuditFault, chainId: string | null, sequence: number | null, on = day) => ({
  fault,
  day: on,
  chainId,
  sequence,
});

/** Changes an entry, and its hash with it. */
async function rewrite(chainId: string, sequence: number): Promise<void> {
  const entry = (await tamper.entriesOf(chainId))[sequence] ?? {};
  const { hash: _, ...content } = { ...entry, actor: 'somebody-else' } as Record<string, unknown>;
  await tamper.setEntry(chainId, sequence, 'actor', 'somebody-else');
  await tamper.setEntry(chainId, sequence, 'hash', sha256(canonicalJson(content)));
}

/** The numbers of the worker's last line, which the alarms watch. */
const measured = () => JSON.parse(logLines.at(-1) ?? '{}') as Record<string, number>;

beforeEach(async () => {
  await clearTrail(store);
  setClock(`${day}T08:00:00Z`);
});

/** Two chains of a day that has been sealed, and the day after. */
async function aSealedDay() {
  const [one, other] = [await aChain(5), await aChain(3)];
  await seal({});
  passMinutes(24 * hour);
  await seal({});
  expect([...archived.keys()]).toContain(`seals/${day}.json`);
  return { one, other };
}

describe('a trail that nobody touched', () => {
  it('is copied entry by entry, sealed when its day is over, and found whole', async () => {
    const { one, other } = await aSealedDay();
    expect(archived.get(`entries/${day}/${one}/000000000000.ndjson`)?.split('\n')).toHaveLength(5);
    const { seal: signed } = JSON.parse(archived.get(`seals/${day}.json`) ?? '{}');
    const heads = [one, other].sort().map((chainId) => ({ chainId, entries: chainId === one ? 5 : 3 }));
    expect(signed.chains).toMatchObject(heads);
    expect(await findings()).toEqual([]);
    expect((await readVerification(store)).last).toMatchObject({ chains: 2, entries: 8, findings: 0 });
    expect(measured()).toMatchObject({ auditFindings: 0, auditVerifiedHours: 0, auditSealDueHours: 0 });
  });

  it('is not sealed while a call of the day may still write', async () => {
    await aChain(1);
    setClock('2026-03-02T00:30:00Z');
    await seal({});
    expect([...archived.keys()]).not.toContain(`seals/${day}.json`);
    setClock('2026-03-02T01:00:00Z');
    await seal({});
    expect([...archived.keys()]).toContain(`seals/${day}.json`);
  });

  it('is copied on from where a run stopped that could not note how far it was', async () => {
    const chainId = await aChain(2);
    await seal({});
    await tamper.forgetHead(day, chainId);
    await seal({});
    expect(await findings()).toEqual([]);
  });

  it('is copied entry by entry where an object holds fewer than now wait, and the first copy stays', async () => {
    const ids: string[] = [];
    const write = auditWriter(store, () => {
      ids.push(wiring.newId());
      return ids.at(-1) ?? '';
    });
    const entry = () => write(anAuditRecord('entity', wiring.now().toISOString()));
    await entry();
    await entry();
    await seal({});
    const [chainId = ''] = ids;
    await tamper.forgetHead(day, chainId);
    await entry();
    await tamper.setEntry(chainId, 0, 'outcome', 'forbidden');
    passMinutes(25 * hour);
    await seal({});
    expect(await findings()).toEqual([at('entryChanged', chainId, 0)]);
  });

  it('is left as it is by a run whose time is over, and copied by the next', async () => {
    await aChain(1);
    const ctx = { store, now: wiring.now, count: () => undefined };
    await sealTrail(ctx, wiring.now());
    expect(archived.size).toBe(0);
    await seal({});
    expect(archived.size).toBeGreaterThan(0);
  });

  it('has places that two runs at once do not move back', async () => {
    const head = (next: number) => ({ chainId: 'chain', next, hash: 'h' });
    expect(await moveExportedHead(store, day, head(5))).toBe(true);
    expect(await moveExportedHead(store, day, head(3))).toBe(false);
    expect((await listExportedHeads(store, day)).get('chain')?.next).toBe(5);
    const sealing = (nextDay: string) => ({ nextDay, previous: null, sealedAt: null });
    expect(await moveSealing(store, sealing('2026-03-05'))).toBe(true);
    expect(await moveSealing(store, sealing('2026-03-04'))).toBe(false);
    const before = await readVerification(store);
    const now = { round: null, last: null };
    expect(await moveVerification(store, before, now)).toBe(true);
    expect(await moveVerification(store, before, now)).toBe(false);
    expect((await readVerification(store)).version).toBe(before.version + 1);
  });

  it('is verified in parts, each from where the one before stopped', async () => {
    await aSealedDay();
    const ctx = { store, now: wiring.now, newId: wiring.newId };
    const begins = () => true;
    // Without time a part looks at one chain, or ends a day whose chains are done.
    const until = wiring.now();
    const seen: (number | undefined)[] = [];
    let state = await verifyTrail(ctx, { begins, until });
    while (state.round && seen.length < 10) {
      seen.push(state.round.chains);
      state = await verifyTrail(ctx, { begins, until });
    }
    expect(seen).toEqual([0, 1, 2, 2]);
    expect(state.last).toMatchObject({ chains: 2, entries: 8, findings: 0 });
  });

  it('has a round a day', async () => {
    await aSealedDay();
    await verify({});
    const first = (await readVerification(store)).last?.endedAt;
    passMinutes(22 * hour);
    await verify({});
    expect((await readVerification(store)).last?.endedAt).toBe(first);
    passMinutes(2 * hour);
    await verify({});
    expect((await readVerification(store)).last?.endedAt).not.toBe(first);
  });
});

describe('the key of the seals', () => {
  /** What a deployment tells the functions. */
  const deploy = (signs: string, others = 'none') =>
    Object.assign(process.env, { AUDIT_KEY_ID: signs, OTHER_AUDIT_KEYS: others });
  const sealOf = (on: string) => JSON.parse(archived.get(`seals/${on}.json`) ?? '{}').seal;
  const nextDay = () => passMinutes(24 * hour);
  afterEach(() => {
    deploy('audit-key');
    servicesDown.clear();
  });

  /** Two sealed days, the second with the next key. */
  async function twoKeys(): Promise<void> {
    await aSealedDay();
    deploy('next-key', 'audit-key');
    nextDay();
    await seal({});
  }

  it('is replaced: what an earlier key signed stays valid, and each seal names its own', async () => {
    await twoKeys();
    const signers = [day, '2026-03-02'].map((on) => sealOf(on).signedBy);
    for (const name of signers) expect(name).toMatch(/^[\da-f]{32}$/);
    expect(new Set(signers).size).toBe(2);
    expect(sealOf('2026-03-02').previous).toBe(sha256(canonicalJson(sealOf(day))));
    expect(await findings()).toEqual([]);
    // A function of the release before meets the next key’s seal when both are known.
    deploy('audit-key', 'next-key');
    nextDay();
    expect(await findings()).toEqual([]);
  });

  it('is away for two days while KMS does not answer: entries are copied, and both days are sealed as soon as it does', async () => {
    await aSealedDay();
    servicesDown.add('kms');
    for (let passed = 0; passed < 2; passed += 1) {
      const chain = await aChain(2);
      const on = wiring.now().toISOString().slice(0, 10);
      await seal({}).catch(() => undefined);
      expect(archived.get(`entries/${on}/${chain}/000000000000.ndjson`)?.split('\n')).toHaveLength(2);
      nextDay();
    }
    await expect(seal({})).rejects.toThrow();
    expect(sealOf('2026-03-02')).toBeUndefined();
    servicesDown.clear();
    await seal({});
    for (const on of ['2026-03-02', '2026-03-03']) expect(sealOf(on), on).toBeDefined();
    expect(await findings()).toEqual([]);
  });

  it('is one of those that are known: a seal of another key is found', async () => {
    await twoKeys();
    deploy('next-key');
    const unknown = ['2026-02-28', day].map((on) => at('sealChanged', null, null, on));
    expect(await findings()).toEqual(unknown);
  });

  it('is the one that the seal names: another of ours does not stand for it', async () => {
    await twoKeys();
    const renamed = { ...sealOf('2026-03-02'), signedBy: sealOf(day).signedBy };
    const signature = await signBy('next-key', sha256(canonicalJson(renamed)));
    archived.set('seals/2026-03-02.json', JSON.stringify({ seal: renamed, signature }));
    expect(await findings()).toEqual([at('sealChanged', null, null, '2026-03-02')]);
  });

  it('has signed what a release before sealed without naming it', async () => {
    await aChain(2);
    await seal({});
    nextDay();
    // The seal as the release before signed it.
    const [entry] = [...archived.keys()].filter((key) => key.startsWith('entries/'));
    const { hash } = JSON.parse((archived.get(entry ?? '') ?? '').split('\n').at(-1) ?? '{}');
    const chains = [{ chainId: entry?.split('/')[2], entries: 2, hash }];
    const previous = sha256(canonicalJson(sealOf('2026-02-28')));
    const own = { day, chains, previous, sealedAt: wiring.now().toISOString() };
    const signature = await signBy('audit-key', sha256(canonicalJson(own)));
    archived.set(`seals/${day}.json`, JSON.stringify({ seal: own, signature }));
    deploy('next-key', 'audit-key');
    await seal({});
    expect(sealOf(day).signedBy).toBeUndefined();
    expect(await findings()).toEqual([]);
    deploy('next-key');
    nextDay();
    expect(await findings()).toContainEqual(at('sealChanged', null, null));
  });
});

describe('what somebody does to the store is found, and raises the alarm’s number', () => {
  it('an entry that was changed', async () => {
    const { one } = await aSealedDay();
    await tamper.setEntry(one, 2, 'actor', 'somebody-else');
    expect(await findings()).toEqual([at('entryChanged', one, 2)]);
    expect(measured().auditFindings).toBe(1);
  });

  it('an entry that was changed together with its hash', async () => {
    const { one } = await aSealedDay();
    await rewrite(one, 2);
    expect(await findings()).toEqual([at('entryChanged', one, 2)]);
  });

  it('an entry that was changed before it was copied', async () => {
    const chainId = await aChain(4);
    await tamper.setEntry(chainId, 1, 'outcome', 'forbidden');
    await seal({});
    expect(await findings()).toContainEqual(at('entryChanged', chainId, 1));
  });

  it('an entry that was changed with its hash before it was copied, because the chain went on', async () => {
    const chainId = await aChain(4);
    await rewrite(chainId, 1);
    await seal({});
    expect(await findings()).toEqual([at('entryChanged', chainId, 2)]);
  });

  it('the last entry of a sealed chain, changed with its hash, where its copy is gone', async () => {
    const { one } = await aSealedDay();
    archived.delete(`entries/${day}/${one}/000000000000.ndjson`);
    await rewrite(one, 4);
    expect(await findings()).toContainEqual(at('entryChanged', one, 4));
  });

  it('what a round finds, while the round goes on', async () => {
    const { one } = await aSealedDay();
    await tamper.setEntry(one, 2, 'actor', 'somebody-else');
    // The time of a run is over after its first chain.
    let clock = Date.now();
    const now = () => {
      clock += 5 * 60_000;
      return new Date(clock);
    };
    const slow = verifyAudit({ ...wiring, now });
    for (let run = 0; run < 3; run += 1) await slow({});
    expect((await readVerification(store)).last).toBeNull();
    expect(measured().auditFindings).toBe(1);
  });

  it('an entry that was removed', async () => {
    const { one } = await aSealedDay();
    await tamper.removeEntry(one, 1);
    expect(await findings()).toEqual([at('entryMissing', one, 1)]);
    expect(measured().auditFindings).toBe(1);
  });

  it('an end that was cut off, on a sealed day and on an open one', async () => {
    const { other } = await aSealedDay();
    const open = await aChain(4);
    await seal({});
    await tamper.removeEntry(other, 2);
    await tamper.removeEntry(open, 2);
    await tamper.removeEntry(open, 3);
    expect(await findings()).toEqual([at('endCutOff', other, 2), at('endCutOff', open, 2, '2026-03-02')]);
  });

  it('a head that was replaced', async () => {
    const { one } = await aSealedDay();
    await tamper.setHead(day, one, 'f'.repeat(64));
    expect(await findings()).toEqual([at('headChanged', one, 5)]);
  });

  it('a chain that was taken out of the register, and one that was removed whole', async () => {
    const { one, other } = await aSealedDay();
    await tamper.unregister(day, one);
    for (const sequence of [0, 1, 2]) await tamper.removeEntry(other, sequence);
    const found = await findings();
    expect(found).toHaveLength(2);
    expect(found).toContainEqual(at('chainMissing', one, null));
    expect(found).toContainEqual(at('endCutOff', other, 0));
  });

  it('an entry that was added to a sealed day', async () => {
    const { one } = await aSealedDay();
    await tamper.setEntry(one, 5, 'action', 'eligibility.read');
    const found = await findings();
    expect(found).toContainEqual(at('lateEntry', one, 5));
    expect(found).toContainEqual(at('entryChanged', one, 5));
  });

  it('a seal that another key signed, and the seal that follows it', async () => {
    await aSealedDay();
    passMinutes(24 * hour);
    await seal({});
    const key = `seals/${day}.json`;
    const { seal: signed, signature } = JSON.parse(archived.get(key) ?? '{}');
    archived.set(key, JSON.stringify({ seal: { ...signed, chains: [] }, signature }));
    expect(await findings()).toContainEqual(at('sealChanged', null, null));
  });

  it('a seal in the place of another day’s', async () => {
    await aSealedDay();
    passMinutes(24 * hour);
    await seal({});
    archived.set('seals/2026-03-02.json', archived.get(`seals/${day}.json`) ?? '');
    expect(await findings()).toContainEqual(at('sealChanged', null, null, '2026-03-02'));
  });

  it('a seal that our own key has signed anew', async () => {
    await aSealedDay();
    passMinutes(24 * hour);
    await seal({});
    const { seal: signed } = JSON.parse(archived.get(`seals/${day}.json`) ?? '{}');
    const anew = { ...signed, sealedAt: wiring.now().toISOString() };
    const signature = await signBy('audit-key', sha256(canonicalJson(anew)));
    archived.set(`seals/${day}.json`, JSON.stringify({ seal: anew, signature }));
    expect(await findings()).toEqual([at('sealChanged', null, null, '2026-03-02')]);
  });

  it('a seal in the place of a day before the first', async () => {
    await aSealedDay();
    archived.set('seals/2026-02-27.json', archived.get('seals/2026-02-28.json') ?? '');
    expect(await findings()).toContainEqual(at('sealChanged', null, null, '2026-02-27'));
  });

  it('a seal that is gone, while somebody set back what the portal notes', async () => {
    await aSealedDay();
    passMinutes(24 * hour);
    await seal({});
    archived.delete(`seals/${day}.json`);
    await tamper.setNextDay(day);
    expect(await findings()).toContainEqual(at('sealMissing', null, null));
  });

  it('a seal that is gone, and days that somebody let pass unsealed', async () => {
    await aSealedDay();
    archived.delete(`seals/${day}.json`);
    await tamper.setNextDay('2099-01-01');
    passMinutes(48 * hour);
    const found = await findings();
    expect(found).toContainEqual(at('sealMissing', null, null));
    expect(found).toContainEqual(at('sealMissing', null, null, '2026-03-03'));
  });

  it('a copy that is gone', async () => {
    const { one } = await aSealedDay();
    archived.delete(`entries/${day}/${one}/000000000000.ndjson`);
    expect(await findings()).toContainEqual(at('copyMissing', one, 0));
  });

  it('and the alarm ends with a round that finds nothing more', async () => {
    const { one } = await aSealedDay();
    await tamper.setEntry(one, 2, 'actor', 'somebody-else');
    expect(await findings()).toHaveLength(1);
    await tamper.setEntry(one, 2, 'actor', 'user-1');
    passMinutes(24 * hour);
    expect(await findings()).toEqual([]);
    expect(measured().auditFindings).toBe(0);
  });
});

it('tells how long a day waits for its seal, and how long ago the last round ended', async () => {
  await aSealedDay();
  await verify({});
  expect(measured()).toMatchObject({ auditSealDueHours: 0, auditVerifiedHours: 0 });
  // Nothing is sealed any more.
  passMinutes(72 * hour);
  await verify({});
  expect(measured().auditSealDueHours).toBe(56);
  // No round is due yet.
  const before = await readVerification(store);
  passMinutes(22 * hour);
  await verify({});
  expect((await readVerification(store)).last).toEqual(before.last);
  expect(measured().auditVerifiedHours).toBe(22);
});
