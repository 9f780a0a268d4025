import { describe, expect, it } from 'vitest';
import { dateText, dateTimeText } from '../../../shared/_field/dateText.ts';

describe('dates on the screen', () => {
  it('REQ-UI-01 writes an ISO date as dd/mm/yyyy', () => {
    expect(dateText('2026-01-09')).toBe('09/01/2026');
  });

  it('REQ-UI-01 writes an instant by the calendar of the Emirates', () => {
    expect(dateText('2026-12-31T20:30:00.000Z')).toBe('01/01/2027');
    expect(dateText('2026-12-31T19:59:59.000Z')).toBe('31/12/2026');
  });

  it('writes times with 24 hours, midnight as 00', () => {
    expect(dateTimeText('2026-11-20T20:05:00.000Z')).toBe('21/11/2026 00:05');
    expect(dateTimeText('2026-11-20T13:05:00.000Z')).toBe('20/11/2026 17:05');
  });
});
