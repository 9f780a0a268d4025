import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { sidra } from '../../functions/_demo/payers.ts';
import { operatorCalls } from '../../infra/aws/operatorCalls.ts';
import { environmentOf } from '../../infra/environments.ts';
import { portal } from '../journeys/support/portal.ts';
import { betweenLooksMs } from '../journeys/support/portalApi.ts';
import { biffBook } from '../sheetImport/shelf/biff.ts';
import { until } from '../support/until.ts';

/** Runs an operator's command as a process against the portal, and answers what it wrote and how it ended. */
const ran = (command: string, ...given: readonly string[]) =>
  promisify(execFile)(process.execPath, [`infra/${command}.ts`, '--url', portal.url, ...given]).then(
    ({ stdout }) => ({ ended: 0, said: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ ended: code, said: stderr }),
  );

const daysFrom1904 = (day: string): number => (Date.parse(day) - Date.UTC(1904, 0, 1)) / 86_400_000;

it('shifted-days lists the dates that an older release stored four years early, and says what it compared', async () => {
  const day = (iso: string) => ({ number: daysFrom1904(iso), format: 14 });
  const heads = ['MemberID', 'FullName', 'BirthDate', 'PolicyNumber', 'PlanName', 'StartDate', 'EndDate'];
  // The demonstration's member was born on 11 February 1984, as the older release would have read this day.
  const rows = ['SDR-700001', 'NOBODY'].map((id) => [
    ...[id, 'Hamad', day('1988-02-12'), 'SDR-G-1001', 'Sidra Gold', day('2026-01-01'), day('2026-12-31')],
  ]);
  const folder = await mkdtemp(join(tmpdir(), 'register-'));
  const [members, none] = [join(folder, 'members.xls'), join(folder, 'none.csv')];
  await writeFile(members, biffBook([{ name: 'Members', rows: [heads, ...rows] }], { is1904: true }));
  await writeFile(none, 'a,b\r\n1,2\r\n');
  expect(await ran('listShiftedDays', '--payer', String(sidra), members)).toEqual({
    ended: 0,
    said: '2\tSDR-700001\t–\tbornOn\n2 rows were read, 1 of them of members of the register.\n1 dates of the register are 1,462 days off the file.\n',
  });
  expect(await ran('listShiftedDays', '--payer', String(sidra), none)).toEqual({
    ended: 1,
    said: 'The file is no register that can be read (wrongColumns).\n',
  });
});

it('reviews lists the answers that must be looked at', async () => {
  // In place of the schedule, whose minute may have just begun.
  const call = operatorCalls({ environment: environmentOf('local'), url: portal.url });
  const command = ran('listReviews');
  let isOver = false;
  void command.then(() => {
    isOver = true;
  });
  await until(async () => {
    if (!isOver) await call('migrateItems', { source: 'aws.events' });
    return isOver;
  }, betweenLooksMs);
  const { ended, said } = await command;
  expect(ended).toBe(0);
  expect(said).toMatch(/^\d+ answers must be looked at by a person\.$/m);
});
