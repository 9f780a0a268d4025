import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Facts } from '../../../web/ui/Facts.tsx';
import { factsBy } from '../../../web/ui/factsBy.tsx';
import { columnsBy } from '../../../web/ui/table/columnsBy.tsx';
import { factsOf } from '../../../web/ui/table/factsOf.ts';

interface Visit {
  number: string;
  patient: string | null;
  sentAt: string;
  bornOn: string | null;
  count: number;
}
type Name = keyof Visit | 'doctor';
const visit: Visit = {
  number: 'V-1',
  patient: 'Sara',
  sentAt: '2026-11-20T21:00:00.000Z',
  bornOn: '1990-02-01',
  count: 3,
};
const nobody: Visit = { ...visit, patient: null, bornOn: null };
const label = (name: Name) => `The ${name}`;

describe('a column by the kind of its value', () => {
  const column = columnsBy<Visit, Name>(label);
  const shown = (cell: React.ReactNode) => render(<div>{cell}</div>).container.textContent;

  it('takes its id, its head and its value from one name', () => {
    const { id, header, value } = column.number('count');
    expect({ id, header, value: value(visit) }).toEqual({ id: 'count', header: 'The count', value: 3 });
  });

  it('shows and exports dates as people read them, and sorts them by their ISO form', () => {
    const sentAt = column.instant('sentAt');
    expect(shown(sentAt.cell?.(visit))).toBe('21/11/2026 01:00');
    expect(sentAt.text?.(visit)).toBe('21/11/2026 01:00');
    expect(sentAt.value(visit)).toBe(visit.sentAt);
    expect(shown(column.date('bornOn').cell?.(visit))).toBe('01/02/1990');
  });

  it('shows a dash for what is not there, and exports nothing', () => {
    const bornOn = column.date('bornOn');
    expect(shown(bornOn.cell?.(nobody))).toBe('–');
    expect(bornOn.text?.(nobody)).toBe('');
    expect(shown(column.name('patient').cell?.(nobody))).toBe('–');
    expect(column.name('patient').value(nobody)).toBeNull();
  });

  it('takes what its options say in place of what its kind says', () => {
    const doctor = column.name('doctor', { value: () => 'Dr. Omar', cell: () => 'A chip', width: 300 });
    expect(doctor.value(visit)).toBe('Dr. Omar');
    expect(shown(doctor.cell?.(visit))).toBe('A chip');
    expect(doctor.width).toBe(300);
  });
});

describe('the columns of a row as facts', () => {
  const column = columnsBy<Visit, Name>(label);
  const columns = [
    column.number('count'),
    column.code('number', { isWide: true }),
    column.name('patient'),
    column.text('doctor', { value: () => 'Omar', cell: () => 'A chip' }),
  ];

  it('are in the order that the page wants, as their cells show them', () => {
    const facts = factsOf(columns, visit, ['number', 'doctor', 'patient', 'count']);
    const { container } = render(<Facts facts={facts} />);
    expect(container.textContent).toBe('The numberV-1The doctorA chipThe patientSaraThe count3');
    expect(facts.map(({ isWide }) => isWide)).toEqual([true, false, false, false]);
  });

  it('are left out where the row has no value, in place of the dash of a cell', () => {
    const { container } = render(<Facts facts={factsOf(columns, nobody, ['patient', 'count'])} />);
    expect(container.textContent).toBe('The count3');
  });
});

describe('a fact by the kind of its value', () => {
  it('takes its label and its value from one name, unless another value is given', () => {
    const fact = factsBy(visit, label);
    const facts = [fact.longCode('number'), fact.instant('sentAt'), fact.name('doctor', 'Dr. Omar')];
    const { container } = render(<Facts facts={facts} />);
    expect(container.textContent).toBe('The numberV-1The sentAt21/11/2026 01:00The doctorDr. Omar');
    expect(facts.map(({ isWide }) => isWide ?? false)).toEqual([true, false, false]);
  });

  it('is left out where it has no value, also where the record has one', () => {
    const fact = factsBy(nobody, label);
    const facts = [fact.name('patient'), fact.date('bornOn'), fact.code('number', null), fact.text('count', '')];
    expect(render(<Facts facts={facts} />).container.textContent).toBe('');
  });
});
