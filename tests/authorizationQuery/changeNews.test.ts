import { describe, expect, it } from 'vitest';
import { changeUser, getUser } from '../../functions/_data/user/user.ts';
import { pearl } from '../../functions/_demo/payers.ts';
import { startBackend } from '../support/api.ts';
import { toldTo } from '../support/news.ts';
import { aStoredClinic, person } from '../support/people.ts';
import { anInsurer, sheets } from './support/insurers.ts';
import { aRow, denied, sheetOf } from './support/sheetRows.ts';

const { store } = await startBackend();
const { imported, undone } = sheets;

async function aClinic() {
  const facility = await aStoredClinic(store);
  const coordinator = await person(facility, 'MedicalProvider');
  return { facility, license: facility.facilityLicense, coordinator };
}
type Clinic = Awaited<ReturnType<typeof aClinic>>;

const told = async ({ facility }: Clinic, { user: { userId } }: Clinic['coordinator']) =>
  (await toldTo(store, { userId, facilityId: facility.facilityId })).filter(
    ({ kind }) => kind === 'insurerAuthorizationsChanged',
  );

describe('a change of an insurer’s authorisations', () => {
  it('of the state or the amount is told to the facility’s coordinators, once for a sheet, also where its rows are more than one step', async () => {
    const [one, other] = [await aClinic(), await aClinic()];
    const colleague = await person(one.facility, 'MedicalProvider');
    const insurer = await anInsurer();
    const rows = Array.from({ length: 51 }, () => aRow(one.license));
    const theirs = aRow(other.license);
    await imported(insurer, sheetOf(...rows, theirs));
    // What is new is no change.
    expect(await told(one, one.coordinator)).toEqual([]);
    const lower = rows.map((row) => ({ ...row, amount: '20.00' }));
    await imported(insurer, sheetOf(...lower, theirs));
    for (const as of [one.coordinator, colleague]) {
      expect(await told(one, as)).toMatchObject([
        {
          facts: { payerName: expect.any(String) },
          link: expect.stringMatching(/^\/authorizationquery\/search\?company=\d+$/),
          readAt: null,
        },
      ]);
    }
    expect(await told(other, other.coordinator)).toEqual([]);
    // The next sheet is told of anew; a row that it does not change is not told of.
    await imported(insurer, sheetOf(denied(theirs), ...lower.slice(0, 1)));
    expect(await told(one, one.coordinator)).toHaveLength(1);
    expect(await told(other, other.coordinator)).toHaveLength(1);
    await imported(insurer, sheetOf({ ...lower[0], validTo: '2026-12-24', name: 'Sara I.' }));
    expect(await told(one, one.coordinator)).toHaveLength(1);
  });

  it('is told when a sheet is taken back', async () => {
    const clinic = await aClinic();
    const insurer = await anInsurer();
    const row = aRow(clinic.license);
    const { importId } = await imported(insurer, sheetOf(row));
    expect(await undone(insurer, importId)).toMatchObject({ undone: { reverted: 1 } });
    expect(await told(clinic, clinic.coordinator)).toHaveLength(1);
  });

  it('Abuse: is told to nobody without the right, of another facility, of the insurer, or who has left', async () => {
    const [clinic, other] = [await aClinic(), await aClinic()];
    const receptionist = await person(clinic.facility, 'Eligibility');
    const leaver = await person(clinic.facility, 'MedicalProvider');
    const left = await getUser(store, leaver.user.userId);
    if (left) await changeUser(store, left, { isLocked: true });
    const insurer = await anInsurer(pearl, ['PayerAdmin', 'MedicalProvider']);
    const row = aRow(clinic.license);
    await imported(insurer, sheetOf(row));
    await imported(insurer, sheetOf(denied(row)));
    expect(await told(clinic, clinic.coordinator)).toHaveLength(1);
    for (const nobody of [receptionist, leaver, insurer, other.coordinator]) {
      expect(await told(clinic, nobody)).toEqual([]);
    }
  });
});
