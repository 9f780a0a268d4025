interface ContractRow {
  /** The facility's provider status, as the insurer's network writes it (REQ-MODEL-14). */
  readonly stored: string;
  /** How it is shown; `plain` is neutral. */
  readonly badge: 'success' | 'warning' | 'danger' | 'info' | 'plain';
}

/** THE table of a provider's contract with the insurer (REQ-PDASH-33). */
export const contractStatusTable = {
  none: { stored: '', badge: 'plain' },
  inProgress: { stored: 'IN PROGRESS', badge: 'info' },
  onboarded: { stored: 'ONBOARDED', badge: 'info' },
  contracted: { stored: 'CONTRACTED', badge: 'success' },
  rejected: { stored: 'REJECTED', badge: 'danger' },
  stopped: { stored: 'STOPPED', badge: 'danger' },
  contractStopped: { stored: 'CONTRACT STOPPED', badge: 'danger' },
  suspended: { stored: 'CONTRACT SUSPENDED', badge: 'danger' },
  expired: { stored: 'CONTRACT EXPIRED', badge: 'warning' },
} as const satisfies Record<string, ContractRow>;

type KnownContractStatus = keyof typeof contractStatusTable;
/** `unknown`: a status that this release does not know. It counts as no other status, not as suspended either. */
export type ContractStatus = KnownContractStatus | 'unknown';

const known = Object.keys(contractStatusTable) as KnownContractStatus[];

/** The values that a facility may store. */
export const providerStatuses = known.map((status) => contractStatusTable[status].stored);

/** Reads a session's or a facility's provider status, in any letter case (decisions, Roles 5). */
export function contractStatusOf(providerStatus: string): ContractStatus {
  const written = providerStatus.trim().toUpperCase();
  return known.find((status) => contractStatusTable[status].stored === written) ?? 'unknown';
}
