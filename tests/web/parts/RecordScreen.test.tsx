import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { lookupsApi } from '../../../shared/lookups/routes.ts';
import { useApi } from '../../../web/api/useApi.ts';
import { loadTexts } from '../../../web/base/i18n.ts';
import { RecordScreen } from '../../../web/parts/record/RecordScreen.tsx';
import { type FakePortal, fakePortal } from '../../support/transport.ts';

const { getEidReasons } = lookupsApi.endpoints;
const reasons = [{ id: 1, name: 'Newborn', nameArabic: 'مولود جديد' }];

let portal: FakePortal;
beforeAll(() => loadTexts(['ui', 'app']));
beforeEach(() => {
  portal = fakePortal();
});

function TestScreen({ isNamed }: { isNamed: boolean }) {
  const read = useApi(getEidReasons, isNamed ? {} : null);
  return (
    <RecordScreen
      read={read}
      missing={{ title: 'No such reason', nextStep: 'Open the list.' }}
      back={{ to: '/reasons', text: 'To the list' }}
      head={([first]) => <p>Head of {first?.name}</p>}
      timeline={() => ({ title: 'History', entries: [{ key: '1', at: '2026-11-21T10:30:00.000Z', title: 'Made' }] })}
    >
      {(record) => record.map(({ id, name }) => <p key={id}>{name}</p>)}
    </RecordScreen>
  );
}

const open = (isNamed = true) =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter>
        <TestScreen isNamed={isNamed} />
      </MemoryRouter>
    </SWRConfig>,
  );

it('shows the record with its head, its timeline and the way back', async () => {
  portal.answer(getEidReasons, { data: reasons });
  open();
  expect(screen.getByLabelText('Loading…')).toBeInTheDocument();
  expect(await screen.findByText('Newborn')).toBeInTheDocument();
  expect(screen.getByText('Head of Newborn')).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'History' })).toHaveTextContent('Made');
  expect(screen.getByRole('link', { name: 'To the list' })).toHaveAttribute('href', '/reasons');
});

it.each(['notFound', 'notAllowed'] as const)(
  'says "%s" as a record that is missing, with the way back',
  async (refusal) => {
    portal.answer(getEidReasons, { refusal });
    open();
    expect(await screen.findByText('No such reason')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'To the list' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
);

it('takes an address that names no record for a missing one, and asks nothing', () => {
  open(false);
  expect(screen.getByText('No such reason')).toBeInTheDocument();
  expect(portal.sent).toEqual([]);
});

it('offers to try again when the record could not be read', async () => {
  portal.answer(getEidReasons, { response: new Response('', { status: 503 }) });
  open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText('No such reason')).not.toBeInTheDocument();
  portal.answer(getEidReasons, { data: reasons });
  await userEvent.click(again);
  await waitFor(() => expect(screen.getByText('Newborn')).toBeInTheDocument());
});
