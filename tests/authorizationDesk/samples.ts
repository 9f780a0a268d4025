import { authorizationDeskApi } from '../../shared/authorizationDesk/routes.ts';
import { samplesOf } from '../contract/samplesOf.ts';

const authorizationId = '01K0000000000000000000000A';
const seen = { authorizationId, version: 1 };
const validity = { validFrom: '2026-11-24', validTo: '2026-12-24' };

/** What callers send to the payer's desk of requests for approval; all invented. */
export const samples = samplesOf(authorizationDeskApi, {
  getDeskQueue: { query: { setting: 'outpatient', fromFils: 10_000, whose: 'nobody' } },
  getDeskCounts: {},
  getAuthorizationContext: { query: { authorizationId } },
  takeNextAuthorization: {},
  handOverAuthorization: { body: { ...seen, assignee: 'demo-user-001', note: 'A second look, please.' } },
  decideAuthorization: { body: { ...seen, ...validity, lines: [{ lineId: '1', outcome: 'approved' }] } },
  askAuthorization: {
    body: { ...seen, text: 'Please send it.', items: [{ documentType: 'medicalReport', lineId: '1' }] },
  },
  approveProposal: { body: seen },
  returnProposal: { body: { ...seen, reason: 'Ask for the report first.' } },
  approveAuthorizations: { body: { requests: [seen], ...validity } },
  getDecisionTemplates: {},
  saveDecisionTemplate: { body: { name: 'Not necessary', denialCode: 'MNEC-003', comments: 'No indication.' } },
  removeDecisionTemplate: { body: { templateId: '01K0000000000000000000000B', version: 1 } },
  getAuthorizationSettings: { query: { payerId: 102 } },
  updateAuthorizationSettings: { body: { before: null, secondPersonAboveFils: 1_000_000 } },
});
