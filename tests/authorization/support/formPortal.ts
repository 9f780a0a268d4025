import { emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import { type Authorization, type AuthorizationRow, authorizationApi } from '../../../shared/authorization/routes.ts';
import { clinicianApi } from '../../../shared/clinician/routes.ts';
import { lookupsApi } from '../../../shared/lookups/routes.ts';
import { fakePortal } from '../../support/transport.ts';

const { endpoints } = authorizationApi;
const at = '2026-11-25T08:00:00.000Z';

/** The id of the draft that the fake portal keeps. */
export const draftId = '01KBDRAFT00000000000000001';
export const otherDraftId = '01KBDRAFT00000000000000002';
export const earlierId = '01KBAFTER00000000000000001';

const row: AuthorizationRow = {
  ...{ authorizationId: draftId, requestNumber: null, type: 'authorization', state: 'draft', payerId: 518 },
  ...{
    facilityName: 'Palm Clinic',
    facilityNameArabic: 'عيادة النخلة',
    payerName: 'Pearl',
    payerNameArabic: 'اللؤلؤة',
  },
  ...{ openedAt: at, openedByName: 'Noura Reception', dueAt: null, escalatedAt: null, holder: null },
  ...{ patientName: 'Sara Invented', identifierEnding: '0017', serviceDate: emiratesDateOf(new Date(at)) },
  ...{ clinicianLicense: 'GD1', lineCount: 1, netFils: 250_00, payerReference: null, validTo: null },
  review: null,
};

/** An approved request of the same patient. */
export const earlierRow: AuthorizationRow = {
  ...row,
  ...{ authorizationId: earlierId, requestNumber: 'MF1001-1', state: 'approved', payerReference: 'APPROVAL-1' },
};

/** A record as its facility reads it. */
export const aRecord = (changes: Partial<Authorization> = {}): Authorization => ({
  ...row,
  ...{ version: 3, stateSince: at, isFirstResponse: true, attachments: [], events: [], readMarks: [] },
  ...{ side: 'provider', moves: [], facilityLicense: 'MF1001', regulatorId: 1 },
  ...{
    emiratesId: '784198500000017',
    cardNumber: null,
    form: null,
    draft: {},
    names: { activities: [], diagnoses: [], clinicians: [] },
    draftHolder: null,
  },
  ...{
    transmission: 'none',
    transmittedAt: null,
    findings: [],
    answer: null,
    information: [],
    ruleCheck: null,
    chain: [],
  },
  ...changes,
});

/** What was asked of the payer before: with files, which are never copied. */
export const earlierForm: NonNullable<Authorization['form']> = {
  type: 'authorization',
  payerId: 518,
  emiratesId: '784198500000017',
  encounterType: 3,
  encounterStart: '2026-10-01T08:00:00.000Z',
  diagnoses: [{ type: 'Principal', code: 'M54.50' }],
  lines: [{ lineId: '1', type: 8, code: 'W-502', quantity: 6, netFils: 180_00, clinician: 'GD1', observations: [] }],
  attachmentIds: ['01KBF11E000000000000000001'],
  documents: [],
  warningReasons: [],
};

/** A portal that keeps drafts, takes requests, and knows one service, one diagnosis and one clinician. */
export const formPortal = () => {
  let version = 0;
  return fakePortal()
    .answer(endpoints.getAuthorizationPayers, {
      data: [
        { payerId: 518, payerName: 'Pearl', payerNameArabic: 'اللؤلؤة', isWorkedWith: true },
        { payerId: 512, payerName: 'Amber', payerNameArabic: 'الكهرمان', isWorkedWith: false },
      ],
    })
    .answer(lookupsApi.endpoints.searchDiseases, {
      data: [{ diseaseId: 'R10.9', diseaseValue: 'Abdominal pain', chapterName: 'R', chapterNameArabic: 'R' }],
    })
    .answer(lookupsApi.endpoints.getActivityCodes, {
      data: {
        items: [
          {
            ...{ codeSet: 'SERVICE', code: 'W-302', description: 'Ultrasound', descriptionArabic: 'تصوير' },
            ...{ validFrom: null, validTo: null },
          },
        ],
        nextCursor: null,
        total: null,
      },
    })
    .answer(lookupsApi.endpoints.getActivityCodePeriods, (_, { query: { code } }) => ({
      data: [
        {
          ...({ codeSet: 'SERVICE', code, description: 'Ultrasound', descriptionArabic: 'تصوير' } as const),
          validFrom: null,
          // W-104 has ended.
          ...{ validTo: code === 'W-104' ? '2024-12-31' : null, listedAt: at, listedByName: 'Layla' },
        },
      ],
    }))
    .answer(clinicianApi.endpoints.getClinicians, {
      data: [{ clinicianId: 'c1', fullName: 'Sara Invented', licenseNo: 'GD1', specialty: 'Surgery' }],
    })
    .answer(endpoints.searchAuthorizations, { data: { items: [earlierRow], nextCursor: null, total: null } })
    .answer(endpoints.getAuthorization, (_, { query }) => ({
      data:
        query.authorizationId === earlierId ? aRecord({ ...earlierRow, form: earlierForm, draft: null }) : aRecord(),
    }))
    .answer(endpoints.saveAuthorizationDraft, (_, { body }) => {
      version = (body.version ?? 0) + 1;
      const id = body.authorizationId ?? (version > 1 ? otherDraftId : draftId);
      return { data: { authorizationId: id, version, savedAt: at } };
    })
    .answer(endpoints.checkAuthorization, { data: { on: '2026-11-25', needs: [], findings: [], rules: [] } })
    .answer(endpoints.searchDrugs, (_, { query }) => ({
      data: {
        items: /^(parac|w0001)/i.test(query.searchTerm ?? '')
          ? [
              {
                ...{ code: 'W0001-0100-00100-01', genericCode: 'G-0001-500', packageName: 'ADOLEX' },
                ...{ genericName: 'Paracetamol', strength: '500 mg', dosageForm: 'Tablets' },
                ...({ packageSize: '1 package', dispenseMode: 'overTheCounter' } as const),
              },
            ]
          : [],
        nextCursor: null,
        total: null,
      },
    }))
    .answer(endpoints.getFavourites, {
      data: [
        {
          ...{ favouriteId: '01KBFAV0000000000000000001', name: 'Back', clinicianLicense: 'GD1', version: 1 },
          lines: [{ type: 8, code: 'W-502', quantity: 6, netFils: 180_00, observations: [] }],
        },
      ],
    })
    .answer(endpoints.addAuthorizationRequest, {
      data: { authorizationId: draftId, requestNumber: 'MF1001-2', state: 'sent' },
    });
};
