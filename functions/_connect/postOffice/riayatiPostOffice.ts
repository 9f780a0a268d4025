import * as z from 'zod';
import { emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import { boundedText } from '../boundedText.ts';
import { isNeverSent } from '../neverSent.ts';
import { isHeaderText, isRefusal, jsonOf } from '../regulator/riayati.ts';
import type { SoapSilence } from '../regulator/soap.ts';
import { largestFileBytes } from './fileTexts.ts';
import { fullList, listedFile } from './listedFiles.ts';
import type {
  Finding,
  Listing,
  NoAnswer,
  PostOffice,
  PostOfficeCredentials,
  TransactionKind,
  UploadAnswer,
} from './postOffice.ts';
import type { Patience } from './soapPostOffice.ts';
import { wasTakenBy } from './wasTaken.ts';

const largestAnswer = Math.ceil((largestFileBytes * 4) / 3) + 64 * 1024;

const text = z.coerce.string().trim().max(1000);
const optional = text
  .nullish()
  .transform((value) => value || undefined)
  .catch(undefined);
const errorRow = z
  .object({
    Type: optional,
    RuleCode: optional,
    ObjectName: optional,
    Field: optional,
    FieldValue: optional,
    Reference: optional,
    ErrorText: optional,
  })
  .transform(
    (row): Finding => ({
      transaction: row.RuleCode,
      type: /^warn/i.test(row.Type ?? '') ? 'Warning' : 'Error',
      objectName: row.ObjectName,
      field: row.Field,
      value: row.FieldValue,
      reference: row.Reference,
      text: row.ErrorText ?? '',
    }),
  );

/** Riayati's frame around every answer. */
const frame = z.object({
  Success: z.boolean(),
  StatusCode: z.number().optional(),
  Message: z.string().nullish(),
  Entities: z
    .array(z.looseObject({}))
    .nullish()
    .transform((entities) => entities ?? []),
  Error: z
    .array(errorRow)
    .nullish()
    .transform((errors) => errors ?? []),
});
interface Said {
  readonly status: number;
  readonly frame: z.infer<typeof frame>;
}

const unavailable: NoAnswer = { outcome: 'unavailable' };
const noAnswerOf = ({ status, frame: { StatusCode } }: Said): NoAnswer =>
  isRefusal(status) || isRefusal(StatusCode) ? { outcome: 'loginFailed' } : unavailable;
const isGood = ({ status, frame: { Success } }: Said): boolean => status === 200 && Success;
const isMissing = ({ status, frame: { StatusCode } }: Said): boolean => status === 404 || StatusCode === 404;

function uploadOf(said: Said | SoapSilence): UploadAnswer {
  if (said === 'notSent') return { outcome: 'unavailable', findings: [] };
  if (typeof said === 'string') return { outcome: 'unknown', findings: [] };
  const findings = said.frame.Error;
  if (isGood(said)) return { outcome: findings.length > 0 ? 'acceptedWithWarnings' : 'accepted', findings };
  if (noAnswerOf(said).outcome === 'loginFailed') return { outcome: 'loginFailed', findings: [] };
  const { status } = said;
  // A fault of theirs may have come after the file was taken.
  if (status !== 400 && status !== 422 && status !== 200) return { outcome: 'unknown', findings: [] };
  const message = said.frame.Message?.trim().slice(0, 500) ?? '';
  return { outcome: 'rejected', findings: findings.length > 0 ? findings : [{ type: 'Error', text: message }] };
}

function listingOf(kind: TransactionKind, said: Said | SoapSilence): Listing {
  if (typeof said === 'string') return unavailable;
  if (!isGood(said)) return noAnswerOf(said);
  const files = said.frame.Entities.map((entity) => listedFile(kind, entity, entity.EntityID)).filter(
    (file) => file !== null,
  );
  return { outcome: 'listed', files, isFull: files.length >= fullList };
}

/** The bytes of what View shows: a file in base64, or the transaction itself. */
const bytesOf = (entity: Readonly<Record<string, unknown>>): Uint8Array =>
  typeof entity.File === 'string' ? Buffer.from(entity.File, 'base64') : Buffer.from(JSON.stringify(entity));

/** Where each kind is kept, and how it is sent there. */
const areas: Readonly<Record<TransactionKind, { readonly path: string; readonly post: string }>> = {
  authorization: { path: 'Authorization', post: 'PostRequest' },
  claim: { path: 'Claim', post: 'PostSubmission' },
};

/** Riayati's post office over REST, for one facility: name and password stand in headers. */
export function riayatiPostOffice(baseUrl: string, who: PostOfficeCredentials, patience: Patience): PostOffice {
  const { username, password } = who;
  const base = `${baseUrl.replace(/\/$/, '')}/api`;
  const call = async (
    kind: TransactionKind,
    path: string,
    { body, timeoutMs = patience.timeoutMs }: { body?: string | Uint8Array<ArrayBuffer>; timeoutMs?: number } = {},
  ): Promise<Said | SoapSilence> => {
    try {
      const response = await fetch(`${base}/${areas[kind].path}/${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json', username, password },
        ...(body !== undefined && { body }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await boundedText(response, largestAnswer);
      if (text === null) return 'tooLarge';
      const parsed = frame.safeParse(jsonOf(text));
      if (parsed.success) return { status: response.status, frame: parsed.data };
      const isRefused = isRefusal(response.status);
      return isRefused ? { status: 401, frame: frame.parse({ Success: false }) } : 'noAnswer';
    } catch (error) {
      return isNeverSent(error) ? 'notSent' : 'noAnswer';
    }
  };
  // What a header cannot carry cannot be anybody's name and password.
  const ask: typeof call = async (kind, path, sent) =>
    isHeaderText(username) && isHeaderText(password)
      ? call(kind, path, sent)
      : { status: 401, frame: frame.parse({ Success: false }) };
  const search: PostOffice['search'] = async ({ kind, direction, from, to, fileName, partnerId }) => {
    const query = new URLSearchParams({
      direction: direction === 'sent' ? '1' : '2',
      ...{ from, to },
      ...(fileName !== undefined && { fileName }),
      ...(partnerId !== undefined && { partner: partnerId }),
    });
    return listingOf(kind, await ask(kind, `Search?${query}`));
  };
  return {
    search,
    upload: async ({ kind, fileName, bytes }) => {
      const sent = { body: new Uint8Array(bytes), timeoutMs: patience.fileTimeoutMs };
      return uploadOf(await ask(kind, `${areas[kind].post}?${new URLSearchParams({ fileName })}`, sent));
    },
    newTransactions: async (kind) => listingOf(kind, await ask(kind, 'GetNew')),
    download: async ({ kind, fileId }) => {
      const query = new URLSearchParams({ id: fileId, direction: '2' });
      const said = await ask(kind, `View?${query}`, { timeoutMs: patience.fileTimeoutMs });
      if (said === 'tooLarge') return { outcome: said };
      if (typeof said === 'string') return unavailable;
      if (isMissing(said)) return { outcome: 'notFound' };
      const [entity] = said.frame.Entities;
      if (!isGood(said) || !entity) return noAnswerOf(said);
      return { outcome: 'downloaded', fileName: String(entity.FileName ?? ''), bytes: bytesOf(entity) };
    },
    setDownloaded: async ({ kind, fileId }) => {
      const said = await ask(kind, 'SetDownloaded', { body: JSON.stringify({ id: fileId }) });
      if (typeof said === 'string') return unavailable;
      if (isMissing(said)) return { outcome: 'notFound' };
      return isGood(said) ? { outcome: 'marked' } : noAnswerOf(said);
    },
    wasTaken: wasTakenBy(search, () => emiratesDateOf(new Date())),
  };
}
