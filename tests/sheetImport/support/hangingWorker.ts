import { wiring } from '../../../functions/_data/wiring.ts';
import { type Table, tableName } from '../../../functions/_kit/env.ts';
import { formularyImport } from '../../../functions/formulary/formularyImport.ts';
import { memberImport } from '../../../functions/member/sheet/memberImport.ts';
import { importsOf } from '../../support/imports.ts';
import { worked as staffWorked } from './imports.ts';

/*
 * A worker in a process of its own, on the store and the clock of the test that starts it: `kind importId command write isAfter now table`. It says when it is about to
 * send its nth command of that name, or when that was carried out, and hangs there until it is killed.
 */
const [, , kind, importId = '', command, write, isAfter, now, table] = process.argv;
const aheadMs = Number(now) - Date.now();
let writes = 0;

async function hang(): Promise<never> {
  // A promise that nothing settles does not keep a process.
  setInterval(() => undefined, 60_000);
  process.send?.('there');
  return new Promise(() => undefined);
}

type Sent = { readonly input: object; readonly constructor: { readonly name: string } };

const isCounted = ({ input, constructor: { name } }: Sent): boolean =>
  name === command && (!table || JSON.stringify(input).includes(tableName(table as Table)));

const send = async (sent: Sent) => {
  if (!isCounted(sent)) return wiring.store.send(sent as never);
  writes += 1;
  if (writes < Number(write)) return wiring.store.send(sent as never);
  if (isAfter === 'true') await wiring.store.send(sent as never);
  return hang();
};

const others: Readonly<Record<string, typeof staffWorked>> = {
  formulary: importsOf('formulary', { formulary: formularyImport }).worked,
  members: importsOf('members', { members: memberImport }, 40).worked,
};
const worked = others[kind ?? ''] ?? staffWorked;
Object.assign(wiring, { writeLog: () => undefined });
await worked(importId, {
  ...wiring,
  store: { send } as unknown as typeof wiring.store,
  now: () => new Date(Date.now() + aheadMs),
});
process.send?.('ended');
process.disconnect();
