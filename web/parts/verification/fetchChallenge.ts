import { accountApi } from '../../../shared/account/routes.ts';
import { call } from '../../api/client.ts';

/**
 * A fresh human-verification challenge, at least of this difficulty (0 to 4). The contract it needs is a chunk that arrives with the first
 * touch of a form.
 */
export async function fetchChallenge(difficulty: number): Promise<object> {
  const { data } = await call(accountApi.endpoints.getHumanVerification, {
    query: difficulty > 0 ? { difficulty } : {},
  });
  if (!data) throw new Error('No challenge');
  return data;
}
