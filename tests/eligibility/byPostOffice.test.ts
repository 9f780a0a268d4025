import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { findEligibility, type StoredEligibility } from '../../functions/_data/eligibility/eligibility.ts';
import { questionEntryOf } from '../../functions/_data/eligibility/setOut.ts';
import { type Facility, getFacility } from '../../functions/_data/facility/facility.ts';
import { listFilesInState } from '../../functions/_data/postOfficeFile/postOfficeFile.ts';
import { wiring } from '../../functions/_data/wiring.ts';
import { demoMembers } from '../../functions/_demo/members.ts';
import { crescent, demoPayers, nightingale } from '../../functions/_demo/payers.ts';
import { provenFacilityId } from '../../functions/_kit/proof.ts';
import { handler as delivery } from '../../functions/delivery/index.ts';
import { handler } from '../../functions/eligibility/index.ts';
import { eligibilityAnswers } from '../../infra/local/simulators/eligibilityFile.ts';
import { rootOf } from '../../infra/local/simulators/xmlElements.ts';
import { deliveryApi } from '../../shared/delivery/routes.ts';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import { type EligibilityForm, eligibilityApi } from '../../shared/eligibility/routes.ts';
import { dubaiLicense, startPostOfficeRequests } from '../authorization/support/postOfficeRequests.ts';
import { callApi, passMinutes, type SignedIn, signIn } from '../support/api.ts';
import {
  aClinic,
  aForm,
  askSimulator,
  deliveryOf,
  details,
  eligibleMember,
  eventsOf,
  memberWho,
  startPayers,
  submit,
  submitted,
  worker,
} from './support/eligibility.ts';

const backend = await startPostOfficeRequests();
const payers = await startPayers();
const { store, messages, logLines, setFaults, box, send, aDubaiCoordinator, polled, filesOf } = backend;
const unreachable = () => Promise.reject(new Error('A payer of the post office is asked nowhere else'));
const ask = worker(unreachable);
const payerCode = demoPayers.find(({ payerId }) => payerId === nightingale)?.payerCode ?? '';
const covered = memberWho(
  ({ payerId, result, behaviour }) => payerId === nightingale && result === 'yes' && behaviour === 'answers',
);
const payersFile = eligibilityAnswers({ members: demoMembers, payers: demoPayers });

const form = (changes: Partial<EligibilityForm> = {}) =>
  aForm(covered, { serviceDate: wiring.now().toISOString().slice(0, 10), ...changes });

async function stored(as: SignedIn, id: string): Promise<StoredEligibility> {
  const facilityId = provenFacilityId(as.user.facilityId ?? '');
  const found = await findEligibility(store, { kind: 'facility', facilityId }, id);
  if (!found) throw new Error('Not stored');
  return found;
}

async function facilityOf({ user }: SignedIn): Promise<Facility> {
  const found = await getFacility(store, provenFacilityId(user.facilityId ?? ''));
  if (!found) throw new Error('Not stored');
  return found;
}

/** Lets the worker of post offices take the question of a request. */
const sendOf = async (as: SignedIn, id: string) => send(deliveryOf(questionEntryOf(await stored(as, id))));

/** A request whose question was handed to the worker of post offices. */
async function handedOver(password?: string) {
  const as = await aDubaiCoordinator(password);
  const id = await submitted(as, form());
  await ask(deliveryOf(id));
  const number = (await stored(as, id)).requestNumber;
  return { as, id, number };
}

async function sent() {
  const request = await handedOver();
  await sendOf(request.as, request.id);
  return request;
}

/** The payer's file about what the office holds under a number. */
function fileAbout(number: string): string {
  const root = rootOf(filesOf(number)[0]?.bytes.toString() ?? '');
  if (typeof root === 'string') throw new Error(root);
  return String(payersFile(root, wiring.now(), 'xml'));
}

/** Lays a payer's file among the facility's new ones, and has it fetched and settled. */
async function answered(as: SignedIn, text: string | Buffer, { sender = payerCode, receiver = dubaiLicense } = {}) {
  box.lay({ sender, receiver, name: `PA-${randomUUID()}.xml`, bytes: Buffer.from(text) });
  passMinutes(2);
  messages.length = 0;
  await polled(as);
  await ask(deliveryOf(...messages.map(({ body }) => JSON.parse(body).outboxId as string)));
}

const keptReasons = async (as: SignedIn) => {
  const { items } = await listFilesInState(store, 'unmatched', { take: 100 });
  return items.filter(({ facilityId }) => facilityId === as.user.facilityId).map(({ reason }) => reason);
};

