import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LocalLambda } from '../../infra/local/functions/lambda.ts';
import type { FunctionDefinition } from '../../infra/local/template/functions.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** A function of the local runner with the given source as its whole code; it exports `handler`. */
export function aLambda(
  source: string,
  rest: Partial<FunctionDefinition> = {},
  log: (line: string) => void = () => {},
  idleMs?: number,
) {
  const codeDirectory = temporaryFolder();
  writeFileSync(join(codeDirectory, 'index.mjs'), source);
  const definition: FunctionDefinition = {
    name: 'example',
    arn: 'arn:aws:lambda:me-central-1:000000000000:function:example',
    region: 'me-central-1',
    memoryMegabytes: 512,
    // No test fails because a busy machine is slow: one that is about the limit gives its own.
    timeoutMs: 600_000,
    codeDirectory,
    handler: 'index.handler',
    environment: {},
    roleArn: 'arn:aws:iam::000000000000:role/example',
    statements: [],
    ...rest,
  };
  return new LocalLambda({ definition, environment: definition.environment, log, idleMs });
}
