import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { handler as authorizationHandler } from '../../functions/authorization/index.ts';
import { authorizationApi } from '../../shared/authorization/routes.ts';
import { fileContents, sentAttachment } from '../attachment/support/sentFiles.ts';
import { callApi, passMinutes, type SignedIn } from '../support/api.ts';
import { added, aLine, colleagueOf, move, shown } from './support/authorizations.ts';
import { anAdministrator } from './support/keptFiles.ts';
import { answerFile, asked, dubaiLicense, payerCode, startPostOfficeRequests } from './support/postOfficeRequests.ts';

const backend = await startPostOfficeRequests();
const { setFaults, box, aDubaiCoordinator, stored, sendOf, polled, answered, sent, filesOf } = backend;
const { searchPostOfficeFiles } = authorizationApi.endpoints;

type Mode = 'down' | 'serverError' | 'garbage' | 'answerLost' | 'answersFirst' | 'sameFileTwice' | 'brokenFile';
const dhpo = (mode: Mode) => setFaults({ dhpo: { mode } });
const uploads = (number: string | null) => filesOf(number).filter(({ sender }) => sender === dubaiLicense);
const eventsOf = async (as: SignedIn, id: string) => (await shown(as, id)).events.map(({ event }) => event);

/** A colleague who comes later: nobody stays signed in over such pauses. */
async function later(as: SignedIn, minutes: number): Promise<SignedIn> {
  passMinutes(minutes);
  return colleagueOf(backend.store, as, ['MedicalProvider', 'Eligibility']);
}

/** Lets an hour pass in which the worker gets its entry every five minutes, and says each time how the request looked. */
async function anHourOfTries(as: SignedIn, id: string) {
  const seen = [];
  for (let minutes = 0; minutes < 60; minutes += 5) {
    await sendOf(as, id);
    const { state, transmission, answer } = await stored(as, id);
    seen.push({ state, transmission, answer });
    passMinutes(5);
  }
  return seen;
}

