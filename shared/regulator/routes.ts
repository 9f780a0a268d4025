import * as z from 'zod';
import { area, endpoint } from '../_contract/endpoint.ts';
import { pageFields, pageOf } from '../_contract/page.ts';
import { recordId } from '../_contract/recordId.ts';
import { moduleAccess } from '../_field/moduleAccess.ts';
import { sentence } from '../_field/sentence.ts';

export const regulatorOption = z.strictObject({ regulatorId: z.int(), name: z.string(), nameArabic: z.string() });
export type RegulatorOption = z.infer<typeof regulatorOption>;

const text = z.string().trim().min(1).max(200);
/** Never trimmed: a blank at its end may belong to a password. */
const password = z.string().min(1).max(200);

/**
 * The connection test's body: `{ username, password, regulatorId, facilityLicense }` as registration sends it, and the
 * capitalised names as other callers send it (REQ-REGUL-06; decisions, Registration 8). The operation reads either.
 */
export const connectionTest = z
  .strictObject({
    username: text.optional(),
    password: password.optional(),
    regulatorId: z.int().min(1).max(5).optional(),
    facilityLicense: text.optional(),
    RegulatorUsername: text.optional(),
    RegulatorPassword: password.optional(),
    Regulator: z.int().min(1).max(5).optional(),
    FacilityLicense: text.optional(),
    token: z.string().max(4000).default(''),
  })
  .refine(
    (body) =>
      (body.username && body.password && body.regulatorId && body.facilityLicense) ||
      (body.RegulatorUsername && body.RegulatorPassword && body.Regulator && body.FacilityLicense),
    { message: sentence('fieldsMissing', 'Please fill all required fields.'), path: ['username'] },
  );

/** The most errors kept of one report: a sender with more corrects the first hundred and sends again. */
export const mostErrorsOfReport = 100;

/** One thing that a regulator's post office found in a transaction, in its own words. */
export const regulatoryError = z.strictObject({
  severity: z.enum(['error', 'warning']),
  /** The rule that was broken, where the post office names it. */
  code: z.string().max(50).nullable(),
  message: z.string().max(500),
  /** The element of the transaction, never its value: that may be the patient's. */
  field: z.string().max(100).nullable(),
  /** Which of several, such as an activity's number. */
  reference: z.string().max(100).nullable(),
});
export type RegulatoryError = z.infer<typeof regulatoryError>;

/** What a post office answered to one sending of a request. */
export const regulatoryReport = z.strictObject({
  reportId: recordId,
  regulatorId: z.int(),
  reportedAt: z.iso.datetime(),
  /** What was sent, e.g. Prior.Request. */
  transaction: z.string().max(50),
  fileName: z.string().max(200).nullable(),
  /** The post office's own result code: `shared/regulator/postOfficeResults.ts` knows what each one says. */
  resultCode: z.int(),
  errors: z.array(regulatoryError).max(mostErrorsOfReport),
  /** How many errors more than these the post office named. */
  omittedErrors: z.int().nonnegative(),
});
export type RegulatoryReport = z.infer<typeof regulatoryReport>;

const requestErrors = {
  query: z.strictObject({ requestId: recordId, ...pageFields }),
  answer: pageOf(regulatoryReport),
  audit: 'regulator.readErrors',
} as const;

export const regulatorApi = area('regulator', {
  getRegulators: endpoint({
    method: 'GET',
    path: '/api/regulator/getregulators',
    summary: 'The regulators, or the one with the given number',
    access: 'public',
    query: z.strictObject({ value: z.coerce.number().int().optional() }),
    answer: z.array(regulatorOption),
    requirements: ['REQ-REGUL-01', 'REQ-REGUL-07', 'REQ-REG-46'],
  }),
  testConnection: endpoint({
    method: 'POST',
    path: '/api/regulator/testconnection',
    summary: 'Try regulator credentials: status 1 success, 0 facility not found, -1 failed, -2 regulator unavailable',
    access: 'public',
    body: connectionTest,
    answer: z.null(),
    audit: 'regulator.testConnection',
    requirements: ['REQ-REGUL-02', 'REQ-REGUL-06', 'REQ-REG-29'],
  }),
  getEauthRegulatoryErrors: endpoint({
    method: 'GET',
    path: '/api/regulator/geteauthregulatoryerrors',
    summary: "The regulator's findings on an e-authorisation request, latest submission first",
    access: moduleAccess.eauth,
    ...requestErrors,
    requirements: ['REQ-REGUL-03'],
  }),
  getPharmacyRegulatoryErrors: endpoint({
    method: 'GET',
    path: '/api/regulator/getpharmacyregulatoryerrors',
    summary: "The regulator's findings on a pharmacy request, latest submission first",
    access: moduleAccess.pharmacy,
    ...requestErrors,
    requirements: ['REQ-REGUL-04'],
  }),
});
