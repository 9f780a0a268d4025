import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { hasPdfScript } from '../../functions/_parts/attachment/pdfScript.ts';
import { handler } from '../../functions/attachment/index.ts';
import { attachmentApi } from '../../shared/attachment/routes.ts';
import { callApi, signIn, startBackend } from '../support/api.ts';
import { sentFiles } from '../support/aws.ts';
import { fileContents, sentAttachment } from '../support/queries.ts';

await startBackend();

const pdf = (objects: string | Buffer) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from(objects), Buffer.from('\n%%EOF')]);
const stream = (head: string, bytes: Buffer) =>
  Buffer.concat([
    Buffer.from(`1 0 obj\n<<${head}/Length ${bytes.length}>>\nstream\r\n`, 'latin1'),
    bytes,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
const script = '<</Type/Action/S/JavaScript/JS(app.alert\\(1\\))>>';
const packed = (text: string) => stream('/Type/ObjStm/Filter/FlateDecode', deflateSync(Buffer.from(text)));

describe('a PDF', () => {
  it.each<[string, Buffer]>([
    ['a script when it opens', pdf(`<</OpenAction ${script}>>`)],
    ['the letters of the name as numbers', pdf('<</S/J#61vaScript/#4a#53(x)>>')],
    ['a script in a packed stream of objects', pdf(packed(script))],
    ['a packed stream whose kind is hidden', pdf(stream('/Type/Obj#53tm', deflateSync(Buffer.from(script))))],
    ['a program to start', pdf('<</S/Launch/F(calc.exe)>>')],
    ['a file within', pdf('<</Type/EmbeddedFile>>')],
    ['more objects than anybody writes', pdf(packed(' '.repeat(33 * 1024 * 1024)))],
  ])('with %s has a script', (_, content) => {
    expect(hasPdfScript(content)).toBe(true);
  });

  it.each<[string, Buffer]>([
    ['nothing', fileContents.pdf],
    ['pages and a link', pdf('<</Type/Page/Annots[<</S/URI/URI(https://clinic.example)>>]>>')],
    ['a name that only begins so', pdf('<</JSX 1/JavaScripts 2/LaunchPad 3>>')],
    ['the word in the stream of a page', pdf(stream('', Buffer.from('BT (/JavaScript) Tj ET')))],
    ['objects that are packed and do nothing', pdf(packed('<</Type/Catalog/Pages 2 0 R>>'))],
    ['a stream that nobody can unpack', pdf(stream('/Type/ObjStm/Filter/FlateDecode', Buffer.from('no stream')))],
    ['a stream without an end', pdf('<<>>\nstream\nabc')],
  ])('with %s has none', (_, content) => {
    expect(hasPdfScript(content)).toBe(false);
  });
});

it('Abuse: a PDF with a script is refused at its field and not kept', async () => {
  const as = await signIn({ roles: ['Standard'] });
  const { attachmentId, checked } = await sentAttachment(as, 'report.pdf', pdf(`<</OpenAction ${script}>>`));
  expect(checked).toMatchObject({ status: -1, errors: [{ code: 'fileHasScript', field: 'fileName' }] });
  expect(sentFiles.has(`transfer/checked/${attachmentId}`)).toBe(false);
  expect(sentFiles.has(`transfer/in/${attachmentId}`)).toBe(false);
});

it('Abuse: a picture of a gigabyte is refused before it is sent, and where it says to be small', async () => {
  const as = await signIn({ roles: ['Standard'] });
  const { beginAttachment, checkAttachment } = attachmentApi.endpoints;
  const large = { fileName: 'scan.jpg', bytes: 1024 ** 3 };
  expect((await callApi(handler, beginAttachment, { as, body: large })).errors?.[0]?.code).toBe('fileNotAccepted');
  const { data } = await callApi(handler, beginAttachment, { as, body: { ...large, bytes: 6 } });
  const attachmentId = data?.attachmentId ?? '';
  sentFiles.set(`transfer/in/${attachmentId}`, Buffer.concat([fileContents.jpg, Buffer.alloc(1024 * 1024)]));
  const checked = await callApi(handler, checkAttachment, { as, body: { attachmentId } });
  expect(checked.errors?.[0]?.code).toBe('uploadMissing');
});
