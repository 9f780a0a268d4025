import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { wiring } from '../../../functions/_data/wiring.ts';
import { areaHandler } from '../../../functions/_kit/areaHandler.ts';
import { formFields, largestForm } from '../../../functions/_kit/formBody.ts';
import { bundleOptions } from '../../../infra/builds/bundle.ts';
import { area, endpoint } from '../../../shared/_contract/endpoint.ts';
import { largestSentFile, sentFile } from '../../../shared/_contract/sentFile.ts';
import { callAnything, callApi, startBackend } from '../../support/api.ts';
import { fc } from '../../support/fc.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

await startBackend();

const testApi = area('test', {
  sendFile: endpoint({
    method: 'POST',
    path: '/api/test/file',
    summary: 'A file',
    access: 'public',
    query: z.strictObject({ regulatoryId: z.coerce.number().optional() }),
    body: z.strictObject({ file: sentFile, note: z.string().max(10).optional() }),
    takesFile: true,
    answer: z.strictObject({ name: z.string(), hex: z.string(), bytes: z.int(), note: z.string().nullable() }),
    requirements: [],
  }),
});
const { sendFile } = testApi.endpoints;
const handler = areaHandler(
  testApi,
  {
    sendFile: async ({ body: { file, note = null } }) => {
      const bytes = Buffer.from(await file.arrayBuffer());
      return { name: file.name, hex: bytes.subarray(0, 8).toString('hex'), bytes: bytes.length, note };
    },
  },
  wiring,
);

const send = (body: Record<string, unknown>) => callAnything(handler, sendFile, { body });
const type = 'multipart/form-data; boundary=edge';
/** A form as it stands on the wire. */
const raw = (text: string, contentType = type) =>
  callAnything(handler, sendFile, {
    rawBody: Buffer.from(text.replaceAll('\n', '\r\n')).toString('base64'),
    isBase64Encoded: true,
    headers: { 'content-type': contentType },
  });
const part = (name: string, value: string, more = '') =>
  `--edge\nContent-Disposition: form-data; name="${name}"${more}\n\n${value}\n`;
const aFile = part('file', 'content', '; filename="a.csv"');

describe('a form with a file', () => {
  it('arrives with every byte, its name and its texts', async () => {
    const bytes = Buffer.concat([Buffer.from([0, 255, 13, 10, 45, 45]), randomBytes(300_000)]);
    const file = new File([bytes], 'أسماء الأطباء.xlsx');
    const answer = await callApi(handler, sendFile, { body: { file, note: 'ملاحظة' }, query: { regulatoryId: 1 } });
    expect(answer.data).toEqual({
      name: 'أسماء الأطباء.xlsx',
      hex: bytes.subarray(0, 8).toString('hex'),
      bytes: bytes.length,
      note: 'ملاحظة',
    });
  });

  it('loses the folders of its name', async () => {
    const named = (name: string) => raw(`${part('file', 'x', `; filename="${name}"`)}--edge--\n`);
    expect((await named('../../etc/passwd')).data).toMatchObject({ name: 'passwd' });
    expect((await named('C:\\\\people\\\\a.csv')).data).toMatchObject({ name: 'a.csv' });
  });

  it('may have four megabytes; the contract refuses more at its field', async () => {
    const sized = (bytes: number) => send({ file: new File([Buffer.alloc(bytes)], 'a.csv') });
    expect((await sized(largestSentFile)).data).toMatchObject({ bytes: largestSentFile });
    expect(await sized(largestSentFile + 1)).toMatchObject({ http: 400, errors: [{ field: 'file' }] });
    expect(await sized(largestForm + 1)).toMatchObject({ http: 413, errors: [{ code: 'bodyTooLarge' }] });
    // In base64 it fits into an invocation of six megabytes.
    expect((largestForm * 4) / 3 + 64 * 1024).toBeLessThan(6_000_000);
  });

  it('is refused without its file, with an empty one, or with a text in its place', async () => {
    for (const body of [{ note: 'x' }, { file: 'text' }, { file: new File([], 'a.csv') }]) {
      expect(await send(body)).toMatchObject({ http: 400, errors: [{ field: 'file' }] });
    }
  });

  it('is refused with a field that the contract does not have', async () => {
    expect(await send({ file: new File(['x'], 'a.csv'), surprise: '1' })).toMatchObject({
      http: 400,
      errors: [{ code: 'unknownProperty', field: 'surprise' }],
    });
    // As an own field, not as the prototype of the fields.
    expect(await raw(`${aFile}${part('__proto__', 'x')}--edge--\n`)).toMatchObject({ http: 400 });
  });

  it('is not JSON, nor is JSON a form', async () => {
    const refused = { http: 415, errors: [{ code: 'unsupportedMediaType' }] };
    for (const contentType of ['application/json', 'text/csv', '']) {
      const headers = { 'content-type': contentType };
      expect(await callAnything(handler, sendFile, { rawBody: '{"file":"x"}', headers })).toMatchObject(refused);
    }
  });
});

