import { beforeEach, expect, it } from 'vitest';
import { lookupsApi } from '../../../shared/lookups/routes.ts';
import { payerApi } from '../../../shared/payer/routes.ts';
import { call } from '../../../web/api/client.ts';
import { fakePortal } from '../../support/transport.ts';

const { getMonths, getCountries } = lookupsApi.endpoints;
const { getEligibilityPayers } = payerApi.endpoints;

const months = [{ id: 1, name: 'January', nameArabic: 'يناير', code: '01' }];
const answerWith = (tag: string, data: unknown = months) =>
  new Response(JSON.stringify({ status: 1, errors: [], data }), {
    headers: { 'content-type': 'application/json', etag: tag },
  });
const unchanged = () => new Response(null, { status: 304 });

beforeEach(() => sessionStorage.clear());

it('asks for a list with the tag of the one it has, and shows that one while the portal has no other', async () => {
  const portal = fakePortal().answer(getMonths, ({ headers }) => ({
    response: headers.get('if-none-match') === '"one"' ? unchanged() : answerWith('"one"'),
  }));
  expect((await call(getMonths, {})).data).toEqual(months);
  expect((await call(getMonths, {})).data).toEqual(months);
  expect(portal.sent.map(({ headers }) => headers.get('if-none-match'))).toEqual([null, '"one"']);
  expect(portal.sent.map(({ headers }) => headers.get('cache-control'))).toEqual([
    'no-cache, no-store',
    'no-cache, no-store',
  ]);
});

it('shows a list that has changed at the next call', async () => {
  const portal = fakePortal().answer(getMonths, { response: answerWith('"one"') });
  await call(getMonths, {});
  const other = [{ id: 1, name: 'Jan', nameArabic: 'كانون', code: '01' }];
  portal.answer(getMonths, { response: answerWith('"two"', other) });
  expect((await call(getMonths, {})).data).toEqual(other);
  portal.answer(getMonths, { response: unchanged() });
  expect((await call(getMonths, {})).data).toEqual(other);
});

it('keeps no other answer, and nothing without a tag', async () => {
  fakePortal()
    .answer(getEligibilityPayers, { response: answerWith('"one"', []) })
    .answer(getCountries, { data: [] });
  await call(getEligibilityPayers, { query: {} });
  await call(getCountries, {});
  expect(sessionStorage).toHaveLength(0);
});

it('shows the list where what was kept cannot be read', async () => {
  sessionStorage.setItem('kept:/api/common/getmonths', '{broken');
  fakePortal().answer(getMonths, { response: answerWith('"one"') });
  expect((await call(getMonths, {})).data).toEqual(months);
});
