import type { AnsweredLine } from '../../../shared/authorization/answer.ts';
import type { AuthorizationLine } from '../../../shared/authorization/form.ts';
import { type Authorization, authorizationApi } from '../../../shared/authorization/routes.ts';

const at = '2026-11-20T06:00:00.000Z';
const authorizationId = `01K${'1'.padStart(23, '0')}`;

export const askedLine = (changes: Partial<AuthorizationLine> & { lineId: string }): AuthorizationLine => ({
  ...{ type: 8, code: 'W-302', quantity: 2, netFils: 250_00, observations: [] },
  ...changes,
});

export const answeredLine = (changes: Partial<AnsweredLine> & { lineId: string }): AnsweredLine => ({
  ...{ wasAsked: true, type: 8, code: 'W-302', quantity: null, netFils: null, patientShareFils: null },
  ...{ paymentFils: null, denialCode: null, comments: null, decidedBy: null, outcome: 'approved' },
  ...{ payerReference: null, validFrom: null, validTo: null },
  ...changes,
});

/** A partial approval that the contract accepts: one line approved in part, one denied, one that nobody asked for. */
export const anApproval = (changes: Partial<Authorization> = {}): Authorization =>
  authorizationApi.endpoints.getAuthorization.answer.parse({
    ...{ authorizationId, requestNumber: 'MF1001-01K1', type: 'authorization', state: 'partiallyApproved' },
    ...{
      facilityName: 'Palm Clinic',
      facilityNameArabic: 'عيادة النخلة',
      payerName: 'Pearl',
      payerNameArabic: 'اللؤلؤة',
    },
    ...{ openedAt: at, openedByName: 'Sara Invented', dueAt: null, escalatedAt: null, holder: null, payerId: 518 },
    ...{ patientName: 'Mariam Invented', identifierEnding: '0017', serviceDate: '2026-11-20', clinicianLicense: null },
    ...{ lineCount: 2, netFils: 550_00, payerReference: 'P-77', validTo: null, review: null, version: 3 },
    ...{
      stateSince: at,
      isFirstResponse: true,
      attachments: [],
      events: [],
      readMarks: [],
      side: 'provider',
      moves: [],
    },
    ...{ facilityLicense: 'MF1001', regulatorId: 1, emiratesId: '784198500000017', cardNumber: 'M-1' },
    form: {
      ...{ type: 'authorization', payerId: 518, emiratesId: '784198500000017', encounterType: 1, encounterStart: at },
      diagnoses: [{ type: 'Principal', code: 'R10.9' }],
      lines: [
        askedLine({ lineId: '1', clinician: 'GD1234' }),
        askedLine({ lineId: '2', code: 'W-301', netFils: 300_00 }),
      ],
      ...{ attachmentIds: [], documents: [], warningReasons: [] },
    },
    ...{ draft: null, draftHolder: null, names: { activities: [], diagnoses: [], clinicians: [] } },
    ...{ transmission: 'none', transmittedAt: null, ruleCheck: null, findings: [], information: [], chain: [] },
    answer: {
      ...{ result: 'yes', payerReference: 'P-77', denialCode: null, validFrom: at, validTo: null, limitFils: null },
      ...{ comments: null, answeredAt: at, answeredByName: null, table: 1 },
      lines: [
        answeredLine({ lineId: '1', outcome: 'partlyApproved', quantity: 1, netFils: 125_00, patientShareFils: 12_50 }),
        answeredLine({ lineId: '2', code: 'W-301', outcome: 'denied', denialCode: 'MNEC-003', netFils: 300_00 }),
        answeredLine({ lineId: '9', code: 'X-1', wasAsked: false, quantity: 5, netFils: 999_00 }),
      ],
    },
    ...changes,
  });
