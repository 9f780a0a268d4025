import { createHash } from 'node:crypto';
import { brand } from '../../shared/brand.ts';
import type { Environment } from '../environments.ts';

const beginning = 'b-';
const hashLength = 8;

/**
 * The name of a branch's stage. All have the same length, so that none is the beginning of another: keys and policies know roles and secrets by how
 * their names begin. Ten characters leave `wasla-<stage>-workers` whole in the names of its functions, of which CloudFormation takes 24.
 */
export function stageNameOf(branch: string): string {
  const hash = createHash('sha256').update(branch).digest('hex');
  return beginning + BigInt(`0x${hash}`).toString(36).padStart(hashLength, '0').slice(-hashLength);
}

/** Whether a branch's stage can have this name. None of the environments has such a one. */
export const isStageName = (name: string): boolean => new RegExp(`^${beginning}[0-9a-z]{${hashLength}}$`).test(name);

/** What the names of all branch stages begin with, and of nothing else: `wasla-b-`. */
export const stagesBegin = `${brand.name.toLowerCase()}-${beginning}`;

/**
 * The dev environment as the stage of a branch: the same settings and addresses, with names and data of its own, and destroyed by schedule
 * (ADR 0157). Without a branch, the environment as it is.
 */
export function ofBranch(environment: Environment, branch: unknown): Environment {
  if (branch === undefined) return environment;
  if (typeof branch !== 'string' || branch === '') throw new Error('Name the branch: -c branch=fix/sign-in');
  if (environment.name !== 'dev')
    throw new Error(`Branches have their stages beside dev, not beside ${environment.name}`);
  const { payerGateway, regulators } = environment;
  if (payerGateway.postOffice === 'live' || regulators.system === 'live')
    throw new Error('dev reaches real payers or regulators: no branch gets a stage with its addresses');
  const stage = stageNameOf(branch);
  return {
    ...environment,
    stage,
    branch,
    // People deploy dev from GitHub; the roles for stages are made there.
    deployedFrom: null,
    domainName: null,
    logRetentionDays: 7,
    auditLockDays: null,
    verificationSecretName: `wasla/${stage}/verification`,
    alarmReceiver: null,
    // A budget is the account's: that of dev counts the stages too.
    spendPlan: null,
  };
}
