import { expect, it } from 'vitest';
import { handler } from '../../functions/eligibility/index.ts';
import type { Transaction } from '../../shared/eligibility/eligibilityHistory.ts';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { callApi, type SignedIn, signIn } from '../support/api.ts';
import {
  aClinic,
  aForm,
  deliveryOf,
  details,
  memberWho,
  startBackendWithPayers,
  submitted,
} from './support/eligibility.ts';

const { store, deliver } = await startBackendWithPayers();
const report = (as: SignedIn, body: { take?: number; cursor?: string; from?: string; status?: 8 } = {}) =>
  callApi(handler, eligibilityApi.endpoints.exportTransactionReport, { as, body });

it('REQ-ELIG-09 tells every sending and answer of a facility’s requests, page by page, each once', async () => {
  const as = await aClinic(store);
  const ids = [await submitted(as), await submitted(as), await submitted(as)];
  await deliver(deliveryOf(...ids.slice(1)));
  await submitted(await aClinic(store));
  const found: Transaction[] = [];
  let cursor: string | undefined;
  do {
    const page = await report(as, { take: 2, ...(cursor && { cursor }) });
    found.push(...(page.data?.items ?? []));
    cursor = page.data?.nextCursor ?? undefined;
  } while (cursor);
  const expected = [];
  for (const id of ids.toReversed()) {
    const { requestNumber, timeline, payerName, submittedByName, patientName, identifierEnding, ...request } =
      await details(as, id);
    const { submittedAt, serviceDate, serviceCategoryId, clinicianName, hasOpenQuestions } = request;
    const sorted = { submittedAt, serviceDate, serviceCategoryId, clinicianName, hasOpenQuestions };
    for (const { at, event, detail } of timeline) {
      const happened = { at, event, detail, payerName, submittedByName };
      expected.push({ requestNumber, patientName, identifierEnding, ...happened, ...sorted });
    }
  }
  expect(found).toMatchObject(expected);
  expect(found).toHaveLength(expected.length);
  const answered = (await report(as, { status: 8 })).data?.items ?? [];
  expect(new Set(answered.map(({ requestNumber }) => requestNumber)).size).toBe(2);
});

it('REQ-ELIG-09 is a payer’s for its own requests only', async () => {
  const member = memberWho(({ payerId }) => payerId === 210);
  const as = await aClinic(store);
  const id = await submitted(as, aForm(member));
  const own = await signIn({ roles: ['PayerAdmin'], facility: null, payerId: 210 });
  const other = await signIn({ roles: ['PayerAdmin'], facility: null, payerId: 901 });
  const { requestNumber } = await details(as, id);
  expect((await report(own)).data?.items.map((row) => row.requestNumber)).toEqual([requestNumber]);
  expect((await report(other)).data?.items).toEqual([]);
});
