import {
  type FunctionConfiguration,
  GetFunctionConcurrencyCommand,
  type LambdaClient,
  paginateListFunctions,
} from '@aws-sdk/client-lambda';

/** The functions whose names begin so. */
export async function functionsNamed(client: LambdaClient, begin: string): Promise<FunctionConfiguration[]> {
  const found: FunctionConfiguration[] = [];
  for await (const { Functions = [] } of paginateListFunctions({ client }, {})) {
    found.push(...Functions.filter(({ FunctionName }) => FunctionName?.startsWith(begin)));
  }
  return found;
}

/** How many calls a function may run at most, where that is limited; 0 is a function that was halted. */
export const limitOf = async (client: LambdaClient, FunctionName: string | undefined): Promise<number | undefined> =>
  (await client.send(new GetFunctionConcurrencyCommand({ FunctionName }))).ReservedConcurrentExecutions;
