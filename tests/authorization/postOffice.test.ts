import { randomUUID } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { putClinician } from '../../functions/_data/clinician/clinician.ts';
import { facilityItems, facility as storedFacility } from '../../functions/_data/facility/facility.ts';
import { putPayer } from '../../functions/_data/payer/payer.ts';
import {
  putRegulatoryDetails,
  sealRegulatoryDetails,
} from '../../functions/_data/regulatoryDetails/regulatoryDetails.ts';
import { wiring } from '../../functions/_data/wiring.ts';
import { provenFacilityId } from '../../functions/_kit/proof.ts';
import { pollPostOffices } from '../../functions/_workers/pollPostOffices.ts';
import { sendAuthorizations } from '../../functions/_workers/sendAuthorizations.ts';
import { matchAnswer } from '../../functions/authorization/answering/matchAnswer.ts';
import { handler as notificationHandler } from '../../functions/notification/index.ts';
import { handler as regulatorHandler } from '../../functions/regulator/index.ts';
import { demoFacilities } from '../../infra/local/demo/facilities.ts';
import { crescent, demoPayers } from '../../infra/local/demo/payers.ts';
import { notificationApi } from '../../shared/notification/routes.ts';
import { regulatorApi } from '../../shared/regulator/routes.ts';
import { callApi, passMinutes, type SignedIn, setClock, signIn, startBackend } from '../support/api.ts';
import { add, added, aLine, type SentForm, shown, storeCodes } from '../support/authorizations.ts';
import { aForm, deliveryOf, eligibleMember, submitted } from '../support/eligibility.ts';
import { fileContents, sentAttachment } from '../support/queries.ts';
import { regulatorAccount, startRegulatorSimulators } from '../support/regulators.ts';

const { store, messages, logLines } = await startBackend();
const { setFaults, postBoxes } = await startRegulatorSimulators();
const license = 'DHA-F-9000001';
const box = postBoxes.dhpo;
const payerCode = demoPayers.find(({ payerId }) => payerId === crescent)?.payerCode ?? '';
const send = sendAuthorizations(wiring);
const poll = pollPostOffices(wiring, (answer, file) => matchAnswer(wiring, answer, file));
process.env.STAGE = 'prod';

// The regulators' rates are counted by user: each test has a day of its own.
let day = 0;
beforeEach(() => {
  day += 1;
  setClock(new Date(Date.UTC(2026, 10, 24 + day, 6)).toISOString());
});

/** A coordinator at a copy of a clinic of Dubai that has the credentials of its licence, and has seen the patient. */
async function aDubaiCoordinator(password = regulatorAccount(license).password): Promise<SignedIn> {
  const plan = demoFacilities.find(({ facilityLicense }) => facilityLicense === license);
  const facilityId = provenFacilityId(`dubai-${randomUUID().slice(0, 8)}`);
  const facility = storedFacility.parse({ ...plan, facilityId });
  const [Item] = facilityItems(facility);
  await store.send(new PutCommand({ TableName: process.env.FACILITIES_TABLE, Item }));
  const person = { facilityId, fullName: 'Dr Amna Invented', fullNameArabic: 'د. آمنة', specialty: 'Family medicine' };
  await putClinician(store, { ...person, clinicianId: `c-${facilityId}`, licenseNo: 'GD1234', isActive: true });
  for (const payer of demoPayers) await putPayer(store, payer);
  await storeCodes(store);
  const { username } = regulatorAccount(license);
  const details = { facilityId, regulatorId: 2, changedBy: 'u', changedAt: wiring.now(), username, password };
  await putRegulatoryDetails(store, await sealRegulatoryDetails(details, null));
  const as = await signIn({ roles: ['MedicalProvider', 'Eligibility'], facility });
  await submitted(as, aForm(eligibleMember(), { payerId: crescent }));
  return as;
}

const asked: Partial<SentForm> = { payerId: crescent, cardNumber: 'CARD-1' };

/** Lets the worker send what the call has queued. */
async function sendOf(as: SignedIn, authorizationId: string) {
  const { outboxId } = await stored(as, authorizationId);
  return send(deliveryOf(outboxId ?? ''));
}
async function stored(as: SignedIn, authorizationId: string) {
  const { authorizations } = await import('../../functions/_data/authorization/authorization.ts');
  const scope = { kind: 'facility', facilityId: provenFacilityId(as.user.facilityId ?? '') } as const;
  const found = await authorizations.find(store, scope, authorizationId);
  if (!found) throw new Error('Not stored');
  return found;
}