describe('a form that no browser sends', () => {
  it.each([
    ['breaks off within its file', aFile],
    ['breaks off within a head', '--edge\nContent-Disposition: form-data; name="fi'],
    ['has another boundary', '--other\n\nx\n--other--\n'],
    ['is not a form', 'name;licence\n'],
    ['names its file twice', `${aFile}${part('file', 'other')}--edge--\n`],
    ['has a field without a name', `${aFile}--edge\nContent-Disposition: form-data; name=""\n\nx\n--edge--\n`],
  ])('is refused when it %s', async (_what, text) => {
    expect(await raw(text)).toMatchObject({ http: 400, errors: [{ code: 'malformedForm' }] });
  });

  it('is refused without a boundary', async () => {
    expect(await raw(`${aFile}--edge--\n`, 'multipart/form-data')).toMatchObject({
      errors: [{ code: 'malformedForm' }],
    });
  });

  it('is refused with two files, with many fields or with a long text', async () => {
    const refused = { http: 413, errors: [{ code: 'bodyTooLarge' }] };
    const fields = Array.from({ length: 12 }, (_, at) => part(`field${at}`, 'x')).join('');
    expect(await raw(`${aFile}${part('other', 'x', '; filename="b.csv"')}--edge--\n`)).toMatchObject(refused);
    expect(await raw(`${aFile}${fields}--edge--\n`)).toMatchObject(refused);
    expect(await raw(`${aFile}${part('note', 'x'.repeat(9000))}--edge--\n`)).toMatchObject(refused);
  });

  it('is always answered: fields, or a refusal', async () => {
    const pieces = fc.constantFrom(
      '--edge',
      '--edge--',
      '\r\n',
      '\r\n\r\n',
      'Content-Disposition: form-data; name="file"',
      '; filename="a"',
      'x',
    );
    const bodies = fc.oneof(
      fc.array(pieces, { maxLength: 30 }).map((each) => each.join('')),
      fc.string({ unit: 'binary' }),
    );
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const outcome = await formFields(Buffer.from(body), type).catch((error: { code?: string }) => error.code);
        expect(['object', 'string']).toContain(typeof outcome);
      }),
      { numRuns: 200 },
    );
  });
});

describe('the bundle of a function', () => {
  it('reads a form as its source does: a CommonJS package has no names there but its default', async () => {
    const folder = join(temporaryFolder(), 'bundle');
    await build({ ...bundleOptions('functions/_kit/formBody.ts'), outdir: folder, write: true });
    const bundled = (await import(pathToFileURL(join(folder, 'index.mjs')).href)) as { formFields: typeof formFields };
    const form = new FormData();
    form.append('file', new File(['sheet'], 'users.xlsx'));
    form.append('note', 'ten');
    const sent = new Response(form);
    const fields = await bundled.formFields(
      new Uint8Array(await sent.arrayBuffer()),
      sent.headers.get('content-type') ?? '',
    );
    expect(fields).toMatchObject({ note: 'ten', file: { name: 'users.xlsx', size: 5 } });
  });
});
