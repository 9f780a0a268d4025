import * as z from 'zod';
import { boundedText } from '../boundedText.ts';
import type { ConnectionOutcome, TryConnection } from './regulator.ts';

const largestAnswerBytes = 512 * 1024;

/** Riayati's frame around every answer; what is in it does not matter here. */
const answer = z.object({ Success: z.boolean(), StatusCode: z.number().optional() });

/** What an HTTP header can carry: anything else cannot be anybody's credentials. */
export const isHeaderText = (text: string): boolean =>
  /^[\x21-\x7e\xa1-\xff]([\x20-\x7e\xa1-\xff]*[\x21-\x7e\xa1-\xff])?$/.test(text);

/** Whether a status refuses name and password. */
export const isRefusal = (status: number | undefined): boolean => status === 401 || status === 403;

function outcomeOf(status: number, body: string): ConnectionOutcome {
  if (isRefusal(status)) return 'loginFailed';
  if (status === 204) return 'credentialsOnly';
  if (status !== 200) return 'unavailable';
  const parsed = answer.safeParse(jsonOf(body));
  if (!parsed.success) return 'unavailable';
  if (parsed.data.Success) return 'credentialsOnly';
  return isRefusal(parsed.data.StatusCode) ? 'loginFailed' : 'unavailable';
}

/** A text as JSON; undefined where it is none. */
export function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Riayati over REST: GET /api/Claim/GetNew with the credentials in headers. It names no licence, so it proves the credentials only. */
export const riayatiConnection =
  (baseUrl: string, timeoutMs: number): TryConnection =>
  async ({ username, password }) => {
    if (!isHeaderText(username) || !isHeaderText(password)) return 'loginFailed';
    try {
      const response = await fetch(`${baseUrl.replace(/\/$/, '')}/api/Claim/GetNew`, {
        headers: { accept: 'application/json', username, password },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const body = await boundedText(response, largestAnswerBytes);
      return body === null ? 'unavailable' : outcomeOf(response.status, body);
    } catch {
      return 'unavailable';
    }
  };
