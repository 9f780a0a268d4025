import { join } from 'node:path';
import { builtFolder } from '../../builds/builtFolder.ts';
import { fingerprintOf } from '../../builds/fingerprint.ts';
import { runStep } from './runStep.ts';

/** What the template and its bundles are made of. The runner itself is not part of them. */
const sources = ['infra', 'functions', 'shared', 'docs/openapi.json', 'package.json', 'package-lock.json', 'cdk.json'];

const isRunner = (path: string): boolean => path === join('infra', 'local');

/**
 * The CDK app of the local environment, with a support chat if its address is given, and with feature switches off, synthesised; done again only when its sources
 * have changed. Answers the folder.
 */
export function synthesise(
  root: string,
  {
    supportChat,
    switchedOff,
  }: { readonly supportChat?: string | undefined; readonly switchedOff?: string | undefined } = {},
): Promise<string> {
  const context = Object.entries({ supportChat, switchedOff }).flatMap(([name, value]) =>
    value ? ['-c', `${name}=${value}`] : [],
  );
  const fingerprint = [fingerprintOf(root, sources, isRunner), ...context].join('').replace(/[^\w]+/g, '-');
  return builtFolder(join(root, '.local', 'build'), 'template', fingerprint, (folder) =>
    runStep('Synthesising the CDK app', ['infra/app.ts', '-c', 'env=local', ...context], {
      cwd: root,
      env: {
        CDK_OUTDIR: folder,
        // The rules for CloudFormation's templates take as long as all else of CDK; the tests and each deployment apply them.
        CDK_VALIDATION: 'false',
        // esbuild, a program in Go, spends a quarter of its time collecting garbage otherwise.
        GOGC: '400',
      },
    }),
  );
}
