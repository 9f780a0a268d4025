import type { accountApi } from '../../shared/account/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { acceptedKeys } from '../_kit/signingKey.ts';

/** The public keys of our access tokens, two while one takes the place of the other, for other systems that are handed one. */
export const getSigningKeys: Operation<typeof accountApi.endpoints.getSigningKeys> = async () => ({
  keys: (await acceptedKeys()).map((key) => ({ ...key })),
});
