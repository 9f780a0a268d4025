import { describe, expect, it } from 'vitest';
import { dateText } from '../../../shared/_field/dateText.ts';
import { readTypedDate, readTypedDateTime, readTypedTime } from '../../../shared/_field/typedDate.ts';
import { fc } from '../../support/fc.ts';

const instant = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31T23:59:59Z'), noInvalidDate: true });
const isoDay = instant.map((date) => date.toISOString().slice(0, 10));
const isoMinute = instant.map((date) => date.toISOString().slice(0, 16));
const refused = (problem: string) => ({ value: null, problem });

describe('a typed date', () => {
  it('REQ-VALID-24 is read as the portal writes dates, every day there is', () => {
    fc.assert(fc.property(isoDay, (day) => readTypedDate(dateText(day)).value === day));
  });

  it('is read with one digit, with dashes and with blanks around it', () => {
    expect(readTypedDate(' 9-1-2026 ')).toEqual({ value: '2026-01-09', problem: null });
  });

  it.each([
    '31/02/2026',
    '29/02/2026',
    '00/01/2026',
    '01/13/2026',
    '2026-01-09',
    '09/01/26',
    '09/01-2026',
    '09/01/0026',
    '109/01/2026',
    '09/01/20261',
    'x',
    '',
  ])("REQ-VALID-24 is refused with 'Invalid date' and leaves no value: %j", (text) =>
    expect(readTypedDate(text)).toEqual(refused('Invalid date')),
  );

  it('leaves no value or a day of the calendar, whatever is typed', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^\d{1,2}[/-]\d{1,2}[/-]\d{4}$/));
    fc.assert(
      fc.property(text, (typed) => {
        const { value } = readTypedDate(typed);
        return value === null || new Date(value).toISOString().startsWith(value);
      }),
    );
  });
});

describe('a typed time', () => {
  it('reads all minutes of 24 hours', () => {
    fc.assert(fc.property(isoMinute, (minute) => readTypedTime(minute.slice(11)).value === minute.slice(11)));
    expect(readTypedTime('8:05').value).toBe('08:05');
  });

  it.each(['24:00', '12:60', '12', '12:5', '1200', '112:30', '12:00 pm', ''])(
    "is refused with 'Invalid time' and leaves no value: %j",
    (text) => expect(readTypedTime(text)).toEqual(refused('Invalid time')),
  );
});

describe('a typed date with a time', () => {
  const typed = (minute: string) => `${dateText(minute.slice(0, 10))} ${minute.slice(11)}`;

  it('names what it could not read', () => {
    expect(readTypedDateTime('31/02/2026 08:00')).toEqual(refused('Invalid date'));
    expect(readTypedDateTime('28/02/2026 25:00')).toEqual(refused('Invalid time'));
    for (const text of ['', '28/02/2026', '08:00', '28/02/2026 08:00 08:00']) {
      expect(readTypedDateTime(text)).toEqual(refused('Invalid arguments'));
    }
  });

  it('REQ-VALID-23 lies between the first and the last moment allowed, both included', () => {
    const bounds = { min: '2026-11-01T08:00', max: '2026-11-21T16:30' };
    for (const inside of ['2026-11-01T08:00', '2026-11-10T00:00', '2026-11-21T16:30']) {
      expect(readTypedDateTime(typed(inside), bounds)).toEqual({ value: inside, problem: null });
    }
    for (const outside of ['2026-11-01T07:59', '2026-11-21T16:31', '2025-11-10T12:00']) {
      expect(readTypedDateTime(typed(outside), bounds)).toEqual(refused('outOfBounds'));
    }
  });

  it('REQ-VALID-23 is compared as a moment', () => {
    fc.assert(
      fc.property(isoMinute, isoMinute, isoMinute, (moment, min, max) => {
        const isInside = Date.parse(moment) >= Date.parse(min) && Date.parse(moment) <= Date.parse(max);
        return (readTypedDateTime(typed(moment), { min, max }).value === moment) === isInside;
      }),
    );
  });
});
