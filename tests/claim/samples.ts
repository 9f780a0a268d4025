import { claimApi } from '../../shared/claim/routes.ts';
import { samplesOf } from '../contract/samplesOf.ts';

/** What callers send to claim; all invented. */
export const samples = samplesOf(claimApi, {
  validateClaim: {
    body: {
      dialect: 'dha',
      claim: {
        ...{ id: 'C-1', idPayer: null, memberId: 'M-1', payerId: 'INS026', providerId: 'DHA-F-9000001' },
        emiratesId: '784-1985-0000001-7',
        ...{ grossFils: 100_00, patientShareFils: 10_00, netFils: 90_00, vatFils: null },
        encounters: [
          {
            ...{ facilityId: 'DHA-F-9000001', type: 1, patientId: 'P-1', eligibilityIdPayer: null },
            ...{ start: '2026-11-02T06:00:00.000Z', end: '2026-11-02T06:30:00.000Z', startType: 1, endType: 1 },
            ...{ transferSource: null, transferDestination: null },
          },
        ],
        diagnoses: [{ type: 'Principal', code: 'J06.9', info: [] }],
        activities: [
          {
            ...{ id: 'A-1', start: '2026-11-02T06:05:00.000Z', type: 3, code: '99213', quantity: 1, netFils: 90_00 },
            ...{ orderingClinician: null, clinician: 'DHA-P-90000001', priorAuthorizationId: null },
            ...{ vatFils: null, vatPercent: null, dateOrdered: null, observations: [] },
          },
        ],
        ...{ resubmission: null, packageName: null },
      },
    },
  },
});
