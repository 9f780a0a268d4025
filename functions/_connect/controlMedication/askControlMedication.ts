import * as z from 'zod';
import { env } from '../../_kit/env.ts';
import { measured } from '../../_kit/measured.ts';
import { boundedText } from '../boundedText.ts';
import type { ConnectionOutcome, ConnectionQuestion } from '../regulator/regulator.ts';

const largestAnswerBytes = 16 * 1024;
const answer = z.object({ isAccepted: z.boolean() });

async function ask({ username, password, facilityLicense }: ConnectionQuestion): Promise<ConnectionOutcome> {
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

/** The national platform for controlled medication: POST {base}/connection-test as JSON, answered by `{ isAccepted }`. Each try is measured. */
export const askControlMedication = (question: ConnectionQuestion): Promise<ConnectionOutcome> =>
  measured(
    'control medication',
    () => ask(question),
    (outcome) => outcome === 'unavailable',
  );
