import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { eligibilityApi } from '../../../shared/eligibility/routes.ts';
import { useApiMutation } from '../../../web/api/useApiMutation.ts';
import { alerts } from '../../../web/base/alerts.ts';
import { type FakePortal, fakePortal } from '../../support/transport.ts';

const { submitEligibility } = eligibilityApi.endpoints;
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
