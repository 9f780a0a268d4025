import type { ContractStatus } from './contractStatus.ts';

/** What of the session decides about the provider dashboard (REQ-MODEL-04). */
export interface ProviderState {
  readonly providerCode: string | null;
  readonly providerId: number | null;
  /** Value 2 is significant. */
  readonly providerMode: number | null;
  readonly contractStatus: ContractStatus;
  readonly hasDiseaseManagement: boolean;
}

type Rule = (state: ProviderState) => boolean;

/** The tiles of a module on the provider dashboard: `shared/<module>/tilesOfProvider.ts`. A lower order comes first. */
export type ProviderTiles = Readonly<Record<string, { readonly order: number; readonly isShown: Rule }>>;

export const always: Rule = () => true;
export const hasCode: Rule = ({ providerCode }) => Boolean(providerCode?.trim());
export const isNotSuspended: Rule = ({ contractStatus }) => contractStatus !== 'suspended';
export const isOneOf =
  (...statuses: readonly ContractStatus[]): Rule =>
  ({ contractStatus }) =>
    statuses.includes(contractStatus);
export const isContracted = isOneOf('contracted');
