import { expect, it } from 'vitest';
import { retryWrite } from '../../../functions/_kit/retryWrite.ts';

it('a write is tried again while it is overtaken, eight times at most', async () => {
  let tries = 0;
  expect(await retryWrite(async () => (++tries < 3 ? null : 'stored'))).toBe('stored');
  expect(tries).toBe(3);
  expect(await retryWrite(async () => (++tries < 100 ? null : 'stored'))).toBeNull();
  expect(tries).toBe(11);
});

it('what an attempt throws ends it at once', async () => {
  let tries = 0;
  const refused = retryWrite(async () => {
    tries += 1;
    throw new TypeError('refused');
  });
  await expect(refused).rejects.toThrow(TypeError);
  expect(tries).toBe(1);
});
