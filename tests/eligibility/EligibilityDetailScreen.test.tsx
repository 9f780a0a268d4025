import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dateTimeText } from '../../shared/_field/dateText.ts';
import type { Role } from '../../shared/_field/roles.ts';
import { eligibilityApi, type TimelineEvent } from '../../shared/eligibility/routes.ts';
import { switchLanguage } from '../../web/base/appearance.ts';
import { recentRecords } from '../../web/base/recentRecords.ts';
import { heading, renderPortal } from '../support/renderPortal.tsx';
import { stopClock } from '../support/stoppedClock.ts';
import { aSignedInUser, type FakePortal } from '../support/transport.ts';
import { aDetailedRequest, anEligibilityId } from './support/eligibilityAnswers.ts';
import { eligibilityPortal } from './support/eligibilityPortal.ts';

const { getEligibilityDetails, exportEligibilityPdf } = eligibilityApi.endpoints;
type Details = ReturnType<typeof aDetailedRequest>;

let portal: FakePortal;
let number = 100;
beforeEach(() => {
  vi.restoreAllMocks();
  portal = eligibilityPortal();
  number += 1;
});

/** Opens a request that answers as given; each test has another id, because answers are remembered. */
async function openRequest(changes: Partial<Details>, roles: Parameters<typeof aSignedInUser>[0] = {}) {
  const eligibilityId = anEligibilityId(number);
  let current = aDetailedRequest({ eligibilityId, ...changes });
  portal.answer(getEligibilityDetails, () => ({ data: current }));
  const opened = renderPortal({ at: `/eligibility/${eligibilityId}`, as: aSignedInUser(roles) });
  await heading('Eligibility request');
  await screen.findByRole('list', { name: 'Timeline' });
  return {
    ...opened,
    becomes: (next: Partial<Details>) => {
      current = aDetailedRequest({ eligibilityId, ...next });
    },
  };
}

const pending = { status: 1, patientName: null, payerReference: null } as const;
const asked = () => portal.sentTo(getEligibilityDetails).length;
const liveText = () => screen.getAllByRole('status').map((region) => region.textContent);

describe('the request as a record opened last', () => {
  it('is kept for the command palette without the patient', async () => {
    const session = aSignedInUser();
    await openRequest({ patientName: 'Layla Invented', identifierEnding: '4321' });
    await waitFor(() => expect(recentRecords(session)).not.toEqual([]));
    const [kept, ...others] = recentRecords(session);
    expect(kept).toMatchObject({ kind: 'eligibility', id: anEligibilityId(number), ending: '4321' });
    expect(others).toEqual([]);
    expect(JSON.stringify(sessionStorage)).not.toMatch(/Layla|784-?1985/);
  });
});

describe('the tab and the head of a request', () => {
  it('names the patient as the card does, before anybody has named them the end of the number, and nobody afterwards', async () => {
    const named = await openRequest({ patientName: 'In Answer', idCardName: 'Huda Invented' });
    await waitFor(() => expect(document.title).toBe('Huda Invented · Eligibility request · Wasla'));
    expect(screen.getByText('Huda Invented', { selector: 'p > bdi' })).toBeInTheDocument();
    named.unmount();
    number += 1;
    await openRequest({ ...pending, identifierEnding: '4321' });
    await waitFor(() => expect(document.title).toBe('••4321 · Eligibility request · Wasla'));
  });
});

describe('the way to a claim', () => {
  const link = () => screen.queryByRole('link', { name: 'Make a claim' });

  it('stands on a covered request, for who makes the claims of the facility', async () => {
    await openRequest({ status: 8 }, { roles: ['Eligibility', 'Pharmacy'] });
    expect(link()).toHaveAttribute('href', `/claim/new?eligibilityId=${anEligibilityId(number)}`);
  });

  it.each([
    ['the facility role of a biller', { status: 8 }, { facilityRoles: ['EauthClaim'] }, true],
    ['no biller', { status: 8 }, {}, false],
    [
      'a patient who is not covered',
      { status: 9, denialCode: 'ELIG-005' },
      { roles: ['Eligibility', 'Pharmacy'] },
      false,
    ],
    ['a regulator without claims', { status: 8 }, { roles: ['Eligibility', 'Pharmacy'], regulatoryId: 3 }, false],
    ['another facility', { status: 8, facilityLicense: 'MF1002' }, { roles: ['Eligibility', 'Pharmacy'] }, false],
  ] as const)('depends on reader and answer: %s', async (_, changes, reader, isThere) => {
    const { roles = ['Eligibility'], ...rest } = reader as Parameters<typeof aSignedInUser>[0] & object;
    await openRequest(changes, { roles, ...rest });
    expect(link() !== null).toBe(isThere);
  });
});

