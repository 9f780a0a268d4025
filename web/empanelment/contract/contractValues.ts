import type { Sending } from '../../../shared/_contract/endpoint.ts';
import type { ContractTerms } from '../../../shared/empanelment/contract.ts';
import type { empanelmentApi, ShownContract } from '../../../shared/empanelment/routes.ts';

type Submit = Sending<typeof empanelmentApi.endpoints.submitContract>['body'];
type Own = NonNullable<ShownContract['own']>;

export interface ContractValues extends ContractTerms {
  effectiveOn: string;
}

/** A clinic's usual week, for a contract that says nothing of hours yet. */
const usual = '09:00-17:00';

const empty: ContractValues = {
  effectiveOn: '',
  services: [],
  monday: usual,
  tuesday: usual,
  wednesday: usual,
  thursday: usual,
  friday: '',
  saturday: '',
  sunday: '',
  approvalsName: '',
  approvalsEmail: '',
  approvalsMobile: '',
  claimsName: '',
  claimsEmail: '',
  claimsMobile: '',
};

/** What the form begins with: what was typed and not submitted, else the change that came back, else what is agreed. */
export function valuesOf({ begins, draft }: Own): ContractValues {
  const { effectiveOn, ...terms } = draft?.draft ?? begins ?? { effectiveOn: null };
  return { ...empty, ...terms, effectiveOn: effectiveOn ?? '' };
}

/** What the form sends: a returned change goes on, else a new one begins. */
export const bodyOf = (values: ContractValues, payerId: number, { open }: Own): Submit => ({
  ...values,
  payerId,
  ...(open && { empanelmentId: open.empanelmentId, version: open.version }),
});
