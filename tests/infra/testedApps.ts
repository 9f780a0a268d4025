import { type Environment, environments, withSwitchedOff } from '../../infra/environments.ts';
import { ofBranch } from '../../infra/stages/branchStage.ts';

/** A CDK app that tests look at. */
export interface TestedApp {
  readonly environment: Environment;
  /** The account of the deployment. Left out, CDK does not know it. */
  readonly account?: string;
  /** The account whose copies the app keeps. Left out, the app is the portal. */
  readonly copiesOf?: string;
  /** Without a built site, the app has no stack that uploads it. */
  readonly hasNoSite?: true;
}

const { local, dev, staging, prod } = environments;
const deployedFrom = 'wasla-health/portal';
const copiesTo = 'arn:aws:backup:me-central-1:444455556666:backup-vault:wasla-prod-copies';

/** Staging with another value wherever a test looks whether the template follows a setting. */
const changedStaging: Environment = {
  ...withSwitchedOff(staging, 'priceProposals'),
  deployedFrom,
  domainName: 'another.wasla.example',
  verificationSecretName: 'wasla/another/verification',
  signingKeys: [
    { generation: 2, until: null },
    { generation: 1, until: '2026-12-01T00:00:00Z' },
  ],
  auditKeys: [2, 1],
};

/**
 * All apps that tests synthesise. Each costs a run some four seconds of a processor: give `changedStaging` another setting before you add one.
 * `nag.test.ts` applies the rules to each of them.
 */
export const testedApps = {
  local: { environment: local },
  dev: { environment: dev },
  staging: { environment: staging },
  /** Its functions are the portal's own: the stack of the site would bring those of CDK. */
  prod: { environment: prod, hasNoSite: true },
  /** Prod with all that it can have. */
  wholeProd: { environment: { ...prod, deployedFrom, copiesTo }, account: '111122223333' },
  /** The app of the account that keeps the copies of `wholeProd`. */
  copies: { environment: { ...prod, copiesTo }, account: '444455556666', copiesOf: '111122223333' },
  changedStaging: {
    environment: {
      ...changedStaging,
      portalSettings: {
        ...changedStaging.portalSettings,
        chat: { baseUrl: 'https://chat.wasla.example/support', websiteToken: 'site-token' },
      },
    },
    account: '123456789012',
  },
  deployingDev: { environment: { ...dev, deployedFrom } },
  stage: { environment: ofBranch(dev, 'fix/sign-in') },
  otherStage: { environment: ofBranch(dev, 'fix/sign-in-é#2?') },
} as const satisfies Readonly<Record<string, TestedApp>>;

export type AppName = keyof typeof testedApps;
export const appNames = Object.keys(testedApps) as AppName[];
