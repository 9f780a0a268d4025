import * as z from 'zod';
import { area, endpoint } from '../contract/endpoint.ts';

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
    { message: 'Please fill all required fields.', path: ['username'] },
  );

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
});
