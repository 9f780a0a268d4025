import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { type Environment, environmentOf, workersStackName } from '../environments.ts';
import { ofBranch } from '../stages/branchStage.ts';
import { functionsNamed } from './functions.ts';

/** Where an operator's commands speak to: a deployed environment by the AWS profile in use, or the portal of this machine. */
interface Target {
  readonly environment: Environment;
  /** Of the portal of this machine. */
  readonly url: string;
}

const text = { type: 'string' } as const;
/** The options of each operator's command that say where it speaks to, for `parseArgs`. */
export const targetOptions = {
  env: { ...text, default: 'local' },
  branch: text,
  url: { ...text, default: 'http://localhost:3000' },
} as const;

interface TargetValues {
  readonly env: string;
  readonly branch?: string | undefined;
  readonly url: string;
}

/** Where a command speaks to by these options. Throws for an environment that there is not. */
export const targetOf = ({ env, branch, url }: TargetValues): Target => ({
  environment: ofBranch(environmentOf(env), branch),
  url,
});

/** Calls functions of the workers' stack that operators may invoke: by the name of the file in functions/_workers. Answers what the function does. */
export function operatorCalls({ environment, url }: Target) {
  const isLocal = environment.name === 'local';
  const localSettings = {
    endpoint: `${url}/local/lambda`,
    // The portal of this machine asks for no signature.
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  };
  const client = new LambdaClient({ region: environment.region, ...(isLocal && localSettings) });

  /** The name under which CloudFormation made the function. */
  async function functionName(worker: string): Promise<string> {
    if (isLocal) return worker;
    const construct = `${worker[0]?.toUpperCase()}${worker.slice(1)}`;
    const [found] = await functionsNamed(client, `${workersStackName(environment)}-${construct}`);
    if (found?.FunctionName) return found.FunctionName;
    throw new Error(`${environment.stage} has no function ${construct}: deploy it first.`);
  }

  return async (worker: string, event: object): Promise<unknown> => {
    const FunctionName = await functionName(worker);
    const { FunctionError, Payload } = await client.send(
      new InvokeCommand({ FunctionName, Payload: JSON.stringify(event) }),
    );
    if (FunctionError) throw new Error(`The function failed: its log says why (${FunctionName}).`);
    return JSON.parse(Buffer.from(Payload ?? []).toString('utf8'));
  };
}
