import { Readable } from 'node:stream';
import type { Entry, ZipFile } from 'yauzl';
import { JobFailure } from '../job/jobKind.ts';
import { type Listener, saxRows } from '../sheet/saxRows.ts';
import { entriesOf, openEntry, openPackage } from '../sheet/xlsxPackage.ts';

/** Why nobody may be handed an office document: it is another kind of file, it brings something that acts, or nobody can see what it brings. */
export type OfficeProblem = 'fileNotAsNamed' | 'fileActs' | 'fileUnclear';

type Attributes = Readonly<Record<string, string>>;

/** What the main part of a document is. */
const mainContent = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
} as const;

/** Macros, controls and files within the file, by what the document calls its parts, whatever their names are. */
const acting = /macro|vba|activex|oleobject|\/control$|\/package$|\/attachedToolbars$|\/externalLink/i;
const elsewhere = /^([a-z][a-z0-9+.-]*:|\\\\|\/\/)/i;

/** Tells the attributes of all elements of a name, whatever their prefix is. */
function attributesOf(wanted: readonly string[]): Listener<Attributes> {
  let ready: Attributes[] = [];
  return {
    open: (name, attributes) => {
      if (wanted.includes(name.slice(name.indexOf(':') + 1))) ready.push(attributes);
    },
    text: () => undefined,
    close: () => undefined,
    take: () => {
      const taken = ready;
      ready = [];
      return taken;
    },
  };
}

async function readElements(zip: ZipFile, entry: Entry, ...names: string[]): Promise<Attributes[]> {
  return Array.fromAsync(saxRows(await openEntry(zip, entry), attributesOf(names)));
}

/** A link is followed by a click; all else that lies elsewhere, as a template, is fetched when the document is opened. */
const isFetched = ({ Type = '', Target = '', TargetMode = '' }: Attributes): boolean =>
  (TargetMode.toLowerCase() === 'external' || elsewhere.test(Target.trim())) && !/\/hyperlink$/.test(Type);

async function problemOfPackage(zip: ZipFile, type: keyof typeof mainContent): Promise<OfficeProblem | null> {
  const entries = await entriesOf(zip);
  const types = entries.get('[Content_Types].xml');
  if (!types) return 'fileNotAsNamed';
  const contents = (await readElements(zip, types, 'Override', 'Default')).map(({ ContentType = '' }) => ContentType);
  if (contents.some((content) => acting.test(content))) return 'fileActs';
  if (!contents.includes(mainContent[type])) return 'fileNotAsNamed';
  for (const [name, entry] of entries) {
    if (!/\.rels$/i.test(name)) continue;
    const related = await readElements(zip, entry, 'Relationship');
    if (related.some((each) => acting.test(each.Type ?? '') || isFetched(each))) return 'fileActs';
  }
  return null;
}

/** What a package is refused for as it is read, where that is no password and no bomb. */
const failures: Readonly<Record<string, OfficeProblem>> = {
  macros: 'fileActs',
  externalLinks: 'fileActs',
  notReadable: 'fileNotAsNamed',
};

/** Why nobody may be handed this document, or null. What stands in it is told by its relationships, as its readers find it. */
export async function problemOfOffice(type: keyof typeof mainContent, content: Buffer): Promise<OfficeProblem | null> {
  try {
    const { zip, close } = await openPackage(Readable.from([content]), content.length);
    try {
      return await problemOfPackage(zip, type);
    } finally {
      await close();
    }
  } catch (error) {
    if (!(error instanceof JobFailure)) throw error;
    return failures[error.code] ?? 'fileUnclear';
  }
}
