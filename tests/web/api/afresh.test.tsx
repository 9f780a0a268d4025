import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { systemApi } from '../../../shared/system/routes.ts';
import { afresh, useApi } from '../../../web/api/useApi.ts';
import { fakePortal, localSettings } from '../../support/transport.ts';

const { getPortalSettings } = systemApi.endpoints;
const useEarlier = () => useApi(getPortalSettings, {});
const useForm = () => useApi(getPortalSettings, {}, afresh);

it('a form that opens a moment after another screen has read its record shows it, and does not wait for a reading that never comes', async () => {
  fakePortal().answer(getPortalSettings, { data: localSettings });
  const earlier = renderHook(useEarlier);
  await waitFor(() => expect(earlier.result.current.data).toEqual(localSettings));
  const form = renderHook(useForm);
  expect(form.result.current.isRefreshing).toBe(true);
  await waitFor(() => expect(form.result.current.isRefreshing).toBe(false));
  expect(form.result.current.data).toEqual(localSettings);
});
