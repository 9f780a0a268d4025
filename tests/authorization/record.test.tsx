import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Authorization, type AuthorizationRow, authorizationApi } from '../../shared/authorization/routes.ts';
import { authorizationDeskApi } from '../../shared/authorizationDesk/routes.ts';
import { clinicianApi } from '../../shared/clinician/routes.ts';
import { payerApi } from '../../shared/payer/routes.ts';
import { aContext } from '../authorizationDesk/support/deskPortal.ts';
import { giveElementsASize } from '../support/layout.ts';
import { address, arriveAt, heading, renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal, fakePortal } from '../support/transport.ts';

const {
  addAuthorizationRequest,
  discardAuthorizationDraft,
  getAuthorization,
  getAuthorizationCounts,
  getAuthorizationMessages,
  markAuthorizationRead,
  moveAuthorization,
  searchAuthorizations,
} = authorizationApi.endpoints;
const { getAuthorizationContext } = authorizationDeskApi.endpoints;
const idOf = (at: number) => `01K${String(at).padStart(23, '0')}`;
const at = '2026-11-20T06:00:00.000Z';

const aRow = (changes: Partial<AuthorizationRow> = {}): AuthorizationRow => ({
  authorizationId: idOf(1),
  requestNumber: 'MF1001-01K1',
  type: 'authorization',
  state: 'sent',
  facilityName: 'Palm Clinic',
  facilityNameArabic: 'عيادة النخلة',
  payerName: 'Pearl Mutual Health',
  payerNameArabic: 'اللؤلؤة للتأمين التعاوني',
  openedAt: at,
  openedByName: 'Sara Invented',
  dueAt: '2026-11-20T10:00:00.000Z',
  escalatedAt: null,
  holder: null,
  payerId: 518,
  patientName: 'Mariam Invented',
  identifierEnding: '0017',
  serviceDate: '2026-11-20',
  clinicianLicense: 'GD1234',
  lineCount: 2,
  netFils: 550_00,
  payerReference: null,
  validTo: null,
  review: null,
  ...changes,
});

const line = (lineId: string, code: string, netFils: number) => ({
  ...{ lineId, code, netFils, type: 8 as const, quantity: 2, observations: [] },
});

const aRecord = (changes: Partial<Authorization> = {}): Authorization => ({
  ...aRow(),
  version: 3,
  stateSince: at,
  isFirstResponse: true,
  attachments: [],
  events: [{ at, event: 'send', by: 'Sara Invented', detail: null }],
  readMarks: [],
  side: 'provider',
  moves: ['cancel'],
  facilityLicense: 'MF1001',
  regulatorId: 1,
  emiratesId: '784198500000017',
  cardNumber: null,
  form: {
    ...{ type: 'authorization', payerId: 518, emiratesId: '784198500000017', encounterType: 1, encounterStart: at },
    diagnoses: [{ type: 'Principal', code: 'R10.9' }],
    lines: [line('1', 'W-302', 250_00), line('2', 'W-301', 300_00)],
    attachmentIds: [],
    documents: [],
    warningReasons: [],
  },
  draft: null,
  draftHolder: null,
  names: { activities: [], diagnoses: [], clinicians: [] },
  transmission: 'none',
  transmittedAt: null,
  ruleCheck: null,
  findings: [],
  answer: null,
  information: [],
  chain: [
    { authorizationId: idOf(1), requestNumber: 'MF1001-01K1', type: 'authorization', state: 'sent', openedAt: at },
  ],
  ...changes,
});

const said = (lineId: string, changes: object) => ({
  ...{ lineId, wasAsked: true, type: 8, code: '', quantity: null, netFils: null, patientShareFils: null },
  ...{ paymentFils: null, denialCode: null, comments: null, decidedBy: null, outcome: 'approved' as const },
  ...{ payerReference: null, validFrom: null, validTo: null },
  ...changes,
});

const partly = aRecord({
  state: 'partiallyApproved',
  payerReference: 'P-77',
  answer: {
    ...{ result: 'yes', payerReference: 'P-77', denialCode: null, validFrom: at, validTo: '2026-12-20T19:59:00.000Z' },
    ...{ limitFils: null, comments: null, answeredAt: at, answeredByName: null, table: 1 },
    lines: [
      said('1', { code: 'W-302', outcome: 'partlyApproved', quantity: 1, netFils: 125_00, patientShareFils: 12_50 }),
      said('2', { code: 'W-301', outcome: 'denied', denialCode: 'MNEC-003' }),
      said('9', { code: 'X-1', wasAsked: false, quantity: 5, netFils: 999_00 }),
    ],
  },
});

