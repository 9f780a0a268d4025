import { describe, expect, it } from 'vitest';
import { coverageItem, memberItem, writeItems } from '../../functions/_data/member/member.ts';
import { demoPayers } from '../../functions/_demo/payers.ts';
import { provenPayerId } from '../../functions/_kit/proof.ts';
import { givableRoles } from '../../shared/_field/givenRoles.ts';
import { plans } from '../../shared/_field/plans.ts';
import { sampleInput } from '../contract/sampleInput.ts';
import { startBackendWithPayers } from '../eligibility/support/eligibility.ts';
import { callAnything, setClock, signIn } from '../support/api.ts';
import { auditsOf } from '../support/auditTrail.ts';
import { aStoredClinic, person } from '../support/people.ts';
import { allRoutes } from '../support/routes.ts';
import { withNumber } from '../support/typedNumber.ts';
import { validityDesk } from './support/validity.ts';

const backend = await startBackendWithPayers();
const { store } = backend;
const { aPayer, aClinicWith } = validityDesk(backend);
const registerPayer = await aPayer();
setClock('2026-11-28T09:00:00Z');
const routes = await allRoutes();
/** The beginning of the planted members' names and card numbers. */
const planted = 'PLANT';

/** Twenty-five numbers with right check digits that differ in their last three digits only. */
const numbers = Array.from({ length: 1000 }, (_, at) => `784198001234${String(at).padStart(3, '0')}`)
  .filter((digits) => {
    const sum = [...digits].reduce((total, digit, at) => {
      const doubled = Number(digit) * (at % 2 === 1 ? 2 : 1);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
    return sum % 10 === 0;
  })
  .slice(0, 25);

const payers = [...new Set([...demoPayers.map(({ payerId }) => payerId), plans.GHQ, registerPayer])];
for (const payerId of payers) {
  const own = provenPayerId(payerId);
  for (const [at, emiratesId] of numbers.entries()) {
    const memberId = `PLANT-${payerId}-${at}`;
    const about = { memberId, emiratesId, fullName: `${planted} Invented`, fullNameArabic: null, bornOn: '1980-01-01' };
    const cover = { policyNumber: 'P-1', planName: 'Plan', startsOn: '2026-01-01', endsOn: '2026-12-31' };
    const none = { cancelledOn: null, coPaymentPercent: null, coPaymentFils: null };
    await writeItems(store, [
      memberItem(own, { ...about, gender: 'female', relation: 'principal' }),
      coverageItem(own, memberId, { ...cover, ...none }),
    ]);
  }
}

/** A call with the number in each field that takes one. */
const withTyped = (sample: object, emiratesId: string): object =>
  withNumber(sample, { emiratesId, payerId: registerPayer });
const takesNumber = (sample: object): boolean => JSON.stringify(withTyped(sample, numbers[0]!)).includes(numbers[0]!);
const looks = routes.filter(({ endpoint, usePostTwin }) => takesNumber(sampleInput(endpoint)) && !usePostTwin);

/** Whether an answer names the member, or says that somebody is covered. */
const isTelling = (text: string): boolean => text.includes(planted) || /"validity":"active"/.test(text);

/** How many of the numbers are answered with the member, by one person who types one after the other; and how it ends. */
async function typedThrough({ handler, endpoint }: (typeof routes)[number], as: Awaited<ReturnType<typeof signIn>>) {
  let answered = 0;
  const codes = new Set<string>();
  for (const emiratesId of numbers) {
    const answer = await callAnything(handler, endpoint, {
      as,
      ...withTyped(sampleInput(endpoint), emiratesId),
    });
    if (isTelling(answer.bytes.toString())) answered += 1;
    codes.add(answer.errors[0]?.code ?? '');
    if (answered === 0) break;
  }
  return { answered, codes };
}

const payerId = registerPayer;
const callers = {
  'at a facility': () => aClinicWith(registerPayer),
  'of a payer': async () => signIn({ roles: ['PayerAdmin', 'InsurerUser'], facility: null, payerId }),
  'of the portal': async () => signIn({ roles: ['SuperAdmin', 'GHQ'], facility: null }),
};

/** The calls that answer a member for a typed number, by who gets the answer. */
const braking = [
  'checkMemberValidity at a facility',
  'checkMemberValidity of a payer',
  'findGhqMember of the portal',
  'findInsurers at a facility',
  'getCardNumber at a facility',
  'searchGhqMember of the portal',
  'searchMembers of a payer',
  'searchMembers of the portal',
];

/** A payer answers them after the call: tests/member/requestBrake.test.ts. */
const answeredLater = ['askPayers', 'submitEligibility', 'updateEligibility', 'resubmitEligibility'];

describe('every call that answers a member for a typed Emirates ID', () => {
  it('Abuse: stops who types through a list of numbers, whoever asks', async () => {
    const found: string[] = [];
    for (const route of looks) {
      for (const [who, caller] of Object.entries(callers)) {
        const { answered, codes } = await typedThrough(route, await caller());
        expect(answered, `${route.name} ${who}`).toBeLessThanOrEqual(6);
        if (answered > 0) {
          expect(codes, `${route.name} ${who}`).toContain('searchPaused');
          found.push(`${route.name} ${who}`);
        }
      }
    }
    // A call that answers a member is in this list, and so it brakes; a new one is noticed.
    expect(found.sort()).toEqual(braking);
    const declared = looks.filter(({ endpoint }) => endpoint.answersMember).map(({ name }) => name);
    expect([...new Set(found.map((each) => each.split(' ')[0])), ...answeredLater].sort()).toEqual(declared.sort());
  });

  it('puts the stopped look on record, and stops nobody who asks about a family', async () => {
    const { handler, endpoint } = routes.find(({ name }) => name === 'findGhqMember')!;
    const as = await signIn({ roles: ['GHQ'], facility: null });
    for (const emiratesId of numbers.slice(0, 6))
      expect(await callAnything(handler, endpoint, { as, body: { emiratesId } })).toMatchObject({ status: 1 });
    const stopped = await callAnything(handler, endpoint, { as, body: { emiratesId: numbers[6] } });
    expect(stopped).toMatchObject({ errors: [{ code: 'searchPaused' }] });
    const entries = (await auditsOf(store, 'PORTAL#portal')).filter(({ actor }) => actor === as.user.userId);
    expect(entries).toMatchObject([{ action: 'ghq.search', outcome: 'searchPaused', after: { isPaused: true } }]);
  });
});

describe('a role that an administrator of a facility gives', () => {
  const given = [...new Set([...givableRoles(['ProviderAdmin']), ...givableRoles(['FacilityGroupAdmin'])])];

  it('Abuse: answers a member of any payer by no call but those of a reception, which ask a reason and brake', async () => {
    expect(given).not.toContain('GHQ');
    expect(givableRoles(['SetupAdmin'])).not.toContain('GHQ');
    expect(givableRoles(['SuperAdmin'])).toContain('GHQ');
    const clinic = await aStoredClinic(store);
    for (const role of given) {
      const open = looks.filter(
        ({ endpoint }) =>
          endpoint.access !== 'public' && (endpoint.access as readonly string[]).includes(role) && role !== 'Standard',
      );
      for (const { name, handler, endpoint } of open) {
        if (braking.includes(`${name} at a facility`)) continue;
        const as = await person(clinic, role);
        const sent = withTyped(sampleInput(endpoint), numbers[0]!);
        const answer = await callAnything(handler, endpoint, { as, ...sent });
        expect(answer.bytes.toString(), `${role}: ${name}`).not.toContain(planted);
      }
    }
  });
});
