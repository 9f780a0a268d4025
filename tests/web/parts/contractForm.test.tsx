import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { Suspense } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { errorsOf } from '../../../functions/_kit/input.ts';
import { emiratesIdField } from '../../../shared/_contract/emiratesIdField.ts';
import { endpoint } from '../../../shared/_contract/endpoint.ts';
import { prepareLanguage, switchLanguage } from '../../../web/base/appearance.ts';
import { loadTexts } from '../../../web/base/i18n.ts';
import { removeSession, storeSession } from '../../../web/base/session.ts';
import { ContractForm } from '../../../web/parts/form/ContractForm.tsx';
import { contractResolver } from '../../../web/parts/form/contractResolver.ts';
import { sessionDraft } from '../../../web/parts/form/formDraft.ts';
import { type ContractFormOptions, useContractForm } from '../../../web/parts/form/useContractForm.ts';
import { Dropdown } from '../../../web/ui/Dropdown.tsx';
import { TextInput } from '../../../web/ui/TextInput.tsx';
import { aSignedInUser, type FakePortal, fakePortal } from '../../support/transport.ts';

const askQuestion = endpoint({
  method: 'POST',
  path: '/api/test/question',
  summary: 'Ask a question',
  access: ['Standard'],
  body: z.strictObject({
    kindId: z.int('Choose a reason.'),
    patient: z.strictObject({ idNumber: emiratesIdField, remark: z.string().min(1, 'Enter a date.') }),
  }),
  answer: z.strictObject({ id: z.string() }),
  idempotent: true,
  requirements: ['REQ-VALID-25'],
});

interface Values {
  kindId: number | null;
  emiratesId: string;
  remark: string;
}
const empty: Values = { kindId: null, emiratesId: '', remark: '' };
const kinds = [
  { id: 1, name: 'Cover' },
  { id: 2, name: 'Claim' },
];
const mapping = {
  bodyOf: ({ kindId, emiratesId, remark }: Values) => ({
    kindId: kindId as number,
    patient: { idNumber: emiratesId, remark },
  }),
  fieldOf: (field: string) => field.replace('patient.', '').replace('idNumber', 'emiratesId'),
};

type Options = Partial<ContractFormOptions<typeof askQuestion, Values>>;

function Question(options: Options) {
  const form = useContractForm({
    endpoint: askQuestion,
    initial: empty,
    ...mapping,
    labelOf: (field) => `Label of ${field}`,
    onDone: () => undefined,
    ...options,
  });
  const { control } = form;
  return (
    <ContractForm form={form} label="Question">
      <Dropdown control={control} name="kindId" label="Kind" choices={kinds} />
      <TextInput control={control} name="emiratesId" label="Emirates ID" maxLength={20} />
      <TextInput control={control} name="remark" label="Remark" maxLength={200} />
      <button type="submit">Send</button>
    </ContractForm>
  );
}

let portal: FakePortal;
beforeEach(async () => {
  await i18next.changeLanguage('en');
  portal = fakePortal().answer(askQuestion, { data: { id: 'Q1' } });
});

const kind = () => screen.getByRole('combobox', { name: 'Kind' });
const emiratesId = () => screen.getByRole('textbox', { name: 'Emirates ID' });
const remark = () => screen.getByRole('textbox', { name: 'Remark' });
const sent = () => portal.sentTo(askQuestion);
const keys = () => sent().map(({ headers }) => headers.get('Idempotency-Key'));

async function open(options: Options = {}) {
  const user = userEvent.setup();
  const show = (more: Options = {}) => (
    <Suspense>
      <Question {...options} {...more} />
    </Suspense>
  );
  const { rerender, unmount } = render(show());
  await screen.findByRole('form', { name: 'Question' });
  const choose = async (name: string) => {
    await user.click(kind());
    await user.click(await screen.findByRole('option', { name }));
  };
  const fill = async () => {
    await choose('Claim');
    await user.type(emiratesId(), '784198500000017');
    await user.type(remark(), 'Urgent');
  };
  const send = () => user.click(screen.getByRole('button', { name: 'Send' }));
  return { user, choose, fill, send, unmount, arrive: (more: Options) => rerender(show(more)) };
}

