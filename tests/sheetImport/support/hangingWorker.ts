import { wiring } from '../../../functions/_data/wiring.ts';
import { worked } from './imports.ts';

/*
 * A worker in a process of its own, on the store and the clock of the test that starts it: `importId write isAfter now`. It says when it is about to send its nth
 * transaction, or when that was carried out, and hangs there until it is killed.
 */
const [, , importId = '', write, isAfter, now] = process.argv;
const aheadMs = Number(now) - Date.now();
let writes = 0;

async function hang(): Promise<never> {
  // A promise that nothing settles does not keep a process.
  setInterval(() => undefined, 60_000);
  process.send?.('there');
  return new Promise(() => undefined);
}

const send = async (command: { constructor: { name: string } }) => {
  if (command.constructor.name !== 'TransactWriteCommand') return wiring.store.send(command as never);
  writes += 1;
  if (writes < Number(write)) return wiring.store.send(command as never);
  if (isAfter === 'true') await wiring.store.send(command as never);
  return hang();
};

Object.assign(wiring, { writeLog: () => undefined });
await worked(importId, {
  ...wiring,
  store: { send } as unknown as typeof wiring.store,
  now: () => new Date(Date.now() + aheadMs),
});
process.send?.('ended');
process.disconnect();
