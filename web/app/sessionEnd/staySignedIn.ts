import { accountApi } from '../../../shared/account/routes.ts';
import { call } from '../../api/client.ts';

/** A call for no other reason than to be there: the answer tells how long the session lives now. */
export async function staySignedIn(): Promise<void> {
  await call(accountApi.endpoints.getSession, {}, { isQuiet: true });
}