describe('the answer', () => {
  it('is said in one sentence before everything else, and an insurance that is verified stands among the facts', async () => {
    const cover = { policyNumber: 'POL-1', planName: 'Gold', validFrom: '2026-01-01', validTo: '2026-12-31' };
    const nothingStated = { coPaymentFils: null, coPaymentPercent: null };
    const coverages = [{ ...cover, ...nothingStated, valueOfInsurance: 'VOI_1' }];
    await openRequest({ status: 9, denialCode: 'ELIG-005', denialText: 'x', coverages });
    const sentence = screen.getByText('Not covered by THIQA: The service date is after the last date of coverage');
    const chip = screen.getByText('Not eligible');
    expect(sentence.compareDocumentPosition(chip) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(sentence.closest('[data-tone]')).toHaveAttribute('data-tone', 'error');
    expect(screen.getByText('Insurance verified').closest('dd')).not.toBeNull();
    expect(liveText()).toContain('Not covered by THIQA: The service date is after the last date of coverage');
  });

  it('that is still to come is under review, with the time by which it is due', async () => {
    const answerDueAt = new Date(Date.now() + 3 * 86_400_000).toISOString();
    await openRequest({ status: 2, answeredAt: null, coverages: [], answerDueAt });
    const chip = screen.getByText('The payer is reviewing').closest('[data-badge]');
    expect(chip).toHaveAttribute('data-badge', 'success');
    expect(screen.getByText(`The payer is reviewing; answer due ${dateTimeText(answerDueAt)}`)).toBeInTheDocument();
  });

  it('shows every cover, the primary one first, with its co-payment', async () => {
    const cover = { validFrom: '2026-01-01', validTo: '2026-12-31', coPaymentFils: null, coPaymentPercent: null };
    await openRequest({
      coverages: [
        { ...cover, policyNumber: 'POL-1', planName: 'Thiqa 1', coPaymentFils: 2050, coPaymentPercent: 10 },
        { ...cover, policyNumber: 'POL-2', planName: 'Gold' },
      ],
    });
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Primary cover: Thiqa 1',
      'Cover 2: Gold',
    ]);
    expect(screen.getByText(/POL-1/)).toBeInTheDocument();
    expect(screen.getAllByText('Co-payment')[0]?.nextSibling).toHaveTextContent('10% and AED 20.50');
    expect(screen.getAllByText('31/12/2026')).toHaveLength(2);
  });

  it('REQ-ELIG-16 gives a refusal its plain meaning beside the code', async () => {
    await openRequest({ status: 9, denialCode: 'ELIG-005', denialText: 'x', payerComments: 'Expired in October.' });
    expect(screen.getByText('Not eligible').closest('[data-badge]')).toHaveAttribute('data-badge', 'danger');
    expect(screen.getByText('The service date is after the last date of coverage')).toBeInTheDocument();
    expect(screen.getByText('ELIG-005')).toBeInTheDocument();
    expect(screen.getByText('Expired in October.')).toBeInTheDocument();
  });

  it("says that nothing was decided when the payer's answer never came", async () => {
    await openRequest({ status: 3, coverages: [] });
    expect(screen.getByText(/nothing has been decided about the patient/)).toBeInTheDocument();
  });

  it('says of a cancelled request that no answer came', async () => {
    await openRequest({ status: 5, answeredAt: null, payerReference: null, coverages: [] });
    const answer = screen.getByRole('region', { name: "Payer's answer" });
    expect(answer).toHaveTextContent('The request ended before the payer answered.');
  });

  it('tells what happened, in order and in words', async () => {
    const at = '2026-11-20T20:30:00.000Z';
    const events: TimelineEvent[] = [
      { at, event: 'submitted', by: 'Noura Reception', detail: null },
      { at, event: 'payerUnavailable', by: null, detail: 'timeout' },
      { at, event: 'eligible', by: null, detail: 'TH-1' },
    ];
    await openRequest({ timeline: events });
    const items = within(screen.getByRole('list', { name: 'Timeline' })).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'SubmittedNoura Reception21/11/2026 00:30',
      'Payer unavailableThe payer did not answer in time21/11/2026 00:30',
      'EligibleTH-121/11/2026 00:30',
    ]);
  });
});

