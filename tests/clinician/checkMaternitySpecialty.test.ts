import { describe, expect, it } from 'vitest';
import { handler } from '../../functions/clinician/index.ts';
import { clinicianApi } from '../../shared/clinician/routes.ts';
import { callApi, signIn, startBackend } from '../support/api.ts';

await startBackend();
const receptionist = await signIn({ roles: ['Eligibility'] });

const check = (speciality: string) =>
  callApi(handler, clinicianApi.endpoints.checkMaternitySpecialty, { as: receptionist, query: { speciality } });

describe('checkSpecialityBelonToMaternity', () => {
  it.each(['Obstetrics and Gynaecology', 'OBSTETRICS & GYNECOLOGY', ' Midwifery ', 'Maternal-Foetal Medicine'])(
    'REQ-CLIN-07 says yes to %j',
    async (speciality) => {
      expect(await check(speciality)).toMatchObject({ http: 200, status: 1, data: true });
    },
  );

  it.each(['Family Medicine', 'Gynaecological oncology nursing', 'Paediatrics', 'طب الأسرة'])(
    'REQ-CLIN-07 says no to %j',
    async (speciality) => {
      expect(await check(speciality)).toMatchObject({ http: 200, status: 1, data: false });
    },
  );

  it('REQ-CLIN-07 refuses an empty specialty', async () => {
    expect(await check('  ')).toMatchObject({ http: 400, errors: [{ field: 'speciality' }] });
  });
});
