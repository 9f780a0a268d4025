import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { problemOfPdf } from '../../functions/_parts/attachment/pdfScript.ts';
import { handler } from '../../functions/attachment/index.ts';
import { attachmentApi } from '../../shared/attachment/routes.ts';
import { callApi, signIn, startBackend } from '../support/api.ts';
import { sentFiles } from '../support/aws.ts';
import { fileContents, sentAttachment } from './support/sentFiles.ts';

await startBackend();

const pdf = (...objects: (string | Buffer)[]) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), ...objects.map((each) => Buffer.from(each)), Buffer.from('\n%%EOF')]);
const object = (text: string) => `7 0 obj\n${text}\nendobj\n`;
const stream = (head: string, bytes: Buffer) =>
  Buffer.concat([
    Buffer.from(`1 0 obj\n<<${head}/Length ${bytes.length}>>\nstream\r\n`, 'latin1'),
    bytes,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
const script = '<</Type/Action/S/JavaScript/JS(app.alert\\(1\\))>>';
const objects = '/Type/ObjStm/N 1/First 4/Filter/FlateDecode';
const packed = (text: string, head = objects) => stream(head, deflateSync(Buffer.from(text)));
const hex = (bytes: Buffer) => Buffer.from(`${bytes.toString('hex')}>`);

/** A PDF as a writer of this project's prints makes it. */
async function printedBy(draw: (document: PDFKit.PDFDocument) => void, options: PDFKit.PDFDocumentOptions = {}) {
  const document = new PDFDocument(options);
  draw(document);
  document.end();
  return Buffer.concat(await Array.fromAsync(document as AsyncIterable<Buffer>));
}

describe('a PDF', () => {
  it.each<[string, Buffer]>([
    ['a script when it opens', pdf(object(`<</OpenAction ${script}>>`))],
    ['a script in an object of its own', pdf(object('<</S 8 0 R>>'), '8 0 obj/JavaScript endobj')],
    ['the letters of the name as numbers', pdf(object('<</S/J#61vaScript/#4a#53(x)>>'))],
    ['a script in a packed stream of objects', pdf(packed(script))],
    ['a packed stream whose kind is hidden', pdf(packed(script, '/Type/Obj#53tm/Filter/FlateDecode'))],
    ['a packed stream that says no kind', pdf(packed(script, '/N 1/First 4/Filter[/FlateDecode]'))],
    [
      'a packed stream behind words of its own line',
      pdf(Buffer.from(packed(script).toString('latin1').replace('stream', 'stream %x'), 'latin1')),
    ],
    [
      'objects between comments that look like a stream',
      pdf('%stream\n', object(`<</OpenAction ${script}>>`), '%endstream\n'),
    ],
    ['an object within a stream, where a table may lead', pdf(stream('', Buffer.from(object(script))))],
    ['an object within a text', pdf(object(`<</Title(${object(script)})>>`))],
    ['an object whose number and word a comment divides', pdf(`7 %x\n0 %y\nobj${script}endobj`)],
    ['an end within its brackets', pdf(object(`<</A endobj/B stream/OpenAction ${script}>>`))],
    ['a text that seems to go on', pdf(object('<</A(\\\\)/OpenAction<</S/JavaScript>>>>'))],
    ['a script in its trailer', pdf(`trailer<</Root<</OpenAction ${script}>>>>`)],
    ['a program to start', pdf(object('<</S/Launch/F(calc.exe)>>'))],
    ['a file within', pdf(object('<</Type/Filespec/EF<</F 9 0 R>>>>'))],
    ['a form that computes', pdf(object('<</AcroForm<</XFA 9 0 R>>>>'))],
  ])('with %s is refused', (_, content) => {
    expect(problemOfPdf(content)).toBe('fileHasScript');
  });

  it.each<[string, Buffer]>([
    [
      'objects that are packed twice',
      pdf(
        stream('/Type/ObjStm/N 1/First 4/Filter[/ASCIIHexDecode/FlateDecode]', hex(deflateSync(Buffer.from(script)))),
      ),
    ],
    ['a packing that stands elsewhere', pdf(packed(script, '/Type/ObjStm/Filter 9 0 R'))],
    ['two packings', pdf(packed(script, '/Type/ObjStm/Filter/FlateDecode/Filter/ASCIIHexDecode'))],
    [
      'objects that are not packed, whose length stands elsewhere',
      pdf('1 0 obj<</First 4/Length 9 0 R>>stream\n8 0 <<>>'),
    ],
    ['a packing that nobody knows', pdf(packed(script, '/Type/ObjStm/Filter/Fl'))],
    ['packed objects that are broken', pdf(stream(objects, Buffer.from('no stream')))],
    ['more objects than anybody writes', pdf(packed(' '.repeat(33 * 1024 * 1024)))],
    ['objects that stand in one another without end', pdf('7 0 obj('.repeat(20_000))],
  ])('with %s is refused, because nobody can see what it brings', (_, content) => {
    expect(problemOfPdf(content)).toBe('fileUnclear');
  });

  it.each<[string, Buffer]>([
    ['nothing', fileContents.pdf],
    ['pages and a link', pdf(object('<</Type/Page/Annots[<</S/URI/URI(https://clinic.example)>>]>>'))],
    ['a name that only begins so', pdf(object('<</JSX 1/JavaScripts 2/LaunchPad 3>>'))],
    ['the word in a text', pdf(object('<</Title(About /JavaScript and /JS)>>'))],
    ['the word in the stream of a page', pdf(stream('', Buffer.from('BT (/JavaScript) Tj ET')))],
    ['objects that are not packed', pdf(stream('/Type/ObjStm/N 1/First 4', Buffer.from('8 0 <</A 1>>')))],
    ['objects that are packed and do nothing', pdf(packed('<</Type/Catalog/Pages 2 0 R>>'))],
    [
      'packed objects with signs behind their end',
      pdf(stream(objects, Buffer.concat([deflateSync(Buffer.from('<<>>')), Buffer.from('\r\n')]))),
    ],
    [
      'a page in a packing of its own',
      pdf(stream('/Filter[/ASCIIHexDecode/FlateDecode]', hex(deflateSync(Buffer.from('BT ET'))))),
    ],
    ['a stream without an end', pdf('1 0 obj<<>>\nstream\nabc')],
    ['a text without an end', pdf('1 0 obj<</Title(abc')],
  ])('with %s is taken', (_, content) => {
    expect(problemOfPdf(content)).toBeNull();
  });

  it('of a program that writes prints is taken, and refused where that adds a script, a file or a password', async () => {
    const plain = await printedBy((page) => page.text('Report').link(0, 0, 9, 9, 'https://clinic.example'));
    expect(problemOfPdf(plain)).toBeNull();
    const filed = await printedBy((page) => page.file(Buffer.from('x'), { name: 'a.txt' }));
    expect(problemOfPdf(filed)).toBe('fileHasScript');
  });
});

it('Abuse: a PDF with a script is refused at its field and not kept', async () => {
  const as = await signIn({ roles: ['Standard'] });
  const content = pdf('%stream\n', object(`<</OpenAction ${script}>>`), '%endstream\n');
  const { attachmentId, checked } = await sentAttachment(as, 'report.pdf', content);
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
