import { askControlMedication } from '../../_connect/controlMedication/askControlMedication.ts';
import type { WaitAfter } from '../../_connect/regulator/regulator.ts';
import type { PublicContext } from '../../_kit/context.ts';
import { fail } from '../../_kit/failure.ts';
import { tryInTurn } from './tryInTurn.ts';

const waits: WaitAfter = { proven: 60, credentialsOnly: 60, loginFailed: 60, unavailable: 10 };

/**
 * Whether the controlled-medication platform takes these credentials for this licence. Fails with `regulatorUnavailable` or
 * `tooManyRequests`, each with `retryAt`, when it cannot be told.
 */
export async function isControlMedicationAccepted(
  ctx: PublicContext,
  credentials: { readonly username: string; readonly password: string; readonly facilityLicense: string },
): Promise<boolean> {
  const tested = { system: 'control medication', ...credentials };
  const { outcome, retryAt } = await tryInTurn(ctx, tested, { tries: askControlMedication, waits });
  if (outcome === 'unavailable') throw fail('regulatorUnavailable', { data: { retryAt } });
  return outcome === 'proven';
}
