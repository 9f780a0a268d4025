import { type Environment, namesBegin } from '../environments.ts';

/** The role that AWS Backup takes for copies back and restores, in the account of a vault: made for it, and removed afterwards. */
export const restoringRole = (environment: Environment, vaultArn: string): string =>
  `arn:aws:iam::${vaultArn.split(':')[4]}:role/${namesBegin(environment)}restoring`;
