import { zipOf } from './registerFiles.ts';

const main = {
  docx: ['word/document.xml', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'],
  xlsx: ['xl/workbook.xml', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'],
} as const;
const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export interface DocumentParts {
  /** Relationships of the main part, by the last words of their types. */
  readonly related?: readonly { readonly type: string; readonly target: string; readonly mode?: string }[];
  /** Further lines of the list of content types. */
  readonly contentTypes?: string;
  readonly files?: Readonly<Record<string, string | Buffer>>;
}

/** An office document of some bytes, part by part as the format has it (ECMA-376, part 2). */
export function officeDocument(type: keyof typeof main, parts: DocumentParts = {}): Buffer {
  const { related = [], contentTypes = '', files = {} } = parts;
  const [part, contentType] = main[type];
  const folder = part.slice(0, part.indexOf('/'));
  const relationships = (lines: string) =>
    `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${lines}</Relationships>`;
  const relationship = ({ type: kind, target, mode }: NonNullable<DocumentParts['related']>[number], at: number) =>
    `<Relationship Id="rId${at}" Type="${kind.includes(':') ? kind : `${types}/${kind}`}" Target="${target}"${mode ? ` TargetMode="${mode}"` : ''}/>`;
  return zipOf({
    '[Content_Types].xml':
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      `<Override PartName="/${part}" ContentType="${contentType}"/>${contentTypes}</Types>`,
    '_rels/.rels': relationships(relationship({ type: 'officeDocument', target: part }, 1)),
    [part]: '<a/>',
    [`${folder}/_rels/${part.slice(folder.length + 1)}.rels`]: relationships(related.map(relationship).join('')),
    ...files,
  });
}