describe('a question of eligibility to a payer that answers by way of the post offices', () => {
  it('goes as a Prior.Request of type Eligibility with the facility’s credentials, once, and waits for its answer', async () => {
    const { as, id, number } = await sent();
    const [file, ...others] = filesOf(number);
    const text = String(file?.bytes);
    expect(others).toEqual([]);
    expect(text).toContain(`<SenderID>${dubaiLicense}</SenderID><ReceiverID>${payerCode}</ReceiverID>`);
    expect(text).toContain(`<Type>Eligibility</Type><ID>${number}</ID>`);
    const waiting = await details(as, id);
    expect(waiting).toMatchObject({ status: eligibilityStatus.Pending, isPayerUnavailable: false });
    expect(eventsOf(waiting)).toEqual(['submitted', 'sent']);
    // The queue brings its messages twice.
    await ask(deliveryOf(id));
    await sendOf(as, id);
    expect(filesOf(number)).toHaveLength(1);
  });

  it('is settled by the payer’s file as by an answer over HTTP, once however often it comes', async () => {
    const { as, id, number } = await sent();
    await answered(as, fileAbout(number));
    const settled = await details(as, id);
    expect(settled).toMatchObject({ status: eligibilityStatus.Eligible, patientName: covered.fullName });
    expect(settled.payerReference).toContain(payerCode);
    expect(settled.coverages).toHaveLength(covered.coverages.length);
    expect(eventsOf(settled)).toEqual(['submitted', 'sent', 'eligible']);
    await answered(as, `${fileAbout(number)} `);
    const again = await details(as, id);
    expect(again).toMatchObject({ status: eligibilityStatus.Eligible, version: settled.version });
    expect(eventsOf(again).at(-1)).toBe('duplicateAnswerIgnored');
    // The question has ended with its answer: its time passes, and nothing happens.
    passMinutes(25 * 60);
    await sendOf(as, id);
    expect((await stored(as, id)).status).toBe(eligibilityStatus.Eligible);
  });

  it('takes a no with its reason, and keeps a file that says neither yes nor no: unknown is never denied', async () => {
    const { as, id, number } = await sent();
    const yes = fileAbout(number);
    const bare = yes.replace(/<Activity>.*<\/Activity>/s, '');
    await answered(as, bare.replace('<Result>Yes</Result>', '<Result>No</Result>'));
    expect(await details(as, id)).toMatchObject({ status: eligibilityStatus.Pending, denialCode: null });
    expect(await keptReasons(as)).toEqual(['unclear']);
    await answered(
      as,
      bare
        .replace('<Result>Yes</Result>', '<Result>No</Result>')
        .replace('<Start>', '<DenialCode>ELIG-005</DenialCode><Start>'),
    );
    expect(await details(as, id)).toMatchObject({ status: eligibilityStatus.NotEligible, denialCode: 'ELIG-005' });
  });

  it('reads what other systems write: prefixes, UTF-16, other orders and forms of dates', async () => {
    const { as, id, number } = await sent();
    const text = fileAbout(number)
      .replaceAll(/<(\/?)([A-Z])/g, '<$1pa:$2')
      .replace('<pa:Prior.Authorization>', '<pa:Prior.Authorization xmlns:pa="urn:payer">')
      .replace('encoding="UTF-8"', 'encoding="UTF-16"')
      .replaceAll(/(\d\d)\/(\d\d)\/(\d{4})/g, '$3-$2-$1');
    await answered(as, Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]));
    expect(await details(as, id)).toMatchObject({ status: eligibilityStatus.Eligible });
    expect((await details(as, id)).coverages).toHaveLength(covered.coverages.length);
  });

  it('after a cancellation changes nothing, and the payer is told of the cancellation by the same way', async () => {
    const { as, id, number } = await sent();
    const file = fileAbout(number);
    const { version } = await details(as, id);
    messages.length = 0;
    const { cancelEligibility } = eligibilityApi.endpoints;
    await callApi(handler, cancelEligibility, { as, query: { eligibilityId: id }, body: { version, reason: 'gone' } });
    await send(deliveryOf(...messages.map(({ body }) => JSON.parse(body).outboxId as string)));
    expect(filesOf(number).map(({ bytes }) => /<Type>(\w+)</.exec(String(bytes))?.[1])).toEqual([
      'Eligibility',
      'Cancellation',
    ]);
    await answered(as, file);
    const cancelled = await details(as, id);
    expect(cancelled).toMatchObject({ status: eligibilityStatus.Cancelled, payerReference: null });
    expect(eventsOf(cancelled)).toEqual(['submitted', 'sent', 'cancelled', 'cancellationPosted', 'lateAnswerIgnored']);
  });
});

