import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { systemStatusApi } from '../../../shared/systemStatus/routes.ts';
import { useApi } from '../../../web/api/useApi.ts';
import { type FakePortal, fakePortal } from '../../support/transport.ts';
import { throwIfWrong } from '../../support/wrongAnswers.ts';

const { getSystemStatus } = systemStatusApi.endpoints;
/** An answer of an older contract, as a cast lets it pass. */
const older = { data: { parts: [{ state: 'works' }], incidents: [] } } as never;
const named = new RegExp(`GET ${getSystemStatus.path}[^]*data\\.parts\\.0\\.`);

let portal: FakePortal;
beforeEach(() => {
  portal = fakePortal();
});

function Status() {
  const { data } = useApi(getSystemStatus, {});
  return <p>{data ? 'answered' : 'not yet'}</p>;
}

it('an answer that is none of the contract is refused where the test gives it, with its call and field', () => {
  expect(() => portal.answer(getSystemStatus, older)).toThrow(named);
});

it('one that is made at the call ends what the test waits for, and the test', async () => {
  portal.answer(getSystemStatus, () => older);
  render(<Status />);
  await expect(screen.findByText('answered')).rejects.toThrow(named);
  await expect(waitFor(() => expect(screen.getByText('answered')).toBeVisible())).rejects.toThrow(named);
  expect(throwIfWrong).toThrow(named);
  expect(throwIfWrong).not.toThrow();
});

it('a test that wants one gives the whole response', async () => {
  portal.answer(getSystemStatus, { response: new Response('{}') });
  render(<Status />);
  await portal.untilAnswered();
  expect(screen.getByText('not yet')).toBeVisible();
});
