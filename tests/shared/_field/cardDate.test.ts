import { describe, expect, it } from 'vitest';
import { cardDateOf, cardInstantOf, nfcDateOf } from '../../../shared/_field/cardReader/cardDate.ts';
import { fc } from '../../support/fc.ts';

describe('the dates of Emirates ID cards', () => {
  it.each([
    ['31/12/2027', '2027-12-31'],
    ['01-02-1984', '1984-02-01'],
    ['2030-02-28', '2030-02-28'],
    ['2030/02/28', '2030-02-28'],
    [' 29/02/2024 ', '2024-02-29'],
  ])('%s is %s', (text, iso) => expect(cardDateOf(text)).toBe(iso));

  it.each([
    '',
    '29/02/2023',
    '31/04/2020',
    '00/01/2020',
    '2020-13-01',
    '1/2/2020',
    '12/2027',
    'soon',
    '2020-01-01T00:00',
  ])('%j is no date', (text) => expect(cardDateOf(text)).toBeNull());

  it('are read back whichever way they are written', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, fc.constantFrom('/', '-'), fc.boolean(), (day, separator, isDayFirst) => {
        const iso = day.toISOString().slice(0, 10);
        const parts = iso.split('-');
        expect(cardDateOf((isDayFirst ? parts.reverse() : parts).join(separator))).toBe(iso);
      }),
    );
  });

  it('never throw for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        cardDateOf(text);
        cardInstantOf(text);
      }),
    );
  });
});

describe('the timestamps of the toolkit', () => {
  it.each([
    ['2026-11-21T08:30:00Z', '2026-11-21T08:30:00.000Z'],
    ['2026-11-21T08:30:00.123Z', '2026-11-21T08:30:00.000Z'],
    ['2026-11-21T12:30:00+04:00', '2026-11-21T08:30:00.000Z'],
    ['21/11/2026 12:30:00', '2026-11-21T08:30:00.000Z'],
    ['2026-11-21T12:30:00', '2026-11-21T08:30:00.000Z'],
  ])('%s is %s: without a zone it is the Emirates’ time', (text, iso) =>
    expect(cardInstantOf(text)?.toISOString()).toBe(iso),
  );

  it.each(['', '2026-11-21', '31/02/2026 10:00:00', '2026-11-21T25:00:00Z', 'now'])('%j is no date', (text) =>
    expect(cardInstantOf(text)).toBeNull(),
  );
});

it('a date for NFC is yymmdd', () => expect(nfcDateOf('1984-05-19')).toBe('840519'));
