import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answerPageText } from '../../../infra/answerPage.ts';
import { type AnswerCell, answerDimensions, headOnly } from '../../../shared/_field/payerAnswer/answerCell.ts';
import { type Verdict, verdictOf } from '../../../shared/_field/payerAnswer/answerTable.ts';
import { headCellOf, lineCellOf, type SaidFigures } from '../../../shared/_field/payerAnswer/cellOf.ts';
import { judgeLines } from '../../../shared/_field/payerAnswer/judgeLines.ts';

/** All cells that there are. */
function allCells(): AnswerCell[] {
  let cells: Record<string, string>[] = [{}];
  for (const [name, values] of Object.entries(answerDimensions)) {
    cells = cells.flatMap((cell) => values.map((value) => ({ ...cell, [name]: value })));
  }
  return cells as unknown as AnswerCell[];
}
const cells = allCells();

/**
 * The table once more, as a person writes it down who has read the regulators' rules and not the code. A row is a result and a payment; its letters are: no code,
 * AUTH-012 in the head, a denial in the head, AUTH-012 at the line, a denial at the line.
 */
const letters: Readonly<Record<string, Verdict>> = {
  A: 'approve',
  P: 'partly',
  D: 'deny',
  w: 'pend',
  q: 'ask',
  c: 'contradictory',
  z: 'zeroPayment',
  n: 'noResult',
  m: 'approvesMore',
};
const byHand: Readonly<Record<string, string>> = {
  'yes unsaid': 'A q c q D',
  'yes zero': 'z q D q D',
  'yes part': 'P q P q P',
  'yes whole': 'A q c q c',
  'yes more': 'm m c m c',
  'no unsaid': 'D q D q D',
  'no zero': 'D q D q D',
  'no part': 'c q c q c',
  'no whole': 'c q c q c',
  'no more': 'c m c m c',
  'unsaid unsaid': 'w q n q D',
  'unsaid zero': 'n q D q D',
  'unsaid part': 'P q P q P',
  'unsaid whole': 'A q c q c',
  'unsaid more': 'm m c m c',
};

function byHandOf({ result, payment, lineCode, headCode }: AnswerCell): Verdict {
  const [none, headAsks, headDenies, lineAsks, lineDenies] = byHand[`${result} ${payment}`]?.split(' ') ?? [];
  const ofHead = { none, asks: headAsks, denies: headDenies }[headCode];
  const letter = { none: ofHead, asks: lineAsks, denies: lineDenies }[lineCode];
  return letters[letter ?? ''] ?? 'outOfBounds';
}

/** What quantity, price and activity make of an approval, as a person writes it down. */
function grantedByHand({ payment, quantity, net, code }: AnswerCell, verdict: 'approve' | 'partly'): Verdict {
  if (quantity === 'zero') return 'zeroQuantity';
  const isLess = quantity === 'less' || code === 'other' || (net === 'less' && payment === 'unsaid');
  return isLess ? 'partly' : verdict;
}

/** The same of the whole cell. */
function expected(cell: AnswerCell): Verdict {
  const { flag, dates, payment, quantity, net } = cell;
  if (flag === 'test') return 'testAnswer';
  if (dates === 'turned') return 'datesTurned';
  if ([payment, quantity, net].includes('outOfBounds')) return 'outOfBounds';
  const verdict = byHandOf(cell);
  if (!['approve', 'partly', 'pend', 'ask'].includes(verdict)) return verdict;
  if (quantity === 'more' || net === 'more') return 'approvesMore';
  return verdict === 'approve' || verdict === 'partly' ? grantedByHand(cell, verdict) : verdict;
}

