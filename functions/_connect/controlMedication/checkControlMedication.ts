import * as z from 'zod';
import type { PublicContext } from '../../_kit/context.ts';
import { env } from '../../_kit/env.ts';
import { fail } from '../../_kit/failure.ts';
import { boundedText } from '../boundedText.ts';
import type { ConnectionOutcome, ConnectionQuestion, WaitAfter } from '../regulator/regulator.ts';
import { tryOnce } from '../tryOnce.ts';

const largestAnswerBytes = 16 * 1024;
const answer = z.object({ isAccepted: z.boolean() });
const waits: WaitAfter = { ok: 60, loginFailed: 60, unavailable: 10 };

/** The national platform for controlled medication: POST {base}/connection-test as JSON, answered by `{ isAccepted }`. */
async function askPlatform({ username, password, facilityLicense }: ConnectionQuestion): Promise<ConnectionOutcome> {
  try {
    const response = await fetch(`${env('CONTROL_MEDICATION_URL').replace(/\/$/, '')}/connection-test`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ username, password, facilityLicense }),
      redirect: 'error',
      signal: AbortSignal.timeout(env('REGULATOR_TIMEOUT_MS')),
    });
    const body = await boundedText(response, largestAnswerBytes);
    if (response.status === 401 || response.status === 403) return 'loginFailed';
    if (response.status !== 200 || body === null) return 'unavailable';
    return answer.parse(JSON.parse(body)).isAccepted ? 'ok' : 'loginFailed';
  } catch {
    return 'unavailable';
  }
}

/**
 * Whether the controlled-medication platform takes these credentials for this licence. Fails with `regulatorUnavailable` or
 * `tooManyRequests`, each with `retryAt`, when it cannot be told.
 */
export async function isControlMedicationAccepted(
  ctx: PublicContext,
  credentials: { readonly username: string; readonly password: string; readonly facilityLicense: string },
): Promise<boolean> {
  const tested = { system: 'control medication', ...credentials };
  const { outcome, retryAt } = await tryOnce(ctx, tested, { tries: askPlatform, waits });
  if (outcome === 'unavailable') throw fail('regulatorUnavailable', { data: { retryAt } });
  return outcome === 'ok';
}
