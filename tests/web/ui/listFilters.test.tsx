import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { errorLogApi } from '../../../shared/errorLog/routes.ts';
import { criteriaFor } from '../../../web/ui/table/filters/criteriaFor.ts';
import { useListFilters } from '../../../web/ui/table/filters/useListFilters.ts';

interface Filters {
  state: string | null;
  search: string;
  patient: string;
}
const empty: Filters = { state: null, search: '', patient: '' };
const open = (fromAddress: Partial<Filters> | null = null) =>
  renderHook(() =>
    useListFilters({
      key: 'people:search',
      empty,
      criteriaOf: (filters) => filters,
      personal: ['patient'],
      fromAddress,
    }),
  );
type Opened = ReturnType<typeof open>['result'];
const apply = (result: Opened, values: Record<string, string>) => act(() => result.current.filterForm.onApply(values));

beforeEach(() => sessionStorage.clear());

it('asks only by what is given, without the spaces around it', async () => {
  const { result } = open();
  expect(result.current.criteria).toEqual({});
  apply(result, { state: 'open', search: '  vip ' });
  await waitFor(() => expect(result.current.criteria).toEqual({ state: 'open', search: 'vip' }));
  expect(result.current.count).toBe(2);
});

it('keeps the filters for the session, so that Back finds them', async () => {
  const first = open();
  apply(first.result, { search: 'vip' });
  first.unmount();
  expect(open().result.current.criteria).toEqual({ search: 'vip' });
});

it('neither keeps nor saves what can name a patient, but asks by it', async () => {
  const { result, unmount } = open();
  apply(result, { patient: '784', search: 'vip' });
  await waitFor(() => expect(result.current.criteria).toEqual({ patient: '784', search: 'vip' }));
  expect(result.current.filterForm.values).toEqual({ search: 'vip' });
  unmount();
  expect(open().result.current.criteria).toEqual({ search: 'vip' });
});

it('takes the filters of an address in place of those that were kept', () => {
  const first = open();
  apply(first.result, { search: 'vip' });
  first.unmount();
  expect(open({ state: 'closed' }).result.current.criteria).toEqual({ state: 'closed' });
});

it('takes away what was filtered by when saved filters come in', async () => {
  const { result } = open();
  apply(result, { search: 'vip' });
  apply(result, { state: 'open' });
  await waitFor(() => expect(result.current.criteria).toEqual({ state: 'open' }));
});

it('asks an endpoint by what it takes, and by nothing that is half typed', () => {
  const { searchLogs, searchGroupedLogs } = errorLogApi.endpoints;
  const filters = { from: '2026-11-20', to: '2026-11', side: 'server', area: ' eligibility ', requestId: 'JKJaXmPL' };
  expect(criteriaFor(searchLogs)(filters)).toEqual({
    from: '2026-11-20',
    side: 'server',
    area: 'eligibility',
    requestId: 'JKJaXmPL',
  });
  expect(criteriaFor(searchGroupedLogs)({ ...filters, to: '', side: null })).toEqual({
    from: '2026-11-20',
    area: 'eligibility',
  });
});
