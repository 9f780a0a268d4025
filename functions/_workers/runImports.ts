import { wiring } from '../_data/wiring.ts';
import { sheetImport } from '../_parts/sheetImport/sheetImportJob.ts';
import { runJob } from './parts/runJob.ts';
import { importServers } from './tables/importServers.ts';

/** The Lambda handler: checks, writes and takes back the sheets that people bring. */
export const handler = runJob<'imports'>(
  'runImports',
  { sheetImport: sheetImport(async (kind) => importServers[kind]?.()) },
  wiring,
);
