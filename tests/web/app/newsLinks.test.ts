import { describe, expect, it } from 'vitest';
import { type GrantHolder, holdsOneOf } from '../../../shared/_field/grants.ts';
import { type Role, roles } from '../../../shared/_field/roles.ts';
import { decideRoute } from '../../../shared/_field/routeGuard.ts';
import { linkedScreens } from '../../../shared/linkedScreens.ts';
import { groupsFor, kindsOfNews, mayHear, type NewsReader } from '../../../shared/notification/newsReaders.ts';
import { screens } from '../../../web/app/screens.ts';
import { newsLinks, type Place } from './newsLinks.ts';

type Kind = keyof typeof kindsOfNews;

const kinds = Object.keys(kindsOfNews) as Kind[];
const placesOf = (kind: Kind) => {
  const places = Object.keys(newsLinks) as Place[];
  return places.filter((place) => newsLinks[place]?.news.test(kind));
};

/** Somebody with one role besides that of every login, at each place where one can be. */
const readersOf = (role: Role): [name: string, NewsReader][] => {
  const reader = { roles: [role], facilityRoles: [], regulatoryId: null, facilityId: null, payerId: null };
  return [
    [`${role} at a facility`, { ...reader, facilityId: 'clinic' }],
    [`${role} at an insurer`, { ...reader, payerId: 971 }],
    [`${role} of the portal`, reader],
  ];
};
const everybody = roles.flatMap(readersOf);

const loginOf = (reader: GrantHolder) => ({ ...reader, isResetPasswordRequired: false, pendingSteps: [] });

/** Whether somebody may open a screen, and everything that it reads. */
function opens(reader: NewsReader, place: Place): boolean {
  const path = linkedScreens[place];
  const row = screens.find((screen) => screen.path === path);
  if (!row) throw new Error(`No screen at ${path}`);
  const isLetIn = decideRoute(loginOf(reader), { address: path, access: row.access }).isAllowed;
  return (
    isLetIn && (newsLinks[place]?.reads ?? []).every(({ access }) => access !== 'public' && holdsOneOf(reader, access))
  );
}

describe('REQ-NET-15 news', () => {
  it.each(kinds)('%s leads to what everybody can read to whom it can come', (kind) => {
    const places = placesOf(kind);
    expect(places).not.toEqual([]);
    const readers = everybody.filter(([, reader]) => mayHear(reader, kind));
    expect(readers).not.toEqual([]);
    const stopped = readers.filter(([, reader]) => !places.some((place) => opens(reader, place)));
    expect(stopped.map(([name]) => name)).toEqual([]);
  });

  it('of one side comes to nobody of the other, and settings ask nobody of what cannot come', () => {
    const [, atFacility] = readersOf('PayerAdmin')[0]!;
    const [, atInsurer] = readersOf('PayerAdmin')[1]!;
    expect(groupsFor(atInsurer)).not.toContain('answers');
    expect(groupsFor(atInsurer)).not.toContain('questions');
    expect(groupsFor(atFacility)).not.toContain('prices');
    const [, portal] = readersOf('SuperAdmin')[2]!;
    expect(groupsFor(portal)).toEqual(['work', 'facility', 'files', 'account', 'security']);
    // Only administrators are told of prices that an insurer has agreed with their facility.
    const [, clinician] = readersOf('MedicalProvider')[0]!;
    expect(groupsFor(clinician)).not.toContain('prices');
  });
});