/** What geteauthregulatoryerrors answers of a request. */
const reportsOf = (as: SignedIn, requestId: string) =>
  callApi(regulatorHandler, regulatorApi.endpoints.getEauthRegulatoryErrors, { as, query: { requestId } });

/** What the person has been told. */
async function newsOf(as: SignedIn): Promise<string[]> {
  const { data } = await callApi(notificationHandler, notificationApi.endpoints.getNotifications, { as, query: {} });
  return data?.items.map(({ kind }) => kind) ?? [];
}

const own = (number: string | null) => box.all().filter(({ bytes }) => bytes.toString().includes(number ?? '-'));

interface Said {
  readonly result?: string;
  readonly idPayer?: string;
  readonly denialCode?: string;
  readonly lines?: string;
  readonly sender?: string;
}

/** Lays a payer's answer among the facility's new files, and has them fetched. */
async function answered(
  as: SignedIn,
  number: string | null,
  { result, idPayer = '', denialCode = '', lines = '', sender = payerCode }: Said,
) {
  const leaf = (name: string, text: string | undefined) => (text ? `<${name}>${text}</${name}>` : '');
  const bytes = Buffer.from(
    `<Prior.Authorization><Header><SenderID>${sender}</SenderID><ReceiverID>${license}</ReceiverID><TransactionDate>24/11/2026 09:30</TransactionDate></Header>` +
      `<Authorization>${leaf('Result', result)}<ID>${number}</ID>${leaf('IDPayer', idPayer)}${leaf('DenialCode', denialCode)}<Start>24/11/2026 09:30</Start><End>08/12/2026 23:59</End>${lines}</Authorization></Prior.Authorization>`,
  );
  box.lay({ sender, receiver: license, name: `PA-${randomUUID()}.xml`, bytes });
  passMinutes(2);
  await poll({
    Records: [{ messageId: randomUUID(), body: JSON.stringify({ facilityId: as.user.facilityId }) }],
  } as never);
}

const line = (id: string, { net = '250', paid = '200', quantity = '1', denial = '' } = {}) =>
  `<Activity><ID>${id}</ID><Type>8</Type><Code>W-302</Code><Quantity>${quantity}</Quantity><Net>${net}</Net><PatientShare>50</PatientShare><PaymentAmount>${paid}</PaymentAmount>${denial ? `<DenialCode>${denial}</DenialCode>` : ''}</Activity>`;

