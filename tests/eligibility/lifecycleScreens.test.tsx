import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { payerApi } from '../../shared/payer/routes.ts';
import { arriveAt, heading, renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal } from '../support/transport.ts';
import { aDetailedRequest, anEligibilityId } from './support/eligibilityAnswers.ts';
import { eligibilityPortal } from './support/eligibilityPortal.ts';

const { getEligibilityDetails, cancelEligibility, updateEligibility, resubmitEligibility, recheckEligibility } =
  eligibilityApi.endpoints;
const { getUsualChoices, getEligibility } = eligibilityApi.endpoints;
type Details = ReturnType<typeof aDetailedRequest> & { askedTogether?: number };

let portal: FakePortal;
let number = 700;
let current: Details;
beforeEach(() => {
  portal = eligibilityPortal();
  number += 1;
});

const mine = () => aSignedInUser({ facilityId: 'facility-1' });

async function open(changes: Partial<Details>, way = '') {
  const eligibilityId = anEligibilityId(number);
  current = aDetailedRequest({ eligibilityId, serviceDate: emiratesDateOf(new Date()), ...changes });
  portal.answer(getEligibilityDetails, () => ({ data: current }));
  return renderPortal({ at: `/eligibility/${eligibilityId}${way}`, as: mine() });
}

const waiting = { status: 3, answeredAt: null, payerReference: null } as const;
const event = (name: Details['timeline'][number]['event'], detail: string | null) =>
  ({ at: '2026-11-20T20:40:00.000Z', event: name, by: 'Huda Colleague', detail }) as const;

