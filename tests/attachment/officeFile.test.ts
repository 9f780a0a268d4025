import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { problemOfOffice } from '../../functions/_parts/attachment/officeFile.ts';
import { signIn, startBackend } from '../support/api.ts';
import { sentFiles } from '../support/aws.ts';
import { type DocumentParts, officeDocument } from '../support/officeDocument.ts';
import { zipOf } from '../support/registerFiles.ts';
import { sentAttachment } from './support/sentFiles.ts';

await startBackend();

const override = (name: string, type: string) =>
  `<Override PartName="/word/${name}" ContentType="application/${type}"/>`;
const template = 'https://elsewhere.example/t.dotm';

describe('an office document', () => {
  it.each<[string, DocumentParts]>([
    ['macros', { files: { 'word/vbaProject.bin': 'x' } }],
    [
      'macros under another name',
      {
        related: [{ type: 'http://schemas.microsoft.com/office/2006/relationships/vbaProject', target: 'notes.bin' }],
        files: { 'word/notes.bin': 'x' },
      },
    ],
    ['macros by what the list of its parts says', { contentTypes: override('a.bin', 'vnd.ms-office.vbaProject') }],
    [
      'the kind of a document with macros',
      { contentTypes: override('b.xml', 'vnd.ms-word.document.macroEnabled.main+xml') },
    ],
    ['a control', { related: [{ type: 'control', target: 'activeX1.xml' }] }],
    ['a program within', { related: [{ type: 'oleObject', target: 'embeddings/o.bin' }] }],
    ['a document within', { related: [{ type: 'package', target: 'embeddings/o.xlsm' }] }],
    ['a template from elsewhere', { related: [{ type: 'attachedTemplate', target: template, mode: 'External' }] }],
    ['a template that hides where it lies', { related: [{ type: 'attachedTemplate', target: template }] }],
    ['a picture from elsewhere', { related: [{ type: 'image', target: '\\\\\\\\host\\\\a.png' }] }],
    ['a page within from elsewhere', { related: [{ type: 'frame', target: 'file:///c:/a', mode: 'external' }] }],
    [
      'a relationship of a part within a part',
      {
        files: {
          'word/deep/_rels/x.xml.rels': `<r:Relationships xmlns:r="urn:other"><r:Relationship Type="x/oleObject" Target="a"/></r:Relationships>`,
        },
      },
    ],
  ])('with %s is refused', async (_, parts) => {
    expect(await problemOfOffice('docx', officeDocument('docx', parts))).toBe('fileActs');
  });

  it.each<[string, Buffer]>([
    ['has a part with a password', zipOf({ '[Content_Types].xml': '<Types/>' }, { flags: 1 })],
    [
      'declares entities of its own',
      officeDocument('docx', { files: { 'word/_rels/a.rels': '<!DOCTYPE a [<!ENTITY b "c">]><a/>' } }),
    ],
    ['unpacks a thousandfold', officeDocument('docx', { files: { 'word/a.xml': Buffer.alloc(30 * 1024 * 1024) } })],
  ])('that %s is refused, because nobody can see what it brings', async (_, content) => {
    expect(await problemOfOffice('docx', content)).toBe('fileUnclear');
  });

  it('of the other kind, broken, or an archive of something else, is not what its name says', async () => {
    const inRelationships = (content: string | Buffer) =>
      officeDocument('docx', { files: { 'word/_rels/a.rels': content } });
    for (const content of [
      officeDocument('xlsx'),
      officeDocument('docx').subarray(0, 200),
      inRelationships('<Relationships'),
      inRelationships(Buffer.from('<Relationships/>', 'utf16le')),
    ])
      expect(await problemOfOffice('docx', content)).toBe('fileNotAsNamed');
    expect(await problemOfOffice('xlsx', zipOf({ 'xl/workbook.xml': '<a/>' }))).toBe('fileNotAsNamed');
  });

  it('with links to click, pictures and parts under other names is taken', async () => {
    const related = [
      { type: 'hyperlink', target: 'https://clinic.example', mode: 'External' },
      { type: 'image', target: '/word/media/image1.png' },
      { type: 'styles', target: 'styles2.xml' },
    ];
    expect(await problemOfOffice('docx', officeDocument('docx', { related }))).toBeNull();
    const book = new ExcelJS.Workbook();
    book.addWorksheet('A').getCell('A1').value = { text: 'Clinic', hyperlink: 'https://clinic.example' };
    expect(await problemOfOffice('xlsx', Buffer.from(await book.xlsx.writeBuffer()))).toBeNull();
  });

  it('Abuse: that fetches its template is refused at its field and not kept', async () => {
    const as = await signIn({ roles: ['Standard'] });
    const content = officeDocument('docx', {
      related: [{ type: 'attachedTemplate', target: template, mode: 'External' }],
    });
    const { attachmentId, checked } = await sentAttachment(as, 'report.docx', content);
    expect(checked).toMatchObject({ status: -1, errors: [{ code: 'fileActs', field: 'fileName' }] });
    expect(sentFiles.has(`transfer/checked/${attachmentId}`)).toBe(false);
  });
});
