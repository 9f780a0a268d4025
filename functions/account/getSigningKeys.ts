import type { accountApi } from '../../shared/account/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { signingKey } from '../_kit/signingKey.ts';

/** The public key of our access tokens, for other systems that are handed one. */
export const getSigningKeys: Operation<typeof accountApi.endpoints.getSigningKeys> = async () => ({
  keys: [{ ...(await signingKey()) }],
});
