import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { bucketFolder, tableFile } from './restoreDrill/copyPortal.ts';
import { type Copied, copyUnderLoad, restoreFromCopy } from './restoreDrill/drill.ts';
import { createTimer } from './restoreDrill/timer.ts';

const siteDirectory = temporaryFolder();
const copy = temporaryFolder();
const place = { dataDir: temporaryFolder(), copy, timer: createTimer(), siteDirectory };
let copied: Copied;

/** The physical name of a table or bucket, by the end that the template gives it. */
const nameOf = (kind: 'tables' | 'buckets', part: RegExp): string => {
  const name = Object.keys(copied.manifest[kind]).find((each) => part.test(each));
  if (!name) throw new Error(`Nothing is called ${part}`);
  return name;
};

beforeAll(async () => {
  writeFileSync(join(siteDirectory, 'index.html'), '<!doctype html>');
  copied = await copyUnderLoad(place, { desks: 2, before: { requests: 12, uploads: 2 } });
});

describe('the restore drill', () => {
  it('copies a portal that goes on working, of one moment, and brings all of it back', async () => {
    expect(copied.load.failures).toEqual([]);
    expect(copied.due.length).toBeGreaterThanOrEqual(12);
    expect(copied.manifest.tables[nameOf('tables', /eligibility/i)]?.count).toBeGreaterThan(12);
    expect(copied.manifest.buckets[nameOf('buckets', /imports/i)]?.count).toBeGreaterThanOrEqual(2);
    expect(copied.manifest.buckets[nameOf('buckets', /archive/i)]?.count).toBeGreaterThan(0);
    const { problems, trail } = await restoreFromCopy(place, copied);
    expect(problems).toEqual([]);
    expect(trail?.entries).toBeGreaterThan(12);
  });

  it('fails when an entry of the audit trail or one file of the copy was changed', async () => {
    const audit = nameOf('tables', /audit/i);
    const file = tableFile(copy, audit);
    const lines = gunzipSync(readFileSync(file)).toString().split('\n');
    const actor = /"actor":\{"S":"[^"]+"\}/;
    const at = lines.findIndex((line) => line.includes('"CHAIN#') && actor.test(line));
    lines[at] = lines[at]!.replace(actor, '"actor":{"S":"somebody-else"}');
    writeFileSync(file, gzipSync(lines.join('\n')));
    const imports = nameOf('buckets', /imports/i);
    writeFileSync(join(bucketFolder(copy, imports), '0'), 'something else');
    const { problems } = await restoreFromCopy(place, copied);
    expect(problems).toEqual(
      expect.arrayContaining([
        expect.stringMatching(new RegExp(`^${audit} is not what was copied`)),
        expect.stringMatching(new RegExp(`^${imports} is not what was copied`)),
        expect.stringMatching(/^The audit trail: entryChanged/),
      ]),
    );
  });
});
