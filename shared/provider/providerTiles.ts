import { type ContractStatus, contractStatusOf } from '../_field/contractStatus.ts';

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

const always: Rule = () => true;
const hasCode: Rule = ({ providerCode }) => Boolean(providerCode?.trim());
const isNotSuspended: Rule = ({ contractStatus }) => contractStatus !== 'suspended';
const isOneOf =
  (...statuses: readonly ContractStatus[]): Rule =>
  ({ contractStatus }) =>
    statuses.includes(contractStatus);
const isContracted = isOneOf('contracted');
const mayUpdateProfile: Rule = (state) =>
  isOneOf('contracted', 'expired', 'suspended')(state) ||
  (state.contractStatus === 'onboarded' && state.providerMode === 2);

/** THE tiles of the provider dashboard in their order, and when each is shown (specification, section 6). */
const rules = {
  providerQuery: hasCode,
  newbornCard: isNotSuspended,
  authorizationDashboard: always,
  circulars: isNotSuspended,
  systemStatus: isNotSuspended,
  joinNetwork: isOneOf('none', 'contracted', 'rejected', 'inProgress', 'onboarded'),
  recontracting: isOneOf('stopped', 'contractStopped'),
  addBranch: isContracted,
  trackEmpanelment: always,
  updateProfile: mayUpdateProfile,
  memberValidity: (state) => hasCode(state) && isNotSuspended(state),
  updateContract: isContracted,
  manageClinician: (state) => (state.providerId ?? 0) > 0 && isNotSuspended(state),
  providerSurvey: isContracted,
  diseaseManagement: ({ hasDiseaseManagement }) => hasDiseaseManagement,
} as const satisfies Record<string, Rule>;

export type ProviderTileName = keyof typeof rules;

const providerTileNames = Object.keys(rules) as ProviderTileName[];

/** The tiles that a provider sees, in their order. It says what is useful to whom; what is allowed, the calls decide. */
export const shownProviderTiles = (state: ProviderState): ProviderTileName[] =>
  providerTileNames.filter((name) => rules[name](state));

type ProviderSession = Omit<ProviderState, 'contractStatus'> & { readonly providerStatus: string };

/** The provider state that a session carries. */
export const providerStateOf = ({ providerStatus, ...session }: ProviderSession): ProviderState => ({
  ...session,
  contractStatus: contractStatusOf(providerStatus),
});
