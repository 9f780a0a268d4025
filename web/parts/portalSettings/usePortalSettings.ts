import type { PortalSettings } from '../../../shared/_field/portalSettings.ts';
import { systemApi } from '../../../shared/system/routes.ts';
import { useApi } from '../../api/useApi.ts';

/** What the environment is configured with; undefined until it has arrived. It does not change while the page is open. */
export const usePortalSettings = (): PortalSettings | undefined =>
  useApi(systemApi.endpoints.getPortalSettings, {}, { revalidateIfStale: false, revalidateOnFocus: false }).data ??
  undefined;
