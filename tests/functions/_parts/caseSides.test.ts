import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { caseRecords, computedCaseFields, storedCaseFields } from '../../../functions/_data/case/caseRecord.ts';
import type { SessionContext } from '../../../functions/_kit/context.ts';
import { partyOf } from '../../../functions/_kit/party.ts';
import { storedAskedPayerId } from '../../../functions/_kit/proof.ts';
import { scopeOf } from '../../../functions/_kit/scope.ts';
import { caseKind, ownCase, seenCase } from '../../../functions/_parts/case/caseKind.ts';
import { listCases, readCase } from '../../../functions/_parts/case/readCase.ts';
import { writeTogether } from '../../../functions/_store/transaction.ts';
import { recordId } from '../../../shared/_contract/recordId.ts';
import type { SessionUser } from '../../../shared/_contract/sessionUser.ts';
import { regulators } from '../../../shared/_field/regulator.ts';
import { roles } from '../../../shared/_field/roles.ts';
import { caseEvent, caseFields, caseRowFields } from '../../../shared/_parts/caseRoutes.ts';
import { authoritySide, insurerSide, onlookerSide, providerSide } from '../../../shared/_parts/caseSides.ts';
import { startClock } from '../../../shared/_parts/dueClock.ts';
import { lifeOf } from '../../../shared/_parts/life.ts';
import { startStore } from '../../support/store.ts';

const store = await startStore();
const now = () => new Date('2026-11-29T08:00:00Z');

/** A life with every side that there is. */
const life = lifeOf({
  sides: {
    provider: providerSide(['HomeCare']),
    insurer: insurerSide(['PayerAdmin']),
    authority: authoritySide(['ReallocationRequestDOHUser']),
    onlooker: onlookerSide,
  },
  states: {
    open: { tone: 'warning', waitsFor: 'authority', due: { first: { businessDays: 1 }, last: { businessDays: 2 } } },
    closed: { tone: 'plain', isFinal: true },
  },
  begins: 'open',
  moves: {
    allow: { from: ['open'], to: 'closed', who: ['authority'] },
    close: { from: ['open'], to: 'closed', who: ['provider', 'insurer'] },
  },
});

const row = z.object({ thingId: recordId, ...caseRowFields(life) });
const event = caseEvent(life);
const stored = z
  .strictObject({ ...row.shape, ...caseFields(life), regulatoryId: z.int() })
  .omit(computedCaseFields)
  .extend(storedCaseFields);
type Stored = z.infer<typeof stored>;
const records = caseRecords({
  ...{ name: 'THING', life, idOf: ({ thingId }: Stored) => thingId, shapeVersion: 1 },
  ...{ stored, event },
});
const kind = caseKind({ id: 'thingId', entity: 'thing', life, row, records });

let count = 0;
const newId = () => `01K${String(++count).padStart(23, '0')}`;

/** A person who belongs to no tenant; `given` says more. */
const person = (given: Partial<SessionUser>) =>
  ({
    ...{ userId: randomUUID(), displayName: 'Somebody', roles: [], facilityRoles: [], facilityId: null, payerId: null },
    ...{ regulatoryId: null, ...given },
  }) as unknown as SessionUser;

/** What a call of this person has: the parties come from the session, as in the handler. */
const callOf = (user: SessionUser) =>
  ({ store, now, newId, user, audited: () => undefined, party: partyOf(user) }) as unknown as SessionContext;

const facilityId = `clinic-${randomUUID()}`;
const payerId = 90_000 + Math.floor(Math.random() * 9_000);

async function aCase(regulatoryId: number, facility = facilityId): Promise<string> {
  const at = now().toISOString();
  const thingId = newId();
  const value: Stored = {
    ...{ thingId, version: 1, state: 'open', stateSince: at, openedAt: at, openedBy: 'u', openedByName: 'Amal' },
    ...{ facilityId: facility, facilityName: 'Clinic', facilityNameArabic: 'عيادة', regulatoryId },
    ...{ payerId: storedAskedPayerId.parse(payerId), payerName: 'Payer', payerNameArabic: 'شركة' },
    ...{ escalatedAt: null, holder: null, attachmentCount: 0 },
    clock: startClock(now(), life.states.open.due),
  };
  const opened = { at, event: 'open', by: 'Amal', detail: null } as const;
  expect(await writeTogether(store, records.writes(value, opened))).toBe(true);
  return thingId;
}

