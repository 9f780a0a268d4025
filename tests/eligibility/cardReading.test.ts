import { describe, expect, it } from 'vitest';
import { keepCardReading } from '../../functions/_data/cardReading/cardReading.ts';
import { passMinutes, startBackend } from '../support/api.ts';
import { aCard } from '../support/cardReading.ts';
import { aClinic, aForm, details, eligibleMember, submit } from './support/eligibility.ts';

const { store } = await startBackend();

const { emiratesId } = eligibleMember();
const read = (changes = {}) =>
  keepCardReading(
    store,
    { emiratesId, fullName: 'Layla,Hassan', expiresOn: '2030-02-28', isVerified: true, ...changes },
    new Date(),
  );
const formWith = (cardReadId: string) => aForm(eligibleMember(), { eidReasonId: undefined, cardReadId });

describe('an eligibility request with the patient’s card', () => {
  it('needs no reason why the card was not read', async () => {
    const as = await aClinic(store);
    const { status, data } = await submit(as, formWith(await read()));
    expect(status).toBe(1);
    expect(await details(as, data?.eligibilityId ?? '')).toMatchObject({ emiratesId, eidReasonId: null });
  });

  it('REQ-REG-38 is refused when the card is another person’s', async () => {
    const other = await read({ emiratesId: aCard().emiratesId });
    const { http, errors } = await submit(await aClinic(store), formWith(other));
    expect({ http, errors }).toMatchObject({
      http: 200,
      errors: [
        { code: 'emiratesIdNotMatching', field: 'emiratesId', message: "EmiratesId not matching with user's data" },
      ],
    });
  });

  it('is refused when the reading is unknown, too old, or was made offline', async () => {
    const as = await aClinic(store);
    const old = await read();
    const refused = { status: -1, errors: [{ code: 'cardReadRefused', field: 'emiratesId' }] };
    expect(await submit(as, formWith('made-up'))).toMatchObject(refused);
    expect(await submit(as, formWith(await read({ isVerified: false })))).toMatchObject(refused);
    passMinutes(15);
    expect(await submit(as, formWith(old))).toMatchObject(refused);
  });
});
