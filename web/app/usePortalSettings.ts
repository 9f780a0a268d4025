import { systemApi } from '../../shared/api/system.ts';
import type { PortalSettings } from '../../shared/model/portalSettings.ts';
import { useApi } from '../api/useApi.ts';

/** What the environment is configured with; undefined until it has arrived. It does not change while the page is open. */
export const usePortalSettings = (): PortalSettings | undefined =>
  useApi(systemApi.endpoints.getPortalSettings, {}, { revalidateIfStale: false, revalidateOnFocus: false }).data ??
  undefined;
