import { describe, expect, it, vi } from 'vitest';
import type { Failure } from '../../../functions/_kit/failure.ts';
import { makeMove } from '../../../functions/_parts/life.ts';
import { lifeOf, type PersonOf } from '../../../shared/_parts/life.ts';

type AtFacility = { readonly facilityId: string | null };

const life = lifeOf({
  sides: {
    sender: {
      grants: ['Eligibility'],
      isOne: (person: AtFacility, record: AtFacility) => person.facilityId === record.facilityId,
    },
  },
  states: { open: { tone: 'warning' }, closed: { tone: 'plain' } },
  begins: 'open',
  moves: {
    close: { from: ['open'], to: 'closed', who: ['sender'] },
    note: { from: ['open'], who: ['sender'] },
    reopen: { from: ['closed'], to: 'open', who: ['sender'], within: { days: 30 } },
  },
});

const user: PersonOf<typeof life> & { displayName: string } = {
  displayName: 'Sana Invented',
  roles: ['Eligibility'],
  facilityRoles: [],
  regulatoryId: null,
  facilityId: 'clinic',
};
const now = '2026-11-22T10:00:00.000Z';
const audited = vi.fn();
const ctx = { now: () => new Date(now), audited, user };
const record = { state: 'open', stateSince: '2026-11-20T10:00:00.000Z', facilityId: 'clinic', version: 3 } as const;
const named = { entity: 'query', id: '01ARZ3NDEKTSV4RRFFQ69G5FAV' };

/** The code with which a move is refused. */
function refused(wanted: Omit<Parameters<typeof makeMove<typeof life, 'close'>>[2], 'entity' | 'id'>): string {
  try {
    makeMove(ctx, life, { ...named, ...wanted });
  } catch (error) {
    return (error as Failure).code;
  }
  return 'not refused';
}

describe('a move of the caller', () => {
  it('answers the next state and the event, and is on the audit trail', () => {
    const move = makeMove(ctx, life, { ...named, move: 'close', record, seen: 3, detail: 'solved' });
    expect(move).toEqual({
      next: { state: 'closed', stateSince: now, version: 4 },
      event: { at: now, event: 'close', by: 'Sana Invented', detail: 'solved' },
    });
    expect(audited).toHaveBeenLastCalledWith({
      ...named,
      before: { state: 'open' },
      after: { move: 'close', state: 'closed' },
    });
  });

  it('keeps the time of the state where it stays in it', () => {
    const { next } = makeMove(ctx, life, { ...named, move: 'note', record, seen: 3 });
    expect(next).toEqual({ state: 'open', stateSince: record.stateSince, version: 4 });
  });

  it('is refused to others, over another version, in another state, and too late', () => {
    expect(refused({ move: 'close', record: { ...record, facilityId: 'another' }, seen: 2 })).toBe('notAllowed');
    expect(refused({ move: 'close', record, seen: 2 })).toBe('changedMeanwhile');
    expect(refused({ move: 'close', record: { ...record, state: 'closed' }, seen: 3 })).toBe('notInThisStatus');
    const old = { ...record, state: 'closed', stateSince: '2026-10-01T10:00:00.000Z' } as const;
    expect(refused({ move: 'reopen' as never, record: old, seen: 3 })).toBe('tooLate');
  });
});
