import { empanelmentApi } from '../../shared/empanelment/routes.ts';
import { samplesOf } from '../contract/samplesOf.ts';

const empanelmentId = '01K0000000000000000000000A';
const contact = {
  payerId: 102,
  contactName: 'Mariam Invented',
  contactEmail: 'network@clinic.example',
  contactMobile: '+971-50-123-4567',
  tradeLicenseNumber: 'CN-9000001',
  services: ['outpatient' as const],
};

const hours = { monday: '09:00-17:00', tuesday: '09:00-13:00 17:00-21:00', wednesday: '', thursday: '', friday: '' };
const terms = {
  services: ['outpatient' as const],
  ...{ ...hours, saturday: '', sunday: '' },
  ...{ approvalsName: 'Mariam Invented', approvalsEmail: 'a@clinic.example', approvalsMobile: '+971-50-123-4567' },
  ...{ claimsName: 'Sara Invented', claimsEmail: 'c@clinic.example', claimsMobile: '+971-50-123-4568' },
};

/** What callers send to empanelment; all invented. */
export const samples = samplesOf(empanelmentApi, {
  getEmpanelments: { query: { state: 'active', kind: 'join', stage: 'documents', whose: 'all' } },
  getEmpanelment: { query: { empanelmentId } },
  getEmpanelmentBeginning: { query: { kind: 'addBranch' } },
  saveEmpanelmentDraft: { body: { kind: 'join', draft: { ...contact, documents: {} } } },
  submitEmpanelment: { body: { empanelmentId, version: 1, ...contact, documents: [] } },
  getProviderProfile: {},
  saveProfileDraft: { body: { draft: contact } },
  submitProfile: {
    body: {
      ...contact,
      account: { accountHolder: 'Palm Clinic LLC', bankName: 'Invented Bank', iban: 'AE070331234567890123456' },
    },
  },
  getContract: { query: { payerId: '102', on: '2026-11-26' } },
  printContract: { query: { payerId: '102' } },
  saveContractDraft: { body: { payerId: 102, draft: { effectiveOn: null, ...terms } } },
  submitContract: { body: { payerId: 102, effectiveOn: '2026-12-01', ...terms } },
  showIban: { body: { empanelmentId } },
  stopAccount: { body: { empanelmentId } },
  getEmpanelmentMessages: { query: { empanelmentId } },
  getEmpanelmentAttachment: { query: { empanelmentId, attachmentId: '01K0000000000000000000000B' } },
  moveEmpanelment: { body: { empanelmentId, version: 1, move: 'withdraw', attachmentIds: [] } },
  markEmpanelmentRead: { body: { empanelmentId, messageId: '01K0000000000000000000000C' } },
  getEmpanelmentStaff: {},
});
