import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { authorizationApi } from '../../shared/authorization/routes.ts';
import type { RuleCheck } from '../../shared/authorization/ruleCheck.ts';
import { address, arriveAt, renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal } from '../support/transport.ts';
import { aRecord, draftId, formPortal, otherDraftId } from './support/formPortal.ts';

const { saveAuthorizationDraft, addAuthorizationRequest, getAuthorization, searchDrugs } = authorizationApi.endpoints;
type User = ReturnType<typeof renderPortal>['user'];

let portal: FakePortal;
beforeEach(() => {
  sessionStorage.clear();
  portal = formPortal();
});

const form = () => screen.findByRole('form', { name: 'New request for approval' });
async function open(at = '/eauth/new') {
  const opened = renderPortal({ at, as: aSignedInUser({ roles: ['MedicalProvider', 'Eligibility'] }) });
  await screen.findByRole('heading', { level: 1, name: 'New request for approval' });
  return opened;
}

const saves = () => portal.sentTo(saveAuthorizationDraft);
const saved = () => saves().map(({ body }) => body as { draft: Record<string, unknown>; version?: number });
const sent = () => portal.sentTo(addAuthorizationRequest);
const untilSaves = (count: number) => waitFor(() => expect(saves()).toHaveLength(count));
const untilRemarks = (text: string) => waitFor(() => expect(saved().at(-1)?.draft.remarks).toBe(text));
const remarks = () => screen.getByRole('textbox', { name: 'Remarks' });
const line = (number: number) => within(screen.getByRole('group', { name: `Line ${number}` }));

async function choose(user: User, field: RegExp, option: string) {
  await user.click(screen.getByRole('combobox', { name: field }));
  await user.click(await screen.findByRole('option', { name: option }));
}

async function search(user: User, field: HTMLElement, text: string, option: RegExp) {
  await user.type(field, text);
  await user.click(await screen.findByRole('option', { name: option }));
}

/** Everything that a request needs. */
async function fillIn(user: User) {
  await choose(user, /^Payer/, 'Pearl');
  await user.type(screen.getByRole('textbox', { name: /^Emirates ID/ }), '784198500000017');
  await choose(user, /^Type of encounter/, 'Outpatient');
  await search(user, screen.getByRole('combobox', { name: /^Diagnosis/ }), 'abd', /R10.9/);
  await search(user, line(1).getByRole('combobox', { name: /^Code/ }), 'ultra', /W-302/);
  await user.type(line(1).getByRole('spinbutton', { name: /^Net/ }), '250');
}

