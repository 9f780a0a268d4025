import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { formatEmiratesId } from '../../../shared/_field/emiratesId.ts';
import { accountApi } from '../../../shared/account/routes.ts';
import { agentPlaces } from '../../../web/parts/cardReader/agentPlaces.ts';
import { CardReaderDialog } from '../../../web/parts/cardReader/CardReaderDialog.tsx';
import type { CardReaderDialogProps } from '../../../web/parts/cardReader/CardReaderPanel.tsx';
import { aCard } from '../../support/cardReading.ts';
import { type FakeAgent, fakeAgent } from '../../support/fakeAgent.ts';
import { aChallenge, installSolver } from '../../support/solverWorker.ts';
import { type FakePortal, fakePortal } from '../../support/transport.ts';

const { beginCardReading, verifyCardReading } = accountApi.endpoints;

let portal: FakePortal;
let agent: FakeAgent;
beforeEach(() => {
  portal = fakePortal();
  agent = fakeAgent(portal);
});

async function open(props: Partial<CardReaderDialogProps> = {}) {
  const called = { onSubmit: vi.fn(), onClose: vi.fn() };
  const user = userEvent.setup();
  render(<CardReaderDialog isOpen {...called} {...props} />);
  const dialog = await screen.findByRole('dialog', { name: 'Read the Emirates ID card' });
  const press = (name: string) => user.click(within(dialog).getByRole('button', { name }));
  return { ...called, user, dialog, press };
}

const alertText = async (): Promise<string> => (await screen.findByRole('alert')).textContent ?? '';

