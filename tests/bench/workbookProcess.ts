import { setImmediate } from 'node:timers/promises';
import { csvFile } from '../../functions/_parts/sheet/csvFile.ts';
import { workbookFile } from '../../functions/_parts/sheet/workbookFile.ts';
import type { CellValue } from '../../shared/_field/sheetText.ts';

const count = 100_000;
const pageRows = 100;

/** Rows like those of the history; each page of them lets other work in between, as a read of the store does. */
async function* rows(): AsyncGenerator<CellValue[]> {
  for (let at = 0; at < count; at += 1) {
    if (at % pageRows === 0) await setImmediate();
    yield [
      `01JD${String(at).padStart(22, '0')}`,
      `Layla Hassan ${at}`,
      `ليلى حسن ${at % 5000}`,
      `784-1990-${1_000_000 + at}-1`,
      '23/11/2026',
      'Eligible',
      `Payer ${at % 40}`,
      `REF-${at}`,
      at,
      at / 100,
    ];
  }
}

const head = Array.from({ length: 10 }, (_, at) => ({ title: `Column ${at + 1}`, width: 20 }));
const sheet = { name: 'History', head, rows: rows(), isRightToLeft: true };
const from = performance.now();
const file = await (process.argv.includes('csv') ? csvFile(sheet) : workbookFile([sheet], { created: new Date() }));
const seconds = (performance.now() - from) / 1000;
const { user, system } = process.cpuUsage();
process.send?.([seconds, (user + system) / 1e6, Math.round(process.resourceUsage().maxRSS / 1024), file.length / 1e6]);
process.disconnect();
