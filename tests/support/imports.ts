import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { wiring } from '../../functions/_data/wiring.ts';
import type { BodyOf } from '../../functions/_kit/context.ts';
import { tableName } from '../../functions/_kit/env.ts';
import type { AnyImportServer } from '../../functions/_parts/sheetImport/importServer.ts';
import { sheetImport } from '../../functions/_parts/sheetImport/sheetImportJob.ts';
import { handler } from '../../functions/sheetImport/index.ts';
import type { ImportMode } from '../../shared/sheetImport/importStates.ts';
import { type SheetImportView, sheetImportApi } from '../../shared/sheetImport/routes.ts';
import { callApi, type SignedIn } from './api.ts';
import { sentFiles } from './aws.ts';
import { work } from './jobs.ts';

const { endpoints } = sheetImportApi;

type Chosen = Omit<BodyOf<typeof endpoints.readImport>, 'kind' | 'importId'>;

/** The job of an import, as its record names it. */
export async function jobOf(importId: string): Promise<string> {
  const { Items = [] } = await wiring.store.send(
    new QueryCommand({
      TableName: tableName('jobs'),
      IndexName: 'due',
      KeyConditionExpression: 'duePk = :due',
      ExpressionAttributeValues: { ':due': 'DUE#JOB' },
    }),
  );
  const found = Items.find(({ request }) => (request as { importId?: string }).importId === importId);
  if (!found) throw new Error('No job is due');
  return String(found.jobId);
}

/** The way of sheets of one kind, as people and workers go it: `rowsAStep` rows are written between two checkpoints. */
export function importsOf(kind: string, servers: Readonly<Record<string, AnyImportServer>>, rowsAStep?: number) {
  const modules = { sheetImport: sheetImport(async (name) => servers[name], rowsAStep) };

  /** Announces a sheet, sends it as the browser does, and answers the import's id. */
  async function sent(
    as: SignedIn,
    fileName: string,
    content: Buffer | string,
    settings?: Readonly<Record<string, string>>,
  ): Promise<string> {
    const bytes = Buffer.from(content);
    const body = { kind, fileName, bytes: bytes.length, language: 'en' as const, ...(settings && { settings }) };
    const { data, errors } = await callApi(handler, endpoints.beginImport, { as, body });
    if (errors.length > 0 || !data) throw new Error(`Not announced: ${JSON.stringify(errors)}`);
    sentFiles.set(new URL(data.url, 'https://portal.example').pathname.slice(1), bytes);
    return data.importId;
  }

  const reading = async (as: SignedIn, importId: string, more: Chosen = {}) => {
    const { data, errors } = await callApi(handler, endpoints.readImport, { as, body: { kind, importId, ...more } });
    if (!data) throw new Error(`Not read: ${JSON.stringify(errors)}`);
    return data;
  };

  /** Lets a worker take the import's job once; `others` instead of the one that writes `rowsAStep` rows a step. */
  const worked = async (importId: string, kit = wiring, others = modules): Promise<void> =>
    void (await work(await jobOf(importId), { modules: others }, kit));

  const view = async (as: SignedIn, importId: string): Promise<SheetImportView> => {
    const { data } = await callApi(handler, endpoints.getImport, { as, query: { kind, importId } });
    if (!data) throw new Error('No such import');
    return data;
  };

  /** Begins the check of an import as it proposes to be read, with words for values. */
  async function started(
    as: SignedIn,
    importId: string,
    values: Record<string, Record<string, string>> = {},
  ): Promise<void> {
    const { sheet, headRow, heads } = await reading(as, importId);
    const plan = { sheet, headRow, columns: heads.map(({ column }) => column), values };
    const { data, errors } = await callApi(handler, endpoints.checkImport, { as, body: { kind, importId, plan } });
    if (!data) throw new Error(`Not checked: ${JSON.stringify(errors)}`);
  }

  /** Checks an import as it proposes to be read, with words for values, to its end. */
  async function checked(
    as: SignedIn,
    importId: string,
    values: Record<string, Record<string, string>> = {},
  ): Promise<SheetImportView> {
    await started(as, importId, values);
    await worked(importId);
    return view(as, importId);
  }

  const commit = (as: SignedIn, importId: string, mode: ImportMode = 'good') =>
    callApi(handler, endpoints.commitImport, { as, body: { kind, importId, mode } });

  /** Sends, checks and writes a sheet. */
  async function imported(as: SignedIn, content: Buffer | string, fileName = `${kind}.csv`): Promise<SheetImportView> {
    const importId = await sent(as, fileName, content);
    await checked(as, importId);
    await commit(as, importId);
    await worked(importId);
    return view(as, importId);
  }

  /** The rows with something wrong: by row, what is wrong with which column. */
  async function wrongRows(as: SignedIn, importId: string): Promise<Record<number, string[]>> {
    const { data } = await callApi(handler, endpoints.getWrongRows, { as, query: { kind, importId, take: 100 } });
    return Object.fromEntries(
      (data?.items ?? []).map(({ row, problems }) => [row, problems.map(({ column, code }) => `${column}:${code}`)]),
    );
  }

  /** Takes back what an import has written. */
  async function undone(as: SignedIn, importId: string): Promise<SheetImportView> {
    const { errors } = await callApi(handler, endpoints.undoImport, { as, body: { kind, importId } });
    if (errors.length > 0) throw new Error(`Not undone: ${JSON.stringify(errors)}`);
    await worked(importId);
    return view(as, importId);
  }

  return { sent, reading, started, worked, view, checked, commit, imported, wrongRows, undone };
}
