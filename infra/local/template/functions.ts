import { type Statement, statementsOfRole } from './policies.ts';
import { fieldsOf, numberOf, textOf } from './properties.ts';
import type { ResolvedResource, Resolver } from './resolver.ts';

/** One Lambda function of the template. */
export interface FunctionDefinition {
  readonly name: string;
  readonly arn: string;
  readonly region: string;
  readonly memoryMegabytes: number;
  readonly timeoutMs: number;
  /** The folder of its bundle and the `file.export` inside it. */
  readonly codeDirectory: string;
  readonly handler: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly roleArn: string;
  readonly statements: readonly Statement[];
}

/** Functions that CDK adds for its own custom resources run at deployment time only. */
const isDeploymentHelper = ({ logicalId, properties }: ResolvedResource): boolean =>
  /^(Custom|LogRetention|BucketNotificationsHandler|AWS[0-9a-f]{8})/.test(logicalId) ||
  !/^nodejs/.test(textOf(properties.Runtime) ?? '');

export function readFunctions(resolver: Resolver): FunctionDefinition[] {
  const roles = resolver.resources('AWS::IAM::Role');
  return resolver
    .resources('AWS::Lambda::Function')
    .filter((resource) => !isDeploymentHelper(resource))
    .map((resource) => {
      const { properties, ref, attributes, stack } = resource;
      const role = roles.find((candidate) => candidate.attributes.Arn === properties.Role);
      const environment = fieldsOf(fieldsOf(properties.Environment).Variables);
      const assetKey = textOf(fieldsOf(properties.Code).S3Key) ?? '';
      const codeDirectory = stack.assets.get(assetKey);
      if (!codeDirectory) throw new Error(`The function ${ref} has no bundle among the assets of ${stack.name}.`);
      return {
        name: ref,
        arn: attributes.Arn ?? ref,
        region: stack.region,
        memoryMegabytes: numberOf(properties.MemorySize) ?? 128,
        timeoutMs: (numberOf(properties.Timeout) ?? 3) * 1000,
        codeDirectory,
        handler: textOf(properties.Handler) ?? 'index.handler',
        environment: Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, String(value)])),
        roleArn: role?.attributes.Arn ?? '',
        statements: role ? statementsOfRole(role, resolver) : [],
      };
    });
}

/** The function of a worker of infra/workerSettings.ts: its name has the worker's id in it. Undefined where the template has no such worker. */
export const functionOfWorker = (
  functions: readonly FunctionDefinition[],
  worker: string,
): FunctionDefinition | undefined =>
  functions.find(({ name }) => name.toLowerCase().includes(`-${worker.toLowerCase()}function`));

/** Versions and aliases add a qualifier to the function's ARN: `...:function:name:live`. */
export const functionOfArn = (
  functions: readonly FunctionDefinition[],
  nameOrArn: string,
): FunctionDefinition | undefined =>
  functions.find(({ arn, name }) => nameOrArn === name || nameOrArn === arn || nameOrArn.startsWith(`${arn}:`));
