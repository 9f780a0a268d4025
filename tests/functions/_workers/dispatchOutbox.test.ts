import { describe, expect, it } from 'vitest';
import { coveragesAt, gatewayMembers } from '../../../functions/_demo/members.ts';
import { eligibilityStatus } from '../../../shared/eligibility/eligibilityStatus.ts';
import {
  aClinic,
  aForm,
  askSimulator,
  deliveryOf,
  details,
  eligibleMember,
  eventsOf,
  memberWho,
  recordAudits,
  startPayers,
  submitted,
  worker,
} from '../../eligibility/support/eligibility.ts';
import { passMinutes, startBackend } from '../../support/api.ts';

const { store, logLines } = await startBackend();
const payers = await startPayers();
const deliver = worker(askSimulator(payers.url));

describe('an answer of the payer', () => {
  it('REQ-ELIG-19 REQ-ELIG-15 makes the request Eligible with the policy number of its observation', async () => {
    const as = await aClinic(store);
    const member = eligibleMember();
    const id = await submitted(as, aForm(member));

    expect(await deliver(deliveryOf(id))).toEqual({ batchItemFailures: [] });

    const request = await details(as, id);
    expect(request).toMatchObject({ status: eligibilityStatus.Eligible, patientName: member.fullName, attempts: 1 });
    expect(request.payerReference).not.toBeNull();
    expect(request.answeredAt).not.toBeNull();
    expect(request.coverages.map(({ policyNumber }) => policyNumber)).toEqual([member.coverages[0]?.policyNumber]);
    expect(eventsOf(request)).toEqual(['submitted', 'sent', 'eligible']);
  });

  it('REQ-ELIG-15 makes the request NotEligible with the denial code and its meaning', async () => {
    const as = await aClinic(store);
    const id = await submitted(as, aForm(memberWho(({ denialCode }) => denialCode === 'ELIG-005')));
    await deliver(deliveryOf(id));

    const request = await details(as, id);
    expect(request).toMatchObject({ status: eligibilityStatus.NotEligible, denialCode: 'ELIG-005' });
    expect(request.denialText).toMatch(/after the last date of coverage/);
    expect(request.timeline.at(-1)).toMatchObject({ event: 'notEligible', detail: 'ELIG-005' });
  });

  it('takes a person whom the payer does not know as not eligible', async () => {
    const as = await aClinic(store);
    const id = await submitted(as, aForm(eligibleMember(), { emiratesId: undefined, cardNumber: 'NOBODY-1' }));
    await deliver(deliveryOf(id));
    expect(await details(as, id)).toMatchObject({ status: eligibilityStatus.NotEligible, denialCode: 'ELIG-001' });
  });

  it('finds a member by the card number alone', async () => {
    const as = await aClinic(store);
    const member = eligibleMember();
    const id = await submitted(as, aForm(member, { emiratesId: undefined, cardNumber: member.cardNumber }));
    await deliver(deliveryOf(id));
    expect(await details(as, id)).toMatchObject({ status: eligibilityStatus.Eligible, patientName: member.fullName });
  });

  it('that comes twice is accepted once, and the timeline tells of the second', async () => {
    const as = await aClinic(store);
    const id = await submitted(as, aForm(memberWho(({ behaviour }) => behaviour === 'answersTwice')));
    await deliver(deliveryOf(id));
    const request = await details(as, id);
    expect(request.status).toBe(eligibilityStatus.Eligible);
    expect(eventsOf(request)).toEqual(['submitted', 'sent', 'eligible', 'duplicateAnswerIgnored']);
  });

  it('is audited with the status before and after', async () => {
    const as = await aClinic(store);
    const id = await submitted(as);
    await deliver(deliveryOf(id));
    const changes = (await recordAudits(store, id)).filter(({ action }) => action === 'eligibility.settle');
    expect(changes).toMatchObject([{ before: { status: 1 }, after: { status: 8 }, outcome: 'success' }]);
  });

  it('leaves no personal data in the log', async () => {
    const as = await aClinic(store);
    const member = eligibleMember();
    await deliver(deliveryOf(await submitted(as, aForm(member))));
    const log = logLines.join('\n');
    expect(log).toContain('"operation":"askPayers"');
    for (const secret of [member.emiratesId, member.cardNumber, member.fullName]) expect(log).not.toContain(secret);
  });
});

describe('every member of the demonstration', () => {
  it.each(gatewayMembers.map((member) => [member.expectedOutcome, member] as const))('%s', async (_, member) => {
    const as = await aClinic(store);
    const id = await submitted(as, aForm(member));
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await deliver(deliveryOf(id));
      passMinutes(2);
    }
    const request = await details(as, id);
    expect(request.status).toBe(member.expectedStatus);
    expect(request.denialCode).toBe(member.denialCode);
    const isAnswered = request.status !== eligibilityStatus.Error;
    expect(request.coverages).toEqual(isAnswered ? coveragesAt(member, new Date()) : []);
  });
});
