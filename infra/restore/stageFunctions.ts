import {
  DeleteFunctionConcurrencyCommand,
  type FunctionConfiguration,
  type LambdaClient,
  PutFunctionConcurrencyCommand,
} from '@aws-sdk/client-lambda';
import { functionsNamed, limitOf } from '../aws/functions.ts';
import { counted, Refusal } from './steps.ts';

/** The functions of an environment. */
export async function stageFunctions(client: LambdaClient, namesBegin: string): Promise<FunctionConfiguration[]> {
  const found = await functionsNamed(client, namesBegin);
  if (found.length === 0)
    throw new Refusal(`No function of this account and region begins with ${namesBegin}: is it the right profile?`);
  return found;
}

/** Functions know their tables and buckets by name, also while a table is away. */
export function nameInUse(functions: readonly FunctionConfiguration[], variable: string): string {
  const names = new Set(functions.map(({ Environment: its }) => its?.Variables?.[variable]).filter(Boolean));
  const [only, ...others] = names;
  if (only === undefined || others.length > 0)
    throw new Refusal(`${variable} has ${names.size} values in the functions, and not one: ${[...names].join(', ')}`);
  return only;
}

/** The functions that work, in the order in which they are stopped. No template reserves any: a number is somebody's, and would be lost. */
async function working(client: LambdaClient, functions: readonly FunctionConfiguration[]) {
  const found: FunctionConfiguration[] = [];
  for (const each of functions) {
    const number = await limitOf(client, each.FunctionName);
    if (number !== undefined && number > 0)
      throw new Refusal(
        `${each.FunctionName} has a reserved concurrency of ${number}, which would be lost. Write it down and take it away first: aws lambda delete-function-concurrency --function-name ${each.FunctionName}`,
      );
    if (number === undefined) found.push(each);
  }
  return found;
}

export interface Stopped {
  readonly did: string;
  /** The longest that a call which had begun may still run. */
  readonly endsWithinSeconds: number;
}

/** Keeps callers and clocks alike from starting any function. */
export async function stopFunctions(
  client: LambdaClient,
  functions: readonly FunctionConfiguration[],
): Promise<Stopped> {
  const stopping = await working(client, functions);
  for (const { FunctionName } of stopping) {
    await client.send(new PutFunctionConcurrencyCommand({ FunctionName, ReservedConcurrentExecutions: 0 }));
  }
  const endsWithinSeconds = Math.max(0, ...stopping.map(({ Timeout = 0 }) => Timeout));
  return { did: counted(stopping.length, 'function'), endsWithinSeconds };
}

/** Lets the functions work again. One that somebody had halted before works again too. */
export async function letFunctionsWork(
  client: LambdaClient,
  functions: readonly FunctionConfiguration[],
): Promise<string> {
  let count = 0;
  for (const { FunctionName } of functions) {
    if ((await limitOf(client, FunctionName)) !== 0) continue;
    await client.send(new DeleteFunctionConcurrencyCommand({ FunctionName }));
    count += 1;
  }
  return counted(count, 'function');
}
