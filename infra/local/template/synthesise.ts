import { join } from 'node:path';
import { builtFolder } from './buildCache.ts';
import { fingerprintOf } from './fingerprint.ts';
import { runStep } from './runStep.ts';

/** What the template and its bundles are made of. The runner itself is not part of them. */
const sources = ['infra', 'functions', 'shared', 'docs/openapi.json', 'package.json', 'package-lock.json', 'cdk.json'];

const isRunner = (path: string): boolean => path === join('infra', 'local');

/** The CDK app of the local environment, synthesised; done again only when its sources have changed. Answers the folder. */
export function synthesise(root: string): Promise<string> {
  const fingerprint = fingerprintOf(root, sources, isRunner);
  return builtFolder(join(root, '.local', 'build'), 'template', fingerprint, (folder) =>
    runStep('Synthesising the CDK app', ['infra/app.ts', '-c', 'env=local'], {
      cwd: root,
      env: { CDK_OUTDIR: folder },
    }),
  );
}
