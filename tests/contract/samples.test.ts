import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { roles } from '../../shared/_field/roles.ts';
import { callAnything, signIn, startBackend } from '../support/api.ts';
import { allRoutes, type TestedRoute } from '../support/routes.ts';
import { readyCalls } from './readyCalls.ts';
import { anOwner, idsFor, type Owner, tenantRoles, withIds } from './records.ts';
import { sampleInput } from './samples/index.ts';

const { store } = await startBackend();
// A visitor's own challenge is solved in tests/account.
process.env.HUMAN_VERIFICATION = 'off';
const routes = (await allRoutes()).filter(({ usePostTwin }) => !usePostTwin);

/**
 * Calls that need more than a record and a caller to go well: a password that is right, a file that was sent, a desk that has the
 * request in hand. The test that is named sends each as it must be.
 */
const provenElsewhere: Readonly<Record<string, string>> = {
  login: 'account/login.test.ts',
  register: 'account/register.test.ts',
  testControlMedicationConnection: 'account/testControlMedicationConnection.test.ts',
  verifyCardReading: 'account/cardReading.test.ts',
  resetPassword: 'account/passwordReset.test.ts',
  getDeadLetter: 'delivery/delivery.test.ts',
  getNasClaimForm: 'eligibility/getNasClaimForm.test.ts',
  getJobFile: 'job/jobs.test.ts',
  changePassword: 'manage/changePassword.test.ts',
  addRegulatoryDetails: 'manage/regulatoryDetails.test.ts',
  changeRegulatoryDetails: 'manage/regulatoryDetails.test.ts',
  endSessions: 'manage/ownAccount.test.ts',
  getCardNumber: 'member/member.test.ts',
  getCardDetails: 'member/member.test.ts',
  sendRuleForApproval: 'payerRule/ruleApproval.test.ts',
  refuseRuleChange: 'payerRule/ruleApproval.test.ts',
  withdrawRuleChange: 'payerRule/ruleApproval.test.ts',
  getQueryAttachment: 'support/queries.ts',
  markQueryRead: 'support/queries.ts',
  testConnection: 'regulator/testConnection.test.ts',
};

type Answer = Awaited<ReturnType<typeof callAnything>>;
/** Taken, not refused: files and texts have no status of their own. */
const isAccepted = ({ http, status }: Answer): boolean => http === 200 && !(status < 0);

/** Who may be meant by a call: the clinic, its payer, and those who run the portal. */
const callersOf = ({ clinic, payer }: Owner) => [
  clinic,
  payer,
  () => signIn({ roles: tenantRoles }),
  () => signIn({ roles: [...roles], facility: null }),
];

async function isEverAccepted(route: TestedRoute): Promise<boolean> {
  const { handler, endpoint, name } = route;
  const owner = await anOwner(store);
  const ready = await readyCalls[name]?.(owner);
  const sample = sampleInput(endpoint);
  if (ready) {
    const { as } = ready;
    const query = sample.query && { ...sample.query, ...(ready.query as object | undefined) };
    const body = sample.body && { ...sample.body, ...(ready.body as object | undefined) };
    return isAccepted(await callAnything(handler, endpoint, { as, params: sample.params, query, body }));
  }
  const sent = withIds(route, sample, await idsFor(route, owner));
  for (const caller of callersOf(owner)) {
    const as = typeof caller === 'function' ? await caller() : caller;
    if (isAccepted(await callAnything(handler, endpoint, { as, ...sent }))) return true;
  }
  return false;
}

describe.each(routes.map((route) => [route.name, route] as const))('the sample of %s', (name, route) => {
  it('is what the contract takes', () => {
    const { params, query, body } = route.endpoint;
    const sample = sampleInput(route.endpoint);
    expect(params?.safeParse(sample.params).error).toBeUndefined();
    expect(query?.safeParse(sample.query ?? {}).error).toBeUndefined();
    expect(body?.safeParse(sample.body).error).toBeUndefined();
  });

  it('is accepted by somebody whose record it names', async () => {
    const file = provenElsewhere[name];
    if (file === undefined) expect(await isEverAccepted(route)).toBe(true);
    else expect(readFileSync(join(import.meta.dirname, '..', file), 'utf8')).toMatch(new RegExp(`\\b${name}\\b`));
  });
});
