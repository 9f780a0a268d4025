import { contractStatusTable } from '../../shared/_field/contractStatus.ts';
import { connectedRegulators, type Emirate, regulatorSystems, regulators } from '../../shared/_field/regulator.ts';
import type { Branch, EmpanelmentForm } from '../../shared/empanelment/form.ts';
import { facilityEmirates } from '../../shared/facility/facilityFields.ts';
import type { StoredEmpanelment } from '../_data/empanelment/empanelment.ts';
import { type Facility, findFacilityByLicense, newFacilityPuts } from '../_data/facility/facility.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail, invalid } from '../_kit/failure.ts';
import { checkKind } from './checkKind.ts';
import { firstTermsWrites } from './contract/termsWrites.ts';
import { fullMode, newProviderNumber } from './providerNumber.ts';

type Caller = Pick<SessionContext, 'store' | 'now' | 'user' | 'newId'>;

/** A licence that a facility of the portal has already is asked for by that facility itself, and by nobody else in its name. */
async function checkLicense({ store }: Pick<Caller, 'store'>, { branchLicense }: Branch): Promise<void> {
  const holder = await findFacilityByLicense(store, branchLicense);
  if (holder) throw fail('facilityTaken', { field: 'branch.branchLicense' });
}

/** A request for a branch names one, and no other request does. */
export async function checkBranch(
  ctx: Pick<Caller, 'store'>,
  { kind }: StoredEmpanelment,
  { branch }: EmpanelmentForm,
): Promise<void> {
  if ((kind === 'addBranch') !== (branch !== null)) throw invalid('branch.branchLicense', 'facilityLicenseMissing');
  if (branch) await checkLicense(ctx, branch);
}

/** The regulator whose system the facilities of an emirate are connected to. */
function regulatorOf(stored: Branch['branchEmirate']): Facility['regulatoryId'] {
  const isHere = (emirate: Emirate) => facilityEmirates[emirate] === stored;
  return connectedRegulators.find((id) => regulatorSystems[id].emirates.some(isHere)) ?? regulators.MOHAP;
}

function facilityOf(ctx: Caller, branch: Branch, services: EmpanelmentForm['services']): Facility {
  const number = newProviderNumber(ctx.now());
  return {
    facilityId: ctx.newId(),
    facilityName: branch.branchName,
    facilityNameArabic: branch.branchNameArabic,
    facilityLicense: branch.branchLicense,
    regulatoryId: regulatorOf(branch.branchEmirate),
    kind: branch.branchKind,
    emirate: branch.branchEmirate,
    providerStatus: contractStatusTable.contracted.stored,
    providerId: number,
    providerCode: `PRV-${number}`,
    providerMode: fullMode,
    providerNotes: null,
    // Its account is asked for when its first people sign in.
    isBankUpdateRequired: true,
    hasDiseaseManagement: false,
    isHieConnected: false,
    connection: null,
    isActive: true,
    stateChange: null,
    isHomeCare: services.includes('homeCare'),
    seats: null,
    changedAt: ctx.now().toISOString(),
    changedBy: ctx.user.displayName,
    version: 1,
  };
}

/** The approval of a branch makes it a facility with a code and a contract of its own; the facility that asked must still have its contract. */
export async function branchWrites(ctx: Caller, request: StoredEmpanelment, parent: Facility) {
  const form = request.revisions.at(-1)?.form;
  if (!form?.branch) throw fail('notInThisStatus');
  checkKind(parent, 'addBranch');
  await checkLicense(ctx, form.branch);
  const facility = facilityOf(ctx, form.branch, form.services);
  const terms = await firstTermsWrites(ctx, request, facility.facilityId);
  return { items: [...newFacilityPuts(facility), ...terms], providerCode: facility.providerCode };
}
