import { afterAll, afterEach } from 'vitest';
import type { FileScannerFaults } from '../../infra/local/faults.ts';
import { startFileScanner } from '../../infra/local/simulators/fileScanner.ts';
import { outsideMs } from './outsideLimits.ts';

/** Starts the virus scanner for this test file and points the functions at it. What the answer sets ends with the test. */
export async function startScanner(): Promise<{ readonly setMode: (mode: FileScannerFaults['mode']) => void }> {
  let mode: FileScannerFaults['mode'] = 'normal';
  const { url, close } = await startFileScanner(() => ({ mode }));
  Object.assign(process.env, { FILE_SCANNER_URL: url, FILE_SCANNER_TIMEOUT_MS: String(outsideMs) });
  afterEach(() => {
    mode = 'normal';
  });
  afterAll(close);
  return {
    setMode: (next) => {
      mode = next;
    },
  };
}
