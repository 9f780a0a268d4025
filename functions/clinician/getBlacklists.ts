import type { clinicianApi } from '../../shared/clinician/routes.ts';
import { listBlacklists } from '../_data/clinician/blacklist.ts';
import type { Operation } from '../_kit/context.ts';
import { blacklistScope, shownBlacklist } from './blacklistScope.ts';

/** The blacklists that the caller keeps, the newest first. */
export const getBlacklists: Operation<typeof clinicianApi.endpoints.getBlacklists> = async ({ query }, ctx) => {
  const scope = await blacklistScope(ctx, query.facilityId);
  const page = await listBlacklists(ctx.store, scope, query);
  ctx.audited({ entity: 'blacklists', id: scope });
  return { ...page, items: await Promise.all(page.items.map((list) => shownBlacklist(ctx, list))) };
};
