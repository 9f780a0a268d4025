import { type SigningKey, signedHeaders } from './messageSignature.ts';
import { payerAddress } from './payerAddress.ts';
import type { PayerKeys } from './payerKeys.ts';

/** What a payer says of the portal's keys. */
export type KeyOutcome = 'accepted' | 'credentialsRejected' | 'credentialsMissing' | 'noAnswer';
export type TryKeys = (payerCode: string) => Promise<KeyOutcome>;

const contentType = 'application/xml; charset=utf-8';

async function tryKey(url: string, key: SigningKey, signal: AbortSignal): Promise<KeyOutcome> {
  try {
    const method = 'GET';
    const signed = signedHeaders({ method, url, body: '', contentType }, key);
    const headers = { 'content-type': contentType, ...signed };
    const response = await fetch(url, { method, headers, redirect: 'error', signal });
    await response.body?.cancel();
    if (response.status === 401 || response.status === 403) return 'credentialsRejected';
    return response.status < 500 ? 'accepted' : 'noAnswer';
  } catch {
    return 'noAnswer';
  }
}

/** Whether a payer takes one of the portal's keys, by a signed GET at its address, which asks nothing about anybody. */
export const tryKeys =
  (gateway: { readonly baseUrl: string; readonly timeoutMs: number }, keysOf: PayerKeys): TryKeys =>
  async (payerCode) => {
    const url = payerAddress(gateway.baseUrl, payerCode);
    const signal = AbortSignal.timeout(gateway.timeoutMs);
    let outcome: KeyOutcome = 'credentialsMissing';
    for await (const key of keysOf(payerCode)) {
      outcome = await tryKey(url, key, signal);
      if (outcome !== 'credentialsRejected') return outcome;
    }
    return outcome;
  };