describe('REQ-EAUTH-08 faults of the regulator', () => {
  it.each(['down', 'serverError', 'garbage'] as const)(
    'an hour of %s: nothing is lost, the state says so and never denied, and the file goes once when it is back',
    async (mode) => {
      const as = await aDubaiCoordinator();
      const id = await added(as, asked);
      const { requestNumber } = await shown(as, id);
      dhpo(mode);
      for (const seen of await anHourOfTries(as, id)) {
        expect(seen).toEqual({ state: 'sent', transmission: 'unknown', answer: null });
      }
      expect(uploads(requestNumber)).toHaveLength(0);
      setFaults({});
      const colleague = await later(as, 30);
      await sendOf(as, id);
      expect(await shown(colleague, id)).toMatchObject({ state: 'sent', transmission: 'accepted' });
      await sendOf(as, id);
      expect(uploads(requestNumber)).toHaveLength(1);
    },
  );

  it('an answer that comes before the word on its request was kept is taken, and the request is not sent again', async () => {
    // The facility is polled already, for a request before this one.
    const { as } = await sent();
    const id = await added(as, asked);
    const { requestNumber } = await shown(as, id);
    // The office has the file, its word is lost, and the payer is faster than the next try.
    dhpo('answerLost');
    await sendOf(as, id);
    setFaults({});
    await polled(as);
    await answered(as, requestNumber, { result: 'Yes', idPayer: 'PA-21' });
    expect(await shown(as, id)).toMatchObject({ state: 'approved', transmission: 'unknown' });
    const colleague = await later(as, 20);
    await sendOf(as, id);
    expect(await shown(colleague, id)).toMatchObject({ state: 'approved', transmission: 'accepted', findings: [] });
    expect(uploads(requestNumber)).toHaveLength(1);
  });

  it('a request is found by the name of its file, whatever has become of it meanwhile', async () => {
    const as = await aDubaiCoordinator();
    const id = await added(as, asked);
    const { requestNumber } = await shown(as, id);
    dhpo('answerLost');
    await sendOf(as, id);
    setFaults({});
    passMinutes(3);
    await added(as, { ...asked, type: 'cancellation', follows: id, lines: [], diagnoses: [] });
    const colleague = await later(as, 20);
    await sendOf(as, id);
    expect(await shown(colleague, id)).toMatchObject({ state: 'cancelled', transmission: 'accepted', findings: [] });
    expect(uploads(requestNumber)).toHaveLength(1);
  });

  it('an answer that lies in the box before its request does is taken once', async () => {
    const as = await aDubaiCoordinator();
    const id = await added(as, asked);
    dhpo('answersFirst');
    await sendOf(as, id);
    setFaults({});
    await polled(as);
    expect(await shown(as, id)).toMatchObject({ state: 'approved', transmission: 'accepted' });
    expect(uploads((await shown(as, id)).requestNumber)).toHaveLength(1);
  });

  it('the same answer under two ids, and again in a file of its own, approves once', async () => {
    const { as, id, number } = await sent();
    dhpo('sameFileTwice');
    await answered(as, number, { result: 'Yes', idPayer: 'PA-22' });
    setFaults({});
    await answered(as, number, { result: 'Yes', idPayer: 'PA-22' });
    expect((await eventsOf(as, id)).filter((event) => event === 'approve')).toHaveLength(1);
    expect((await shown(as, id)).state).toBe('approved');
  });

  it('half a file and a file of noise change nothing, are kept with their reason, and what is whole is taken', async () => {
    const { as, id, number } = await sent();
    dhpo('brokenFile');
    await answered(as, number, { result: 'No', denialCode: 'AUTH-001' });
    setFaults({});
    const noise = Buffer.from(Array.from({ length: 500 }, (_, at) => (at * 7919) % 256));
    box.lay({ sender: payerCode, receiver: dubaiLicense, name: 'noise.xml', bytes: noise });
    passMinutes(2);
    await polled(as);
    expect(await shown(as, id)).toMatchObject({ state: 'sent', answer: null });
    const body = { state: 'unreadable', license: dubaiLicense, take: 100 } as const;
    const { data } = await callApi(authorizationHandler, searchPostOfficeFiles, { as: await anAdministrator(), body });
    const own = data?.items.filter(({ facilityId }) => facilityId === as.user.facilityId) ?? [];
    expect(own.map(({ reason }) => reason)).toEqual([expect.any(String), expect.any(String)]);
    await answered(as, number, { result: 'Yes', idPayer: 'PA-23' });
    expect((await shown(as, id)).state).toBe('approved');
  });

  it('an answer that is there while the office was down for the poller is taken when it is back', async () => {
    const { as, id, number } = await sent();
    const bytes = answerFile(number, { result: 'No', denialCode: 'AUTH-001' });
    box.lay({ sender: payerCode, receiver: dubaiLicense, name: `${randomUUID()}.xml`, bytes });
    for (const mode of ['down', 'garbage', 'answerLost'] as const) {
      dhpo(mode);
      passMinutes(10);
      await polled(as);
      expect((await stored(as, id)).state).toBe('sent');
    }
    setFaults({});
    const colleague = await later(as, 10);
    await polled(as);
    expect((await shown(colleague, id)).state).toBe('denied');
  });
});

