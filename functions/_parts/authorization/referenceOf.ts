import type { StoredAuthorization } from '../../_data/authorization/authorization.ts';

/** The payer's number of an approval that is made in the portal: the request's own id makes it the only one. */
export const referenceOf = ({ payerCode, authorizationId }: StoredAuthorization): string =>
  `${payerCode}-${authorizationId}`;
