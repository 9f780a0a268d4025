import { authorizationApi } from '../../shared/authorization/routes.ts';
import { samplesOf } from '../contract/samplesOf.ts';

const authorizationId = '01K0000000000000000000000A';

const aLine = { type: 8 as const, code: 'W-302', quantity: 1, netFils: 25_000 };

/** What callers send to authorization; all invented. */
export const samples = samplesOf(authorizationApi, {
  addAuthorizationRequest: {
    body: {
      type: 'authorization',
      payerId: 518,
      emiratesId: '784198500000017',
      encounterType: 1,
      encounterStart: '2026-11-21T08:00:00.000Z',
      diagnoses: [{ type: 'Principal', code: 'R10.9' }],
      lines: [{ lineId: '1', type: 8, code: 'W-302', quantity: 1, netFils: 25_000, clinician: 'GD1234' }],
    },
  },
  checkAuthorization: { body: { draft: { payerId: 518, lines: [{ lineId: '1', type: 8, code: 'W-302' }] } } },
  getAuthorization: { query: { authorizationId } },
  searchAuthorizations: { body: { whose: 'all' } },
  getAuthorizationCounts: {},
  saveAuthorizationDraft: { body: { draft: { type: 'authorization', remarks: 'Half a request' } } },
  discardAuthorizationDraft: { body: { authorizationId, version: 1 } },
  getAuthorizationPayers: {},
  searchDrugs: { query: { payerId: 518, searchTerm: 'adol' } },
  getFavourites: {},
  saveFavourite: { body: { name: 'Abdomen', clinicianLicense: 'GD1234', lines: [aLine] } },
  removeFavourite: { body: { favouriteId: '01K0000000000000000000000D', version: 1 } },
  moveAuthorization: { body: { authorizationId, version: 1, move: 'take', attachmentIds: [] } },
  printAuthorization: { query: { authorizationId, language: 'both' } },
  searchPostOfficeFiles: { body: { state: 'unreadable', reason: 'badDate', license: 'MF1001' } },
  getPostOfficeFile: { query: { keptId: '01K0000000000000000000000E' } },
  readPostOfficeFileAgain: { body: { keptId: '01K0000000000000000000000E', version: 1 } },
  getAuthorizationMessages: { query: { authorizationId } },
  getAuthorizationAttachment: { query: { authorizationId, attachmentId: '01K0000000000000000000000B' } },
  markAuthorizationRead: { body: { authorizationId, messageId: '01K0000000000000000000000C' } },
  getAuthorizationStaff: {},
});
