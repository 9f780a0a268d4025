import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { refuseHarmful } from '../../../functions/_parts/harmfulFile.ts';
import { startBackend } from '../../support/api.ts';

await startBackend();

it('a file that nobody scans holds no connection to the bucket: its stream ends with the look at it', async () => {
  const source = Readable.from([Buffer.from('a'), Buffer.from('b')]);
  await refuseHarmful(source);
  expect(source.destroyed).toBe(true);
});
