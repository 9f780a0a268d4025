import { type CellValue, safeText } from '../../../shared/_field/sheetText.ts';
import { inPieces, type NewSheet } from './newSheet.ts';
import { zipped } from './zip.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** What a cell of a workbook may hold at most. */
const longestText = 32_767;

/** What XML has no way to write is left out. */
const xmlText = (text: string): string =>
  text
    .slice(0, longestText)
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what must not be in it
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>]/g, (character) => entities[character] ?? character);

/** `AB` is the 28th column. */
const letters = (index: number): string =>
  (index < 26 ? '' : letters(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

const boldStyle = 1;

/** A text is stored as a text, whatever it looks like, and a number as a number. */
function cellXml(value: CellValue, place: string, style = 0): string {
  if (value === null || value === '') return '';
  const styled = style > 0 ? ` s="${style}"` : '';
  if (typeof value === 'number') return `<c r="${place}"${styled}><v>${value}</v></c>`;
  return `<c r="${place}"${styled} t="inlineStr"><is><t xml:space="preserve">${xmlText(safeText(value))}</t></is></c>`;
}

const rowXml = (cells: readonly CellValue[], row: number, style?: number): string =>
  `<row r="${row}">${cells.map((value, at) => cellXml(value, letters(at) + row, style)).join('')}</row>`;

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const documentType = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageType = 'http://schemas.openxmlformats.org/package/2006';

async function* sheetXml({ head, rows, isRightToLeft = false }: NewSheet): AsyncGenerator<string> {
  const columns = head.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const view = `<sheetView${isRightToLeft ? ' rightToLeft="1"' : ''} workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView>`;
  yield `${declaration}<worksheet xmlns="${main}"><sheetViews>${view}</sheetViews><cols>${columns.join('')}</cols><sheetData>`;
  let at = 1;
  yield rowXml(
    head.map(({ title }) => title),
    at,
    boldStyle,
  );
  for await (const row of rows) {
    at += 1;
    yield rowXml(row, at);
  }
  yield '</sheetData></worksheet>';
}

const xmlPart = (xml: string): readonly string[] => [declaration + xml];
const related = (parts: readonly (readonly [type: string, target: string])[]): readonly string[] =>
  xmlPart(
    `<Relationships xmlns="${packageType}/relationships">${parts
      .map(
        ([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${documentType}/${type}" Target="${target}"/>`,
      )
      .join('')}</Relationships>`,
  );
const part = (name: string, type: string): string =>
  `<Override PartName="/xl/${name}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`;

/** The sheet as a workbook with one sheet of this name and a frozen head row. */
export async function workbookFile(name: string, sheet: NewSheet): Promise<Uint8Array> {
  const types = [part('workbook', 'sheet.main'), part('worksheets/sheet1', 'worksheet'), part('styles', 'styles')];
  const fonts =
    '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>';
  const fills =
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>';
  const borders = '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>';
  const format = (font: number) => `<xf numFmtId="0" fontId="${font}" fillId="0" borderId="0" xfId="0" applyFont="1"/>`;
  return zipped([
    {
      name: '[Content_Types].xml',
      content: xmlPart(
        `<Types xmlns="${packageType}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${types.join('')}</Types>`,
      ),
    },
    { name: '_rels/.rels', content: related([['officeDocument', 'xl/workbook.xml']]) },
    {
      name: 'xl/workbook.xml',
      content: xmlPart(
        `<workbook xmlns="${main}" xmlns:r="${documentType}"><sheets><sheet name="${xmlText(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ),
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: related([
        ['worksheet', 'worksheets/sheet1.xml'],
        ['styles', 'styles.xml'],
      ]),
    },
    {
      name: 'xl/styles.xml',
      content: xmlPart(
        `<styleSheet xmlns="${main}">${fonts}${fills}${borders}<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2">${format(0)}${format(1)}</cellXfs></styleSheet>`,
      ),
    },
    { name: 'xl/worksheets/sheet1.xml', content: inPieces(sheetXml(sheet)) },
  ]);
}
