import { accountApi } from '../../../shared/account/routes.ts';
import { call } from '../../api/client.ts';

/** A fresh human-verification challenge. The contract it needs is a chunk that arrives with the first touch of a form. */
export async function fetchChallenge(): Promise<object> {
  const { data } = await call(accountApi.endpoints.getHumanVerification, {});
  if (!data) throw new Error('No challenge');
  return data;
}
