import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { firstWriteOfDay, isMatrixWhole } from '../support/seed.ts';
import { startMatrixBackend } from './faultMatrix/backend.ts';
import { tried } from './faultMatrix/cell.ts';
import { cells } from './faultMatrix/matrix.ts';
import { cellsOfPage, keyOf, matrixText, notTried, type Results, withMatrix } from './faultMatrix/page.ts';

const page = join(import.meta.dirname, '../../docs/reliability.md');

/**
 * `npm run fault-matrix` tries all cells and writes what came of them. Every other run tries those that take no time, at every second write: the
 * odd ones on one day, the even ones on the next.
 */
const writes = isMatrixWhole ? { first: 1, step: 1 } : { first: firstWriteOfDay, step: 2 };
const quick = new Set(['answer lost, AWS', 'answer lost, outside', 'conditional failure', 'duplicate', 'kill -9']);
const quickFlows = new Set(['sign-in', 'submit', 'answer', 'authorisation', 'post office']);
const isRun = ({ flow, fault }: (typeof cells)[number]) =>
  isMatrixWhole || (quickFlows.has(flow.name) && quick.has(fault.name));

const backend = await startMatrixBackend();
const results: Results & Map<string, unknown> = new Map();

describe('the fault matrix', () => {
  const run = cells.filter(isRun);
  it.each(run.map((cell) => [keyOf(cell.flow, cell.fault), cell] as const))('%s', async (key, { flow, fault }) => {
    results.set(key, { kind: 'broken' });
    const outcome = await tried(backend, flow, fault, writes);
    results.set(key, outcome);
  });

  it('is on the page with the cells that there are, and none of them is broken', () => {
    const shown = cellsOfPage(readFileSync(page, 'utf8'));
    expect([...shown.keys()].toSorted()).toEqual(cells.map(({ flow, fault }) => keyOf(flow, fault)).toSorted());
    const unknown = [...shown.values()].filter((cell) => !/^(kept \(\d+\)|-)$/.test(cell) && cell !== notTried);
    expect(unknown).toEqual([]);
  });

  it('says of a cell that was not run that it was not tried', () => {
    const shown = cellsOfPage(withMatrix(readFileSync(page, 'utf8'), matrixText(new Map())));
    expect(new Set(shown.values())).toEqual(new Set([notTried]));
    expect(shown.size).toBe(cells.length);
  });
});

afterAll(() => {
  if (!isMatrixWhole) return;
  const before = readFileSync(page, 'utf8');
  const text = matrixText(results, cellsOfPage(before));
  console.log(text);
  writeFileSync(page, withMatrix(before, text));
});
