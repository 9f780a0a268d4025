import { boundedText } from '../boundedText.ts';

/** What a look at an address found: an answer with its status and the beginning of its text, or nothing. */
export type ProbeAnswer = { readonly status: number; readonly text: string } | null;

const largestAnswerBytes = 512 * 1024;

/**
 * Looks whether a system answers at its address: a GET without credentials and without anything about a patient. Null where there is
 * no answer within `timeoutMs`, a redirect among it: a system has one address.
 */
export async function probeAddress(url: string, timeoutMs: number): Promise<ProbeAnswer> {
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    const text = await boundedText(response, largestAnswerBytes);
    return text === null ? null : { status: response.status, text };
  } catch {
    return null;
  }
}
