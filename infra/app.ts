import { readFileSync } from 'node:fs';
import { Validations } from 'aws-cdk-lib';
import { prepareBundles, prepareTogether } from './builds/bundle.ts';
import { cdkContext } from './cdkContext.ts';
import { ControlTowerRules } from './controlTower/ControlTowerRules.ts';
import { environmentOf, withSupportChat, withSwitchedOff } from './environments.ts';
import { functionEntries } from './functionEntries.ts';
import { refuseInventedAddresses } from './inventedAddresses.ts';
import { buildPortal } from './portal.ts';
import { repository } from './repository.ts';
import { ofBranch } from './stages/branchStage.ts';

/**
 * `npx cdk <command> -c env=prod` runs this and passes the context by CDK_CONTEXT_JSON; `node infra/app.ts -c env=local` runs it
 * alone. CDK_OUTDIR names the folder of the cloud assembly.
 */
const context = cdkContext();
const chosen = withSupportChat(ofBranch(environmentOf(context.env), context.branch), context.supportChat);
const environment = withSwitchedOff(chosen, context.switchedOff);

// Who only looks at templates may say so: `-c addresses=invented`.
if (context.addresses !== 'invented') refuseInventedAddresses(environment);

// A step of `npm run deploy` names the file of its indexes.
const indexes = typeof context.indexes === 'string' ? JSON.parse(readFileSync(context.indexes, 'utf8')) : undefined;

await (environment.name === 'local' ? prepareTogether : prepareBundles)(repository, functionEntries(environment));
const app = buildPortal({ environment, indexes, outdir: process.env.CDK_OUTDIR });
// They ask for a domain, and for logs of a year, where patients are real; and they take some seconds.
if (environment.name === 'prod') Validations.of(app).addPlugins(new ControlTowerRules());
app.synth();