it('checks nothing while somebody types, where nobody asks whether all is right', async () => {
  const check = vi.fn(contractResolver<Values>(askQuestion.body, mapping));
  const { user } = await open({ resolver: check });
  await user.type(remark(), 'Urgent');
  expect(check).not.toHaveBeenCalled();
  await user.tab();
  await waitFor(() => expect(check).toHaveBeenCalled());
});

it('a form that was sent too often says when it may be sent again', async () => {
  const values = { retryAt: '2026-03-01T08:05:00.000Z', seconds: 300 };
  portal.answer(askQuestion, {
    refusal: 'tooManyRequests',
    errors: [{ code: 'tooManyRequests', message: 'Too many requests. Please try again later.', values }],
  });
  const { fill, send } = await open();
  await fill();
  await send();
  expect(await screen.findByTestId('retry')).toHaveTextContent(/You can try again in .?(5:00|4:\d\d)/);
  expect(remark()).toHaveValue('Urgent');
  portal.answer(askQuestion, { data: { id: 'Q1' } });
  await send();
  await waitFor(() => expect(screen.queryByTestId('retry')).not.toBeInTheDocument());
});

describe('checking', () => {
  it('REQ-VALID-25 names each broken rule by the very code that the server answers', async () => {
    const values = { kindId: null, emiratesId: '784198500000018', remark: '' };
    const body = mapping.bodyOf(values as Values);
    const answered = errorsOf(askQuestion.body.safeParse(body).error?.issues ?? []);
    const { errors } = await contractResolver(askQuestion.body, mapping)(values, undefined, {
      fields: {},
      shouldUseNativeValidation: false,
    });
    expect(Object.entries(errors).map(([field, error]) => [field, error?.type])).toEqual(
      answered.map(({ field = '', code }) => [mapping.fieldOf(field), code]),
    );
    expect(errors.emiratesId?.type).toBe('invalidEmiratesId');
  });

  it('lists what is wrong in the order of the screen, goes to the first, and sends nothing', async () => {
    const { user, send, choose } = await open();
    await choose('Cover');
    await send();
    const links = await screen.findAllByRole('link');
    expect(links.map(({ textContent }) => textContent?.split(':')[0])).toEqual([
      'Label of emiratesId',
      'Label of remark',
    ]);
    expect(emiratesId()).toHaveFocus();
    await user.click(links[1] as HTMLElement);
    expect(remark()).toHaveFocus();
    expect(sent()).toHaveLength(0);
  });
});