describe('a reply to a payer that has files', () => {
  const two = { ...asked, lines: [aLine('1'), aLine('2', { code: 'W-301', netFils: 100_00 })] };
  const question = (id: string) =>
    `<Activity><ID>${id}</ID><Type>8</Type><Code>W-302</Code><Net>250</Net><PaymentAmount>0</PaymentAmount><DenialCode>AUTH-012</DenialCode></Activity>`;

  /** A request about whose first line the payer has asked, with or without a number of its own. */
  async function questioned(idPayer = '') {
    const { as, id, number } = await sent(two);
    await answered(as, number, { idPayer, lines: question('1') });
    expect((await shown(as, id)).state).toBe('informationRequested');
    return { as: await later(as, 60), id, number };
  }
  const lastUpload = (number: string | null) => uploads(number).at(-1)?.bytes.toString() ?? '';

  it('REQ-EAUTH-15 goes there as a resubmission with its words and files, once, and the payer decides', async () => {
    const { as, id, number } = await questioned('PA-31');
    const { attachmentId } = await sentAttachment(as, 'report.pdf', fileContents.pdf);
    const answers = [{ item: 0, text: 'تقرير الأشعة مرفق', attachmentIds: [attachmentId] }];
    const done = await move(as, id, { move: 'reply', text: 'As you asked', answers, attachmentIds: [attachmentId] });
    expect(done.data).not.toBeNull();
    expect(await shown(as, id)).toMatchObject({ state: 'underReview', transmission: 'queued' });
    await sendOf(as, id);
    await sendOf(as, id);
    expect(await shown(as, id)).toMatchObject({ state: 'underReview', transmission: 'accepted', findings: [] });
    expect(uploads(number)).toHaveLength(2);
    const file = lastUpload(number);
    expect(file).toContain('<IDPayer>PA-31</IDPayer>');
    expect(file).toContain(
      '<Resubmission><Type>correction</Type><Comment>As you asked\n1: تقرير الأشعة مرفق</Comment></Resubmission>',
    );
    expect(file).toContain(`<Value>${fileContents.pdf.toString('base64')}</Value><ValueType>File</ValueType>`);
    await answered(as, number, { result: 'Yes', idPayer: 'PA-31' });
    expect((await shown(as, id)).state).toBe('approved');
  });

  it('names our number where the payer gave none, which the regulator takes', async () => {
    const { as, id, number } = await questioned();
    await move(as, id, { move: 'reply', text: 'As you asked' });
    await sendOf(as, id);
    expect(await shown(as, id)).toMatchObject({ transmission: 'accepted', findings: [] });
    expect(lastUpload(number)).toContain(`<IDPayer>${number}</IDPayer>`);
  });

  it('is on its way, never decided, while nobody knows whether it has arrived; and goes once', async () => {
    const { as, id, number } = await questioned('PA-32');
    await move(as, id, { move: 'reply', text: 'As you asked' });
    dhpo('answerLost');
    await sendOf(as, id);
    expect(await shown(as, id)).toMatchObject({ state: 'underReview', transmission: 'unknown' });
    setFaults({});
    const colleague = await later(as, 20);
    await sendOf(as, id);
    expect(await shown(colleague, id)).toMatchObject({ state: 'underReview', transmission: 'accepted' });
    expect(uploads(number)).toHaveLength(2);
  });

  it('that the regulator refuses is corrected and goes again with the reply', async () => {
    const { as, id, number } = await questioned('PA-33');
    await move(as, id, { move: 'reply', text: 'As you asked' });
    setFaults({ dhpo: { mode: 'rejectsCredentials' } });
    await sendOf(as, id);
    const refused = await shown(as, id);
    expect(refused).toMatchObject({ state: 'error', transmission: 'rejected' });
    setFaults({});
    await added(as, { ...two, authorizationId: id, version: refused.version });
    await sendOf(as, id);
    expect(await shown(as, id)).toMatchObject({ state: 'sent', transmission: 'accepted' });
    expect(lastUpload(number)).toContain('<Comment>As you asked</Comment>');
  });

  it('bears only files that a post office takes, and loses nothing where it is refused', async () => {
    const { as, id, number } = await questioned('PA-34');
    const { attachmentId } = await sentAttachment(as, 'scan.png', fileContents.png);
    const refused = await move(as, id, { move: 'reply', text: 'As you asked', attachmentIds: [attachmentId] });
    expect(refused.errors).toMatchObject([{ code: 'filesNotForRegulator', field: 'attachmentIds' }]);
    expect((await shown(as, id)).state).toBe('informationRequested');
    expect(uploads(number)).toHaveLength(1);
    expect((await stored(as, id)).reply).toBeNull();
  });

  it('what is sent again after a denial without a number is taken by the regulator', async () => {
    const { as, id, number } = await sent();
    await answered(as, number, { result: 'No', denialCode: 'MNEC-003' });
    const colleague = await later(as, 60);
    const resubmission = { type: 'correction' as const, comment: 'With the findings' };
    const next = await added(colleague, { ...asked, follows: id, resubmission });
    await sendOf(as, next);
    expect(await shown(colleague, next)).toMatchObject({ state: 'sent', transmission: 'accepted', findings: [] });
  });
});
