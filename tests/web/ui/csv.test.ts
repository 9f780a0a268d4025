import { describe, expect, it } from 'vitest';
import { csvOf } from '../../../web/ui/table/export/csv.ts';

const lines = (csv: string) => csv.replace('\uFEFF', '').split('\r\n');

describe('CSV', () => {
  it('REQ-UI-11 separates by commas and quotes what holds one', () => {
    expect(
      lines(
        csvOf([
          ['Name', 'Age'],
          ['Test, Amina', 7],
        ]),
      ),
    ).toEqual(['Name,Age', '"Test, Amina",7', '']);
  });

  it('keeps quotes and line breaks inside a cell', () => {
    expect(csvOf([['a "b"\nc']])).toBe('\uFEFF"a ""b""\nc"\r\n');
  });

  it.each(['=1+1', '+971', '-2', '@SUM(A1)', ' =1'])('neutralises %j, which a spreadsheet would run', (text) => {
    expect(csvOf([[text]])).toContain(`'${text}`);
  });

  it.each(['\t', '\r'])('neutralises a formula behind %j too, which may separate cells or lines', (separator) => {
    expect(csvOf([[`${separator}=1`]])).toContain(`'${separator}'=1`);
  });

  it('leaves negative numbers, empty cells and Arabic as they are', () => {
    expect(lines(csvOf([[-5, null, 'أمينة']]))[0]).toBe('-5,,أمينة');
  });
});