describe('while the payer is asked', () => {
  it('follows the answer with growing pauses and announces it', async () => {
    const clock = stopClock();
    const { becomes } = await openRequest(pending);
    expect(liveText()).toContain('Status of the request: Pending');
    expect(asked()).toBe(1);
    await clock.pass(1000);
    expect(asked()).toBe(2);
    await clock.pass(1499);
    expect(asked()).toBe(2);
    becomes({ status: 8 });
    await clock.pass(1);
    await waitFor(() => expect(liveText()).toContain('Status of the request: Eligible'));
    await clock.pass(60_000);
    expect(asked()).toBe(3);
  });

  it('asks nothing in a hidden tab and at once when it is seen again', async () => {
    const clock = stopClock();
    const { becomes } = await openRequest(pending);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    becomes({ status: 9, denialCode: 'ELIG-001' });
    const before = asked();
    await clock.pass(60_000);
    expect(asked()).toBe(before);
    hidden.mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(liveText()).toContain('Status of the request: Not eligible'));
  });

  it('says plainly that the payer is unavailable, when it is asked next and how old the request is', async () => {
    await openRequest({
      ...pending,
      isPayerUnavailable: true,
      attempts: 3,
      submittedAt: new Date(Date.now() - 125_000).toISOString(),
      nextAttemptAt: '2026-11-21T10:15:00.000Z',
    });
    const notice = screen.getByText('The payer is unavailable.').closest('[role=alert]');
    expect(notice).toHaveTextContent('The next attempt is at 14:15 (attempts so far: 3).');
    expect(notice).toHaveTextContent('2 minutes ago');
    expect(notice).toHaveTextContent('Nothing has been decided about the patient.');
  });

  it('counts no attempts where the payer was not asked yet', async () => {
    await openRequest({
      ...pending,
      isPayerUnavailable: true,
      attempts: 0,
      nextAttemptAt: '2026-11-21T10:15:00.000Z',
    });
    const notice = screen.getByText('The payer is unavailable.').closest('[role=alert]');
    expect(notice).toHaveTextContent('Waiting for the payer: the next attempt is at 14:15.');
    expect(notice).not.toHaveTextContent('attempts so far');
  });
});

describe('what can be done next', () => {
  it('downloads the PDF with the bearer token, in the chosen language', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:pdf');
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    portal.answer(exportEligibilityPdf, () => ({ response: new Response('%PDF', { status: 200 }) }));
    const { user } = await openRequest({});
    for (const name of ['PDF in English', 'PDF in Arabic', 'PDF in both']) {
      await user.click(screen.getByRole('button', { name }));
      await screen.findByRole('button', { name });
    }
    await waitFor(() => expect(names).toEqual(['en', 'ar', 'both'].map((tag) => `eligibility-MF1001-1-${tag}.pdf`)));
    const calls = portal.sentTo(exportEligibilityPdf);
    expect(calls.map(({ url }) => url.searchParams.get('language'))).toEqual(['en', 'ar', 'both']);
    expect(calls[0]?.headers.get('Authorization')).toBe('Bearer access-token-1');
  });

  it('starts a new request for the same patient without putting the patient into the address', async () => {
    await openRequest({});
    expect(screen.getByRole('link', { name: 'New request for this patient' })).toHaveAttribute(
      'href',
      `/eligibility/new?from=${anEligibilityId(number)}`,
    );
    expect(screen.getByRole('link', { name: 'Back to the history' })).toHaveAttribute('href', '/eligibility');
  });

  it('REQ-NET-23 leads to a question to the insurer about this request', async () => {
    await openRequest({});
    const address = screen.getByRole('link', { name: 'Ask the insurer' }).getAttribute('href') ?? '';
    expect(address).toMatch(/^\/providerquery\/new\?/);
    const asked = new URLSearchParams(address.split('?')[1]);
    expect(asked.get('eligibility')).toBe(anEligibilityId(number));
    expect(Number(asked.get('payer'))).toBeGreaterThan(0);
  });

  it.each([{ roles: ['InsurerUser', 'PayerAdmin'] as Role[], payerId: 901 }, { roles: ['SuperAdmin'] as Role[] }])(
    'offers nobody but the facility the question to the insurer: %j',
    async (person) => {
      await openRequest({}, person);
      expect(screen.getByText('784-1985-0000001-7')).toBeInTheDocument();
      expect(screen.queryByRole('link', { name: 'Ask the insurer' })).not.toBeInTheDocument();
    },
  );

  it.each(['PayerAdmin', 'SuperAdmin'] as const)('lets %s read only', async (role) => {
    await openRequest({}, { roles: [role] });
    expect(screen.getByText('784-1985-0000001-7')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'New request for this patient' })).not.toBeInTheDocument();
  });
});

