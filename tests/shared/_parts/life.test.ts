import { describe, expect, it } from 'vitest';
import type { GrantHolder } from '../../../shared/_field/grants.ts';
import {
  canMove,
  lifeOf,
  movesFor,
  nextStates,
  type PersonOf,
  type RecordOf,
  refusalOf,
  stateRow,
} from '../../../shared/_parts/life.ts';

type OfPayer = { readonly payerId: number | null };
type OfFacility = { readonly facilityId: string | null };

const life = lifeOf({
  sides: {
    sender: {
      grants: ['Eligibility'],
      isOne: (person: OfFacility, record: OfFacility) => person.facilityId === record.facilityId,
    },
    insurer: {
      grants: ['InsurerUser', 'PayerAdmin'],
      isOne: (person: OfPayer, record: OfPayer) => person.payerId === record.payerId,
    },
    portal: { grants: [] },
  },
  states: {
    open: { tone: 'warning', waitsFor: 'insurer' },
    answered: { tone: 'success', waitsFor: 'sender' },
    closed: { tone: 'plain' },
  },
  begins: 'open',
  moves: {
    answer: { from: ['open'], to: 'answered', who: ['insurer'] },
    reopen: { from: ['answered', 'closed'], to: 'open', who: ['sender'], within: { days: 30 } },
    remind: { from: ['open'], who: ['sender'], when: (record: { isLate: boolean }) => record.isLate },
    close: { from: ['answered'], to: 'closed', who: ['sender', 'portal'] },
  },
});

const nobody: GrantHolder = { roles: [], facilityRoles: [], regulatoryId: null, facilityId: null };
const sender: PersonOf<typeof life> = { ...nobody, roles: ['Eligibility'], facilityId: 'clinic', payerId: null };
const reviewer: PersonOf<typeof life> = { ...nobody, roles: ['InsurerUser'], payerId: 7 };
const record: RecordOf<typeof life> = { state: 'open', facilityId: 'clinic', payerId: 7, isLate: false };

describe('the life of a record', () => {
  it('offers each person the moves of their side in the present state', () => {
    expect(movesFor(life, record, sender)).toEqual([]);
    expect(movesFor(life, { ...record, isLate: true }, sender)).toEqual(['remind']);
    expect(movesFor(life, record, reviewer)).toEqual(['answer']);
    expect(movesFor(life, { ...record, state: 'answered' }, sender)).toEqual(['reopen', 'close']);
    expect(movesFor(life, { ...record, state: 'answered' }, reviewer)).toEqual([]);
  });

  it('offers nothing to people of another tenant, and to people of the tenant without the role', () => {
    expect(movesFor(life, record, { ...reviewer, payerId: 8 })).toEqual([]);
    expect(movesFor(life, record, { ...reviewer, roles: ['Standard'] })).toEqual([]);
  });

  it('says why a move is refused', () => {
    expect(refusalOf(life, 'answer', { person: sender, record })).toBe('notYours');
    expect(refusalOf(life, 'close', { person: sender, record })).toBe('notInThisState');
    const closed = { ...record, state: 'closed', stateSince: '2026-01-01T08:00:00.000Z' } as const;
    const reopening = (now: string) =>
      refusalOf(life, 'reopen', { person: sender, record: closed, now: new Date(now) });
    expect(reopening('2026-01-31T08:00:00.000Z')).toBeNull();
    expect(reopening('2026-01-31T08:00:00.001Z')).toBe('tooLate');
  });

  it('knows what follows a state, and for whom it waits', () => {
    expect(nextStates(life, 'answered')).toEqual(['open', 'closed']);
    expect(canMove(life, 'open', 'closed')).toBe(false);
    expect(stateRow(life, 'open').waitsFor).toBe('insurer');
    expect(stateRow(life, 'closed').waitsFor).toBeUndefined();
  });
});