describe('the card-reader modal', () => {
  it('REQ-REG-05 has the buttons Verify, Submit and Close, and says what to do', async () => {
    const { dialog } = await open();
    const names = within(dialog)
      .getAllByRole('button')
      .map((button) => button.textContent);
    expect(names).toEqual(['Verify', 'Submit', 'Close']);
    expect(within(dialog).getByRole('status')).toHaveTextContent('Put the card into the reader');
    expect(within(dialog).getByRole('button', { name: 'Verify' })).toHaveFocus();
    expect(portal.sent).toEqual([]);
  });

  it('REQ-REG-47 shows full name, date of birth, Emirates ID and photograph of the card', async () => {
    const { dialog, press, onSubmit } = await open({ expectedEmiratesId: formatEmiratesId(aCard().emiratesId) });
    await press('Verify');
    expect(await within(dialog).findByText('The card is verified.')).toBeInTheDocument();
    expect(dialog).toHaveTextContent('Salama Ali Al Nuaimi');
    expect(dialog).toHaveTextContent('سلامة علي النعيمي');
    expect(dialog).toHaveTextContent(formatEmiratesId(aCard().emiratesId));
    expect(dialog).toHaveTextContent('19/05/1984');
    const photo = within(dialog).getByRole('img', { name: 'Photograph of the card holder' });
    expect(photo).toHaveAttribute('src', expect.stringMatching(/^data:image\/png;base64,/));
    expect(onSubmit).not.toHaveBeenCalled();

    await press('Submit');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ cardReadId: 'reading-1', emiratesIdNumber: aCard().emiratesId, isVerified: true }),
      expect.objectContaining({ idNumber: aCard().emiratesId }),
    );
  });

  it('REQ-REG-39 refuses to submit what was not verified', async () => {
    const { press, onSubmit } = await open();
    await press('Submit');
    expect(await alertText()).toBe('EmiratesId not verified');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("REQ-REG-38 refuses another person's card", async () => {
    const { press, onSubmit } = await open({ expectedEmiratesId: aCard(1).emiratesId });
    await press('Verify');
    expect(await alertText()).toBe("EmiratesId not matching with user's data");
    await press('Submit');
    expect(onSubmit).not.toHaveBeenCalled();

    agent.put({ card: aCard(1).emiratesId, failure: null });
    await press('Verify');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await press('Submit');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('closes, and keeps nothing anywhere', async () => {
    const { press, onClose } = await open();
    await press('Verify');
    await screen.findByText('The card is verified.');
    await press('Close');
    expect(onClose).toHaveBeenCalledOnce();
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is closed by Escape', async () => {
    const { user, onClose } = await open();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('reads on where the portal asks a visitor for the human verification: the page solves it, and nothing is said', async () => {
    installSolver();
    portal.answer(accountApi.endpoints.getHumanVerification, async () => ({ data: await aChallenge() }));
    agent.askForVerification();
    const { dialog, press } = await open();
    await press('Verify');
    expect(await within(dialog).findByText('The card is verified.')).toBeInTheDocument();
    expect(portal.sentTo(beginCardReading).map(({ body }) => body)).toEqual([
      {},
      { token: expect.stringMatching(/.{40}/) },
    ]);
    expect(agent.tried).toHaveLength(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says that the portal refused where the verification is of no use', async () => {
    installSolver();
    portal.answer(accountApi.endpoints.getHumanVerification, async () => ({ data: await aChallenge() }));
    portal.answer(beginCardReading, { refusal: 'verificationNeeded' });
    const { press } = await open();
    await press('Verify');
    expect(await alertText()).toContain('Please confirm that you are human');
    expect(portal.sentTo(beginCardReading)).toHaveLength(2);
    expect(portal.sentTo(verifyCardReading)).toEqual([]);
  });

  it('says what the reader is doing, and reads once for two clicks', async () => {
    const goOn = agent.pause();
    const { dialog, user } = await open();
    await user.dblClick(within(dialog).getByRole('button', { name: 'Verify' }));
    expect(within(dialog).getByRole('status')).toHaveTextContent('Looking for the card reader…');
    goOn();
    await screen.findByText('The card is verified.');
    expect(portal.sentTo(beginCardReading)).toHaveLength(1);
    expect(portal.sentTo(verifyCardReading)).toHaveLength(1);
    expect(agent.tried).toHaveLength(1);
  });
});

describe('failures of the reader', () => {
  it.each([
    ['noReader', 'No card reader is connected', '21', 'No smart card reader is connected'],
    ['noCard', 'There is no card in the reader', '22', 'No Emirates ID card in any reader'],
    ['licenceExpired', 'The licence of the card reader service has expired', '17', 'The toolkit license has expired'],
    ['pulledOut', 'The card was removed too early', '33', 'The card was removed'],
  ] as const)('REQ-REG-49 shows %s in an alert with its code and message', async (failure, title, code, message) => {
    agent.put({ failure });
    const { press, onSubmit } = await open();
    await press('Verify');
    const text = await alertText();
    expect(text).toContain(title);
    expect(text).toContain(`Code ${code}: ${message}`);
    expect(portal.sentTo(verifyCardReading)).toEqual([]);
    await press('Submit');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('REQ-REG-49 says that the agent is missing, after its three ports were tried', async () => {
    agent.stop();
    const { press } = await open();
    await press('Verify');
    expect(await alertText()).toContain('The card reader service was not found');
    expect(agent.tried).toEqual(['ws://127.0.0.1:9004', 'ws://127.0.0.1:9005', 'ws://127.0.0.1:9020']);
  });

  it('reads the card once it is back', async () => {
    agent.put({ failure: 'pulledOut' });
    const { press } = await open();
    await press('Verify');
    await alertText();
    agent.put({ card: aCard().emiratesId, failure: null });
    await press('Verify');
    expect(await screen.findByText('The card is verified.')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('passes on what the portal refused, and reads with another request id afterwards', async () => {
    agent.refuseNext();
    const { press } = await open();
    await press('Verify');
    const text = await alertText();
    expect(text).toContain('The reading was not accepted');
    expect(text).toContain(
      'Code cardReadRefused: The card reading is not valid or too old. Please read the card again.',
    );
    await press('Verify');
    expect(await screen.findByText('The card is verified.')).toBeInTheDocument();
    const ids = portal.sentTo(verifyCardReading).map(({ body }) => (body as { requestId: string }).requestId);
    expect(new Set(ids).size).toBe(2);
  });

  it('forgets a reading that was cancelled by Close', async () => {
    const answer = agent.pause();
    const { press, onClose } = await open();
    await press('Verify');
    await press('Close');
    expect(onClose).toHaveBeenCalledOnce();
    answer();
    await act(() => portal.untilAnswered());
    expect(portal.sentTo(verifyCardReading)).toEqual([]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a card read offline', () => {
  it('is shown as pending, and is not submitted where a verified one is needed', async () => {
    agent.put({ failure: 'offline' });
    const { dialog, press, onSubmit } = await open();
    await press('Verify');
    expect(await within(dialog).findByText('The card was read offline. Verification is pending.')).toBeInTheDocument();
    expect(dialog).toHaveTextContent('Salama Ali Al Nuaimi');
    await press('Submit');
    expect(await screen.findByText('EmiratesId not verified')).toBeInTheDocument();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('is handed over as unverified where the caller takes it', async () => {
    agent.put({ failure: 'offline' });
    const { press, onSubmit } = await open({ acceptsUnverified: true });
    await press('Verify');
    await screen.findByText('The card was read offline. Verification is pending.');
    await press('Submit');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ isVerified: false }),
      expect.objectContaining({ idNumber: aCard().emiratesId }),
    );
  });
});

describe('a card read over NFC', () => {
  async function typeDate(user: ReturnType<typeof userEvent.setup>, group: HTMLElement, digits: string) {
    await user.click(within(group).getByRole('spinbutton', { name: 'Day' }));
    await user.keyboard(digits);
  }

  it('asks for card number, date of birth and expiry date first, and opens with them', async () => {
    agent.put({ failure: 'nfc' });
    const { user, dialog, press } = await open();
    await press('Verify');
    expect(await alertText()).toContain('The card is read without contact');
    expect(portal.sent).toEqual([]);
    const number = await within(dialog).findByLabelText(/Card number/);
    await press('Verify');
    expect(await within(dialog).findByText('Enter the nine digits of the card number.')).toBeInTheDocument();

    await user.type(number, '111111111');
    const form = within(dialog).getByRole('form', { name: 'Details printed on the card' });
    const bornOn = await within(form).findByRole('group', { name: /Date of birth/ });
    await typeDate(user, bornOn, '19051984');
    await typeDate(user, within(form).getByRole('group', { name: /Expiry date/ }), '28022030');
    await press('Verify');
    expect(await screen.findByText('The card did not open')).toBeInTheDocument();

    // What was typed is still there to be corrected.
    await user.clear(number);
    await user.type(number, aCard().cardNumber);
    await press('Verify');
    expect(await within(dialog).findByText('The card is verified.')).toBeInTheDocument();
    expect(within(dialog).queryByLabelText(/Card number/)).not.toBeInTheDocument();
  });
});

describe('the way by hand', () => {
  it('is offered where the caller allows it, also after a failure', async () => {
    const onManual = vi.fn();
    agent.put({ failure: 'noReader' });
    const { press } = await open({ onManual });
    await press('Verify');
    await alertText();
    await press('Enter by hand');
    expect(onManual).toHaveBeenCalledOnce();
  });
});

it('speaks Arabic, with the messages of the specification translated', async () => {
  await i18next.changeLanguage('ar');
  try {
    render(<CardReaderDialog isOpen onSubmit={() => undefined} onClose={() => undefined} />);
    const dialog = await screen.findByRole('dialog', { name: 'قراءة بطاقة الهوية الإماراتية' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'إرسال' }));
    expect(await alertText()).toMatch(/[\u0600-\u06ff]/);
    expect(await alertText()).not.toContain('EmiratesId not verified');
  } finally {
    await i18next.changeLanguage('en');
  }
});

it('looks for the agent on this machine: in the clear from a local page, by TLS from a deployed one', () => {
  expect(agentPlaces('localhost').addresses[0]).toBe('ws://127.0.0.1:9004');
  expect(agentPlaces('portal.wasla.example').addresses[0]).toBe('wss://toolkitagent.emiratesid.ae:9004');
});