describe('a request that goes by way of a post office', () => {
  it('REQ-EAUTH-08 is uploaded once as Prior.Request with the facility’s credentials, and taken by the regulator', async () => {
    const as = await aDubaiCoordinator();
    const id = await added(as, asked);
    expect(await shown(as, id)).toMatchObject({ state: 'sent', transmission: 'queued' });
    await sendOf(as, id);
    const record = await shown(as, id);
    expect(record).toMatchObject({ state: 'sent', transmission: 'accepted' });
    const [file] = own(record.requestNumber);
    const text = file?.bytes.toString() ?? '';
    expect(text).toContain(`<SenderID>${license}</SenderID><ReceiverID>${payerCode}</ReceiverID>`);
    expect(text).toContain('<Code>W-302</Code><Quantity>1</Quantity><Net>250</Net>');
    // The queue brings a message twice.
    await sendOf(as, id);
    expect(own(record.requestNumber)).toHaveLength(1);
  });

  it('REQ-EAUTH-09 shows what the regulator finds at its line, and can be corrected and sent again', async () => {
    const as = await aDubaiCoordinator();
    const id = await added(as, { ...asked, encounterType: 7 });
    await sendOf(as, id);
    const refused = await shown(as, id);
    expect(refused).toMatchObject({ state: 'error', transmission: 'rejected' });
    expect(refused.findings[0]).toMatchObject({ severity: 'error', field: expect.stringContaining('Type') });
    await added(as, { ...asked, authorizationId: id, version: refused.version });
    await sendOf(as, id);
    expect(await shown(as, id)).toMatchObject({ state: 'sent', transmission: 'accepted', findings: [] });
    const { data } = await reportsOf(as, id);
    expect(data?.items.map(({ resultCode }) => resultCode)).toEqual([0, -2]);
    expect(data?.items[1]).toMatchObject({
      ...{
        regulatorId: 2,
        transaction: 'Prior.Request',
        fileName: expect.stringContaining(refused.requestNumber ?? '-'),
      },
      errors: [{ severity: 'error', field: 'Encounter.Type', message: expect.any(String) }],
    });
    const stranger = await signIn({ roles: ['MedicalProvider'] });
    expect((await reportsOf(stranger, id)).http).toBe(404);
  });

  it('is sent once where the office takes the file and its answer is lost: it is asked before another try', async () => {
    const as = await aDubaiCoordinator();
    const id = await added(as, asked);
    setFaults({ dhpo: { mode: 'answerLost' } } as never);
    await sendOf(as, id);
    expect(await shown(as, id)).toMatchObject({ state: 'sent', transmission: 'unknown' });
    setFaults({});
    passMinutes(20);
    await sendOf(as, id);
    const record = await shown(as, id);
    expect(record.transmission).toBe('accepted');
    expect(own(record.requestNumber)).toHaveLength(1);
  });

  it('REQ-EAUTH-08 carries its files at its first line, and only such as a post office takes', async () => {
    const as = await aDubaiCoordinator();
    const { attachmentId } = await sentAttachment(as, 'report.pdf', fileContents.pdf);
    const id = await added(as, { ...asked, attachmentIds: [attachmentId], lines: [aLine('1'), aLine('2')] });
    await sendOf(as, id);
    const [file] = own((await shown(as, id)).requestNumber);
    const base64 = fileContents.pdf.toString('base64');
    const observation = `<Observation><Type>File</Type><Code>File</Code><Value>${base64}</Value><ValueType>File</ValueType></Observation>`;
    const [first, second] = String(file?.bytes).split('</Activity>');
    expect(first).toContain(observation);
    expect(second).not.toContain('<Type>File</Type>');
    const other = await sentAttachment(as, 'scan.png', fileContents.png);
    const refused = await add(as, { ...asked, attachmentIds: [other.attachmentId] });
    expect(refused.errors).toMatchObject([{ code: 'filesNotForRegulator', field: 'attachmentIds' }]);
  });

  it('waits while the office is down, and is never refused for it', async () => {
    const as = await aDubaiCoordinator();
    const id = await added(as, asked);
    setFaults({ dhpo: { mode: 'down' } });
    for (let tries = 0; tries < 3; tries += 1) {
      await sendOf(as, id);
      passMinutes(6);
    }
    expect((await shown(as, id)).state).toBe('sent');
    setFaults({});
    await sendOf(as, id);
    expect((await shown(as, id)).transmission).toBe('accepted');
  });

  it('names no credential anywhere: not in a log, the record, a message or the simulator’s list', async () => {
    const as = await aDubaiCoordinator('wrong-secret-1');
    const id = await added(as, asked);
    await sendOf(as, id);
    const record = await shown(as, id);
    expect(record).toMatchObject({ state: 'error', transmission: 'rejected' });
    expect(JSON.stringify([record, logLines, messages, box.shown()])).not.toContain('wrong-secret-1');
  });

  it('is refused where the facility has no credentials, and leaves nothing behind', async () => {
    const as = await aDubaiCoordinator();
    const other = demoFacilities.find(({ facilityLicense }) => facilityLicense === 'DHA-F-9000002');
    const facility = storedFacility.parse({ ...other, facilityId: `bare-${randomUUID().slice(0, 8)}` });
    const bare = await signIn({ roles: ['MedicalProvider'], facility });
    expect((await add(bare, asked)).errors?.[0]?.code).toBe('regulatorDetailsMissing');
    expect(as.user.facilityId).not.toBe(bare.user.facilityId);
  });
});

