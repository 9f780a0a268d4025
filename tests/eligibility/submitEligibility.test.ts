import { randomUUID } from 'node:crypto';
import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { GetCommand, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, describe, expect, it } from 'vitest';
import { putClinician } from '../../functions/_data/clinician/clinician.ts';
import { wiring } from '../../functions/_data/wiring.ts';
import { demoPayers } from '../../functions/_demo/payers.ts';
import { handler } from '../../functions/eligibility/index.ts';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { callAnything, setClock, signIn, startBackend } from '../support/api.ts';
import { aClinic, aForm, details, eligibleMember, history, submit, submitted } from './support/eligibility.ts';

const { store, messages } = await startBackend();
const { submitEligibility } = eligibilityApi.endpoints;
const mocks: { restore: () => void }[] = [];
afterEach(() => {
  for (const mock of mocks.splice(0)) mock.restore();
});

describe('submitEligibility', () => {
  it('REQ-ELIG-10 REQ-ELIG-20 stores the request as Pending and queues it for the payer', async () => {
    const as = await aClinic(store);
    const { http, status, data } = await submit(as, aForm(eligibleMember(), { remarks: 'Walk-in' }));
    expect({ http, status }).toEqual({ http: 200, status: 1 });
    expect(data).toEqual({ eligibilityId: expect.any(String), status: eligibilityStatus.Pending });

    const id = data?.eligibilityId ?? '';
    expect(messages.map(({ body }) => JSON.parse(body))).toContainEqual({ outboxId: id });
    const stored = await details(as, id);
    expect(stored).toMatchObject({
      eligibilityId: id,
      ruleId: null,
      status: 1,
      facilityId: as.user.facilityId,
      facilityNameArabic: 'عيادة النخلة',
      requestNumber: `${as.user.facilityLicense}-${id}`,
      clinicianName: 'Dr Amna Invented',
      remarks: 'Walk-in',
      isPayerUnavailable: false,
      submittedByName: 'Sara Invented',
      payerNameArabic: demoPayers.find(({ payerId }) => payerId === eligibleMember().payerId)?.payerNameArabic,
    });
    expect(stored.timeline).toEqual([
      { at: stored.submittedAt, event: 'submitted', by: 'Sara Invented', detail: null },
    ]);
  });

  it('REQ-ELIG-10 keeps who referred the patient: with the name of an own clinician, or the licence of another’s', async () => {
    const as = await aClinic(store);
    const referrerOf = async (referralClinicianLicense?: string) => {
      const id = await submitted(as, aForm(eligibleMember(), { referralClinicianLicense }));
      const stored = await details(as, id);
      return [stored.referralClinicianLicense, stored.referralClinicianName];
    };
    expect(await referrerOf('gd1234')).toEqual(['GD1234', 'Dr Amna Invented']);
    expect(await referrerOf('MOH-P-5511')).toEqual(['MOH-P-5511', null]);
    expect(await referrerOf()).toEqual([null, null]);
  });

  it('REQ-ELIG-10 stores nothing of a transaction that fails', async () => {
    const as = await aClinic(store);
    const mock = mockClient(wiring.store);
    mocks.push(mock);
    mock.send.callThrough();
    mock.on(TransactWriteCommand).rejects(Object.assign(new Error('slow down'), { name: 'ThrottlingException' }));
    const { http, errors, data } = await submit(as);
    expect(http).toBe(503);
    expect(errors).toMatchObject([{ code: 'unavailable' }]);
    expect(JSON.stringify({ errors, data })).not.toContain('slow down');
    mock.restore();
    expect((await history(as)).data?.items).toEqual([]);
  });

  it('tries again when another transaction is at the same items', async () => {
    const as = await aClinic(store);
    const conflict = Object.assign(new Error('conflict'), {
      name: 'TransactionCanceledException',
      CancellationReasons: [{ Code: 'None' }, { Code: 'TransactionConflict' }],
    });
    const mock = mockClient(wiring.store);
    mocks.push(mock);
    mock.send.callThrough();
    mock
      .on(TransactWriteCommand)
      .rejectsOnce(conflict)
      .rejectsOnce(conflict)
      .callsFake((input) => store.send(new TransactWriteCommand(input)));
    expect(await submit(as)).toMatchObject({ http: 200, data: { status: 1 } });
    expect(mock.commandCalls(TransactWriteCommand)).toHaveLength(3);
  });

  it('answers although the queue takes nothing: the sweeper will send it', async () => {
    const as = await aClinic(store);
    const mock = mockClient(SQSClient);
    mocks.push(mock);
    mock.on(SendMessageBatchCommand).rejects(new Error('queue away'));
    const { http, data } = await submit(as);
    expect(http).toBe(200);
    const { Item } = await store.send(
      new GetCommand({
        TableName: process.env.REQUESTS_TABLE,
        Key: { pk: `OUTBOX#${data?.eligibilityId}`, sk: 'OUTBOX' },
      }),
    );
    expect(Item).toMatchObject({ duePk: expect.stringMatching(/^DUE#[0-7]$/), attempts: 0 });
  });
});

describe('an Idempotency-Key', () => {
  const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });

  it('that is repeated by 20 posts at once gives one answer and one stored request', async () => {
    const as = await aClinic(store);
    const key = randomUUID();
    const sent = messages.length;
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(as, aForm(), keyed(key))));
    expect(answers.map(({ http }) => http)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(answers.map(({ data }) => data?.eligibilityId)).size).toBe(1);
    expect((await history(as)).data?.items).toHaveLength(1);
    expect(messages.length - sent).toBe(1);
  });

  it('gives the same answer when the body says the same in another order', async () => {
    const as = await aClinic(store);
    const key = randomUUID();
    const form = aForm();
    const reversed = Object.fromEntries(Object.entries(form).reverse()) as typeof form;
    const first = await submit(as, form, keyed(key));
    expect((await submit(as, reversed, keyed(key))).data).toEqual(first.data);
  });

  it('for another body is refused with 409 and stores nothing', async () => {
    const as = await aClinic(store);
    const key = randomUUID();
    await submit(as, aForm(), keyed(key));
    const other = await submit(as, aForm(eligibleMember(), { serviceCategoryId: 2 }), keyed(key));
    expect(other).toMatchObject({ http: 409, errors: [{ code: 'idempotencyKeyReused' }] });
    expect((await history(as)).data?.items).toHaveLength(1);
  });

  it('belongs to its user: another user with the same key sends a request of their own', async () => {
    const [one, other] = [await aClinic(store), await aClinic(store)];
    const key = randomUUID();
    const first = await submit(one, aForm(), keyed(key));
    const second = await submit(other, aForm(), keyed(key));
    expect(second.data?.eligibilityId).not.toBe(first.data?.eligibilityId);
  });

  it('of a refused form can be used again for the corrected form', async () => {
    const as = await aClinic(store);
    const key = randomUUID();
    expect((await submit(as, aForm(eligibleMember(), { payerId: 9001 }), keyed(key))).status).toBe(-1);
    expect(await submit(as, aForm(), keyed(key))).toMatchObject({ http: 200, status: 1 });
  });

  it.each([
    ['missing', undefined],
    ['too short', 'abc'],
    ['with blanks', 'a key with blanks'],
  ])('that is %s is refused', async (_, key) => {
    const as = await aClinic(store);
    const answer = await submit(as, aForm(), { headers: { 'idempotency-key': key ?? '' } });
    expect(answer).toMatchObject({ http: 400, errors: [{ field: 'Idempotency-Key' }] });
  });
});