describe('what can be done with a request', () => {
  it.each([
    [1, ['Cancel request', 'Correct']],
    [8, ['Change and resubmit', 'Check again, same question']],
    [5, []],
  ] as const)('REQ-ELIG-18 follows its status: %i', async (status, names) => {
    await open({ status });
    await heading('Eligibility request');
    await screen.findByRole('list', { name: 'Timeline' });
    const group = screen.queryByRole('group', { name: 'What can be done with this request' });
    const found = group ? within(group).getAllByText(/^[A-Z]/) : [];
    expect(found.map(({ textContent }) => textContent)).toEqual(names);
    // Where two buttons ask once more, each says what becomes of this request.
    const hints = screen.queryAllByText(/this answer stays as it is|the new request replaces this one/);
    expect(hints).toHaveLength(status === 8 ? 2 : 0);
  });

  it('REQ-ELIG-18 tells an answer after the cancellation as such, and never as late', async () => {
    const came = event('lateAnswerIgnored', 'cancelled');
    await open({ status: 4, timeline: [event('cancelled', 'Left'), came] });
    const [title] = await screen.findAllByText('The payer answered after the cancellation');
    expect(title?.closest('[role=alert]')).toHaveTextContent(
      /stays cancelled.*grants nothing.*check eligibility again/,
    );
    const course = within(await screen.findByRole('list', { name: 'Timeline' }));
    expect(course.getByText('The payer answered after the cancellation')).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/late answer/);
  });

  it('calls an answer to the question before a correction late, as before', async () => {
    await open({ status: 1, timeline: [event('corrected', 'remarks'), event('lateAnswerIgnored', 'corrected')] });
    await screen.findByText('A late answer was ignored');
    expect(screen.queryByText('The payer answered after the cancellation')).toBeNull();
  });

  it('REQ-ELIG-06 a refused cancellation shows who was faster, keeps the reason, and goes on with the present state', async () => {
    const { user } = await open({ status: 6, answeredAt: null });
    await user.click(await screen.findByRole('button', { name: 'Cancel request' }));
    await user.type(await screen.findByRole('textbox', { name: 'Reason (optional)' }), 'Left');
    portal.answer(cancelEligibility, { refusal: 'changedMeanwhile' });
    current = { ...current, version: 2, timeline: [...current.timeline, event('corrected', 'remarks')] };
    await user.click(screen.getByRole('button', { name: 'Cancel the request' }));
    const conflict = await screen.findByRole('alert');
    expect(conflict).toHaveTextContent('This request was changed meanwhile');
    expect(conflict).toHaveTextContent(/Corrected.*Huda Colleague.*Remarks/);
    expect(screen.getByRole('textbox', { name: 'Reason (optional)' })).toHaveValue('Left');

    portal.answer(cancelEligibility, { data: { eligibilityId: current.eligibilityId, status: 4, version: 3 } });
    await user.click(screen.getByRole('button', { name: 'Go on with the request as it is now' }));
    await user.click(screen.getByRole('button', { name: 'Cancel the request' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(portal.sentTo(cancelEligibility).map(({ body }) => body)).toEqual([
      { version: 1, reason: 'Left' },
      { version: 2, reason: 'Left' },
    ]);
  });
});

describe('a no of one payer', () => {
  const no: Partial<Details> = { status: 9, denialCode: 'ELIG-001' };
  const others = () => screen.findByRole('group', { name: 'Ask another payer the same' });
  beforeEach(() => {
    portal.answer(getUsualChoices, { data: { payerIds: [102, 88], serviceCategoryId: null } });
    portal.answer(payerApi.endpoints.getEligibilityPayers, {
      data: [
        { payerId: 102, payerName: 'THIQA', payerNameArabic: 'ثقة' },
        { payerId: 88, payerName: 'NAS', payerNameArabic: 'ناس' },
      ],
    });
  });

  it('names that payer, and another one is asked the same by one click', async () => {
    const asked = anEligibilityId(990);
    portal.answer(recheckEligibility, { data: { eligibilityId: asked, status: 1, version: 1 } });
    const { user } = await open(no);
    await screen.findByText('Not a member of THIQA');
    const buttons = await within(await others()).findAllByRole('button');
    // The payer that has said no is not asked again here.
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['NAS']);
    await user.click(buttons[0]!);
    await arriveAt(`/eligibility/${asked}`);
    const { url, body } = portal.sentTo(recheckEligibility)[0]!;
    expect(url.searchParams.get('eligibilityId')).toBe(current.eligibilityId);
    expect(body).toEqual({ version: current.version, payerId: 88 });
  });

  it('leads to the form with the patient, and with no payer, for any other one', async () => {
    const { user } = await open(no);
    const { timeline: _, ...request } = current;
    portal.answer(getEligibility, { data: request });
    await user.click(within(await others()).getByRole('link', { name: 'Choose from all payers' }));
    await arriveAt(`/eligibility/new?from=${current.eligibilityId}`);
    expect(await screen.findByRole('combobox', { name: /^Payer/ })).not.toHaveTextContent('THIQA');
    expect(screen.getByRole('textbox', { name: /^Emirates ID/ })).toHaveValue('784-1985-0000001-7');
  });

  it.each([
    ['an answer Eligible', { status: 8 }],
    ['a card number, which other payers do not know', { ...no, emiratesId: null, cardNumber: 'CARD-1' }],
  ] as const)('is nothing to go on with after %s', async (_what, changes) => {
    await open(changes);
    await screen.findByRole('list', { name: 'Timeline' });
    expect(screen.queryByRole('group', { name: 'Ask another payer the same' })).toBeNull();
  });
});

describe('the form of a correction', () => {
  it('is left by the way one came: Back does not lead into it again', async () => {
    const { user } = await open({ status: 9, denialCode: 'ELIG-005' });
    const detail = window.location.pathname;
    await user.click(await screen.findByRole('link', { name: 'Change and resubmit' }));
    await arriveAt(`${detail}/resubmit`);
    await user.click(await screen.findByRole('link', { name: 'Back to the request' }));
    await arriveAt(detail);
    // The entry of the history that the request was opened in.
    expect(window.history.state).toMatchObject({ idx: 0 });
  });

  it('is left for its request where it was opened from outside', async () => {
    const { user } = await open({ status: 9, denialCode: 'ELIG-005' }, '/resubmit');
    await user.click(await screen.findByRole('link', { name: 'Back to the request' }));
    await arriveAt(`/eligibility/${current.eligibilityId}`);
  });

  it('REQ-ELIG-11 begins with what was sent, needs no reason for a card that was read, and names the state it saw', async () => {
    const { user } = await open({ ...waiting, eidReasonId: null, clinicianLicense: 'GD1', version: 4 }, '/correct');
    const remarks = await screen.findByRole('textbox', { name: 'Remarks' });
    expect(screen.queryByRole('combobox', { name: /^Reason/ })).not.toBeInTheDocument();
    await user.type(remarks, 'Ward 7');
    portal.answer(updateEligibility, { data: { eligibilityId: current.eligibilityId, status: 1, version: 5 } });
    await user.click(screen.getByRole('button', { name: 'Save correction' }));
    await arriveAt(`/eligibility/${current.eligibilityId}`);
    expect(portal.sentTo(updateEligibility)[0]?.body).toEqual({
      eligibilityId: current.eligibilityId,
      version: 4,
      payerId: 102,
      emiratesId: '784-1985-0000001-7',
      serviceCategoryId: 1,
      serviceDate: current.serviceDate,
      clinicianLicense: 'GD1',
      remarks: 'Ward 7',
    });
  });

  it('REQ-ELIG-18 a resubmission points at the field of the refusal; in a state that forbids it there is no form', async () => {
    await open({ status: 9, denialCode: 'ELIG-001' }, '/resubmit');
    expect(await screen.findByText(/points at: Emirates ID, Payer/)).toBeInTheDocument();
    expect(portal.sentTo(resubmitEligibility)).toEqual([]);
    number += 1;
    await open({ status: 5 }, '/resubmit');
    expect(await screen.findByText('This request cannot be changed in its present status.')).toBeVisible();
  });

  it('REQ-ELIG-18 the earlier one, opened at once, shows that another took its place', async () => {
    const earlier = anEligibilityId(number);
    const later = anEligibilityId(number + 100);
    const { user } = await open({ status: 4, answeredAt: null });
    portal.answer(resubmitEligibility, { data: { eligibilityId: later, status: 1, version: 1 } });
    await user.click(await screen.findByRole('link', { name: 'Change and resubmit' }));
    const send = await screen.findByRole('button', { name: 'Resubmit' });
    const sentAgain = aDetailedRequest({
      eligibilityId: later,
      follows: { kind: 'resubmission', eligibilityId: earlier },
    });
    const replaced = aDetailedRequest({ ...current, status: 5 });
    portal.answer(getEligibilityDetails, (_, { query }) => ({
      data: query.eligibilityID === later ? sentAgain : replaced,
    }));
    await user.click(send);
    await arriveAt(`/eligibility/${later}`);
    await user.click(await screen.findByRole('link', { name: 'Open the earlier request' }));
    await arriveAt(`/eligibility/${earlier}`);
    expect(await screen.findByText('Resubmitted')).toBeVisible();
  });
});

it.each([
  ['no cover', [], /named no cover/],
  [
    'a cover that the payer has not verified',
    [{ validTo: '2026-12-31', valueOfInsurance: 'VOI_2' }],
    /not verified the/,
  ],
])('warns of an answer Eligible with %s', async (_, covers, warning) => {
  const cover = {
    policyNumber: 'P-1',
    planName: 'Gold',
    validFrom: '2026-01-01',
    coPaymentFils: null,
    coPaymentPercent: null,
  };
  await open({ serviceDate: '2026-06-02', coverages: covers.map((each) => ({ ...cover, ...each })) });
  expect(await screen.findByText(warning)).toBeInTheDocument();
  if (covers.length > 0) expect(screen.getByText('Not stated')).toBeInTheDocument();
});

it('REQ-ELIG-17 a cover shows its value of insurance, and that it does not hold on the service date', async () => {
  const cover = { planName: 'Gold', validFrom: '2026-01-01', coPaymentFils: null, coPaymentPercent: null };
  await open({
    serviceDate: '2026-06-02',
    coverages: [
      { ...cover, policyNumber: 'P-1', validTo: '2026-06-01', valueOfInsurance: 'VOI_1' },
      { ...cover, policyNumber: 'P-2', validFrom: '2026-06-03', validTo: '2026-12-31', valueOfInsurance: 'VOI_2' },
    ],
  });
  const badge = async (text: string) =>
    (await screen.findByText(text)).closest('[data-badge]')?.getAttribute('data-badge');
  expect(await badge('Insurance verified')).toBe('success');
  expect(await badge('Insurance not verified')).toBe('warning');
  expect(await badge('Ended before the service date')).toBe('danger');
  expect(await badge('Begins after the service date')).toBe('danger');
  expect(screen.getByText(/no cover in its answer is valid/)).toBeInTheDocument();
});

describe('payers that were asked at once', () => {
  const { getAskedTogether } = eligibilityApi.endpoints;
  const region = () => screen.findByRole('region', { name: 'Payers that were asked at once' });
  const cover = { policyNumber: 'P-1', planName: 'Gold', coPaymentFils: null, coPaymentPercent: 20 };
  const holding = { ...cover, validFrom: '2020-01-01', validTo: '2099-12-31' };
  const yes: Partial<Details> = { payerName: 'Gulf', payerId: 104, claim: 'covered', coverages: [holding] };
  const no: Partial<Details> = {
    payerName: 'ABM',
    payerId: 103,
    status: 9,
    claim: 'notCovered',
    denialCode: 'ELIG-001',
    coverages: [],
  };
  const open3: Partial<Details> = {
    payerName: 'Daman',
    payerId: 105,
    status: 1,
    claim: 'undecided',
    answeredAt: null,
    coverages: [],
  };

  async function openSeveral(...all: Partial<Details>[]) {
    const items = all.map((changes, at) => {
      const { timeline: _, ...request } = aDetailedRequest({
        eligibilityId: anEligibilityId(800 + number + at),
        ...changes,
      });
      return request;
    });
    portal
      .answer(getAskedTogether, { data: { items } })
      .answer(getUsualChoices, { data: { payerIds: [104, 102], serviceCategoryId: null } })
      .answer(payerApi.endpoints.getEligibilityPayers, {
        data: [
          { payerId: 102, payerName: 'THIQA', payerNameArabic: 'ثقة' },
          { payerId: 104, payerName: 'Gulf', payerNameArabic: 'الخليج' },
        ],
      });
    await open({ ...all[0], askedTogether: all.length });
    return region();
  }

  it('REQ-ELIG-02 stand side by side, and one that covers the patient is named', async () => {
    const shown = await openSeveral(no, yes, open3);
    expect(await within(shown).findAllByRole('listitem')).toHaveLength(3);
    expect(within(shown).getByRole('status')).toHaveTextContent('Covered by Gulf. One payer has not answered yet.');
    expect(within(shown).getByText('Not a member of ABM')).toBeVisible();
    const others = await screen.findByRole('group', { name: 'Ask another payer the same' });
    expect(
      within(others)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['THIQA']);
  });

  it('are said to cover nobody only once each has said so', async () => {
    const shown = await openSeveral(no, open3);
    await waitFor(() => expect(within(shown).getByRole('status')).toHaveTextContent('One payer has not answered yet.'));
    expect(within(shown).getByRole('status')).not.toHaveTextContent('None of the payers');
  });

  it('say together that nobody covers the patient', async () => {
    const shown = await openSeveral(no, { ...no, payerName: 'Gulf', payerId: 104 });
    await waitFor(() => expect(within(shown).getByRole('status')).toHaveTextContent('None of the payers asked covers'));
  });

  it('are not looked for where one payer was asked', async () => {
    await open({});
    await screen.findByRole('list', { name: 'Timeline' });
    expect(portal.sentTo(getAskedTogether)).toHaveLength(0);
  });
});
