import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killedSheet } from '../support/killedSheet.ts';
import type { Section } from './report.ts';

const count = 10_000;

/** A sheet of ten thousand patients, end to end, with a kill -9 of the whole portal in its middle. */
export async function measureBatch(): Promise<Section[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'wasla-bench-batch-'));
  try {
    const { rows, made, job, seconds, peakMb } = await killedSheet(dataDir, count);
    const ids = new Set(rows.map(({ eligibilityId }) => eligibilityId));
    const row = [
      count,
      Math.round(count / 2 / seconds.half),
      Math.round(seconds.half),
      Math.round(seconds.rest),
      rows.filter(({ outcome }) => outcome === 'notEligible').length,
      ids.size,
      made,
      peakMb,
      job.state,
    ];
    return [
      {
        title: 'A sheet of ten thousand patients',
        note: 'A CSV of 10 000 rows for four payers goes the whole way on the local runner: upload, check, a request of its own for each row, the payer simulator, answers, result sheet. The whole portal is killed (-9) when half of the rows have their answer, and started again on the same data; the job goes on when the lease of its dead worker has ended, a minute later at most. Requests made are counted in the history before and after.',
        target: '10 000 rows have their answer, and no row has become two requests.',
        columns: [
          'Rows',
          'Rows/s before the kill',
          'Seconds to the kill',
          'Seconds from the restart to the end',
          'Answered',
          'Requests of the rows',
          'Requests made',
          'Peak memory MB',
          'Ended',
        ],
        rows: [row],
      },
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
