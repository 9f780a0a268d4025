import type { Environment } from './environments.ts';

/** The days for which nobody can remove a copy, not even the owner of its account. */
export const copiesKeptDays = 35;

/** A run of the plan begins each so many hours. */
export const copiesEveryHours = 12;

/** The vault's name in the account of the copies. */
export const copyVaultName = (namesBegin: string): string => `${namesBegin}copies`;

/**
 * The vault that an environment's copies go to, as its settings name it. It has to be in the environment's region, since health data may not leave the
 * UAE, and in another account than the portal's: a copy beside what it is a copy of is lost with it.
 */
export function copyVaultArn({ copiesTo, region }: Environment, account: string | undefined): string | null {
  if (copiesTo === null) return null;
  const [, inRegion, inAccount] =
    /^arn:aws:backup:([a-z0-9-]+):(\d{12}):backup-vault:[a-zA-Z0-9_-]{2,50}$/.exec(copiesTo) ?? [];
  if (inRegion !== region)
    throw new Error(`copiesTo names a vault of ${region} by its ARN, and not ${copiesTo} (infra/environments.ts).`);
  if (inAccount === account)
    throw new Error(`copiesTo names a vault of the portal's own account ${account}: a copy there is lost with it.`);
  return copiesTo;
}