const provider = aSignedInUser({ roles: ['MedicalProvider'], payerId: null });
const administrator = aSignedInUser({ roles: ['PayerAdmin'], facilityId: null, payerId: 518 });

// What a screen is made of is loaded once: on a busy machine that takes longer than any of the tests.
beforeAll(() =>
  Promise.all([
    import('../../web/authorization/record/AuthorizationListScreen.tsx'),
    import('../../web/authorization/record/AuthorizationScreen.tsx'),
  ]),
);

let portal: FakePortal;
beforeEach(() => {
  sessionStorage.clear();
  giveElementsASize();
  vi.setSystemTime('2026-11-20T08:00:00.000Z');
  portal = fakePortal();
  portal.answer(getAuthorizationMessages, { data: { items: [], nextCursor: null, total: null } });
  portal.answer(markAuthorizationRead, { data: null });
  portal.answer(getAuthorizationCounts, {
    data: {
      counts: [
        { state: 'sent', count: 4 },
        { state: 'denied', count: 1 },
        { state: 'draft', count: 0 },
      ],
      review: 0,
    },
  });
  return () => vi.useRealTimers();
});

async function open(record: Authorization, as = provider) {
  portal.answer(getAuthorization, { data: record });
  const opened = renderPortal({ at: `/eauth/${record.authorizationId}`, as });
  await screen.findByRole('group', { name: 'What can be done with this request' });
  return opened;
}
const lines = () => within(screen.getByRole('list', { name: 'Lines: asked and approved' })).getAllByRole('listitem');

