import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountApi } from '../../../shared/account/routes.ts';
import { eligibilityApi } from '../../../shared/eligibility/routes.ts';
import { useApiMutation } from '../../../web/api/useApiMutation.ts';
import { alerts } from '../../../web/base/alerts.ts';
import { type FakePortal, fakePortal } from '../../support/transport.ts';

const { submitEligibility } = eligibilityApi.endpoints;
const { forgotPassword } = accountApi.endpoints;
const answered = { data: { eligibilityId: '01JD0000000000000000000000', status: 1 as const } };
const body = { payerId: 1, cardNumber: 'C1', serviceCategoryId: 1, serviceDate: '2026-11-21' };

let portal: FakePortal;
beforeEach(() => {
  portal = fakePortal();
});

const keys = () => portal.sent.map(({ headers }) => headers.get('idempotency-key'));

describe('sending', () => {
  it('keeps the key while the same data get no answer, and takes a new one for other data or another time', async () => {
    const { result } = renderHook(() => useApiMutation(submitEligibility));
    const send = (card: string) => act(() => result.current.send({ body: { ...body, cardNumber: card } }));

    portal.answer(submitEligibility, { refusal: 'serverError' });
    await send('C1');
    portal.answer(submitEligibility, answered);
    await send('C1');
    await send('C1');
    await send('C2');

    const [first, second, third, fourth] = keys();
    expect(first).toBeTruthy();
    expect(second).toBe(first);
    expect(new Set([second, third, fourth]).size).toBe(3);
  });

  it('REQ-SHELL-19 REQ-SHELL-20 shows a list of server errors as alerts of ten seconds', async () => {
    portal.answer(submitEligibility, {
      refusal: 'invalidInput',
      errors: [
        { code: 'a', message: 'First problem.' },
        { code: 'b', message: 'Second problem.' },
      ],
    });
    const { result } = renderHook(() => useApiMutation(submitEligibility));
    const outcome = await act(() => result.current.send({ body }));
    expect(outcome.isDone).toBe(false);
    expect(alerts.current().map(({ message, delayMs }) => [message, delayMs])).toEqual([
      ['First problem.', 10_000],
      ['Second problem.', 10_000],
    ]);
  });

  it('leaves the errors to a form that shows them itself, and says a 500 only once', async () => {
    const { result } = renderHook(() => useApiMutation(submitEligibility, { showsErrors: true }));
    portal.answer(submitEligibility, { refusal: 'clinicianNotFound' });
    expect(await act(() => result.current.send({ body }))).toMatchObject({
      isDone: false,
      errors: [{ code: 'clinicianNotFound' }],
    });
    expect(alerts.current()).toEqual([]);
    const { result: other } = renderHook(() => useApiMutation(submitEligibility));
    portal.answer(submitEligibility, { refusal: 'serverError' });
    await act(() => other.current.send({ body }));
    expect(alerts.current()).toHaveLength(1);
  });

  it('sends again by itself under the same key while the portal is busy, and says so', async () => {
    const busy = () => ({ response: Response.json({}, { status: 503, headers: { 'retry-after': '0' } }) });
    const said: string[][] = [];
    portal.answer(submitEligibility, () => {
      said.push(alerts.current().map(({ message }) => message));
      return said.length < 3 ? busy() : answered;
    });
    const { result } = renderHook(() => useApiMutation(submitEligibility));
    const outcome = await act(() => result.current.send({ body }));
    expect(outcome).toMatchObject({ isDone: true, data: answered.data });
    expect([keys().length, new Set(keys()).size]).toEqual([3, 1]);
    expect(said).toEqual([[], [expect.stringMatching(/^The portal is busy/)], [expect.any(String)]]);
    expect(alerts.current()).toEqual([]);
  });

  it('gives up in the end, keeps the key for the next sending, and never repeats a call that two of make two', async () => {
    const body503 = { status: -1, errors: [{ code: 'unavailable', message: 'Busy.' }], data: null };
    const busy = () => ({ response: Response.json(body503, { status: 503, headers: { 'retry-after': '0' } }) });
    portal.answer(submitEligibility, busy).answer(forgotPassword, busy);
    const { result } = renderHook(() => useApiMutation(submitEligibility, { showsErrors: true }));
    const outcome = await act(() => result.current.send({ body }));
    expect(outcome).toMatchObject({ isDone: false, errors: [{ code: 'unavailable' }] });
    await act(() => result.current.send({ body }));
    expect([keys().length, new Set(keys()).size]).toEqual([8, 1]);
    const { result: other } = renderHook(() => useApiMutation(forgotPassword));
    await act(() => other.current.send({ body: { email: 'a@b.example', token: '' } }));
    expect(portal.sentTo(forgotPassword)).toHaveLength(1);
  });

  it('tells while it sends', async () => {
    const resume = portal.answer(submitEligibility, answered).pause();
    const { result } = renderHook(() => useApiMutation(submitEligibility));
    let sending: Promise<unknown> = Promise.resolve();
    act(() => {
      sending = result.current.send({ body });
    });
    expect(result.current.isSending).toBe(true);
    await act(async () => {
      resume();
      await sending;
    });
    expect(result.current.isSending).toBe(false);
  });
});
