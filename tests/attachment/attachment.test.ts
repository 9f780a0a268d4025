import { describe, expect, it } from 'vitest';
import { handler } from '../../functions/attachment/index.ts';
import { cleanFileName } from '../../shared/_parts/attachment.ts';
import { attachmentApi } from '../../shared/attachment/routes.ts';
import { callApi, signIn, startBackend } from '../support/api.ts';
import { sentFiles } from '../support/aws.ts';
import { check, fileContents, sentAttachment } from './support/sentFiles.ts';

await startBackend();
const somebody = () => signIn({ roles: ['Standard'] });
const { endpoints } = attachmentApi;

describe('a file that is about to be attached', () => {
  it.each(Object.entries(fileContents))(
    'of type %s is taken when its content is of that type',
    async (type, content) => {
      const { checked } = await sentAttachment(await somebody(), `report.${type}`, content);
      expect(checked).toMatchObject({ status: 1, data: { fileName: `report.${type}`, bytes: content.length } });
    },
  );

  it.each(Object.keys(fileContents))('that says it is %s and is something else is refused', async (type) => {
    const as = await somebody();
    for (const content of [
      Buffer.from('MZ a program'),
      Buffer.from('<html></html>'),
      Buffer.from('PK\x03\x04 anything'),
    ]) {
      const { checked, attachmentId } = await sentAttachment(as, `report.${type}`, content);
      expect(checked).toMatchObject({ status: -1, errors: [{ code: 'fileNotAsNamed' }] });
      expect(sentFiles.has(`transfer/checked/${attachmentId}`)).toBe(false);
    }
  });

  it('REQ-VALID-16 of another type or too large is refused before a byte is sent', async () => {
    const as = await somebody();
    const refused = { http: 400, errors: [{ code: 'fileNotAccepted', field: 'fileName' }] };
    for (const body of [
      { fileName: 'program.exe', bytes: 10 },
      { fileName: 'pdf', bytes: 10 },
      { fileName: 'large.pdf', bytes: 10 * 1024 * 1024 + 1 },
    ]) {
      expect(await callApi(handler, endpoints.beginAttachment, { as, body })).toMatchObject(refused);
    }
  });

  it('cannot be exchanged after it was checked', async () => {
    const as = await somebody();
    const { attachmentId } = await sentAttachment(as, 'a.pdf', fileContents.pdf);
    sentFiles.set(`transfer/in/${attachmentId}`, Buffer.from('MZ another file of the same name'));
    expect(await check(as, attachmentId)).toMatchObject({ status: 1 });
    expect(sentFiles.get(`transfer/checked/${attachmentId}`)).toEqual(fileContents.pdf);
  });

  it('that has not arrived is missing, and can be sent again', async () => {
    const as = await somebody();
    const { data } = await callApi(handler, endpoints.beginAttachment, { as, body: { fileName: 'a.pdf', bytes: 30 } });
    expect(await check(as, data!.attachmentId)).toMatchObject({ errors: [{ code: 'uploadMissing' }] });
  });

  it('is its sender’s alone, who may remove it', async () => {
    const as = await somebody();
    const { attachmentId } = await sentAttachment(as, 'a.pdf', fileContents.pdf);
    const stranger = await somebody();
    const body = { attachmentId };
    const nothing = { http: 404, errors: [{ code: 'notFound' }] };
    expect(await check(stranger, attachmentId)).toMatchObject(nothing);
    expect(await callApi(handler, endpoints.removeAttachment, { as: stranger, body })).toMatchObject(nothing);
    expect(await callApi(handler, endpoints.removeAttachment, { as, body })).toMatchObject({ status: 1 });
    expect(sentFiles.has(`transfer/checked/${attachmentId}`)).toBe(false);
    expect(await check(as, attachmentId)).toMatchObject(nothing);
  });
});

it.each([
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\files\\report.pdf', 'report.pdf'],
  ['in\u202evoice.fdp.pdf', 'invoice.fdp.pdf'],
  ['a"b;c.pdf', 'abc.pdf'],
  ['.pdf', 'file.pdf'],
  ['تقرير طبي.pdf', 'تقرير طبي.pdf'],
  [`${'x'.repeat(200)}.pdf`, `${'x'.repeat(96)}.pdf`],
])('the file name %s becomes %s', (name, clean) => {
  expect(cleanFileName(name)).toBe(clean);
});
