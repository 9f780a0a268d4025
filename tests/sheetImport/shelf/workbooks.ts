import { zipOf } from '../../support/registerFiles.ts';

/** New workbooks, part by part as programs write them: no library that reads them has a hand in it. */

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006/relationships';
const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n';

const relations = (...targets: readonly (readonly [string, string, string])[]): string => {
  const each = targets.map(([id, type, target]) => `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`);
  return `${xml}<Relationships xmlns="${packages}">${each.join('')}</Relationships>`;
};

interface UsualParts {
  readonly workbook?: string;
  readonly sheets: Readonly<Record<string, string>>;
  readonly state?: Readonly<Record<string, string>>;
  readonly texts?: readonly string[];
  readonly styles?: string;
}

/** The parts under the names that Excel gives them. */
export function usualBook({ workbook = '', sheets, state = {}, texts = [], styles }: UsualParts): Buffer {
  const names = Object.keys(sheets);
  const tabs = names.map((name, at) => {
    const hidden = state[name] ? ` state="${state[name]}"` : '';
    return `<sheet name="${name}" sheetId="${at + 1}"${hidden} r:id="rId${at + 1}"/>`;
  });
  const parts = names.map((name, at) => [`xl/worksheets/sheet${at + 1}.xml`, `${xml}${sheets[name]}`] as const);
  return zipOf({
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': relations(['rId1', `${office}/officeDocument`, 'xl/workbook.xml']),
    'xl/workbook.xml': `${xml}<workbook xmlns="${main}" xmlns:r="${office}">${workbook}<sheets>${tabs.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      ...names.map((_, at) => [`rId${at + 1}`, `${office}/worksheet`, `worksheets/sheet${at + 1}.xml`] as const),
      ['rIdTexts', `${office}/sharedStrings`, 'sharedStrings.xml'],
      ['rIdStyles', `${office}/styles`, 'styles.xml'],
    ),
    'xl/sharedStrings.xml': `${xml}<sst xmlns="${main}">${texts.map((each) => `<si><t xml:space="preserve">${each}</t></si>`).join('')}</sst>`,
    ...(styles && { 'xl/styles.xml': `${xml}<styleSheet xmlns="${main}">${styles}</styleSheet>` }),
    ...Object.fromEntries(parts),
  });
}

const sheet = (rows: string, before = ''): string =>
  `<worksheet xmlns="${main}" xmlns:r="${office}">${before}<sheetData>${rows}</sheetData></worksheet>`;

const texts = ['Emirates ID (15 digits)', 'Full name', 'Active from', 'Price', 'Share', 'Notes', 'سارة المخترعة'];
const headCells = texts
  .slice(0, 6)
  .map((_, at) => `<c r="${'ABCDEF'[at]}1" t="s"><v>${at}</v></c>`)
  .join('');

/** Excel for Windows: seventeen digits of a number, formats by their numbers, a return in a text by its code, a filter that hides a row. */
export const excelForWindows = (): Buffer =>
  usualBook({
    workbook: '<workbookPr defaultThemeVersion="166925"/>',
    texts: [...texts, 'first_x000D_\nsecond _x005F_x000D_', 'مخفي'],
    styles:
      '<cellStyleXfs count="1"><xf numFmtId="9"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="9"/></cellXfs>',
    sheets: {
      Staff: sheet(
        `<row r="1" spans="1:6">${headCells}</row><row r="2" spans="1:6" hidden="1"><c r="A2"><v>784198500000017</v></c><c r="B2" t="s"><v>8</v></c></row><row r="3" spans="1:6"><c r="A3"><v>784198500000017</v></c><c r="B3" t="s"><v>6</v></c><c r="C3" s="1"><v>46086</v></c><c r="D3"><v>4.3499999999999996</v></c><c r="E3" s="2"><v>0.2</v></c><c r="F3" t="s"><v>7</v></c></row>`,
      ),
    },
  });

/** Excel for Mac: the days count from 1904; one has a time, one has lost its format. */
export const excelForMac = (): Buffer =>
  usualBook({
    workbook: '<workbookPr date1904="1" showInkAnnotation="0"/>',
    texts,
    styles: '<cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="22"/></cellXfs>',
    sheets: {
      Staff: sheet(
        `<row r="1">${headCells}</row><row r="2"><c r="A2"><v>784198500000017</v></c><c r="B2" t="s"><v>6</v></c><c r="C2" s="1"><v>44624.604166666664</v></c></row><row r="3"><c r="A3"><v>784198500000025</v></c><c r="B3" t="s"><v>6</v></c><c r="C3"><v>44624</v></c></row>`,
      ),
    },
  });

/** Google Sheets: formats of its own, spelt out; the phonetic reading of a text. */
export const googleSheets = (): Buffer =>
  usualBook({
    texts,
    styles:
      '<numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="0.0%"/></numFmts><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>',
    sheets: {
      Sheet1: sheet(
        `<row r="1">${headCells}</row><row r="2"><c r="A2" t="inlineStr"><is><t>784-1985-0000001-7</t></is></c><c r="B2" t="inlineStr"><is><t>سارة المخترعة</t><rPh sb="0" eb="1"><t>x</t></rPh></is></c><c r="C2" s="1"><v>46086.0</v></c><c r="D2"><v>1.1</v></c><c r="E2" s="2"><v>0.07</v></c></row>`,
        '<sheetPr><outlinePr summaryBelow="0"/></sheetPr>',
      ),
    },
  });

/** LibreOffice: every cell says its type, formats have words and colours, and a hidden row says `true`. */
export const libreOffice = (): Buffer =>
  usualBook({
    texts,
    styles:
      '<numFmts count="2"><numFmt numFmtId="164" formatCode="[$-3801]dd&quot; of &quot;mmmm\\ yyyy;@"/><numFmt numFmtId="165" formatCode="#,##0.00\\ [$AED];[RED]\\-#,##0.00\\ [$AED]"/></numFmts><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>',
    sheets: {
      Sheet1: sheet(
        `<row r="1" hidden="false">${headCells}</row><row r="2" hidden="true"><c r="A2" t="n"><v>1</v></c></row><row r="3" hidden="false"><c r="A3" t="n"><v>784198500000017</v></c><c r="B3" t="s"><v>6</v></c><c r="C3" s="1" t="n"><v>46086</v></c><c r="D3" s="2" t="n"><v>1.1000000000000001</v></c><c r="E3" t="n"><v>20</v></c></row>`,
      ),
    },
  });

/** A program on the Open XML SDK: prefixes before all elements, parts under names of its own and in another folder, relationships by absolute names. */
export function openXmlSdk(): Buffer {
  const x = (name: string, attributes = '', content = ''): string => `<x:${name}${attributes}>${content}</x:${name}>`;
  const cell = (text: string): string => x('c', ' t="inlineStr"', x('is', '', x('t', '', text)));
  const heads = ['Emirates ID', 'Full name', 'Active from'].map(cell).join('');
  const rows =
    x('row', '', heads) +
    x(
      'row',
      '',
      `${cell('784-1985-0000001-7')}${x('c', ' t="s"', x('v', '', '0'))}${x('c', ' s="1"', `${x('v', '', '46086')}<o:v xmlns:o="urn:other">9</o:v>`)}`,
    );
  // A button stands in a row and a column of its own drawing.
  const button = `<x:controls xmlns:xdr="urn:drawing"><xdr:from><xdr:row>9</xdr:row></xdr:from></x:controls>`;
  const ns = ` xmlns:x="${main}"`;
  return zipOf({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': relations(['R1', `${office}/officeDocument`, '/book/main.xml']),
    'book/main.xml': x(
      'workbook',
      `${ns} xmlns:rel="${office}"`,
      x('sheets', '', '<x:sheet name="Staff" sheetId="1" rel:id="Rab12"/>'),
    ),
    'book/_rels/main.xml.rels': relations(
      ['Rab12', `${office}/worksheet`, '/Data/First.XML'],
      ['Rtexts', `${office}/sharedStrings`, '../Data/words.xml'],
      ['Rstyles', `${office}/styles`, '/Data/looks.xml'],
    ),
    'Data/first.xml': `${xml}${x('worksheet', ns, x('sheetData', '', rows) + button)}`,
    'Data/words.xml': `${xml}${x('sst', ns, x('si', '', x('r', '', x('t', '', 'سارة ')) + x('r', '', x('t', '', 'المخترعة'))))}`,
    'Data/looks.xml': `${xml}${x('styleSheet', ns, x('cellXfs', '', '<x:xf numFmtId="0"/><x:xf numFmtId="15"/>'))}`,
  });
}

/** A report server: a very hidden tab of parameters and a cover in front, the strict form of the format with days as texts, a title above the heads. */
export function reportServer(): Buffer {
  const strict = 'http://purl.oclc.org/ooxml/spreadsheetml/main';
  const links = 'http://purl.oclc.org/ooxml/officeDocument/relationships';
  const page = (rows: string): string =>
    `${xml}<worksheet xmlns="${strict}"><sheetData>${rows}</sheetData></worksheet>`;
  const inline = (...texts: readonly string[]): string =>
    texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('');
  const heads = inline('رقم الهوية الإماراتية / Emirates ID', 'الاسم الكامل', 'نشط من');
  return zipOf({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': relations(['rId1', `${links}/officeDocument`, 'xl/workbook.xml']),
    'xl/workbook.xml': `${xml}<workbook xmlns="${strict}" xmlns:r="${links}" conformance="strict"><workbookPr/><sheets><sheet name="Parameters" sheetId="3" state="veryHidden" r:id="rId3"/><sheet name="Cover" sheetId="2" r:id="rId2"/><sheet name="Data" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      ['rId1', `${links}/worksheet`, 'worksheets/sheet1.xml'],
      ['rId2', `${links}/worksheet`, 'worksheets/sheet2.xml'],
      ['rId3', `${links}/worksheet`, 'worksheets/sheet3.xml'],
    ),
    'xl/worksheets/sheet1.xml': page(
      `<row>${inline('Staff of the clinic')}</row><row>${heads}</row><row>${inline('784-1985-0000001-7', 'سارة المخترعة')}<c t="d"><v>2026-03-05T00:00:00.000</v></c></row>`,
    ),
    'xl/worksheets/sheet2.xml': page(`<row>${inline('Report of March')}</row>`),
    'xl/worksheets/sheet3.xml': page(
      `<row>${inline('Emirates ID', 'Full name')}</row><row>${inline('784-1985-0000001-7', 'Hidden Person')}</row>`,
    ),
  });
}