describe('a payer’s answer', () => {
  const two = { ...asked, lines: [aLine('1'), aLine('2', { code: 'W-301', netFils: 100_00 })] };
  async function sent(changes: Partial<SentForm> = asked) {
    const as = await aDubaiCoordinator();
    const id = await added(as, changes);
    await sendOf(as, id);
    return { as, id, number: (await shown(as, id)).requestNumber };
  }

  it('REQ-EAUTH-11 stands line by line beside what was asked', async () => {
    const { as, id, number } = await sent(two);
    await answered(as, number, {
      result: 'Yes',
      idPayer: 'PA-77',
      lines: line('2', { net: '100', paid: '0', denial: 'MNEC-003' }) + line('1'),
    });
    const { state, answer, payerReference } = await shown(as, id);
    expect([state, payerReference]).toEqual(['partiallyApproved', 'PA-77']);
    expect(
      answer?.lines.map(({ lineId, outcome, paymentFils, denialCode }) => [lineId, outcome, paymentFils, denialCode]),
    ).toEqual([
      ['1', 'approved', 200_00, null],
      ['2', 'denied', 0, 'MNEC-003'],
    ]);
  });

  it('is read as approved, denied and still under review', async () => {
    const yes = await sent();
    await answered(yes.as, yes.number, { result: 'Yes', idPayer: 'PA-1' });
    expect((await shown(yes.as, yes.id)).state).toBe('approved');
    expect(await newsOf(yes.as)).toContain('authorizationAnswered');
    const no = await sent();
    await answered(no.as, no.number, { result: 'No', denialCode: 'AUTH-001' });
    expect(await shown(no.as, no.id)).toMatchObject({ state: 'denied', answer: { denialCode: 'AUTH-001' } });
    const some = await sent(two);
    await answered(some.as, some.number, { result: 'Yes', idPayer: 'PA-2', lines: line('1') });
    expect((await shown(some.as, some.id)).state).toBe('underReview');
  });

  it('REQ-EAUTH-15 that asks for more is no denial: the clock stands still, the sender is told, and what is sent again is decided', async () => {
    const { as, id, number } = await sent(two);
    const asks = line('1', { paid: '0', denial: 'AUTH-012' }) + line('2', { net: '100', paid: '80' });
    await answered(as, number, { idPayer: 'PA-8', lines: asks });
    const waiting = await shown(as, id);
    expect(waiting).toMatchObject({ state: 'informationRequested', payerReference: 'PA-8' });
    expect((await stored(as, id)).clock.pausedAt).not.toBeNull();
    expect(waiting.answer?.lines.map(({ outcome }) => outcome)).toEqual(['pended', 'approved']);
    expect(waiting.information).toMatchObject([{ items: [{ lineId: '1' }], answeredAt: null }]);
    expect(await newsOf(as)).toContain('authorizationAsked');
    const whole = await sent();
    await answered(whole.as, whole.number, { result: 'No', denialCode: 'AUTH-012' });
    expect(await shown(whole.as, whole.id)).toMatchObject({ state: 'informationRequested' });
  });

  it('is taken once however often it comes, and a later one changes nothing', async () => {
    const { as, id, number } = await sent();
    await answered(as, number, { result: 'Yes', idPayer: 'PA-3' });
    const { version } = await shown(as, id);
    await answered(as, number, { result: 'Yes', idPayer: 'PA-3' });
    await answered(as, number, { result: 'No', denialCode: 'AUTH-001' });
    expect(await shown(as, id)).toMatchObject({ state: 'approved', version });
  });

  it('of another payer, of more than was asked, or after a cancellation grants nothing', async () => {
    const other = await sent();
    await answered(other.as, other.number, { result: 'Yes', idPayer: 'PA-4', sender: 'INS926' });
    expect((await shown(other.as, other.id)).state).toBe('sent');
    const more = await sent();
    await answered(more.as, more.number, {
      result: 'Yes',
      idPayer: 'PA-5',
      lines: line('1', { net: '900', paid: '900' }),
    });
    expect((await shown(more.as, more.id)).state).toBe('sent');
    const gone = await sent();
    await added(gone.as, { ...asked, type: 'cancellation', follows: gone.id, lines: [], diagnoses: [] });
    await answered(gone.as, gone.number, { result: 'Yes', idPayer: 'PA-6', lines: line('1') });
    expect(await shown(gone.as, gone.id)).toMatchObject({ state: 'cancelled', answer: null });
  });

  it('shows a line that nobody asked for, which grants nothing', async () => {
    const { as, id, number } = await sent();
    await answered(as, number, { result: 'Yes', idPayer: 'PA-7', lines: line('1') + line('9') });
    const { answer, state } = await shown(as, id);
    expect([state, answer?.lines.map(({ lineId, wasAsked, outcome }) => [lineId, wasAsked, outcome])]).toEqual([
      'approved',
      [
        ['1', true, 'approved'],
        ['9', false, 'denied'],
      ],
    ]);
  });
});