describe('sending', () => {
  it('sends once, however often the button is pressed', async () => {
    const onDone = vi.fn();
    const { user, fill } = await open({ onDone });
    await fill();
    const answer = portal.pause();
    await user.dblClick(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    answer();
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(sent()).toHaveLength(1);
    expect(onDone).toHaveBeenCalledWith({ id: 'Q1' }, { kindId: 2, emiratesId: '784198500000017', remark: 'Urgent' });
  });

  it('tries again under the same key after no answer, and under another one for other content', async () => {
    const { user, fill, send } = await open();
    await fill();
    portal.answer(askQuestion, { refusal: 'serverError' });
    await send();
    expect(await screen.findByText(/Everything you typed is kept/)).toBeInTheDocument();
    await send();
    await waitFor(() => expect(sent()).toHaveLength(2));
    await user.type(remark(), ' today');
    await send();
    await waitFor(() => expect(sent()).toHaveLength(3));
    const [first, second, third] = keys();
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('is sent again by itself while the portal is busy, says so, and keeps what was typed', async () => {
    const { fill, send } = await open();
    await fill();
    let resume: () => void = () => undefined;
    portal.answer(askQuestion, () => {
      if (sent().length > 1) return { data: { id: 'Q1' } };
      resume = portal.pause();
      return { response: Response.json({}, { status: 503, headers: { 'retry-after': '0' } }) };
    });
    await send();
    expect(await screen.findByText(/The portal is busy/)).toBeInTheDocument();
    expect(remark()).toHaveValue('Urgent');
    resume();
    await waitFor(() => expect(screen.queryByText(/The portal is busy/)).not.toBeInTheDocument());
    const [first, second] = keys();
    expect([sent().length, second]).toEqual([2, first]);
  });

  it('REQ-LOGIN-24 sends nothing while the browser is offline, loses nothing, and sends when it is back', async () => {
    const { fill, send } = await open();
    await fill();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await send();
    expect(await screen.findByText(/Everything you typed is kept/)).toBeInTheDocument();
    expect(sent()).toHaveLength(0);
    expect([remark(), emiratesId()].map((field) => (field as HTMLInputElement).value)).toEqual([
      'Urgent',
      '784198500000017',
    ]);
    online.mockRestore();
    await send();
    await waitFor(() => expect(sent()).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText(/is kept/)).not.toBeInTheDocument());
  });
});

describe('refusals', () => {
  const refuse = () =>
    portal.answer(askQuestion, {
      refusal: 'invalidInput',
      errors: [
        { code: 'tooSmall', message: 'Enter a date.', field: 'patient.remark' },
        {
          code: 'invalidEmiratesId',
          message: 'Valid Emirates ID Required',
          field: 'patient.idNumber',
          textKey: 'ownEmiratesIdInvalid',
        },
        { code: 'payerNotAvailable', message: 'This payer does not take eligibility requests.' },
        { code: 'custom', message: 'Choose an answer.', field: 'patient.age' },
      ],
    });

  it('stand at the form’s own fields, the rest above; the first has the focus, and its mending takes it away', async () => {
    refuse();
    const { user, fill, send } = await open();
    await fill();
    await send();
    await waitFor(() => expect(emiratesId()).toHaveAccessibleDescription('Valid Emirates ID Required'));
    expect(remark()).toHaveAccessibleDescription('Enter a date.');
    expect(emiratesId()).toHaveFocus();
    const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(said.slice(0, 2)).toEqual(['This payer does not take eligibility requests.', 'Choose an answer.']);
    await user.type(remark(), '!');
    await waitFor(() => expect(remark()).not.toHaveAccessibleDescription());
  });

  it('REQ-VALID-25 are read in the reader’s language, also after it was switched', async () => {
    refuse();
    await loadTexts(['refusals']);
    await prepareLanguage('ar');
    const { fill, send } = await open();
    await fill();
    await send();
    await waitFor(() => expect(emiratesId()).toHaveAccessibleDescription('Valid Emirates ID Required'));
    await switchLanguage('ar');
    await waitFor(() => expect(emiratesId()).toHaveAccessibleDescription('يلزم رقم هوية إماراتية صحيح'));
    await switchLanguage('en');
  });

  it('are left to the screen where it shows them itself', async () => {
    refuse();
    const { fill, send } = await open({ onRefused: ({ errors }) => errors.slice(0, 1) });
    await fill();
    await send();
    await waitFor(() => expect(remark()).toHaveAccessibleDescription('Enter a date.'));
    expect(emiratesId()).not.toHaveAccessibleDescription();
  });
});

describe('a draft', () => {
  const draftOf = () => sessionDraft<Values>('test:draft', ['emiratesId']);

  it('survives the end of the session for its own person only, without the patient’s number', async () => {
    storeSession(aSignedInUser());
    portal.answer(askQuestion, { refusal: 'notSignedIn' });
    const first = await open({ draft: draftOf() });
    await first.fill();
    await first.send();
    expect(await screen.findByText(/Everything you typed is kept/)).toBeInTheDocument();
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/784-?1985/);
    first.unmount();

    storeSession(aSignedInUser({ userId: 'user-2' }));
    const other = await open({ draft: draftOf() });
    expect(remark()).toHaveValue('');
    other.unmount();

    storeSession(aSignedInUser());
    const again = await open({ draft: draftOf() });
    expect(remark()).toHaveValue('Urgent');
    expect(kind()).toHaveTextContent('Claim');
    expect(emiratesId()).toHaveValue('');
    expect(screen.getByText('What you had typed is here again: Label of kindId, Label of remark.')).toBeInTheDocument();
    expect(screen.getByText('Not kept, please type again: Label of emiratesId.')).toBeInTheDocument();
    portal.answer(askQuestion, { data: { id: 'Q1' } });
    await again.user.type(emiratesId(), '784198500000017');
    await again.send();
    await waitFor(() => expect(Object.keys(sessionStorage).filter((key) => key.includes('draft'))).toEqual([]));
  });

  it('goes before values that arrive later', async () => {
    sessionStorage.setItem('test:draft', JSON.stringify({ remark: 'Mine' }));
    const { arrive } = await open({ draft: draftOf() });
    arrive({ initial: { kindId: 1, emiratesId: '', remark: 'Theirs' } });
    await waitFor(() => expect(kind()).toHaveTextContent('Cover'));
    expect(remark()).toHaveValue('Mine');
  });
});

describe('a form that names no draft', () => {
  beforeEach(() => {
    sessionStorage.clear();
    storeSession(aSignedInUser());
  });

  const ofRecord = (recordId: string): Options => ({
    bodyOf: (values) => ({ ...mapping.bodyOf(values), recordId, version: Math.random() }),
  });
  const type = async (options: Options = {}) => {
    const opened = await open(options);
    await opened.fill();
    opened.unmount();
  };

  it('keeps what was typed and chosen all the same, but for the number of the patient', async () => {
    await type();
    await open();
    expect(remark()).toHaveValue('Urgent');
    expect(kind()).toHaveTextContent('Claim');
    expect(emiratesId()).toHaveValue('');
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/784-?1985/);
    const traces = Object.keys(sessionStorage).find((key) => key.endsWith(':begun')) ?? '';
    expect(Object.keys(JSON.parse(sessionStorage.getItem(traces) ?? '{}'))).toEqual(['kindId', 'remark']);
    expect(screen.getByText('Not kept, please type again: Label of emiratesId.')).toBeInTheDocument();
  });

  it('names the fields as the screen does, where the form does not say how they are called', async () => {
    const unnamed = { labelOf: undefined } as unknown as Options;
    await type(unnamed);
    await open(unnamed);
    expect(screen.getByText(/^What you had typed is here again: .*Remark\.$/)).toBeInTheDocument();
    expect(screen.getByText('Not kept, please type again: Emirates ID.')).toBeInTheDocument();
  });

  it('shows it with no other record, whatever version either has, and with its own again', async () => {
    await type(ofRecord('one'));
    const other = await open(ofRecord('two'));
    expect(remark()).toHaveValue('');
    other.unmount();
    await open(ofRecord('one'));
    expect(remark()).toHaveValue('Urgent');
  });

  it('shows it at no other address, with nothing else that tells records apart, and to nobody else', async () => {
    await type();
    window.history.replaceState(null, '', '/somewhere/else');
    (await open()).unmount();
    expect(screen.queryByText(/is here again/)).toBeNull();
    window.history.replaceState(null, '', '/');
    const other = await open({ about: ['other'] });
    expect(remark()).toHaveValue('');
    other.unmount();
    storeSession(aSignedInUser({ userId: 'user-2' }));
    await open();
    expect(remark()).toHaveValue('');
  });

  it('keeps nothing for a visitor, nor where nothing is to come back', async () => {
    await type({ draft: null });
    removeSession();
    await type();
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('form:'))).toEqual([]);
    storeSession(aSignedInUser());
    await open();
    expect(remark()).toHaveValue('');
  });

  it('lets a person type and send where the browser stores nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const { fill, send } = await open();
    await fill();
    await send();
    vi.restoreAllMocks();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toMatchObject({ patient: { remark: 'Urgent' } });
  });

  it('has it no more once it was sent', async () => {
    const { fill, send, unmount } = await open();
    await fill();
    await send();
    await waitFor(() => expect(sent()).toHaveLength(1));
    unmount();
    await open();
    expect(remark()).toHaveValue('');
  });

  it('says what somebody else has changed since it was typed, and shows the newer value when told to start afresh', async () => {
    const first = await open({ initial: { ...empty, remark: 'As it was' } });
    await first.user.type(remark(), ' and more');
    first.unmount();
    const same = await open({ initial: { ...empty, remark: 'As it was' } });
    expect(remark()).toHaveValue('As it was and more');
    expect(screen.queryByText(/Changed by somebody else/)).toBeNull();
    same.unmount();

    const { user } = await open({ initial: { kindId: 1, emiratesId: '', remark: 'Newer' } });
    expect(kind()).toHaveTextContent('Cover');
    expect(remark()).toHaveValue('As it was and more');
    expect(screen.getByText(/^Changed by somebody else since you typed: Label of remark\./)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Start afresh' }));
    expect(remark()).toHaveValue('Newer');
    expect(screen.queryByText(/is here again/)).toBeNull();
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('form:'))).toEqual([]);
  });
});

