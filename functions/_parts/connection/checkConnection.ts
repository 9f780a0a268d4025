import type { ConnectionProof } from '../../../shared/_field/connectionProof.ts';
import { isConnectedRegulator } from '../../../shared/_field/regulator.ts';
import type { RegulatorCredentials } from '../../_connect/regulator/regulator.ts';
import { type Facility, findFacilityByLicense } from '../../_data/facility/facility.ts';
import type { PublicContext } from '../../_kit/context.ts';
import { fail } from '../../_kit/failure.ts';
import { tryInTurn } from './tryInTurn.ts';

/**
 * The facility of a licence under a regulator; fails with `facilityNotFound` (status 0) when the portal has no such
 * facility.
 */
export async function regulatedFacility(
  ctx: PublicContext,
  facilityLicense: string,
  regulatorId: number,
): Promise<Facility> {
  const facility = await findFacilityByLicense(ctx.store, facilityLicense);
  if (!facility || facility.regulatoryId !== regulatorId) throw fail('facilityNotFound');
  return facility;
}

/**
 * What the regulator shows of these credentials and this facility. Fails with the error for the caller when it refuses them or cannot
 * tell: `regulatorCredentialsWrong`, `regulatorUnavailable` or `tooManyRequests`, the last two with `retryAt`. Facilities abroad and the
 * portal's own facilities have no regulator's system: nothing is proven.
 */
export async function checkRegulatorConnection(
  ctx: PublicContext,
  facility: Facility,
  { username, password }: RegulatorCredentials,
): Promise<ConnectionProof> {
  const { regulatoryId, facilityLicense } = facility;
  if (!isConnectedRegulator(regulatoryId)) return 'notApplicable';
  // The regulators' protocols bring a parser that few calls need.
  const { connectionOf, waitAfter } = await import('../../_connect/regulator/connections.ts');
  const system = `regulator ${regulatoryId}`;
  const connection = { tries: connectionOf(regulatoryId), waits: waitAfter(regulatoryId) };
  const { outcome, retryAt } = await tryInTurn(ctx, { system, username, password, facilityLicense }, connection);
  if (outcome === 'loginFailed') throw fail('regulatorCredentialsWrong');
  if (outcome === 'unavailable') throw fail('regulatorUnavailable', { data: { retryAt } });
  // A remembered outcome of another release says that the credentials are right, and nothing of the licence.
  return outcome === 'proven' ? 'proven' : 'credentialsOnly';
}