describe('REQ-EAUTH-10 the table of truth', () => {
  it('has the verdict that was written down by hand in each of its 25,920 cells', () => {
    expect(cells).toHaveLength(25_920);
    const wrong = cells.filter((cell) => verdictOf(cell) !== expected(cell));
    expect(wrong).toEqual([]);
  });

  it('approves nothing beside a no, a denial code or a question, and nothing more than was asked', () => {
    const granted = cells.filter((cell) => ['approve', 'partly'].includes(verdictOf(cell)));
    expect(granted.length).toBeGreaterThan(100);
    for (const cell of granted) {
      expect(cell.result).not.toBe('no');
      expect([cell.payment, cell.quantity, cell.net]).not.toContain('more');
      expect(cell).toMatchObject({ flag: 'counts', dates: 'inOrder' });
      if (cell.lineCode !== 'none' || cell.headCode !== 'none') expect(cell.payment).toBe('part');
    }
  });

  it('approves as asked only what is neither less nor something else, and denies only by a no or a code', () => {
    for (const cell of cells) {
      const verdict = verdictOf(cell);
      if (verdict === 'approve') {
        expect([cell.quantity, cell.code]).toEqual(['asAsked', 'same']);
        expect(['unsaid', 'whole']).toContain(cell.payment);
      }
      if (verdict === 'deny') {
        expect(cell.result === 'no' || cell.lineCode === 'denies' || cell.headCode === 'denies').toBe(true);
        expect(['unsaid', 'zero']).toContain(cell.payment);
      }
    }
  });

  it('says in docs/answers.md what it says here (npm run answers writes it)', () => {
    expect(readFileSync('docs/answers.md', 'utf8')).toBe(answerPageText());
  });
});

const asked = { lineId: '1', type: 8, code: 'W-501', quantity: 2, netFils: 1250_00 };
const nothing: SaidFigures = {
  ...{ type: null, code: null, quantity: null, netFils: null },
  ...{ patientShareFils: null, paymentFils: null, denialCode: null },
};
const head = { result: 'yes' as const, denialCode: null, validFrom: null, validTo: null };
const cellOf = (said: Partial<SaidFigures>, line = asked) =>
  lineCellOf(headCellOf(head), line, { ...nothing, ...said });

describe('the cell of a line', () => {
  it.each<[string, Partial<SaidFigures>, Partial<AnswerCell>]>([
    ['that is only named', {}, { payment: 'unsaid', quantity: 'asAsked', net: 'asAsked', code: 'same' }],
    ['that is paid', { netFils: 1250_00, paymentFils: 1250_00 }, { payment: 'whole', net: 'asAsked' }],
    ['that payer and patient pay', { paymentFils: 1000_00, patientShareFils: 250_00 }, { payment: 'whole' }],
    ['a fils short', { paymentFils: 1000_00, patientShareFils: 249_99 }, { payment: 'part' }],
    ['with nothing', { paymentFils: 0 }, { payment: 'zero' }],
    ['that the patient pays', { paymentFils: 0, patientShareFils: 1250_00 }, { payment: 'zero' }],
    ['a fils above', { paymentFils: 1250_01 }, { payment: 'more' }],
    ['below nothing', { paymentFils: -10_00 }, { payment: 'outOfBounds' }],
    ['with a share below nothing', { paymentFils: 100, patientShareFils: -5_00 }, { payment: 'outOfBounds' }],
    ['with an absurd amount', { paymentFils: 999_999_999_999_999_00 }, { payment: 'outOfBounds' }],
    ['at a lower price', { netFils: 1000_00 }, { net: 'less', payment: 'unsaid' }],
    ['at a price without the share', { netFils: 1000_00, patientShareFils: 250_00 }, { net: 'asAsked' }],
    ['at a higher price', { netFils: 1250_01 }, { net: 'more' }],
    ['at a price below nothing', { netFils: -1 }, { net: 'outOfBounds' }],
    ['of less', { quantity: 1.5 }, { quantity: 'less' }],
    ['of nothing', { quantity: 0 }, { quantity: 'zero' }],
    ['of more', { quantity: 2.0001 }, { quantity: 'more' }],
    ['of less than nothing', { quantity: -2 }, { quantity: 'outOfBounds' }],
    ['in small letters', { code: ' w-501 ', type: 8 }, { code: 'same' }],
    ['of another code', { code: 'W-502' }, { code: 'other' }],
    ['of another list', { code: 'W-501', type: 3 }, { code: 'other' }],
    ['with a question', { denialCode: 'auth-012 ' }, { lineCode: 'asks' }],
    ['with a denial', { denialCode: 'MNEC-003' }, { lineCode: 'denies' }],
    ['with an empty code', { denialCode: '  ' }, { lineCode: 'none' }],
  ])('%s', (_, said, cell) => {
    expect(cellOf(said)).toMatchObject(cell);
  });

  it('takes nothing for no sign where no price was asked', () => {
    const generic = { ...asked, type: 10, netFils: null as unknown as number };
    expect(cellOf({ paymentFils: 0 }, generic).payment).toBe('unsaid');
    expect(cellOf({ paymentFils: 30_00, netFils: 30_00 }, generic)).toMatchObject({ payment: 'whole', net: 'asAsked' });
    expect(cellOf({ paymentFils: 0 }, { ...asked, netFils: 0 }).payment).toBe('unsaid');
    expect(cellOf({ paymentFils: 1 }, { ...asked, netFils: 0 }).payment).toBe('more');
  });

  it('has the dates and the flag of the whole', () => {
    const [early, late] = ['2026-11-24T06:00:00.000Z', '2026-11-24T06:00:01.000Z'];
    expect(headCellOf({ ...head, validFrom: early, validTo: late })).toMatchObject({
      dates: 'inOrder',
      flag: 'counts',
    });
    expect(headCellOf({ ...head, validFrom: early, validTo: early }).dates).toBe('inOrder');
    expect(headCellOf({ ...head, validFrom: late, validTo: early }).dates).toBe('turned');
    expect(headCellOf({ ...head, validTo: early }).dates).toBe('inOrder');
    expect(headCellOf({ ...head, isTest: true }).flag).toBe('test');
  });
});

