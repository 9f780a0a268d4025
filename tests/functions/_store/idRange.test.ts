import { describe, expect, it } from 'vitest';
import { newUlid } from '../../../functions/_kit/ulid.ts';
import { ulidCursor } from '../../../functions/_store/cursor.ts';
import { highestIdOf, lowestIdOf, previousId, timePrefix, ulidPattern } from '../../../functions/_store/idRange.ts';
import { fc } from '../../support/fc.ts';

const anInstant = fc.integer({ min: 0, max: 2 ** 48 - 1 });
const anId = anInstant.map((at) => newUlid(at));

describe('the range of ids of a day', () => {
  it('holds the ids of that day in the Emirates and no others', () => {
    const day = { low: lowestIdOf('2026-11-21'), high: highestIdOf('2026-11-21') };
    const isInside = (instant: string) => {
      const id = newUlid(Date.parse(instant));
      return id >= day.low && id <= day.high;
    };
    expect(isInside('2026-11-20T20:00:00.000Z')).toBe(true);
    expect(isInside('2026-11-21T19:59:59.999Z')).toBe(true);
    expect(isInside('2026-11-20T19:59:59.999Z')).toBe(false);
    expect(isInside('2026-11-21T20:00:00.000Z')).toBe(false);
  });

  it('holds every id when no day is given', () => {
    fc.assert(fc.property(anId, (id) => id >= lowestIdOf(undefined) && id <= highestIdOf(undefined)));
  });

  it('sorts as time does', () => {
    fc.assert(fc.property(anInstant, anInstant, (one, other) => timePrefix(one) < timePrefix(other) === one < other));
  });
});

describe('the id before', () => {
  it('is lower, and no id lies between the two', () => {
    fc.assert(
      fc.property(anId, anId, (id, other) => {
        const before = previousId(id) ?? '';
        return before < id && ulidPattern.test(before) && !(other > before && other < id);
      }),
    );
    expect(previousId('01ARZ3NDEKTSV4RRFFQ69G5F00')).toBe('01ARZ3NDEKTSV4RRFFQ69G5EZZ');
  });

  it('of the lowest does not exist', () => {
    expect(previousId('0'.repeat(26))).toBeNull();
  });
});

describe('a cursor', () => {
  const { cursorOf, positionOf } = ulidCursor;

  it('leads back to its id', () => {
    fc.assert(fc.property(anId, (id) => positionOf(cursorOf(id)) === id));
  });

  it('that nobody was given is refused', () => {
    fc.assert(fc.property(fc.string({ maxLength: 60 }), (text) => void expect(() => positionOf(text)).toThrow()));
    expect(() => positionOf(Buffer.from('FACILITY#other').toString('base64url'))).toThrow();
    expect(() => positionOf(`${cursorOf(newUlid(1))}=`)).toThrow();
  });
});
