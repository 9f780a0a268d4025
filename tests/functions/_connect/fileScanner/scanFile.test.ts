import { describe, expect, it } from 'vitest';
import { scanFile } from '../../../../functions/_connect/fileScanner/scanFile.ts';
import { harmlessVirus } from '../../../../infra/local/simulators/fileScanner.ts';
import { startScanner } from '../../../support/fileScanner.ts';
import { hurry } from '../../../support/outsideLimits.ts';

const { setMode } = await startScanner();
const virus = Buffer.from(harmlessVirus);

describe('the virus scanner', () => {
  it('finds nothing in a file of any bytes, the end of a form among them', async () => {
    const bytes = Buffer.concat([
      Buffer.from(Array.from({ length: 256 }, (_, at) => at)),
      Buffer.from('\r\n--wasla--'),
    ]);
    expect(await scanFile([bytes])).toBe('clean');
    expect(await scanFile([])).toBe('clean');
  });

  it('finds a virus by the content, wherever it stands and however the file is cut', async () => {
    expect(await scanFile([virus])).toBe('harmful');
    expect(await scanFile([Buffer.alloc(200_000), virus, Buffer.alloc(200_000)])).toBe('harmful');
    expect(await scanFile([virus.subarray(0, 30), virus.subarray(30)])).toBe('harmful');
  });

  it.each(['down', 'silent', 'nonsense'] as const)(
    'that is %s says nothing of a file, and never that it is clean',
    async (mode) => {
      hurry('FILE_SCANNER_TIMEOUT_MS');
      setMode(mode);
      expect(await scanFile([Buffer.from('a')])).toBe('unscanned');
      expect(await scanFile([virus])).toBe('unscanned');
    },
  );

  it('that is somewhere else says nothing of a file', async () => {
    const url = process.env.FILE_SCANNER_URL;
    process.env.FILE_SCANNER_URL = `${url}/elsewhere`;
    expect(await scanFile([virus])).toBe('unscanned');
    process.env.FILE_SCANNER_URL = url;
  });

  it('is off where the environment has none', async () => {
    const url = process.env.FILE_SCANNER_URL;
    process.env.FILE_SCANNER_URL = 'none';
    expect(await scanFile([virus])).toBe('clean');
    process.env.FILE_SCANNER_URL = url;
  });
});
