import { describe, expect, it } from 'vitest';
import { coverageItem, memberItem, writeItems } from '../../functions/_data/member/member.ts';
import { wiring } from '../../functions/_data/wiring.ts';
import { provenPayerId } from '../../functions/_kit/proof.ts';
import { listShiftedDays } from '../../functions/_workers/listShiftedDays.ts';
import { biffBook } from '../sheetImport/shelf/biff.ts';
import { startBackend } from '../support/api.ts';

const { store } = await startBackend();
const payerId = provenPayerId(941);

const heads = ['MemberID', 'FullName', 'BirthDate', 'PolicyNumber', 'PlanName', 'StartDate', 'EndDate'];
const day = (number: number) => ({ number, format: 14 });
/** As Excel for Mac writes it: 14 March 1985, and the year 2026. */
const row = (id: string) => [id, 'Sara', day(29_658), 'P-1', 'Gold', day(44_561), day(44_925)];

/** Stores a member and a cover with these days. */
async function stored(memberId: string, bornOn: string, startsOn: string, endsOn: string): Promise<void> {
  const about = {
    fullName: 'Sara',
    fullNameArabic: null,
    emiratesId: null,
    gender: 'female',
    relation: 'principal',
  } as const;
  const cover = { planName: 'Gold', cancelledOn: null, coPaymentPercent: null, coPaymentFils: null };
  await writeItems(store, [
    memberItem(payerId, { memberId, bornOn, ...about }),
    coverageItem(payerId, memberId, { policyNumber: 'p-1', startsOn, endsOn, ...cover }),
  ]);
}

const listed = (rows: Parameters<typeof biffBook>[0][number]['rows'], payer = 941) => {
  const content = biffBook([{ name: 'Members', rows: [heads, ...rows] }], { is1904: true }).toString('base64');
  return listShiftedDays(wiring)({ payerId: payer, fileName: 'members.xls', content });
};

describe('members whose days an earlier release counted from the wrong year', () => {
  it('are listed by row, number and field, and nobody else is', async () => {
    await stored('EARLY', '1981-03-13', '2021-12-31', '2022-12-30');
    await stored('RIGHT', '1985-03-14', '2026-01-01', '2026-12-31');
    await stored('OTHER', '1985-03-13', '2025-01-01', '2025-12-31');
    const found = await listed([row('RIGHT'), row('EARLY'), row('OTHER'), row('UNKNOWN')]);
    expect(found).toEqual({
      rows: 4,
      known: 3,
      shifted: [
        { row: 3, memberId: 'EARLY', policyNumber: null, field: 'bornOn' },
        { row: 3, memberId: 'EARLY', policyNumber: 'P-1', field: 'startsOn' },
        { row: 3, memberId: 'EARLY', policyNumber: 'P-1', field: 'endsOn' },
      ],
    });
    expect(await listed([row('EARLY')], 942)).toEqual({ rows: 1, known: 0, shifted: [] });
  });

  it('are not told of a file that is none, but why it is not', async () => {
    const content = Buffer.from('a,b\r\n1,2\r\n').toString('base64');
    expect(await listShiftedDays(wiring)({ payerId: 941, fileName: 'members.csv', content })).toEqual({
      refused: 'wrongColumns',
    });
  });

  it('are asked for with a payer and a file', async () => {
    await expect(listShiftedDays(wiring)({ fileName: 'members.xls', content: 'AA==' })).rejects.toThrow();
  });
});
