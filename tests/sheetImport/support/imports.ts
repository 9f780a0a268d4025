import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { wiring } from '../../../functions/_data/wiring.ts';
import type { BodyOf } from '../../../functions/_kit/context.ts';
import { tableName } from '../../../functions/_kit/env.ts';
import { sheetImport } from '../../../functions/_parts/sheetImport/sheetImportJob.ts';
import { handler } from '../../../functions/sheetImport/index.ts';
import type { ImportMode } from '../../../shared/sheetImport/importStates.ts';
import { type SheetImportView, sheetImportApi } from '../../../shared/sheetImport/routes.ts';
import { callApi, type SignedIn } from '../../support/api.ts';
import { sentFiles } from '../../support/aws.ts';
import { work } from '../../support/jobs.ts';
import { staffServer, staffSheet } from './staffKind.ts';

export const { endpoints } = sheetImportApi;
export const kind = staffSheet.name;
const modules = { sheetImport: sheetImport({ [kind]: staffServer }, 40) };

/** Announces a sheet, sends it as the browser does, and answers the import's id. */
export async function sent(as: SignedIn, fileName: string, content: Buffer | string): Promise<string> {
  const bytes = Buffer.from(content);
  const body = { kind, fileName, bytes: bytes.length, language: 'en' as const };
  const { data, errors } = await callApi(handler, endpoints.beginImport, { as, body });
  if (errors.length > 0 || !data) throw new Error(`Not announced: ${JSON.stringify(errors)}`);
  sentFiles.set(new URL(data.url, 'https://portal.example').pathname.slice(1), bytes);
  return data.importId;
}

type Chosen = Omit<BodyOf<typeof endpoints.readImport>, 'kind' | 'importId'>;

export const reading = async (as: SignedIn, importId: string, more: Chosen = {}) => {
  const { data, errors } = await callApi(handler, endpoints.readImport, { as, body: { kind, importId, ...more } });
  if (!data) throw new Error(`Not read: ${JSON.stringify(errors)}`);
  return data;
};

/** The job of an import, as its record names it. */
async function jobOf(importId: string): Promise<string> {
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

/** Lets a worker take the import's job once. */
export const worked = async (importId: string, kit = wiring): Promise<void> =>
  void (await work(await jobOf(importId), { modules }, kit));

export const view = async (as: SignedIn, importId: string): Promise<SheetImportView> => {
  const { data } = await callApi(handler, endpoints.getImport, { as, query: { kind, importId } });
  if (!data) throw new Error('No such import');
  return data;
};

/** Checks an import as it proposes to be read, with words for values, to its end. */
export async function checked(
  as: SignedIn,
  importId: string,
  values: Record<string, Record<string, string>> = {},
): Promise<SheetImportView> {
  const { sheet, headRow, heads } = await reading(as, importId);
  const plan = { sheet, headRow, columns: heads.map(({ column }) => column), values };
  const { data, errors } = await callApi(handler, endpoints.checkImport, { as, body: { kind, importId, plan } });
  if (!data) throw new Error(`Not checked: ${JSON.stringify(errors)}`);
  await worked(importId);
  return view(as, importId);
}

export const commit = (as: SignedIn, importId: string, mode: ImportMode = 'good') =>
  callApi(handler, endpoints.commitImport, { as, body: { kind, importId, mode } });

/** Sends, checks and writes a sheet. */
export async function imported(
  as: SignedIn,
  content: Buffer | string,
  fileName = 'staff.csv',
): Promise<SheetImportView> {
  const importId = await sent(as, fileName, content);
  await checked(as, importId);
  await commit(as, importId);
  await worked(importId);
  return view(as, importId);
}

/** The staff that is stored of a facility, by licence. */
export async function stored(as: SignedIn): Promise<Record<string, { fullName: string; status: string | null }>> {
  const { Items = [] } = await wiring.store.send(
    new QueryCommand({
      TableName: tableName('reference'),
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': `TESTSTAFF#${as.user.facilityId}` },
    }),
  );
  return Object.fromEntries(
    Items.map(({ sk, content }) => {
      const { licence: _licence, ...rest } = JSON.parse(String(content));
      return [String(sk), rest];
    }),
  );
}

export const csv = (...lines: readonly (readonly string[])[]): string =>
  [['Licence number', 'Full name', 'Status'], ...lines].map((cells) => cells.join(',')).join('\r\n');
