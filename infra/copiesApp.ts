import { parseArgs } from 'node:util';
import { environmentOf } from './environments.ts';
import { buildCopies } from './portal.ts';

/**
 * The app of the second account: `npm run deploy-copies -- -c env=prod -c portalAccount=111122223333`, with a profile of that account. The ARN of its
 * vault goes into `copiesTo` of the environment afterwards (docs/operations.md, A copy outside the account).
 */
const { values } = parseArgs({ options: { context: { type: 'string', short: 'c', multiple: true } } });
const given = Object.fromEntries((values.context ?? []).map((each) => each.split('=', 2) as [string, string]));
const context: Record<string, unknown> = { ...JSON.parse(process.env.CDK_CONTEXT_JSON ?? '{}'), ...given };

buildCopies({
  environment: environmentOf(context.env),
  portalAccount: String(context.portalAccount ?? ''),
  outdir: process.env.CDK_OUTDIR,
}).synth();
