import type { Endpoint } from '../../shared/contract/endpoint.ts';

/** Values that the contract's fields accept, by field name; all invented. */
const values: Record<string, unknown> = {
  userName: 'sara@clinic.example',
  password: 'Wrong-Horse-7',
  token: 'not solved',
  payerId: 102,
  emiratesId: '784-1985-0000001-7',
  eidReasonId: 1,
  serviceCategoryId: 1,
  consultationCategoryId: 1,
  serviceDate: new Date().toISOString().slice(0, 10),
  mobileNumber: '+971-50-123-4567',
  eligibilityId: '01K0000000000000000000000A',
  eligibilityID: '01K0000000000000000000000A',
  requestId: '01K0000000000000000000000B',
  notificationId: '01K0000000000000000000000A',
  upTo: '01K0000000000000000000000A',
  filter: 'unread',
  language: 'en',
  changedFacilityId: 'another-facility',
  email: 'sara@clinic.example',
  username: 'sara@clinic.example',
  confirmPassword: 'Wrong-Horse-7',
  newPassword: 'Wrong-Horse-7',
  currentPassword: 'Wrong-Horse-6',
  code: 'not-a-code',
  licensenumber: 'GD1234',
  agreementVersion: '2026-11',
  regulatorUsername: 'clinic',
  regulatorPassword: 'secret',
  version: 1,
  firstName: 'Sara',
  lastName: 'Invented',
  areShortcutsOn: true,
  step: 'emiratesId',
  table: 'eligibility',
  name: 'This month',
  values: { from: '2026-11-01' },
  ruleId: '01K0000000000000000000000R',
  answers: [{ question: 'Q1', answer: 'yes' }],
  edition: 0,
  content: { title: 'Accidents', titleArabic: 'الحوادث', holdsFrom: '', questions: [] },
  kind: 'memberRegister',
  fileName: 'members.csv',
  bytes: 1000,
  job: { kind: 'memberRegister', uploadId: '01K0000000000000000000000A', payerId: 102 },
  jobId: '01K0000000000000000000000A',
  file: 'report',
};

const pick = (shape: object | undefined) =>
  shape && Object.fromEntries(Object.keys(shape).flatMap((name) => (name in values ? [[name, values[name]]] : [])));

/** Input that an endpoint's schemas accept, as far as the table of values knows its fields. */
export const sampleInput = ({ params, query, body }: Endpoint) => ({
  params: pick(params?.shape),
  query: pick(query?.shape),
  body: pick(body?.shape),
});
