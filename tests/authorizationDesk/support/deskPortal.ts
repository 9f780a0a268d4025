import { type Authorization, authorizationApi } from '../../../shared/authorization/routes.ts';
import { authorizationDeskApi, type DeskContext } from '../../../shared/authorizationDesk/routes.ts';
import { aSignedInUser, type FakePortal, fakePortal } from '../../support/transport.ts';

const { getAuthorization, getAuthorizationMessages, markAuthorizationRead } = authorizationApi.endpoints;
const { getAuthorizationContext, getDecisionTemplates } = authorizationDeskApi.endpoints;

export const authorizationId = '01K00000000000000000000001';
export const reviewer = aSignedInUser({ roles: ['InsurerUser'], facilityId: null, payerId: 518 });
const at = '2026-11-20T06:00:00.000Z';

export const aLine = (lineId: string, code: string, netFils: number) => ({
  ...{ lineId, code, netFils, type: 8 as const, quantity: 2, clinician: 'GD1234', observations: [] },
});

/** A request of two lines that the reviewer has in hand. */
export const inHand = (changes: Partial<Authorization> = {}): Authorization => ({
  ...{ authorizationId, requestNumber: 'MF1001-01K1', type: 'authorization', state: 'underReview' },
  ...{ facilityName: 'Palm Clinic', facilityNameArabic: 'عيادة النخلة', facilityLicense: 'MF1001', regulatorId: 1 },
  ...{ payerId: 518, payerName: 'Pearl Mutual Health', payerNameArabic: 'اللؤلؤة للتأمين التعاوني' },
  ...{ openedAt: at, openedByName: 'Sara Invented', dueAt: '2026-11-20T10:00:00.000Z', escalatedAt: null },
  ...{
    holder: { userId: 'user-1', name: 'Noura Reception' },
    patientName: 'Mariam Invented',
    identifierEnding: '0017',
  },
  ...{ serviceDate: '2026-11-20', clinicianLicense: 'GD1234', lineCount: 2, netFils: 550_00 },
  ...{ payerReference: null, validTo: null, review: null, version: 3, stateSince: at, isFirstResponse: false },
  ...{ attachments: [], events: [{ at, event: 'send', by: 'Sara Invented', detail: null }], readMarks: [] },
  ...{ side: 'insurer', moves: ['release', 'assign'], emiratesId: '784198500000017', cardNumber: null },
  form: {
    ...{ type: 'authorization', payerId: 518, emiratesId: '784198500000017', encounterType: 1, encounterStart: at },
    diagnoses: [{ type: 'Principal', code: 'R10.9' }],
    lines: [aLine('1', 'W-302', 250_00), aLine('2', 'W-301', 300_00)],
    ...{ attachmentIds: [], documents: [], warningReasons: [] },
  },
  ...{ draft: null, draftHolder: null, transmission: 'none', transmittedAt: null, ruleCheck: null, findings: [] },
  names: {
    activities: [],
    diagnoses: [],
    clinicians: [],
  },
  ...{ answer: null, information: [], chain: [] },
  ...changes,
});

export const aContext = (changes: Partial<DeskContext> = {}): DeskContext => ({
  ...{ note: null, proposal: null, returned: null, information: [], earlier: [], members: [], eligibility: null },
  ...{ isOwn: false, secondPersonAboveFils: null, approvedTodayFils: 0 },
  ...changes,
});

/** A portal whose desk shows this request. */
export const deskPortal = (record: Authorization, context: Partial<DeskContext> = {}): FakePortal =>
  fakePortal()
    .answer(getAuthorization, { data: record })
    .answer(getAuthorizationContext, { data: aContext(context) })
    .answer(getDecisionTemplates, { data: [] })
    .answer(getAuthorizationMessages, { data: { items: [], nextCursor: null, total: null } })
    .answer(markAuthorizationRead, { data: null });