describe('a post office that', () => {
  it('takes the file and loses its answer is asked before another try: kill -9 between upload and answer sends nothing twice', async () => {
    const { as, id, number } = await handedOver();
    setFaults({ dhpo: { mode: 'answerLost' } } as never);
    await sendOf(as, id);
    expect(await details(as, id)).toMatchObject({ status: eligibilityStatus.Pending, isPayerUnavailable: true });
    setFaults({});
    passMinutes(20);
    await sendOf(as, id);
    expect(filesOf(number)).toHaveLength(1);
    expect(eventsOf(await details(as, id))).toEqual(['submitted', 'sent']);
  });

  it('is down leaves the request Pending, and gets it when it is well again', async () => {
    const { as, id, number } = await handedOver();
    setFaults({ dhpo: { mode: 'down' } });
    for (let tries = 0; tries < 12; tries += 1) {
      await sendOf(as, id);
      passMinutes(5);
    }
    expect(await stored(as, id)).toMatchObject({ status: eligibilityStatus.Pending, isPayerUnavailable: true });
    setFaults({});
    // What may have arrived is looked for first, and no more often than the office allows.
    passMinutes(20);
    await sendOf(as, id);
    expect(filesOf(number)).toHaveLength(1);
  });

  it('is down keeps nobody from the answer of a payer that is asked over HTTP', async () => {
    const { as } = await handedOver();
    setFaults({ dhpo: { mode: 'down' } });
    const member = eligibleMember();
    expect(demoPayers.find(({ payerId }) => payerId === member.payerId)?.answers).toBe('gateway');
    const id = await submitted(as, aForm(member, { serviceDate: wiring.now().toISOString().slice(0, 10) }));
    await worker(askSimulator(payers.url))(deliveryOf(id));
    expect((await details(as, id)).status).toBe(eligibilityStatus.Eligible);
    setFaults({});
  });

  it('brings no answer for a day ends the request in Error, never in NotEligible', async () => {
    const { as, id, number } = await sent();
    const file = fileAbout(number);
    passMinutes(25 * 60);
    await sendOf(as, id);
    const nextDay = await signIn({ roles: ['Eligibility'], facility: await facilityOf(as) });
    const silent = await details(nextDay, id);
    expect(silent.status).toBe(eligibilityStatus.Error);
    expect(silent.timeline.at(-1)).toMatchObject({ event: 'failed', detail: 'noAnswerInTime' });
    // Sent again by an administrator, it is looked for at the office, which has it: it waits once more, and nothing is sent twice.
    const admin = await signIn({ roles: ['SuperAdmin'], facility: null });
    const deliveryIds = [String(questionEntryOf(await stored(as, id)))];
    const { data } = await callApi(delivery, deliveryApi.endpoints.redriveDeadLetters, {
      as: admin,
      body: { deliveryIds },
    });
    expect(data).toMatchObject([{ outcome: 'redriven' }]);
    await sendOf(as, id);
    expect(await stored(as, id)).toMatchObject({ status: eligibilityStatus.Pending, isPayerUnavailable: false });
    expect(filesOf(number)).toHaveLength(1);
    await answered(as, file);
    expect((await stored(as, id)).status).toBe(eligibilityStatus.Eligible);
  });

  it('brings its answer when the request has ended in Error is heard all the same', async () => {
    const { as, id, number } = await sent();
    const file = fileAbout(number);
    passMinutes(25 * 60);
    await sendOf(as, id);
    expect((await stored(as, id)).status).toBe(eligibilityStatus.Error);
    await answered(as, file);
    expect((await stored(as, id)).status).toBe(eligibilityStatus.Eligible);
  });

  it('does not take the credentials ends the request in Error, and names them nowhere', async () => {
    const { as, id } = await handedOver('wrong-secret-2');
    await sendOf(as, id);
    const failed = await details(as, id);
    expect(failed.status).toBe(eligibilityStatus.Error);
    expect(failed.timeline.at(-1)).toMatchObject({ event: 'failed', detail: 'officeCredentials' });
    expect(JSON.stringify([failed, logLines, messages, box.shown()])).not.toContain('wrong-secret-2');
  });
});

describe('Abuse:', () => {
  it('a facility without credentials is told what to do, and leaves nothing behind', async () => {
    const bare = await aClinic(store);
    const { errors } = await submit(bare, form());
    expect(errors).toMatchObject([{ code: 'regulatorDetailsMissing', field: 'payerId' }]);
  });

  it.each([
    ['another payer', { sender: 'A902', claims: 'A902' }, 'otherPayer'],
    ['a payer under another name than the office knows', { sender: 'INS999', claims: payerCode }, 'senderDiffers'],
  ])('an answer of %s settles nothing', async (_, { sender, claims }, reason) => {
    const { as, id, number } = await sent();
    await answered(as, fileAbout(number).replace(payerCode, claims), { sender });
    expect((await details(as, id)).status).toBe(eligibilityStatus.Pending);
    expect(await keptReasons(as)).toEqual([reason]);
  });

  it('an answer to another facility’s question settles nothing there', async () => {
    const asked = await sent();
    const file = fileAbout(asked.number);
    const { as: other } = await sent();
    await answered(other, file);
    expect((await details(asked.as, asked.id)).status).toBe(eligibilityStatus.Pending);
    expect(await keptReasons(other)).toEqual(['noRequest']);
  });

  it('a file settles no question that went another way', async () => {
    const { as, number } = await sent();
    const file = fileAbout(number);
    const elsewhere = await submitted(as, form({ payerId: crescent, emiratesId: demoMembers[0]?.emiratesId }));
    const request = await stored(as, elsewhere);
    await answered(as, file.replaceAll(number, request.requestNumber).replaceAll(payerCode, request.payerCode), {
      sender: request.payerCode,
    });
    expect((await details(as, elsewhere)).status).toBe(eligibilityStatus.Pending);
    expect(await keptReasons(as)).toEqual(['noRequest']);
  });
});
