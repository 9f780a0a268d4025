import { wiring } from '../_data/wiring.ts';
import type { ImportServers } from '../_parts/sheetImport/importServer.ts';
import { sheetImport } from '../_parts/sheetImport/sheetImportJob.ts';
import { userImport } from '../user/sheet/userImport.ts';
import { runJob } from './parts/runJob.ts';

/** What each kind of import (shared/sheetImport/importKinds.ts) does to the store. */
const servers: ImportServers = { users: userImport };

/** The Lambda handler: checks, writes and takes back the sheets that people bring. */
export const handler = runJob<'imports'>('runImports', { sheetImport: sheetImport(servers) }, wiring);
