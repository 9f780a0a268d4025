import { join } from 'node:path';
import { startPostOfficeRequests } from '../../authorization/support/postOfficeRequests.ts';
import { startPayers } from '../../eligibility/support/eligibility.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { diskOf } from './disk.ts';
import { startWire } from './wire.ts';

/** The functions with everything they stand on, the store on a disk that can be filled, and the wire between: for this test file. */
export async function startMatrixBackend() {
  const offices = await startPostOfficeRequests(join(temporaryFolder(), 'store.db'));
  const payers = await startPayers();
  return { ...offices, payers, disk: diskOf(offices.enginePid), wire: await startWire() };
}

export type MatrixBackend = Awaited<ReturnType<typeof startMatrixBackend>>;
