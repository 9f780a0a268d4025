import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { putPayer } from '../../functions/_data/payer/payer.ts';
import { changeUser, getUser } from '../../functions/_data/user/user.ts';
import { wiring } from '../../functions/_data/wiring.ts';
import { demoPayers } from '../../functions/_demo/payers.ts';
import { startPayers } from '../eligibility/support/eligibility.ts';
import { type SignedIn, startBackend } from '../support/api.ts';
import type { SecondPersonGuards, Stored, Waiting } from '../support/secondPersonGuard.ts';

const { store } = await startBackend();
await startPayers();
for (const each of demoPayers) await putPayer(store, each);

/** Three invented people. */
const [number, changedTo, other] = ['784199012345676', '784198500000017', '784199000070013'] as const;

const modules = import.meta.glob<SecondPersonGuards>('../*/secondPerson.ts', { eager: true, import: 'secondPerson' });
const guards = Object.values(modules).flatMap((each) => Object.entries(each));

async function changeNumber({ user }: SignedIn, emiratesId: string): Promise<void> {
  const stored = await getUser(store, user.userId);
  if (stored) await changeUser(store, stored, { emiratesId, identityChangedAt: wiring.now().toISOString() });
}

const ownChange = { http: 409, errors: [{ code: 'ownChange' }] };
const typed = (emiratesId: string): Stored => ({
  emiratesId: null,
  emiratesIdClaim: { emiratesId, at: '2026-01-01T00:00:00.000Z', isHeld: false },
});

describe.each(guards)('a change that waits for a second person: %s', (_name, { make }) => {
  let waiting: Waiting;
  beforeAll(async () => {
    waiting = await make({ emiratesId: number }, store);
  });

  it('Abuse: is not decided by its maker with another account, by the number on record or by one that was typed', async () => {
    const { maker, second, decide: decideAs } = waiting;
    expect((await decideAs(maker)).http).not.toBe(200);
    for (const stored of [{ emiratesId: number }, typed(number)]) {
      expect(await decideAs(await second(stored))).toMatchObject(ownChange);
    }
  });

  it('Abuse: is not decided by the maker whose number was changed since, and by a person of another number it is', async () => {
    const { maker, second, decide: decideAs } = waiting;
    await changeNumber(maker, changedTo);
    for (const stored of [{ emiratesId: number }, typed(number), { emiratesId: changedTo }, typed(changedTo)]) {
      expect(await decideAs(await second(stored))).toMatchObject(ownChange);
    }
    expect(await decideAs(await second({ emiratesId: other }))).toMatchObject({ http: 200 });
  });
});

/** Guards of another kind than a change that waits: they are held by the tests of their modules. */
const besides = ['authorizationDesk/approveAuthorizations.ts', 'authorizationDesk/atDesk.ts'];
/** Who only shows whether a change is the reader's own. */
const shows = /^(get|shown)|Scope\.ts$|Desk\.ts$|Context\.ts$|Version\.ts$/;

describe('the guards', () => {
  it('are all walked over above', () => {
    const root = join(import.meta.dirname, '../../functions');
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    const callers = files.filter(
      (file) =>
        file !== '_parts/approval.ts' &&
        /\b(checkSecondPerson|isOwnChange)\(/.test(readFileSync(join(root, file), 'utf8')),
    );
    const deciding = callers.filter(
      (file) =>
        /\bcheckSecondPerson\(/.test(readFileSync(join(root, file), 'utf8')) ||
        !shows.test(file.split('/').at(-1) ?? ''),
    );
    const walked = new Set([...guards.flatMap(([, guard]) => guard.files), ...besides]);
    expect(deciding.filter((file) => !walked.has(file))).toEqual([]);
    expect([...walked].filter((file) => !callers.includes(file))).toEqual([]);
  });
});
