import type { Role } from '../../shared/_field/roles.ts';

/** An address of the specification's route table (section 2), or of the portal's own, with the roles of sections 2 and 6 and of the decisions (Routes 2, 5). */
export interface SpecifiedRoute {
  readonly requirement: string;
  readonly path: string;
  readonly who: 'anybody' | 'any login' | readonly Role[];
  /** Roles that count under the Dubai regulator only. */
  readonly inDubai?: readonly Role[];
  /** Everybody with a current facility may enter too. */
  readonly withFacility?: true;
  /** Where a visitor returns to after the sign-in, where that is not the address itself. */
  readonly section?: string;
}

/** A tile of the role-based dashboard as the specification lists it (sections 2 and 6; decisions, Roles 1 to 4). */
export interface SpecifiedTile {
  /** Some tiles are ours: their decision stands in the place of a requirement. */
  readonly requirement: `REQ-RDASH-${string}` | `ADR ${string}`;
  readonly name: string;
  readonly path: string;
  readonly roles: readonly Role[];
  /** Its place on the dashboard. */
  readonly order: number;
  readonly shortcut?: string;
  /** Roles that count under the Dubai regulator only. */
  readonly inDubai?: readonly Role[];
  /** Every user with a current facility sees it too. */
  readonly withFacility?: true;
  /** Leads out of the portal. */
  readonly isExternal?: true;
}

/** All contract statuses, as the network writes them. */
export const anyStatus = [
  '',
  'IN PROGRESS',
  'REJECTED',
  'CONTRACTED',
  'CONTRACT STOPPED',
  'CONTRACT SUSPENDED',
  'CONTRACT EXPIRED',
  'STOPPED',
  'ONBOARDED',
] as const;
export type ContractStatus = (typeof anyStatus)[number];

/** What a facility has besides a contract: a provider code, a provider id, disease management. */
export type ProviderFlag = 'code' | 'id' | 'disease';

/** A tile of the provider dashboard (specification, section 6). */
export interface SpecifiedProviderTile {
  /** When it is shown. */
  readonly requirement: `REQ-PDASH-${string}`;
  /** Where it leads; the specification numbers the screens in the order of their tiles. */
  readonly opens: `REQ-PDASH-${string}`;
  readonly title: string;
  readonly tile: string;
  readonly path: string;
  readonly statuses: readonly ContractStatus[];
  /** Needed besides. */
  readonly flag?: ProviderFlag;
  /** Also shown on-boarded, with this provider mode only. */
  readonly onboardedMode?: number;
}

/** Where a facility stands with the insurer. */
interface ProviderStanding {
  readonly status: ContractStatus;
  readonly holds: readonly ProviderFlag[];
  readonly providerMode?: number | null;
}

/** Whether the specification shows a tile to a facility. */
export function isSpecifiedAt(tile: SpecifiedProviderTile, { status, holds, providerMode }: ProviderStanding): boolean {
  const isOnboarded = status === 'ONBOARDED' && tile.onboardedMode !== undefined && tile.onboardedMode === providerMode;
  return (isOnboarded || tile.statuses.includes(status)) && (tile.flag === undefined || holds.includes(tile.flag));
}

/** The screens of a module, written down by hand in `tests/<module>/specifiedScreens.ts`: the portal is held to them. */
export interface SpecifiedScreens {
  readonly routes: readonly SpecifiedRoute[];
  readonly tiles?: readonly SpecifiedTile[];
  readonly providerTiles?: readonly SpecifiedProviderTile[];
}

export const notSuspended = anyStatus.filter((status) => status !== 'CONTRACT SUSPENDED');

export const administrators = ['PayerAdmin', 'SuperAdmin'] as const;
export const facilityAdmins = ['ProviderAdmin', 'FacilityGroupAdmin', 'SuperAdmin'] as const;
export const accountDesk = ['ProviderAdmin', 'FacilityGroupAdmin', 'SetupAdmin', 'SuperAdmin'] as const;
export const setup = ['SetupAdmin', 'SuperAdmin'] as const;
export const reviewers = ['InsurerUser', 'PayerAdmin'] as const;
export const providerServices = [
  'SuperAdmin',
  'PayerAdmin',
  'InsurerUser',
  'ProviderAdmin',
  'CallCenterAgent',
] as const satisfies readonly Role[];

/** An address of the specification. */
export const route = (
  requirement: string,
  path: string,
  who: SpecifiedRoute['who'],
  section?: string,
): SpecifiedRoute => ({ requirement, path, who, ...(section && { section }) });

/** An address that the portal adds, and who may open it. */
export const own = (path: string, who: SpecifiedRoute['who'], section?: string): SpecifiedRoute =>
  route('own route', path, who, section);

/** An address for those who serve providers, and for everybody with a facility. */
export const provided = (requirement: string, path: string, section: string): SpecifiedRoute => ({
  ...route(requirement, path, providerServices, section),
  withFacility: true,
});

export const tile = (
  requirement: SpecifiedTile['requirement'],
  name: string,
  path: string,
  roles: readonly Role[],
  more: Omit<SpecifiedTile, 'requirement' | 'name' | 'path' | 'roles'>,
): SpecifiedTile => ({ requirement, name, path, roles, ...more });
