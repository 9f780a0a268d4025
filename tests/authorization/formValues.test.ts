import { describe, expect, it } from 'vitest';
import { regulators } from '../../shared/_field/regulator.ts';
import { authorizationDraft, authorizationForm } from '../../shared/authorization/form.ts';
import {
  bodyOf,
  copiedFrom,
  draftOf,
  emptyValues,
  type FormValues,
  fieldOf,
  lineAtField,
  typesAt,
  valuesOf,
} from '../../web/authorization/form/formValues.ts';
import { linesIn } from '../../web/authorization/form/pastedLines.ts';
import { earlierForm } from './support/formPortal.ts';

const now = new Date('2026-11-25T05:30:00Z');
const sara = { clinicianId: 'GD1', licenseNo: 'GD1', fullName: 'Sara Invented', specialty: '' };

function filled(): FormValues {
  const empty = emptyValues(now);
  return {
    ...empty,
    payerId: 518,
    emiratesId: '784-1985-0000001-7',
    encounterType: 1,
    diagnoses: [{ type: 'Principal', disease: { code: 'R10.9', en: 'Abdominal pain', ar: '' } }],
    lines: [
      {
        ...(empty.lines[0] as FormValues['lines'][number]),
        activity: { code: 'W-302', en: 'Ultrasound', ar: 'تصوير' },
        netDirhams: 250.5,
        clinician: sara,
        observations: [{ type: 'Result', code: 'BMI', value: '31', valueType: 'kg/m2' }],
      },
    ],
    remarks: 'Soon',
  };
}

describe('the values of the form', () => {
  it('REQ-EAUTH-04 are sent as the contract takes them, in fils and instants', () => {
    const parsed = authorizationForm.parse(bodyOf(filled()));
    expect(parsed).toMatchObject({
      encounterStart: '2026-11-25T05:30:00.000Z',
      lines: [{ lineId: '1', code: 'W-302', quantity: 1, netFils: 250_50, clinician: 'GD1' }],
    });
    expect(parsed.lines[0]?.observations).toEqual([{ type: 'Result', code: 'BMI', value: '31', valueType: 'kg/m2' }]);
  });

  it('REQ-EAUTH-06 come back from a draft as they were typed, half a number and the words of codes included', () => {
    const typed = { ...filled(), emiratesId: '784-19', encounterEnd: '' };
    const draft = authorizationDraft.parse(draftOf(typed));
    expect(valuesOf(JSON.parse(JSON.stringify(draft)))).toEqual(typed);
  });

  it('are empty where a draft holds what cannot be read', () => {
    const broken = { payerId: 'x', lines: [{ code: 7, quantity: '' }, null], diagnoses: 'none', typed: { codes: [1] } };
    expect(valuesOf(broken)).toMatchObject({
      payerId: null,
      lines: [{ activity: null }],
      diagnoses: [{ disease: null }],
    });
    expect(valuesOf({})).toMatchObject({ type: 'authorization', lines: [{ lineId: '1', type: 8 }] });
  });

  it('leave out a last line that nobody has filled in, and the treatment of a cancellation', () => {
    const values = filled();
    const empty = emptyValues(now).lines;
    expect(bodyOf({ ...values, lines: [...values.lines, ...empty] }).lines).toHaveLength(1);
    const cancelled = { ...values, type: 'cancellation', follows: 'x' } as const;
    expect(bodyOf(cancelled)).toMatchObject({ diagnoses: [], lines: [], follows: 'x' });
    // The draft keeps it all the same.
    expect(draftOf(cancelled).lines).toHaveLength(1);
  });

  it('are copied from an old request without its files, its day and its place in a chain', () => {
    const copied = copiedFrom({ ...earlierForm, follows: '01KBAFTER00000000000000009' }, now);
    expect(copied).toMatchObject({
      attachments: [],
      follows: null,
      encounterStart: '2026-11-25T09:30',
      encounterType: 3,
    });
    expect(copied.lines[0]).toMatchObject({ activity: { code: 'W-502' }, quantity: 6, netDirhams: 180 });
  });

  it('REQ-EAUTH-04 offer a prescription in Abu Dhabi only', () => {
    expect(typesAt(regulators.HAAD)).toContain('prescription');
    expect(typesAt(regulators.DHA)).toEqual(['authorization', 'extension', 'cancellation', 'statusInquiry']);
  });

  it('have the fields of a refusal by their own names', () => {
    expect(
      ['lines.3.code', 'lines.3.netFils', 'diagnoses.0.code', 'attachmentIds.2', 'payerId'].map((field) =>
        fieldOf(field),
      ),
    ).toEqual([...['lines.3.activity', 'lines.3.netDirhams', 'diagnoses.0.disease', 'attachments', 'payerId']]);
    expect([lineAtField('lines.12.activity'), lineAtField('lines')]).toEqual([12, null]);
  });
});

describe('rows that were copied from a sheet', () => {
  it('become lines, with Arabic digits, without a head and empty rows', () => {
    const before = filled().lines;
    const lines = linesIn('Code\tQuantity\tNet\nW-301\t2\t1,120.50\n\nW-402\t٣\t٣٢٠٫٥\nW-101', 8, before);
    expect(
      lines.map(({ lineId, activity, quantity, netDirhams }) => [lineId, activity?.code, quantity, netDirhams]),
    ).toEqual([
      ['2', 'W-301', 2, 1120.5],
      ['3', 'W-402', 3, 320.5],
      ['4', 'W-101', 1, null],
    ]);
    expect(lines[0]?.clinician).toEqual(sara);
  });
});
