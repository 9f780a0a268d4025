import * as z from 'zod';
import { env } from '../../_kit/env.ts';
import { boundedText } from '../boundedText.ts';
import type { ConnectionOutcome, ConnectionQuestion } from '../regulator/regulator.ts';

const largestAnswerBytes = 16 * 1024;
const answer = z.object({ isAccepted: z.boolean() });

/** The national platform for controlled medication: POST {base}/connection-test as JSON, answered by `{ isAccepted }`. */
export async function askControlMedication({
  username,
  password,
  facilityLicense,
}: ConnectionQuestion): Promise<ConnectionOutcome> {
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
    return answer.parse(JSON.parse(body)).isAccepted ? 'proven' : 'loginFailed';
  } catch {
    return 'unavailable';
  }
}