describe('an answer of several lines', () => {
  const other = { ...asked, lineId: '2', code: 'W-302', quantity: 1, netFils: 150_00 };
  const lineOf = (lineId: string, said: Partial<SaidFigures>) => ({ ...nothing, ...said, lineId });
  const judged = (lines: ReturnType<typeof lineOf>[], changes: Partial<Parameters<typeof judgeLines>[1]> = {}) => {
    const { verdicts, kept } = judgeLines([asked, other], { ...head, lines, ...changes });
    return [verdicts.get('1'), verdicts.get('2'), kept];
  };

  it('without lines is about all of them', () => {
    expect(judged([])).toEqual(['approve', 'approve', null]);
    expect(judged([], { result: 'no' })).toEqual(['deny', 'deny', null]);
    expect(judged([], { result: null })).toEqual(['pend', 'pend', null]);
  });

  it('that leaves a line out has not decided it', () => {
    expect(judged([lineOf('2', { paymentFils: 150_00 })])).toEqual(['pend', 'approve', null]);
    expect(judged([lineOf('2', {})], { result: 'no' })).toEqual(['pend', 'deny', null]);
    expect(judged([lineOf('9', {})])).toEqual(['pend', 'pend', null]);
  });

  it('that says a line twice counts once when it says the same', () => {
    const paid = lineOf('1', { paymentFils: 1250_00 });
    expect(judged([paid, { ...paid }])).toEqual(['approve', 'pend', null]);
    const denied = lineOf('1', { paymentFils: 0, denialCode: 'MNEC-003' });
    expect(judged([paid, denied])[2]).toBe('answeredTwice');
    expect(judged([denied, paid])[2]).toBe('answeredTwice');
  });

  it('is kept whole when one line is, or when the whole is a test', () => {
    expect(judged([lineOf('1', { paymentFils: 1250_00 }), lineOf('2', { paymentFils: 0 })])[2]).toBe('zeroPayment');
    expect(judged([lineOf('9', {})], { isTest: true })[2]).toBe('testAnswer');
    expect(judgeLines([], { ...head, lines: [], denialCode: 'NCOV-003' }).kept).toBe('contradictory');
    expect(judgeLines([], { ...head, lines: [] })).toMatchObject({ head: 'approve', kept: null });
  });
});

it('an answer without lines has the values of a line of which nothing is said', () => {
  expect({ ...headOnly, ...headCellOf(head) }).toEqual(cellOf({}));
});