it('explains a request that cannot be opened', async () => {
  portal.answer(getEligibilityDetails, { refusal: 'notFound' });
  renderPortal({ at: `/eligibility/${anEligibilityId(number)}`, as: aSignedInUser() });
  expect(await screen.findByText('This request could not be opened')).toBeInTheDocument();
});

it('speaks Arabic, and keeps numbers left to right', async () => {
  await switchLanguage('ar');
  const eligibilityId = anEligibilityId(number);
  portal.answer(getEligibilityDetails, {
    data: aDetailedRequest({
      ...{ eligibilityId, status: 9, denialCode: 'ELIG-001' },
      timeline: [{ at: '2026-11-20T20:30:00.000Z', event: 'sent', by: null, detail: 'THIQA' }],
    }),
  });
  renderPortal({ at: `/eligibility/${eligibilityId}`, as: aSignedInUser() });
  expect(await screen.findByText('المريض ليس عضوًا مشمولًا بالتغطية')).toBeInTheDocument();
  expect(screen.getByText('784-1985-0000001-7')).toHaveAttribute('dir', 'ltr');
  // Among the facts, and in the timeline, which has the name as it was sent.
  expect(screen.getAllByText('ثقة')).toHaveLength(2);
  expect(screen.getByText('غير مؤهل للتغطية', { selector: '.MuiChip-label' })).toBeInTheDocument();
  await act(() => switchLanguage('en'));
});

/** The moment when a tab is seen again: the page asks at once, where it asks at all. */
const seenAgain = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));

describe('a request in the hands of the payer’s people', () => {
  const covers = aDetailedRequest({}).coverages;

  it('is looked at again until the answer is final, and no longer', async () => {
    const { becomes } = await openRequest({ status: 2, coverages: [], payerReference: null });
    becomes({ status: 8, claim: 'covered', coverages: covers });
    await seenAgain();
    expect((await screen.findAllByText('Eligible')).length).toBeGreaterThan(0);
    const count = asked();
    await seenAgain();
    expect(asked()).toBe(count);
  });
});

describe('a blocked request', () => {
  it.each([
    ['en', 'The contract of the facility is suspended.', 'Blocked'],
    ['ar', 'عقد المنشأة معلّق.', 'موقوف'],
  ] as const)('says why the payer was not asked, in %s', async (language, reason, word) => {
    const at = '2026-06-02T08:00:00.000Z';
    const timeline = [{ at, event: 'blocked' as const, by: null, detail: 'facilitySuspended' }];
    await openRequest({ status: 6, blockedFor: 'facilitySuspended', answeredAt: null, coverages: [], timeline });
    await act(() => switchLanguage(language));
    expect((await screen.findAllByText(reason)).length).toBe(2);
    expect(screen.getAllByText(word)[0]?.closest('[data-badge]')).toHaveAttribute('data-badge', 'danger');
    await act(() => switchLanguage('en'));
  });

  it('of another denial is told what to do next by what its code is about', async () => {
    await openRequest({ status: 9, denialCode: 'SURC-001', denialText: 'x', coverages: [] });
    expect(screen.getByText('The medicine conflicts severely with another one')).toBeInTheDocument();
    expect(screen.getByText(/Ask the clinician at once/)).toBeInTheDocument();
  });

  it('of a code that nobody knows is told to ask the payer', async () => {
    await openRequest({ status: 9, denialCode: 'NCOV-999', denialText: null, coverages: [] });
    expect(screen.getByText(/Ask the payer what it means/)).toBeInTheDocument();
  });
});