describe('the record of a request', () => {
  it('REQ-EAUTH-11 shows asked and approved of each line side by side, the denial’s meaning and what to do next', async () => {
    await open(partly);
    const [one, two, foreign] = lines();
    expect(one).toHaveTextContent(/W-302.*2 · .*250\.00.*1 · .*125\.00.*12\.50.*Approved in part/);
    expect(two).toHaveTextContent(/W-301.*300\.00.*Approved.*–.*Denied.*MNEC-003 – .*What to do:.*clinical findings/);
    // What nobody asked for grants nothing, whatever the payer says.
    expect(foreign).toHaveTextContent(/X-1.*Nobody asked for this line/);
    expect(foreign).not.toHaveTextContent('999.00');
  });

  it('REQ-EAUTH-11 shows what the payer pays, names and numbers differently from the whole, at each line', async () => {
    const days = { validFrom: at, validTo: '2026-12-20T19:59:00.000Z' };
    await open({
      ...partly,
      answer: {
        ...{ result: 'yes', payerReference: 'P-78', denialCode: null, ...days, limitFils: null, comments: null },
        ...{ answeredAt: at, answeredByName: null, table: 1 },
        lines: [
          said('1', {
            ...{ code: 'W-309', outcome: 'partlyApproved', netFils: 250_00, paymentFils: 125_00, ...days },
            payerReference: 'P-77',
          }),
          said('2', {
            ...{ code: 'W-301', outcome: 'approved', quantity: 2, netFils: 300_00, paymentFils: 300_00 },
            ...{ payerReference: 'P-78', ...days, validTo: '2026-12-08T19:59:00.000Z' },
          }),
        ],
      },
    });
    const [one, two] = lines();
    // Half is paid, so that half is approved, whatever price the payer echoes.
    expect(one).toHaveTextContent(/W-302.*2 · .*250\.00.*Approved2 · .*125\.00.*Payer pays.*125\.00.*Approved in part/);
    expect(one).toHaveTextContent(/names another activity: W-309.*Approval number: P-77/);
    expect(two).toHaveTextContent(/300\.00.*Approved as asked.*Approval number: P-78.*Valid to: .*08\/12\/2026/);
    expect(two).not.toHaveTextContent('another activity');
  });

  it('shows a payment of nothing at the line that was denied', async () => {
    const denied = said('1', { outcome: 'denied', code: 'W-302', paymentFils: 0, denialCode: 'MNEC-003' });
    await open({ ...partly, state: 'denied', answer: { ...partly.answer, lines: [denied] } as never });
    expect(lines()[0]).toHaveTextContent(/Payer pays.*0\.00.*Denied/);
  });

  it('REQ-EAUTH-11 shows neither days nor limit of a denial: they hold for nothing', async () => {
    const denied = said('1', { outcome: 'denied', code: 'W-302', denialCode: 'MNEC-003' });
    const answer = { ...partly.answer, limitFils: 900_00, lines: [denied] } as never;
    await open({ ...partly, state: 'denied', answer });
    expect(screen.getByText('Payer reference')).toBeVisible();
    for (const label of ['Approval number', 'Valid from', 'Valid to', 'Limit']) {
      expect(screen.queryByText(label)).not.toBeInTheDocument();
    }
  });

  it.each([
    ['provider', 'testAnswer', /not clear.*grants nothing.*Ask the payer.*Reason: Its sender marked it as a test/],
    ['insurer', 'datesTurned', /not clear.*Your system sent.*Reason: It ends before it starts/],
  ] as const)('tells the %s of an answer that was kept, and why', async (side, detail, words) => {
    const events = [
      { at, event: 'send' as const, by: 'Sara Invented', detail: null },
      { at: '2026-11-20T07:00:00.000Z', event: 'answerKept' as const, by: null, detail },
    ];
    await open(aRecord({ side, events }), side === 'provider' ? provider : administrator);
    const told = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(told).toContainEqual(expect.stringMatching(words));
  });

  it('tells of a kept answer no more when the payer has answered since', async () => {
    const events = (['send', 'answerKept', 'deny'] as const).map((event, hour) => ({
      ...{ at: `2026-11-20T0${hour}:00:00.000Z`, event, by: null, detail: null },
    }));
    await open(aRecord({ state: 'denied', events }));
    expect(screen.queryByText(/not clear/, { selector: '[role=alert] *' })).toBeNull();
  });

  it.each([
    ['a biller', ['MedicalProvider', 'Pharmacy'], {}, true],
    ['others', ['MedicalProvider'], {}, false],
    ['the facility of another regulator', ['MedicalProvider', 'Pharmacy'], { regulatoryId: 3 }, false],
  ] as const)('leads to a claim from an approval for %s: %#', async (_, roles, at, isThere) => {
    const as = aSignedInUser({ roles: [...roles], payerId: null, ...at });
    const { unmount } = await open(partly, as);
    const link = () => screen.queryByRole('link', { name: 'Make a claim' });
    if (isThere) expect(link()).toHaveAttribute('href', `/claim/new?authorizationId=${partly.authorizationId}`);
    else expect(link()).toBeNull();
    unmount();
    await open({ ...partly, review: { reason: null, state: 'denied', lineIds: ['1'] } }, as);
    expect(link()).toBeNull();
  });

  it.each([
    [{ reason: 'zeroPayment' as const, state: null, lineIds: ['1', '2'] }, /Reason: It says yes, pays nothing/],
    [{ reason: null, state: 'denied' as const, lineIds: ['1', '2'] }, /By the payer’s words it is: Denied/],
  ])('says of an answer that was read wrongly that nobody may rely on it', async (review, words) => {
    await open({ ...partly, state: 'approved', review });
    const told = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(told).toContainEqual(expect.stringMatching(/shown wrongly.*do not treat or claim/));
    expect(told).toContainEqual(expect.stringMatching(words));
    expect(lines()[0]).toHaveTextContent(/Not clear: ask the payer/);
    expect(lines()[0]).not.toHaveTextContent(/125\.00/);
  });

  it.each([
    ['unknown', /not known yet whether the regulator has this request.*This is no denial/],
    ['queued', /On its way to the regulator/],
  ] as const)('never tells a request whose sending is %s as denied', async (transmission, words) => {
    await open(aRecord({ transmission }));
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(words),
    );
    expect(screen.queryByText('Denied')).not.toBeInTheDocument();
  });

  it.each([
    [provider, /copy the request and send it anew/],
    [administrator, /after the facility had cancelled the request/],
  ] as const)(
    'tells an answer that came after the cancellation as such: the request stays cancelled, and what to do',
    async (as, next) => {
      const cancelled = { at, event: 'cancel' as const, by: 'Sara Invented', detail: null };
      const came = {
        at: '2026-11-20T07:00:00.000Z',
        event: 'answerAfterCancellation' as const,
        by: null,
        detail: null,
      };
      const side = as === provider ? 'provider' : 'insurer';
      await open(aRecord({ state: 'cancelled', side, events: [cancelled, came] }), as);
      const alert = screen.getByText('Answered after the cancellation', { selector: '[role=alert] *' });
      expect(alert.closest('[role=alert]')).toHaveTextContent(/stays cancelled.*grants nothing/);
      expect(alert.closest('[role=alert]')).toHaveTextContent(next);
      const course = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
      expect(course).toContainEqual(expect.stringContaining('Answered after the cancellation'));
      expect(document.body).not.toHaveTextContent(/late|No answer yet/);
    },
  );

  it('tells the reviewer at the desk that it was cancelled, and of the answer that came all the same', async () => {
    const cancelled = { at, event: 'cancel' as const, by: 'Sara Invented', detail: null };
    const came = { ...cancelled, event: 'answerAfterCancellation' as const, by: null };
    const record = aRecord({ state: 'cancelled', side: 'insurer', moves: [], events: [cancelled] });
    portal.answer(getAuthorization, { data: record }).answer(getAuthorizationContext, { data: aContext() });
    const as = aSignedInUser({ roles: ['InsurerUser'], facilityId: null, payerId: 518 });
    const { unmount } = renderPortal({ at: `/eauth/desk/${record.authorizationId}`, as });
    const notice = await screen.findByText(/The facility has cancelled this request/);
    expect(notice).not.toHaveTextContent(/Your system/);
    unmount();
    portal.answer(getAuthorization, { data: { ...record, events: [cancelled, came] } });
    renderPortal({ at: `/eauth/desk/${record.authorizationId}`, as });
    expect(await screen.findByText(/Your system sent an answer after the cancellation/)).toBeInTheDocument();
    expect(screen.getByText('Answered after the cancellation')).toBeInTheDocument();
  });

  it('does not tell of an answer to an earlier cancellation that the payer refused', async () => {
    const events = (['cancel', 'answerAfterCancellation', 'reopen', 'cancel'] as const).map((event, hour) => ({
      ...{ at: `2026-11-20T0${hour}:00:00.000Z`, event, by: null, detail: null },
    }));
    await open(aRecord({ state: 'cancelled', events }));
    expect(screen.queryByText('Answered after the cancellation', { selector: '[role=alert] *' })).toBeNull();
    expect(screen.getByText(/Copy it to ask again/)).toBeInTheDocument();
  });

  it('REQ-EAUTH-13 leads from an old version to the newest, and from each version to the others', async () => {
    const chain = [
      { authorizationId: idOf(1), requestNumber: 'N', type: 'authorization', state: 'approved', openedAt: at },
      { authorizationId: idOf(2), requestNumber: 'N', type: 'extension', state: 'sent', openedAt: at },
    ] as const;
    await open(aRecord({ state: 'approved', chain: [...chain] }));
    expect(screen.getByRole('link', { name: 'Newest version' })).toHaveAttribute('href', `/eauth/${idOf(2)}`);
    const versions = within(screen.getByRole('list', { name: 'Versions' }));
    expect(versions.getByRole('link', { name: 'Extension' })).toHaveAttribute('href', `/eauth/${idOf(2)}`);
    expect(versions.queryByRole('link', { name: 'Authorization' })).not.toBeInTheDocument();
    // Only the newest can be followed.
    expect(screen.queryByRole('link', { name: 'Extend' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Copy' })).toHaveAttribute('href', `/eauth/new?copy=${idOf(1)}`);
  });

  it('REQ-EAUTH-09 shows what the regulator found at its line and field, and leads to the form that mends it', async () => {
    const finding = {
      severity: 'error' as const,
      value: '',
      field: 'Activity.Code',
      lineId: '2',
      text: 'Unknown code',
    };
    await open(
      aRecord({
        state: 'error',
        transmission: 'rejected',
        findings: [finding, { ...finding, field: 'Header.ReceiverID', lineId: null, text: 'Unknown receiver' }],
      }),
    );
    expect(lines()[1]).toHaveTextContent('Unknown code');
    expect(lines()[0]).not.toHaveTextContent('Unknown');
    const alert = screen.getByText('The regulator found 2 problems').closest('[role=alert]');
    expect(alert).toHaveTextContent('Header.ReceiverID Unknown receiver');
    const [mend] = screen.getAllByRole('link', { name: 'Correct and send again' });
    expect(mend).toHaveAttribute('href', `/eauth/new?draft=${idOf(1)}`);
  });

  it('cancels by a request of its own that follows, with a remark and nothing else', async () => {
    portal.answer(addAuthorizationRequest, { data: { authorizationId: idOf(3), requestNumber: 'N', state: 'sent' } });
    const { user } = await open(aRecord());
    await user.click(screen.getByRole('button', { name: 'Cancel request' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox', { name: 'Remark for the payer' }), 'Patient went abroad');
    await user.click(within(dialog).getByRole('button', { name: 'Send the cancellation' }));
    await arriveAt(`/eauth/${idOf(3)}`);
    expect(portal.sentTo(addAuthorizationRequest)[0]?.body).toEqual({
      ...{ type: 'cancellation', payerId: 518, emiratesId: '784198500000017', patientName: 'Mariam Invented' },
      ...{ follows: idOf(1), remarks: 'Patient went abroad' },
    });
  });

  it('REQ-EAUTH-15 answers each thing that the payer asked for, with its words', async () => {
    portal.answer(moveAuthorization, { data: { authorizationId: idOf(1) } });
    const item = { documentType: 'photo' as const, lineId: '2', answer: null };
    const { user } = await open(
      aRecord({
        state: 'informationRequested',
        moves: ['reply', 'cancel'],
        information: [{ items: [item, { documentType: 'photo', answer: null }], askedAt: at, answeredAt: null }],
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Reply to the payer' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('group', { name: 'Question 1' })).toHaveTextContent('W-301');
    await user.type(dialog.getByRole('textbox', { name: 'Answer to question 2' }), 'None was taken');
    await user.type(dialog.getByRole('textbox', { name: /^Message to the payer/ }), 'See above');
    await user.click(dialog.getByRole('button', { name: 'Send the reply' }));
    await waitFor(() => expect(portal.sentTo(moveAuthorization)).toHaveLength(1));
    expect(portal.sentTo(moveAuthorization)[0]?.body).toMatchObject({
      ...{ move: 'reply', version: 3, text: 'See above', attachmentIds: [] },
      answers: [{ item: 1, text: 'None was taken', attachmentIds: [] }],
    });
  });

  it('says what has changed where a colleague was faster, and discards nothing then', async () => {
    const draft = aRecord({ state: 'draft', form: null, draft: {}, moves: ['send'], events: [] });
    portal.answer(discardAuthorizationDraft, { refusal: 'changedMeanwhile' });
    const { user } = await open(draft);
    const sent = { at: '2026-11-20T07:00:00.000Z', event: 'send' as const, by: 'Huda Desk', detail: null };
    portal.answer(getAuthorization, { data: aRecord({ version: 4, events: [sent] }) });
    await user.click(screen.getByRole('button', { name: 'Discard draft' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Discard draft' }));
    const notice = (await screen.findByText('This request changed while you had it open')).closest('[role=alert]');
    expect(notice).toHaveTextContent(/Status: Draft, now Sent\..*Sent · Huda Desk/);
    expect(address()).toBe(`/eauth/${idOf(1)}`);
  });

  it('gives the payer’s administrator a look and the way to the desk, and none of the facility’s actions', async () => {
    await open(aRecord({ side: 'insurer', moves: ['take'] }), administrator);
    expect(screen.getByRole('link', { name: 'Open at the desk' })).toHaveAttribute('href', `/eauth/desk/${idOf(1)}`);
    for (const name of ['Cancel request', 'Ask about status', 'Reply to the payer'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Copy' })).not.toBeInTheDocument();
  });

  it('offers the print of what was decided, and of nothing else', async () => {
    await open(partly);
    expect(screen.getByRole('group', { name: 'Print the decision' })).toBeVisible();
  });
});

describe('the list of requests', () => {
  const list = async (at = '/eauth', as = provider) => {
    const opened = renderPortal({ at, as });
    await heading('E-Authorization');
    await screen.findByRole('list', { name: 'Requests by status' });
    return opened;
  };
  beforeEach(() => {
    portal.answer(searchAuthorizations, { data: { items: [aRow()], nextCursor: null, total: null } });
    portal.answer(payerApi.endpoints.getEligibilityPayers, { data: [] });
  });

  it('REQ-EAUTH-03 shows status, payer, patient, type, service date, deadline and age, and links to the record', async () => {
    await list();
    const row = await screen.findByRole('row', { name: /Mariam Invented/ });
    for (const words of [
      'Mariam Invented · ••0017',
      'Sent',
      'Pearl Mutual Health',
      'Authorization',
      '20/11/2026',
      '2 hours ago',
    ])
      expect(row).toHaveTextContent(words);
    expect(within(row).getByRole('link')).toHaveAttribute('href', `/eauth/${idOf(1)}`);
    expect(screen.getByRole('link', { name: 'New request' })).toHaveAttribute('href', '/eauth/new');
  });

  it('REQ-EAUTH-03 counts by status, each number a link to its requests', async () => {
    const { user } = await list();
    const counts = within(screen.getByRole('list', { name: 'Requests by status' }));
    await user.click(await counts.findByRole('link', { name: 'Denied 1' }));
    await arriveAt('/eauth?state=denied');
    await waitFor(() => expect(portal.sentTo(searchAuthorizations).at(-1)?.body).toMatchObject({ state: 'denied' }));
    expect(counts.queryByRole('link', { name: /Draft/ })).not.toBeInTheDocument();
  });

  it('counts answers that must be looked at, leads to them, and marks each: its state must not be read alone', async () => {
    const review = { reason: 'contradictory' as const, state: null, lineIds: ['1'] };
    portal.answer(getAuthorizationCounts, { data: { counts: [{ state: 'approved', count: 1 }], review: 2 } });
    portal.answer(searchAuthorizations, {
      data: { items: [aRow({ state: 'approved', review })], nextCursor: null, total: null },
    });
    const { user } = await list();
    const counts = within(screen.getByRole('list', { name: 'Requests by status' }));
    await user.click(await counts.findByRole('link', { name: 'Answers to check 2' }));
    await arriveAt('/eauth?state=review');
    await waitFor(() => expect(portal.sentTo(searchAuthorizations).at(-1)?.body).toMatchObject({ state: 'review' }));
    const row = await screen.findByRole('row', { name: /Mariam Invented/ });
    expect(row).toHaveTextContent(/Approved.*check the answer/);
  });

  it('REQ-EAUTH-03 finds what a clinician asked for by the clinician’s name', async () => {
    portal.answer(clinicianApi.endpoints.getClinicians, {
      data: [{ clinicianId: 'c1', fullName: 'Huda Invented', licenseNo: 'GD77', specialty: 'Surgery' }],
    });
    const { user } = await list();
    await user.type(screen.getByRole('combobox', { name: 'Clinician' }), 'huda');
    await user.click(await screen.findByRole('option', { name: 'Huda Invented (GD77)' }));
    await waitFor(() =>
      expect(portal.sentTo(searchAuthorizations).at(-1)?.body).toMatchObject({ clinicianLicense: 'GD77' }),
    );
  });

  it('keeps no patient in the browser, and takes none from an address', async () => {
    const { user } = await list('/eauth?patient=784198500000017&state=overdue');
    await waitFor(() => expect(portal.sentTo(searchAuthorizations).at(-1)?.body).toMatchObject({ state: 'overdue' }));
    expect(JSON.stringify(portal.sentTo(searchAuthorizations).map(({ body }) => body))).not.toContain('7841985');
    await user.type(screen.getByRole('textbox', { name: 'Emirates ID or card number' }), '784198500000017');
    await waitFor(() =>
      expect(portal.sentTo(searchAuthorizations).at(-1)?.body).toMatchObject({ patient: '784198500000017' }),
    );
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('784198500000017');
  });

  it('tells a user of neither side why there is nothing', async () => {
    renderPortal({ at: '/eauth', as: aSignedInUser({ roles: ['SuperAdmin'], facilityId: null, payerId: null }) });
    expect(await screen.findByText(/Your account works for neither now/)).toBeVisible();
    expect(portal.sentTo(searchAuthorizations)).toEqual([]);
  });
});
