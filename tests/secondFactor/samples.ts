import { secondFactorApi } from '../../shared/secondFactor/routes.ts';
import { samplesOf } from '../contract/samplesOf.ts';

const id = '01K0000000000000000000000A';
const password = 'Correct-Horse_7';
const answer = { kind: 'totp', code: '123 456' } as const;

/** What people send about second factors; all invented. */
export const samples = samplesOf(secondFactorApi, {
  getFactors: {},
  beginFactor: { body: { kind: 'totp', name: 'Phone', password } },
  completeFactor: { body: { enrolmentId: id, code: '123456' } },
  renameFactor: { body: { factorId: id, name: 'New phone' } },
  removeFactor: { body: { factorId: id, password } },
  renewRecoveryCodes: { body: { password } },
  beginSignIn: {},
  completeSignIn: { body: { challengeId: id, answer } },
  beginProof: { body: { purpose: 'changeFactors', subjectHash: 'a'.repeat(64) } },
  completeProof: { body: { challengeId: id, answer } },
  resetUserFactors: { body: { userName: 'amal@clinic.example', reason: 'The phone was lost.' } },
});
