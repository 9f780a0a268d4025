import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { facility as storedFacility } from '../../functions/_data/facility/facility.ts';
import { demoFacilities } from '../../functions/_demo/facilities.ts';
import { handler as notificationHandler } from '../../functions/notification/index.ts';
import { handler as regulatorHandler } from '../../functions/regulator/index.ts';
import { notificationApi } from '../../shared/notification/routes.ts';
import { regulatorApi } from '../../shared/regulator/routes.ts';
import { fileContents, sentAttachment } from '../attachment/support/sentFiles.ts';
import { callApi, passMinutes, type SignedIn, signIn } from '../support/api.ts';
import { add, added, aLine, shown } from './support/authorizations.ts';
import { answeredLine, asked, dubaiLicense, payerCode, startPostOfficeRequests } from './support/postOfficeRequests.ts';

const backend = await startPostOfficeRequests();
const { messages, logLines, setFaults, box, aDubaiCoordinator, stored, sendOf, answered, sent, filesOf } = backend;

/** What geteauthregulatoryerrors answers of a request. */
const reportsOf = (as: SignedIn, requestId: string) =>
  callApi(regulatorHandler, regulatorApi.endpoints.getEauthRegulatoryErrors, { as, query: { requestId } });

/** What the person has been told. */
async function newsOf(as: SignedIn): Promise<string[]> {
  const { data } = await callApi(notificationHandler, notificationApi.endpoints.getNotifications, { as, query: {} });
  return data?.items.map(({ kind }) => kind) ?? [];
}

describe('a request that goes by way of a post office', () => {
  it('REQ-EAUTH-08 is uploaded once as Prior.Request with the facility’s credentials, and taken by the regulator', async () => {
    const as = await aDubaiCoordinator();
    const id = await added(as, asked);
    expect(await shown(as, id)).toMatchObject({ state: 'sent', transmission: 'queued' });
    await sendOf(as, id);
    const record = await shown(as, id);
    expect(record).toMatchObject({ state: 'sent', transmission: 'accepted' });
    const [file] = filesOf(record.requestNumber);
    const text = file?.bytes.toString() ?? '';
    expect(text).toContain(`<SenderID>${dubaiLicense}</SenderID><ReceiverID>${payerCode}</ReceiverID>`);
    expect(text).toContain('<Code>W-302</Code><Quantity>1</Quantity><Net>250</Net>');
    // The queue brings a message twice.
    await sendOf(as, id);
    expect(filesOf(record.requestNumber)).toHaveLength(1);
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
    expect(filesOf(record.requestNumber)).toHaveLength(1);
  });

  it('REQ-EAUTH-08 carries its files at its first line, and only such as a post office takes', async () => {
    const as = await aDubaiCoordinator();
    const { attachmentId } = await sentAttachment(as, 'report.pdf', fileContents.pdf);
    const id = await added(as, { ...asked, attachmentIds: [attachmentId], lines: [aLine('1'), aLine('2')] });
    await sendOf(as, id);
    const [file] = filesOf((await shown(as, id)).requestNumber);
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
  it('REQ-EAUTH-11 stands line by line beside what was asked', async () => {
    const { as, id, number } = await sent(two);
    await answered(as, number, {
      result: 'Yes',
      idPayer: 'PA-77',
      lines: answeredLine('2', { code: 'W-301', net: '100', paid: '0', denial: 'MNEC-003' }) + answeredLine('1'),
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
    await answered(some.as, some.number, { result: 'Yes', idPayer: 'PA-2', lines: answeredLine('1') });
    expect((await shown(some.as, some.id)).state).toBe('underReview');
  });

  it('REQ-EAUTH-15 that asks for more is no denial: the clock stands still, the sender is told, and what is sent again is decided', async () => {
    const { as, id, number } = await sent(two);
    const asks =
      answeredLine('1', { paid: '0', denial: 'AUTH-012' }) +
      answeredLine('2', { code: 'W-301', net: '100', paid: '80' });
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
      lines: answeredLine('1', { net: '900', paid: '900' }),
    });
    expect((await shown(more.as, more.id)).state).toBe('sent');
    const gone = await sent();
    await added(gone.as, { ...asked, type: 'cancellation', follows: gone.id, lines: [], diagnoses: [] });
    const { version } = await shown(gone.as, gone.id);
    await answered(gone.as, gone.number, { result: 'Yes', idPayer: 'PA-6', lines: answeredLine('1') });
    const cancelled = await shown(gone.as, gone.id);
    expect(cancelled).toMatchObject({ state: 'cancelled', answer: null, version });
    // Both sides see that it came; nobody who has the request open is overtaken by it.
    expect(cancelled.events.at(-1)).toMatchObject({ event: 'answerAfterCancellation', by: null });
    // Another file is told of too, the same one again is not: only a request that was cancelled has such a word.
    await answered(gone.as, gone.number, { result: 'No', denialCode: 'AUTH-001', lines: answeredLine('1') });
    const { events } = await shown(gone.as, gone.id);
    expect(events.filter(({ event }) => event === 'answerAfterCancellation')).toHaveLength(2);
    const settled = await sent();
    await answered(settled.as, settled.number, { result: 'Yes', idPayer: 'PA-9' });
    await answered(settled.as, settled.number, { result: 'No', denialCode: 'AUTH-001' });
    const twice = await shown(settled.as, settled.id);
    expect(twice.events.map(({ event }) => event)).not.toContain('answerAfterCancellation');
  });

  it('shows a line that nobody asked for, which grants nothing', async () => {
    const { as, id, number } = await sent();
    await answered(as, number, { result: 'Yes', idPayer: 'PA-7', lines: answeredLine('1') + answeredLine('9') });
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
