import { crc32, deflateRawSync } from 'node:zlib';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { memberColumns } from '../../shared/member/memberColumns.ts';

const dayMs = 86_400_000;
/** The ISO date this number of days from today. */
export const day = (days: number): string => emiratesDateOf(new Date(Date.now() + days * dayMs));

export type Line = Partial<Record<(typeof memberColumns)[number], string>>;

/** A member's row with a cover of today, with the changes of a test. */
export const aLine = (changes: Line = {}): Line => ({
  MemberID: 'SDR-000001',
  EmiratesID: '784-1985-0000001-7',
  FullName: 'Sara Invented',
  BirthDate: '1985-03-14',
  Gender: 'Female',
  Relation: 'Principal',
  PolicyNumber: 'POL-1',
  PlanName: 'Sidra Gold',
  StartDate: day(-100),
  EndDate: day(200),
  CoPaymentPercent: '20',
  Status: 'Active',
  ...changes,
});

export const csvOf = (lines: readonly Line[]): string =>
  [memberColumns, ...lines.map((line) => memberColumns.map((name) => line[name] ?? ''))]
    .map((cells) => cells.join(','))
    .join('\r\n');

/** A zip archive; `announced` lies about the unpacked size of its files, `flags` sets their general purpose bits. */
export function zipOf(files: Readonly<Record<string, string | Buffer>>, { flags = 0 } = {}): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const plain = Buffer.from(content);
    const packed = deflateRawSync(plain);
    const sizes = Buffer.alloc(12);
    sizes.writeUInt32LE(crc32(plain), 0);
    sizes.writeUInt32LE(packed.length, 4);
    sizes.writeUInt32LE(plain.length, 8);
    const common = Buffer.alloc(10);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(8, 4);
    const lengths = Buffer.alloc(4);
    lengths.writeUInt16LE(Buffer.byteLength(name), 0);
    const head = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, sizes, lengths, Buffer.from(name)]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    central.push(
      Buffer.concat([
        Buffer.from('PK\u0001\u0002'),
        Buffer.from([20, 0]),
        common,
        sizes,
        lengths,
        rest,
        Buffer.from(name),
      ]),
    );
    local.push(head, packed);
    offset += head.length + packed.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 0, 'latin1');
  end.writeUInt16LE(central.length, 8);
  end.writeUInt16LE(central.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, directory, end]);
}

const letterOf = (at: number): string => String.fromCharCode(65 + at);

/** A workbook with these cells as inline texts; a cell `{ f }` is a formula. */
export function workbookOf(
  rows: readonly (readonly (string | { f: string })[])[],
  more: Record<string, string | Buffer> = {},
): Buffer {
  const cell = (value: string | { f: string }, row: number, at: number): string => {
    const r = `${letterOf(at)}${row}`;
    if (typeof value !== 'string') return `<c r="${r}"><f>${value.f}</f><v>1</v></c>`;
    return value === '' ? '' : `<c r="${r}" t="inlineStr"><is><t>${value.replace(/[<&]/g, '')}</t></is></c>`;
  };
  const data = rows.map(
    (cells, at) => `<row r="${at + 1}">${cells.map((value, column) => cell(value, at + 1, column)).join('')}</row>`,
  );
  return zipOf({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': '<workbook><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<?xml version="1.0"?><worksheet><sheetData>${data.join('')}</sheetData></worksheet>`,
    ...more,
  });
}

export const sheetOf = (lines: readonly Line[], more?: Record<string, string | Buffer>): Buffer =>
  workbookOf([memberColumns, ...lines.map((line) => memberColumns.map((name) => line[name] ?? ''))], more);
