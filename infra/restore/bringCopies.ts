import { copyVaultArn, copyVaultName } from '../copyVaults.ts';
import { type Environment, namesBegin } from '../environments.ts';
import type { BackupCalls } from './backupCalls.ts';
import { doJobs } from './backupJobs.ts';
import { copiesOfRun, type StackNames, tellCopies } from './copiesOfRun.ts';
import { restoringRole } from './restoringRole.ts';
import { Refusal, step, type Telling } from './steps.ts';

interface Bringing extends Telling {
  readonly backup: BackupCalls;
  readonly environment: Environment;
  readonly names: StackNames;
  /** The ARN of the vault in the portal's account. */
  readonly to: string | undefined;
  readonly before: Date | undefined;
}

/** Refuses a vault of another region, and one beside the copies themselves. */
function refuseVault({ environment, to }: Bringing, ownAccount: string | undefined): string {
  try {
    return copyVaultArn({ ...environment, copiesTo: to ?? '' }, ownAccount) ?? '';
  } catch {
    throw new Refusal(
      `--to takes the ARN of a vault of ${environment.region} in the portal's account, and not in that of the copies (got ${to ?? 'nothing'}).`,
    );
  }
}

/** With the second account's profile: brings the newest copies into a vault of the portal's account. Nothing is deleted. */
export async function bringCopies(bringing: Bringing): Promise<void> {
  const { backup, environment, names, before, tell } = bringing;
  const vault = copyVaultName(namesBegin(environment));
  const points = await backup.points(vault);
  const to = refuseVault(bringing, points[0]?.vaultArn.split(':')[4]);
  const copies = copiesOfRun(points, names, before);
  tellCopies(copies, tell);
  const wanted = Object.entries({ ...copies.tables, ...copies.buckets }).map(([name, { arn: pointArn, vaultArn }]) => {
    const roleArn = restoringRole(environment, vaultArn);
    const start = (token: string) => backup.startCopy({ vault, pointArn, to, roleArn, token });
    return { name, pointArn, isOnce: true, start };
  });
  await step(bringing, `Copy to ${to}`, () => doJobs(bringing, wanted, () => backup.copyJobs(to)));
}
