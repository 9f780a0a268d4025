import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { awsCalls } from '../_kit/awsCalls.ts';
import { newUlid } from '../_kit/ulid.ts';
import type { Wiring } from '../_kit/wiring.ts';
import { auditWriter } from './audit/audit.ts';
import { errorRecorder } from './errorLog/errorRecorder.ts';
import { readSession } from './session/session.ts';

// Connections are kept alive by default. A call to the store that takes seconds is lost: better to try again at once.
const client = new DynamoDBClient(awsCalls(3000));
// The SDK copies every item that it reads for a log that is not used, which costs a tenth of the time of reading a
// page.
client.middlewareStack.remove('loggerMiddleware');

const store = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
const newId = (): string => newUlid(Date.now());

/** What every deployed function is wired to: the tables, the session records, the audit trail, the error log and the log. */
export const wiring: Wiring = {
  store,
  now: () => new Date(),
  newId,
  readSession: (session, now, isUse) => readSession(store, session, now, isUse),
  writeAudit: auditWriter(store, newId),
  recordError: errorRecorder(store, newId),
  writeLog: (line) => void process.stdout.write(`${line}\n`),
};
