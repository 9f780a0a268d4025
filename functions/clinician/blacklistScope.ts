import type { Blacklist } from '../../shared/clinician/blacklistModel.ts';
import type { BlacklistScope, StoredBlacklist } from '../_data/clinician/blacklist.ts';
import type { SessionContext } from '../_kit/context.ts';
import { isOwnChange } from '../_parts/approval.ts';
import { isOfPortal, ownFacility } from './ownFacility.ts';

/** Whose blacklists the caller keeps: those of the facility where they work, or those that hold everywhere. */
export async function blacklistScope(ctx: SessionContext): Promise<BlacklistScope> {
  return isOfPortal(ctx) ? 'everywhere' : (await ownFacility(ctx, undefined)).facilityId;
}

/** A list as its readers see it. */
export async function shownBlacklist(ctx: SessionContext, list: StoredBlacklist): Promise<Blacklist> {
  const { madeAt, makerId: _, makerName, lines, ...shown } = list;
  return {
    ...shown,
    lines: lines.map(({ clinicianLicense, emiratesId, reason }) => ({
      clinicianLicense,
      emiratesIdEnding: emiratesId?.slice(-4) ?? null,
      reason,
    })),
    made: { madeAt, makerName, isOwn: await isOwnChange(ctx, list) },
  };
}
