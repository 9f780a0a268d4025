import { describe, expect, it } from 'vitest';
import { environments } from '../../infra/environments.ts';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { roles } from '../../shared/_field/roles.ts';
import { screens } from '../../web/app/screens.ts';
import { otherPortalsOf, tilesOf } from '../../web/base/tiles.ts';
import english from '../../web/dashboard/texts/en.json' with { type: 'json' };
import { isSpecifiedFor, namesSpecifiedFor, specifiedTiles } from '../support/specifiedTiles.ts';
import { aSignedInUser } from '../support/transport.ts';

const { portalSettings } = environments.local;
const noFacility = { facilityId: null, facilityName: null, facilityLicense: null };
const facilities = [noFacility, { facilityLicense: 'MF1001' }, { facilityLicense: 'PF1001' }] as const;
const regulators = [null, 1, 2, 3, 4, 5];

/** Every role, alone, by itself and as a role of the facility, at every kind of facility, under every regulator. */
const users: readonly SignedInUser[] = roles.flatMap((role) =>
  facilities.flatMap((facility) =>
    regulators.flatMap((regulatoryId) => [
      aSignedInUser({ roles: ['Standard', role], regulatoryId, ...facility }),
      ...(facility === noFacility
        ? []
        : [aSignedInUser({ roles: ['Standard'], facilityRoles: [role], regulatoryId, ...facility })]),
    ]),
  ),
);
const tell = ({ roles: held, facilityRoles, facilityLicense, regulatoryId }: SignedInUser) =>
  `${held.join()} ${facilityRoles.join()} ${facilityLicense} regulator ${regulatoryId}`;

const own = (user: SignedInUser) =>
  tilesOf(screens, user).map(({ screen, needsLicense }) => ({
    name: english.tiles[screen.tile.name].name,
    path: screen.path,
    shortcut: screen.tile.shortcut,
    needsLicense,
  }));
const outside = (user: SignedInUser) =>
  otherPortalsOf(portalSettings, user).map(({ name, url }) => ({
    name: english.otherPortals[name].name,
    path: url,
    shortcut: undefined,
    needsLicense: false,
  }));

describe('each tile', () => {
  it.each(specifiedTiles)(
    '$requirement $name is shown to exactly its users, leads to $path and has its shortcut',
    (tile) => {
      for (const user of users) {
        const found = (tile.isExternal ? outside(user) : own(user)).find(({ name }) => name === tile.name);
        const expected = isSpecifiedFor(tile, user) ? { path: tile.path, shortcut: tile.shortcut } : undefined;
        expect(found && { path: found.path, shortcut: found.shortcut }, tell(user)).toEqual(expected);
      }
    },
  );

  it('REQ-RDASH-01 is one of the specification, and stands in its order', () => {
    for (const user of users) {
      const names = [...own(user), ...outside(user)].map(({ name }) => name);
      expect(names, tell(user)).toEqual(namesSpecifiedFor(user));
    }
  });
});

describe('portals outside', () => {
  it('REQ-RDASH-18 REQ-RDASH-28 have no tile where the environment names no address', () => {
    for (const user of users) {
      expect(otherPortalsOf({ ...portalSettings, dConnectUrl: null, payerOnlineUrl: null }, user)).toEqual([]);
      expect(otherPortalsOf(undefined, user)).toEqual([]);
    }
  });
});

describe('a PF licence', () => {
  it('REQ-RDASH-30 REQ-UI-05 asks for a licence before Pharmacy opens, from everybody without the role and from nobody else', () => {
    for (const user of users) {
      const { facilityLicense, roles: held, facilityRoles } = user;
      const lacks = facilityLicense === 'PF1001' && ![...held, ...facilityRoles].includes('Pharmacy');
      const asking = own(user).filter(({ needsLicense }) => needsLicense);
      expect(
        asking.map(({ name }) => name),
        tell(user),
      ).toEqual(lacks ? ['Pharmacy'] : []);
    }
  });

  it.each(['pf1001', ' PF1001'])('is recognised in %j', (facilityLicense) => {
    const user = aSignedInUser({ roles: ['MedicalProvider'], facilityLicense });
    expect(own(user).map(({ name }) => name)).toContain('Pharmacy');
  });
});
