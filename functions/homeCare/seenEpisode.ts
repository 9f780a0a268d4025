import { isNewProvider } from '../../shared/homeCare/reallocation.ts';
import type { StoredEpisode } from '../_data/homeCare/episode.ts';
import type { Party } from '../_kit/party.ts';

/** The last time for which a facility was responsible that is no longer; null for one that never was. */
const ownTime = ({ responsible }: StoredEpisode, facilityId: string) =>
  responsible.findLast((each) => each.facilityId === facilityId && each.to !== null) ?? null;

/**
 * An episode as its reader sees it. A provider that gave the patient up reads its own time: to it the care has ended on its last day, and
 * nothing of what came later is shown (REQ-SPEC-14).
 */
export function seenEpisode(found: StoredEpisode, party: Party): StoredEpisode {
  if (party.kind !== 'facility' || party.facilityId === found.facilityId) return found;
  const time = ownTime(found, party.facilityId);
  if (time === null || isNewProvider(found, party.facilityId)) return found;
  const { facilityId, facilityName, facilityNameArabic, from, to } = time;
  return {
    ...found,
    ...{ facilityId, facilityName, facilityNameArabic, state: 'ended', endedOn: to, endReason: 'otherProvider' },
    ...{ extensionWeeks: null, reallocation: null, visits: {}, lastVisitOn: null },
    approvedUntil: found.approvedUntil !== null && to !== null && found.approvedUntil > to ? to : found.approvedUntil,
    responsible: found.responsible.filter((each) => each.from < (to ?? '')),
    equipment: found.equipment.filter(({ lentOn }) => lentOn >= from && lentOn <= (to ?? '')),
    stateSince: `${to}T00:00:00.000Z`,
  };
}
