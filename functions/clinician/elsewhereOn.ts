import { worksElsewhereOn } from '../_data/clinician/clinician.ts';
import { currentUser } from '../_data/user/currentUser.ts';
import type { SessionContext } from '../_kit/context.ts';
import { isOfPortal } from './ownFacility.ts';

/** The ids of the facilities of others where a licence works on a day (ISO, in the Emirates). For the portal's people no facility is another's. */
export async function elsewhereOn(ctx: SessionContext, licenseNo: string, day: string): Promise<string[]> {
  if (isOfPortal(ctx)) return [];
  const { facilityIds } = await currentUser(ctx);
  return worksElsewhereOn(ctx.store, licenseNo, day, facilityIds);
}
