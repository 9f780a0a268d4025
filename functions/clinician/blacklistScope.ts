import type { Blacklist } from '../../shared/clinician/blacklistModel.ts';
import type { BlacklistScope, StoredBlacklist } from '../_data/clinician/blacklist.ts';
import type { SessionContext } from '../_kit/context.ts';
import { isOwnChange } from '../_parts/approval.ts';
import { isOfPortal, ownFacility } from './ownFacility.ts';

/**
 * Whose blacklists the caller decides about: those of the named facility or of the one where they work, 404 for one of others. A super
 * administrator keeps the lists that hold everywhere, and is the second person of a facility that has one administrator.
 */
export async function blacklistScope(ctx: SessionContext, facilityId?: string): Promise<BlacklistScope> {
  if (isOfPortal(ctx) && facilityId === undefined) return 'everywhere';
  return (await ownFacility(ctx, facilityId)).facilityId;
}

/** A list as its readers see it. */
export async function shownBlacklist(ctx: SessionContext, list: StoredBlacklist): Promise<Blacklist> {
  const { madeAt, makerId: _, makerPerson: __, makerName, lines, ...shown } = list;
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
