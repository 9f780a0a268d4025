import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { wiring } from '../../../functions/_data/wiring.ts';
import { canonicalJson } from '../../../functions/_kit/canonicalJson.ts';
import { tableName } from '../../../functions/_kit/env.ts';
import { handler } from '../../../functions/sheetImport/index.ts';
import { sheetImportApi } from '../../../shared/sheetImport/routes.ts';
import { callApi, type SignedIn } from '../../support/api.ts';
import { sentFiles } from '../../support/aws.ts';
import { csvOf } from '../../support/csv.ts';
import { importsOf } from '../../support/imports.ts';
import { staffServer } from './staffKind.ts';
import { staffSheet } from './staffSheet.ts';

export const { endpoints } = sheetImportApi;
export const kind = staffSheet.name;
export const { sent, reading, started, worked, view, checked, commit, imported } = importsOf(
  kind,
  { [kind]: staffServer },
  40,
);

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
  csvOf(['Licence number', 'Full name', 'Status'], ...lines);

/** Somebody else writes a record behind the import's back. */
export const changed = (as: SignedIn, licence: string, fullName: string) =>
  wiring.store.send(
    new PutCommand({
      TableName: tableName('reference'),
      Item: {
        pk: `TESTSTAFF#${as.user.facilityId}`,
        sk: licence,
        content: canonicalJson({ fullName, licence, status: 'active' }),
      },
    }),
  );

/** The file with the errors of an import, as its people get it. */
export async function errorsOf(as: SignedIn, importId: string): Promise<Buffer> {
  const { data } = await callApi(handler, endpoints.getErrorFile, { as, query: { kind, importId } });
  return sentFiles.get(new URL(data?.url ?? '', 'https://portal.example').pathname.slice(1)) ?? Buffer.alloc(0);
}
