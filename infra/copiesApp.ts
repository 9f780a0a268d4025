import { cdkContext } from './cdkContext.ts';
import { environmentOf } from './environments.ts';
import { buildCopies } from './portal.ts';

/**
 * The app of the second account: `npm run deploy-copies -- -c env=prod -c portalAccount=111122223333`, with a profile of that account. The ARN of its
 * vault goes into `copiesTo` of the environment afterwards (docs/operations.md, A copy outside the account).
 */
const context = cdkContext();

buildCopies({
  environment: environmentOf(context.env),
  portalAccount: String(context.portalAccount ?? ''),
  outdir: process.env.CDK_OUTDIR,
}).synth();