describe('a form that cannot be sent', () => {
  const member = eligibleMember();

  it.each([
    ['a wrong check digit', { emiratesId: '784-1985-0000001-8' }, 'invalidEmiratesId', 'emiratesId'],
    ['neither number', { emiratesId: undefined }, 'emiratesIdRequired', 'emiratesId'],
    ['no reason for the typed number', { eidReasonId: undefined }, 'custom', 'eidReasonId'],
    ['an unknown service category', { serviceCategoryId: 999 }, 'unknownChoice', 'serviceCategoryId'],
    ['an unknown consultation category', { consultationCategoryId: 999 }, 'unknownChoice', 'consultationCategoryId'],
    ['an unknown reason', { eidReasonId: 999 }, 'unknownChoice', 'eidReasonId'],
    ['a date of the future', { serviceDate: '2999-01-01' }, 'inFuture', 'serviceDate'],
    ['a date too long ago', { serviceDate: '2020-01-01' }, 'tooOld', 'serviceDate'],
    ['a day that does not exist', { serviceDate: '2026-02-30' }, 'invalidFormat', 'serviceDate'],
    ['an unmasked mobile number', { mobileNumber: '0501234567' }, 'invalidMobileNumber', 'mobileNumber'],
    ['long remarks', { remarks: 'x'.repeat(501) }, 'tooBig', 'remarks'],
    ['an Emirates ID for a card number', { cardNumber: '784-1985-0000001-7' }, 'custom', 'cardNumber'],
    [
      'an Emirates ID alone, as a card number',
      { emiratesId: undefined, eidReasonId: undefined, cardNumber: '784198500000017' },
      'custom',
      'cardNumber',
    ],
    ['a card number of other signs', { cardNumber: '=1+1' }, 'custom', 'cardNumber'],
    ['an unknown property', { facilityId: 'another' }, 'unknownProperty', 'facilityId'],
    ['a text for a number', { payerId: '88' }, 'invalidType', 'payerId'],
  ])('has %s: 400 at its field', async (_, changes, code, field) => {
    const as = await aClinic(store);
    const body = { ...aForm(member), ...changes };
    const { http, errors } = await callAnything(handler, submitEligibility, { as, body });
    expect(http).toBe(400);
    expect(errors).toContainEqual(expect.objectContaining({ code, field, message: expect.any(String) }));
  });

  it('names a payer that takes no requests, or none', async () => {
    const as = await aClinic(store);
    for (const payerId of [9001, 123_456]) {
      const answer = await submit(as, aForm(member, { payerId }));
      expect(answer).toMatchObject({
        http: 200,
        status: -1,
        errors: [{ code: 'payerNotAvailable', field: 'payerId' }],
      });
    }
  });

  it('names a clinician of another facility, an inactive one or none', async () => {
    const [as, other] = [await aClinic(store), await aClinic(store)];
    const clinician = { clinicianId: 'c', fullName: 'Dr B', fullNameArabic: '', specialty: '' };
    await putClinician(store, {
      ...clinician,
      facilityId: other.user.facilityId ?? '',
      licenseNo: 'GD7777',
      isActive: true,
    });
    await putClinician(store, {
      ...clinician,
      facilityId: as.user.facilityId ?? '',
      licenseNo: 'GD8888',
      isActive: false,
    });
    for (const clinicianLicense of ['GD7777', 'GD8888', 'GD9999']) {
      const answer = await submit(as, aForm(member, { clinicianLicense }));
      expect(answer).toMatchObject({ status: -1, errors: [{ code: 'clinicianNotFound', field: 'clinicianLicense' }] });
    }
  });

  it('names who referred the patient by something that is no licence', async () => {
    const as = await aClinic(store);
    for (const referralClinicianLicense of ['Dr B', 'G1', 'x'.repeat(31), '=GD1']) {
      const answer = await submit(as, aForm(member, { referralClinicianLicense }));
      expect(answer).toMatchObject({ http: 400, errors: [{ field: 'referralClinicianLicense' }] });
    }
  });

  it('comes from a user without a facility', async () => {
    const as = await signIn({ roles: ['Eligibility'], facility: null });
    expect(await submit(as)).toMatchObject({ http: 200, status: -1, errors: [{ code: 'facilityRequired' }] });
  });

  it('takes today for the day in the Emirates', async () => {
    setClock('2026-11-20T21:30:00Z');
    const as = await aClinic(store);
    expect((await submit(as, aForm(member, { serviceDate: '2026-11-21' }))).http).toBe(200);
    const tomorrow = await submit(as, aForm(member, { serviceDate: '2026-11-22' }));
    expect(tomorrow).toMatchObject({ http: 400, errors: [{ code: 'inFuture' }] });
  });
});

describe('the stored request', () => {
  it('is in one partition of its facility, under keys that name no other', async () => {
    const as = await aClinic(store);
    const id = await submitted(as, aForm(eligibleMember(), { cardNumber: 'CARD-9' }));
    const { Items } = await store.send(
      new QueryCommand({
        TableName: process.env.ELIGIBILITY_TABLE,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': `FACILITY#${as.user.facilityId}` },
      }),
    );
    expect(Items).toHaveLength(1);
    expect(Items?.[0]).toMatchObject({ sk: `ELIG#${id}`, version: 1 });
  });
});