describe('a draft on the server', () => {
  it('REQ-EAUTH-06 is kept by itself after a pause, gets an address of its own, and is sent no second time', async () => {
    const { user } = await open();
    await form();
    await user.type(remarks(), 'Soon');
    await untilRemarks('Soon');
    await waitFor(() => expect(address()).toBe(`/eauth/new?draft=${draftId}`));
    expect(await screen.findByText(/The draft was saved/)).toBeVisible();
    const version = saves().length;
    await user.type(remarks(), 'er');
    await untilRemarks('Sooner');
    // The first call made the draft, the others went over the version that the one before had answered.
    expect(saved()[0]).not.toHaveProperty('authorizationId');
    expect(saved()[version]).toMatchObject({ authorizationId: draftId, version });
    await act(() => portal.untilAnswered());
    expect(saved().filter(({ draft }) => draft.remarks === 'Sooner')).toHaveLength(1);
  });

  it('REQ-EAUTH-06 that had no answer is asked for again under its key before anything newer is written', async () => {
    let isOffline = true;
    portal.answer(saveAuthorizationDraft, (_, { body }) => {
      if (isOffline) throw new TypeError('no connection');
      return {
        data: { authorizationId: draftId, version: (body.version ?? 0) + 1, savedAt: '2026-11-25T08:00:00.000Z' },
      };
    });
    const { user } = await open();
    await form();
    await user.type(remarks(), 'Soon');
    await screen.findByText(/not saved yet/);
    isOffline = false;
    await user.type(remarks(), 'er');
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(saved().at(-1)?.draft.remarks).toBe('Sooner'));
    const calls = saves().map(({ headers, body }) => [
      headers.get('Idempotency-Key'),
      (body as { draft: { remarks: string } }).draft.remarks,
    ]);
    // The first one, which may have had no more than the first letters, until it was answered; then the newest values over it.
    const [firstKey, firstText] = calls[0] ?? [];
    const first = calls.filter(([, text]) => text === firstText);
    expect(first.length).toBeGreaterThan(1);
    expect(new Set(first.map(([key]) => key))).toEqual(new Set([firstKey]));
    expect(saved()[first.length]?.version).toBe(1);
  });

  it('REQ-EAUTH-06 that a colleague has is shown with their name, and opened when it is taken over', async () => {
    let holder: { userId: string; name: string; at: string } | null = {
      userId: 'user-2',
      name: 'Huda Desk',
      at: new Date().toISOString(),
    };
    portal.answer(getAuthorization, () => ({
      data: aRecord({ draft: { remarks: 'Theirs' }, draftHolder: holder, version: holder ? 3 : 4 }),
    }));
    portal.answer(saveAuthorizationDraft, () => {
      holder = null;
      return { data: { authorizationId: draftId, version: 4, savedAt: '2026-11-25T08:00:00.000Z' } };
    });
    const { user } = await open(`/eauth/new?draft=${draftId}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('Huda Desk has this draft');
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Take over' }));
    await form();
    expect(remarks()).toHaveValue('Theirs');
    expect(saved()[0]).toMatchObject({ isTakeOver: true, version: 3, draft: { remarks: 'Theirs' } });
  });

  it('REQ-EAUTH-06 loses nothing where another device was first: what is typed becomes a draft of its own', async () => {
    portal.answer(getAuthorization, { data: aRecord({ draft: { remarks: 'Before' } }) });
    portal.answer(saveAuthorizationDraft, (_, { body }) =>
      body.authorizationId === draftId
        ? { refusal: 'changedMeanwhile' }
        : { data: { authorizationId: otherDraftId, version: 1, savedAt: '2026-11-25T08:00:00.000Z' } },
    );
    const { user } = await open(`/eauth/new?draft=${draftId}`);
    await form();
    await user.type(remarks(), ' and after');
    const keep = await screen.findByRole('button', { name: 'Keep mine as a draft of its own' });
    expect(remarks()).toHaveValue('Before and after');
    const before = saves().length;
    await user.click(keep);
    await untilSaves(before + 1);
    expect(saved().at(-1)).toMatchObject({ draft: { remarks: 'Before and after' } });
    expect(saved().at(-1)).not.toHaveProperty('authorizationId');
    await waitFor(() => expect(address()).toBe(`/eauth/new?draft=${otherDraftId}`));
  });

  it('is not begun by somebody who only looks', async () => {
    await open();
    await form();
    await act(() => portal.untilAnswered());
    expect(saves()).toEqual([]);
  });
});

describe('sending', () => {
  it('REQ-EAUTH-04 sends what was typed over its draft, by Ctrl+Enter, and opens the request', async () => {
    const { user } = await open();
    await form();
    await fillIn(user);
    await user.keyboard('{Control>}{Enter}{/Control}');
    await arriveAt(`/eauth/${draftId}`);
    expect(sent()).toHaveLength(1);
    expect(sent()[0]?.body).toMatchObject({
      authorizationId: draftId,
      type: 'authorization',
      payerId: 518,
      emiratesId: '784-1985-0000001-7',
      encounterType: 1,
      diagnoses: [{ type: 'Principal', code: 'R10.9' }],
      lines: [{ lineId: '1', type: 8, code: 'W-302', quantity: 1, netFils: 250_00, observations: [] }],
    });
    expect(sent()[0]?.headers.get('Idempotency-Key')).toBeTruthy();
  });

  it('REQ-EAUTH-04 offers the payers that have answered the facility first, apart from the others', async () => {
    const { user } = await open();
    await form();
    await user.click(screen.getByRole('combobox', { name: /^Payer/ }));
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Pearl', 'Amber']);
    expect(options[0]).toHaveClass('MuiMenuItem-divider');
    expect(options[1]).not.toHaveClass('MuiMenuItem-divider');
  });

  it('names every wrong field, and goes to the first', async () => {
    const { user } = await open();
    await form();
    await user.click(screen.getByRole('button', { name: 'Send the request' }));
    await screen.findByText('2 fields need your attention');
    expect(screen.getByRole('link', { name: /^Payer/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Diagnosis/ })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Payer/ })).toHaveFocus());
    expect(sent()).toEqual([]);
  });

  it('REQ-EAUTH-05 shows a refused code at its line, on whatever page of lines, and loses nothing', async () => {
    portal.answer(addAuthorizationRequest, {
      refusal: 'invalidInput',
      errors: [{ code: 'notValid', field: 'lines.11.code', message: 'The code W-111 is not valid on 25/11/2026.' }],
    });
    const { user } = await open();
    await form();
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Paste lines from a sheet' }));
    const rows = Array.from({ length: 11 }, (_, at) => `W-${101 + at}\t1\t10`).join('\n');
    await user.click(screen.getByRole('textbox', { name: 'Copied rows' }));
    await user.paste(rows);
    await user.click(screen.getByRole('button', { name: 'Add 11 lines' }));
    await screen.findByText('12 lines:', { exact: false });
    expect(screen.getByRole('group', { name: 'Line 10' })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Line 12' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send the request' }));
    await waitFor(() => expect(line(12).getByRole('combobox', { name: /^Code/ })).toHaveFocus());
    expect(line(12).getByText('The code W-111 is not valid on 25/11/2026.')).toBeVisible();
    expect(line(12).getByRole('combobox', { name: /^Code/ })).toHaveValue('W-111');
  });

  it('REQ-EAUTH-05 says at its line that the code of an old draft does not hold on the day of service', async () => {
    const lines = [{ lineId: '1', type: 8, code: 'W-104', quantity: 1, netFils: 100_00 }];
    portal.answer(getAuthorization, {
      data: aRecord({ draft: { lines, encounterStart: '2026-11-25T08:00:00.000Z', remarks: 'Kept' } }),
    });
    await open(`/eauth/new?draft=${draftId}`);
    await form();
    expect(await line(1).findByText('The code W-104 does not hold on the day of service.')).toBeVisible();
    expect(remarks()).toHaveValue('Kept');
  });
});

describe('what was found', () => {
  const rule = {
    ...{ ruleId: '01KBARE0000000000051800001', version: 3, name: 'Ultrasound', nameArabic: 'تصوير' },
    source: { title: 'Guideline 7', address: '', revisedOn: '2026-01-01' },
  };
  const check = (severity: 'block' | 'warn', line?: string): RuleCheck => ({
    ...{ on: '2026-11-25', needs: [], rules: [rule] },
    findings: [
      {
        ...{ ruleId: rule.ruleId, version: 3, severity, kind: 'documentMissing', documents: ['medicalReport'] },
        ...{ observations: [], ...(line && { line }) },
      },
    ],
  });
  const rules = () => screen.findByRole('heading', { name: 'What the payer’s rules say' });

  it('REQ-EAUTH-07 of a rule that holds the request: line, document, rule and source, and nothing typed is lost', async () => {
    portal.answer(addAuthorizationRequest, {
      refusal: 'heldByRules',
      errors: [{ code: 'heldByRules', message: 'Held' }],
      data: check('block', '1'),
    });
    const { user } = await open();
    await form();
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Send the request' }));
    await rules();
    const [note] = await screen.findAllByRole('note');
    expect(note).toHaveTextContent(/Line 1: .*Medical report.*Ultrasound · Guideline 7/);
    expect(address()).not.toContain(`/eauth/${draftId}`);
    expect(line(1).getByRole('spinbutton', { name: /^Net/ })).toHaveValue('250');
    expect(screen.queryByRole('textbox', { name: /Ultrasound/ })).not.toBeInTheDocument();
  });

  it('by the sending is not hidden by what the rules said of the same form before', async () => {
    const { checkAuthorization } = authorizationApi.endpoints;
    portal.answer(addAuthorizationRequest, {
      refusal: 'heldByRules',
      errors: [{ code: 'heldByRules', message: 'Held' }],
      data: check('block', '1'),
    });
    const { user } = await open();
    await form();
    await fillIn(user);
    await waitFor(() =>
      expect(JSON.stringify(portal.sentTo(checkAuthorization).at(-1)?.body)).toContain('"netFils":25000'),
    );
    await act(() => portal.untilAnswered());
    await user.click(screen.getByRole('button', { name: 'Send the request' }));
    await rules();
    expect(screen.getByRole('note')).toHaveTextContent('Ultrasound');
  });

  it('REQ-EAUTH-07 of a rule that warns of the whole request wants a reason, and is sent with it', async () => {
    portal.answer(authorizationApi.endpoints.checkAuthorization, { data: check('warn') });
    const { user } = await open();
    await form();
    await fillIn(user);
    await rules();
    expect(screen.getByRole('note')).not.toHaveTextContent('Line');
    await user.type(screen.getByRole('textbox', { name: /Ultrasound/ }), 'No report exists');
    await user.click(screen.getByRole('button', { name: 'Send the request' }));
    await waitFor(() => expect(sent()).not.toEqual([]));
    expect(sent()[0]?.body).toMatchObject({
      warningReasons: [{ ruleId: rule.ruleId, reason: 'No report exists' }],
    });
  });

  it('REQ-EAUTH-09 by the regulator stands at its line, or above all where it names none', async () => {
    const lines = [{ lineId: '1', type: 8, code: 'W-302', quantity: 1, netFils: 100_00 }];
    const found = { severity: 'error' as const, value: '' };
    portal.answer(getAuthorization, {
      data: aRecord({
        draft: { lines },
        findings: [
          { ...found, field: 'MemberID', lineId: null, text: 'The member is unknown' },
          { ...found, field: 'Code', lineId: '7', text: 'That line is gone' },
          { ...found, field: 'Net', lineId: '1', text: 'The net is wrong' },
        ],
      }),
    });
    await open(`/eauth/new?draft=${draftId}`);
    await form();
    expect(line(1).getByText('The net is wrong')).toBeVisible();
    const notes = screen.getAllByRole('note').map(({ textContent }) => textContent);
    expect(notes).toEqual(['MemberID: The member is unknown', 'Code: That line is gone']);
  });
});

describe('a drug', () => {
  it('REQ-EAUTH-05 is found in the list of the payer by its names, by keyboard, and says what it is', async () => {
    const { user } = await open();
    await form();
    await choose(user, /^Type of code/, 'Drug (trade name)');
    expect(line(1).getByText('Choose the payer first: drugs are in its list.')).toBeVisible();
    await choose(user, /^Payer/, 'Pearl');
    const code = line(1).getByRole('combobox', { name: /^Code/ });
    await user.type(code, 'parac');
    const option = await screen.findByRole('option', { name: /W0001-0100-00100-01/ });
    expect(option).toHaveTextContent('ADOLEX · Paracetamol 500 mg Tablets · 1 package · Over The Counter');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(code).toHaveValue(
      'W0001-0100-00100-01 · ADOLEX · Paracetamol 500 mg Tablets · 1 package · Over The Counter',
    );
    const asked = portal.sentTo(searchDrugs).map(({ url }) => url.searchParams);
    expect(asked.map((each) => [each.get('payerId'), each.get('searchTerm')])).toContainEqual(['518', 'parac']);
  });

  it('REQ-EAUTH-05 that the payer does not list is typed whole, and the line says so', async () => {
    const { user } = await open();
    await form();
    await choose(user, /^Payer/, 'Pearl');
    await choose(user, /^Type of code/, 'Drug (trade name)');
    await search(user, line(1).getByRole('combobox', { name: /^Code/ }), 'z99-0001', /Z99-0001/);
    expect(await line(1).findByText(/Not in the payer’s drug list/)).toBeVisible();
  });
});

describe('favourites', () => {
  it('of the clinician stand at the lines, and one click asks for all of a set', async () => {
    const lines = [{ lineId: '1', type: 8, code: '', clinician: 'GD1' }];
    portal.answer(getAuthorization, { data: aRecord({ draft: { lines } }) });
    const { user } = await open(`/eauth/new?draft=${draftId}`);
    await form();
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    await waitFor(() => expect(line(1).getByRole('combobox', { name: /^Code/ })).toHaveValue('W-502'));
    expect(line(1).getByRole('spinbutton', { name: /^Quantity/ })).toHaveValue('6');
  });
});

describe('the patient’s earlier requests', () => {
  it('stand beside the form, and their treatment is copied without files', async () => {
    const { user } = await open();
    await form();
    await user.type(screen.getByRole('textbox', { name: /^Emirates ID/ }), '784198500000017');
    const earlier = within(await screen.findByRole('list', { name: 'Earlier requests of the patient' }));
    expect(await earlier.findByRole('link', { name: 'APPROVAL-1' })).toBeVisible();
    await user.click(earlier.getByRole('button', { name: 'Copy the treatment of APPROVAL-1' }));
    await waitFor(() => expect(line(1).getByRole('spinbutton', { name: /^Net/ })).toHaveValue('180'));
    expect(line(1).getByRole('combobox', { name: /^Code/ })).toHaveValue('W-502');
    await waitFor(() => expect(saved().at(-1)?.draft.attachmentIds).toEqual([]));
  });
});