const people = {
  provider: person({ roles: ['HomeCare'], facilityId, regulatoryId: regulators.HAAD }),
  insurer: person({ roles: ['PayerAdmin'], payerId }),
  authority: person({ roles: ['ReallocationRequestDOHUser'], regulatoryId: regulators.HAAD }),
  onlooker: person({ roles: ['SuperAdmin'] }),
};

const listed = async (user: SessionUser) =>
  (await listCases(callOf(user), kind, { whose: 'all', take: 50 }, () => true)).items.map(({ thingId }) => thingId);

describe('a case of four sides', () => {
  it.each(Object.entries(people))('is listed and read by its %s, on that side', async (side, user) => {
    const thingId = await aCase(regulators.HAAD);
    expect(await listed(user)).toContain(thingId);
    const { shown } = await readCase(callOf(user), kind, thingId);
    const moves = { provider: ['close'], insurer: ['close'], authority: ['allow'], onlooker: [] };
    expect({ side: shown.side, moves: shown.moves }).toEqual({ side, moves: moves[side as keyof typeof moves] });
  });

  it("is nobody's of another authority, facility or payer", async () => {
    const thingId = await aCase(regulators.HAAD);
    const others = [
      person({ roles: ['ReallocationRequestDOHUser'], regulatoryId: regulators.DHA }),
      person({ roles: ['HomeCare'], facilityId: 'another-clinic' }),
      person({ roles: ['PayerAdmin'], payerId: payerId + 1 }),
    ];
    for (const user of others) {
      expect(await listed(user)).not.toContain(thingId);
      await expect(readCase(callOf(user), kind, thingId)).rejects.toMatchObject({ code: 'notFound' });
    }
  });

  it('is refused to a colleague without a role of the side, in the list as in the record', async () => {
    const thingId = await aCase(regulators.HAAD);
    const colleagues = [person({ roles: ['Eligibility'], facilityId }), person({ roles: ['InsurerUser'], payerId })];
    for (const user of colleagues) {
      await expect(listed(user)).rejects.toMatchObject({ code: 'notAllowed' });
      await expect(readCase(callOf(user), kind, thingId)).rejects.toMatchObject({ code: 'notAllowed' });
    }
  });

  it('shows an onlooker the facts only, also one who has chosen the facility of the case', async () => {
    const thingId = await aCase(regulators.HAAD);
    for (const user of [people.onlooker, person({ roles: ['SuperAdmin', 'HomeCare'], facilityId })]) {
      const { shown } = await readCase(callOf(user), kind, thingId);
      expect(shown).toMatchObject({ side: 'onlooker', moves: [], attachments: [], readMarks: [] });
      await expect(ownCase(callOf(user), kind, thingId)).rejects.toMatchObject({ code: 'notAllowed' });
      await expect(seenCase(callOf(user), kind, thingId)).rejects.toMatchObject({ code: 'notAllowed' });
    }
  });
});

describe('the party of a caller', () => {
  const registered = { regulatoryId: regulators.HAAD };

  it('is a health authority by a role that only its people have', () => {
    expect(partyOf(people.authority)).toEqual({ kind: 'authority', regulatoryId: regulators.HAAD });
    const ofAuthorities = ['RegulatorAdmin', 'DHAInspector', 'ReallocationRequestDOHUser', 'ReallocationApprovalUser'];
    for (const role of roles) {
      const user = person({ ...registered, roles: [role] });
      if (ofAuthorities.includes(role)) expect(partyOf(user).kind, role).toBe('authority');
      else if (role === 'SuperAdmin') expect(partyOf(user).kind).toBe('all');
      else expect(() => partyOf(user), role).toThrow();
    }
  });

  it('is no authority for who belongs to a tenant, has no authority or one without a system, or has the role of the facility only', () => {
    const role = { roles: ['ReallocationApprovalUser'] as const };
    expect(partyOf(person({ ...registered, roles: [...role.roles], payerId })).kind).toBe('payer');
    expect(partyOf(person({ ...registered, roles: [...role.roles], facilityId })).kind).toBe('facility');
    for (const regulatoryId of [null, regulators.International, regulators.Portal]) {
      expect(() => partyOf(person({ roles: [...role.roles], regulatoryId }))).toThrow();
    }
    expect(() => partyOf(person({ ...registered, facilityRoles: [...role.roles] }))).toThrow();
  });

  it('opens nothing but cases to an authority: it has no scope', () => {
    expect(() => scopeOf(people.authority)).toThrow();
  });
});