describe('what arrives late', () => {
  it('fills in what nobody has touched, and changes nothing that was chosen or typed', async () => {
    const { user, choose, arrive } = await open();
    await choose('Claim');
    await user.type(remark(), 'Mine');
    arrive({ initial: { kindId: 1, emiratesId: '784-1985-0000001-7', remark: 'Theirs' } });
    await waitFor(() => expect(emiratesId()).toHaveValue('784-1985-0000001-7'));
    expect(kind()).toHaveTextContent('Claim');
    expect(remark()).toHaveValue('Mine');
  });

  it('leaves a choice too that was made back to what the form began with', async () => {
    const { choose, arrive } = await open({ initial: { ...empty, kindId: 1 } });
    await choose('Claim');
    await choose('Cover');
    arrive({ initial: { kindId: 2, emiratesId: '784-1985-0000001-7', remark: '' } });
    await waitFor(() => expect(emiratesId()).toHaveValue('784-1985-0000001-7'));
    expect(kind()).toHaveTextContent('Cover');
  });

  it('leaves a choice too that was made of what the form proposed', async () => {
    const { choose, arrive } = await open({ initial: { ...empty, kindId: 1 } });
    await choose('Cover');
    arrive({ initial: { kindId: 2, emiratesId: '784-1985-0000001-7', remark: '' } });
    await waitFor(() => expect(emiratesId()).toHaveValue('784-1985-0000001-7'));
    expect(kind()).toHaveTextContent('Cover');
  });

  it('leaves an empty list empty where somebody chose so', async () => {
    const { choose, arrive } = await open();
    await choose(i18next.t('ui:list.none'));
    arrive({ initial: { kindId: 2, emiratesId: '784-1985-0000001-7', remark: '' } });
    await waitFor(() => expect(emiratesId()).toHaveValue('784-1985-0000001-7'));
    expect(kind()).not.toHaveTextContent('Claim');
  });

  it('keeps what was typed while the form was under way, and follows with the rest', async () => {
    const { user, fill, send, arrive } = await open();
    await fill();
    const answer = portal.pause();
    await send();
    await waitFor(() => expect(sent()).toHaveLength(1));
    await user.type(remark(), ' more');
    answer();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled());
    arrive({ initial: { kindId: 2, emiratesId: '784-1985-0000001-7', remark: 'Urgent' } });
    await waitFor(() => expect(emiratesId()).toHaveValue('784-1985-0000001-7'));
    expect(remark()).toHaveValue('Urgent more');
  });
});
