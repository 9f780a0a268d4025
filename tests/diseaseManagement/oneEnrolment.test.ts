import { expect, it } from 'vitest';
import { demoEmiratesId } from '../../functions/_demo/emiratesIds.ts';
import { sidra } from '../../functions/_demo/payers.ts';
import { handler } from '../../functions/diseaseManagement/index.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { diseaseManagementApi } from '../../shared/diseaseManagement/routes.ts';
import { aForm, deliveryOf, submitted, worker } from '../eligibility/support/eligibility.ts';
import { aRegisteredMember } from '../member/support/registeredMembers.ts';
import { aCard, aMother, byCard } from '../newborn/support/newborns.ts';
import { callApi, type SignedIn, startBackend } from '../support/api.ts';
import { fc } from '../support/fc.ts';
import { aCareTeam, aPatientAt, enrol, enrolled } from './support/enrolments.ts';

const { store } = await startBackend();
const { getEnrolments, leaveProgramme } = diseaseManagementApi.endpoints;
const nobodyIsAsked = worker(async () => Promise.reject(new Error('nobody is asked')));

const codeOf = (answer: { errors?: readonly { code: string }[] }) => answer.errors?.[0]?.code;
const leave = (as: SignedIn, enrolmentId: string) =>
  callApi(handler, leaveProgramme, {
    as,
    body: { enrolmentId, version: 1, on: emiratesDateOf(new Date()), reason: 'memberWish' },
  });
const active = async (as: SignedIn) =>
  (await callApi(handler, getEnrolments, { as, query: {} })).data?.items.map(({ enrolmentId }) => enrolmentId) ?? [];

it('REQ-NET-29 one desk has the Emirates ID, the other the card: an answer or the register that knows both joins them', async () => {
  const [as, elsewhere] = [await aCareTeam(store), await aCareTeam(store)];
  const member = await aRegisteredMember(store, { bornOn: '1971-05-05', gender: 'male' });
  const byEmiratesId = await submitted(as, member.asked);
  const byMemberCard = await submitted(elsewhere, aForm(undefined, { payerId: sidra, ...byCard(member.memberId) }));
  for (const id of [byEmiratesId, byMemberCard]) await nobodyIsAsked(deliveryOf(id));
  await enrolled(as, byEmiratesId);
  expect(codeOf(await enrol(elsewhere, byMemberCard))).toBe('enrolledAlready');

  const [emiratesId, cardNumber] = [demoEmiratesId(1965, 8700), aCard()];
  const both = await aMother(as, { emiratesId, cardNumber });
  await enrolled(as, both);
  expect(codeOf(await enrol(elsewhere, await aMother(elsewhere, byCard(cardNumber))))).toBe('enrolledAlready');
});

interface Step {
  readonly act: 'enrol' | 'leave';
  readonly desk: number;
}

/** Two facilities that know one patient by one card. */
async function twoDesks() {
  const cardNumber = aCard();
  const desks: { as: SignedIn; eligibilityId: string }[] = [];
  for (let at = 0; at < 2; at += 1) {
    const as = await aCareTeam(store);
    desks.push({ as, eligibilityId: (await aPatientAt(as, cardNumber)).eligibilityId });
  }
  const take = async ({ act, desk }: Step) => {
    const at = desks[desk];
    if (!at) return undefined;
    if (act === 'enrol') return enrol(at.as, at.eligibilityId);
    const [first] = await active(at.as);
    return first && leave(at.as, first);
  };
  const standing = async () => (await Promise.all(desks.map(({ as }) => active(as)))).flat();
  const free = async () => {
    for (const { as } of desks) for (const id of await active(as)) expect((await leave(as, id)).http).toBe(200);
    const [desk] = desks;
    return desk && (await enrol(desk.as, desk.eligibilityId)).http;
  };
  return { take, standing, free };
}

it('REQ-NET-29 one active enrolment, whatever the order in which two desks enrol and let leave at once', async () => {
  const step = fc.record({ act: fc.constantFrom('enrol', 'leave'), desk: fc.integer({ min: 0, max: 1 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
      const { take, standing, free } = await twoDesks();
      // Two steps at a time act at once.
      for (let at = 0; at < steps.length; at += 2) {
        await Promise.all(steps.slice(at, at + 2).map(take));
        expect((await standing()).length).toBeLessThanOrEqual(1);
      }
      // Whoever has left leaves no place behind.
      expect(await free()).toBe(200);
    }),
    { numRuns: 10 },
  );
});
