import { loadFonts } from '../../functions/_pdf/fonts.ts';
import { PdfWriter, paper } from '../../functions/_pdf/pdfWriter.ts';
import { inLanguage } from '../../shared/_field/bilingual.ts';
import { brand } from '../../shared/brand.ts';
import type { Block, Guide } from '../../web/base/guideWords.ts';
import { type Draft, drawBlock, looks, writeLine } from './blocks.ts';
import { type ContentsEntry, drawContents, reserveContents } from './contents.ts';
import { drawCover, drawFooters, drawRunningHead } from './furniture.ts';

/** When the guides' words were last gone over. Fixed, so that the same sources make the same file. */
const revisedAt = new Date('2026-11-22T00:00:00.000Z');

type Outline = PdfWriter['doc']['outline'];

/** Writes chapters and keeps where each heading landed, for the contents page and the bookmarks. */
class Chapters {
  readonly entries: ContentsEntry[] = [];
  private readonly draft: Draft;
  private count = 0;

  constructor(draft: Draft) {
    this.draft = draft;
  }

  write({ title, blocks }: Guide['chapters'][number]): void {
    const { pdf, language } = this.draft;
    pdf.y += 10;
    this.count += 1;
    const bookmark = this.head(`${this.count}. ${title[language]}`, 'chapter', pdf.doc.outline);
    for (const block of blocks) this.block(block, bookmark);
  }

  private block(block: Block, bookmark: Outline): void {
    if (block.kind === 'heading') this.head(block.text[this.draft.language], 'heading', bookmark);
    else drawBlock(this.draft, block);
  }

  private head(text: string, level: 'chapter' | 'heading', parent: Outline): Outline {
    const { pdf } = this.draft;
    const isChapter = level === 'chapter';
    const top = writeLine(this.draft, {
      text,
      look: looks[level],
      type: isChapter ? 'H2' : 'H3',
      after: isChapter ? 8 : 4,
      keep: isChapter ? 110 : 60,
    });
    const target = `entry-${String(this.entries.length).padStart(3, '0')}`;
    pdf.doc.addNamedDestination(target, 'XYZ', 0, Math.max(top - 12, 0), null);
    this.entries.push({ text, target, isChapter, page: pdf.doc.bufferedPageRange().count });
    return parent.addItem(text, { expanded: isChapter });
  }
}

/** Each chapter with the headings in it, in their order. */
const headingsOf = ({ chapters }: Guide): { isChapter: boolean }[] =>
  chapters.flatMap(({ blocks }) => [
    { isChapter: true },
    ...blocks.filter(({ kind }) => kind === 'heading').map(() => ({ isChapter: false })),
  ]);

/** One guide in one language: cover with contents, chapters, page numbers and bookmarks, as a tagged PDF. */
export async function renderGuide(guide: Guide, language: 'en' | 'ar'): Promise<Uint8Array> {
  const author = inLanguage(language, brand.names);
  const pdf = new PdfWriter({
    title: `${guide.title[language]} · ${author}`,
    subject: guide.subject[language],
    author,
    language,
    createdAt: revisedAt,
    fonts: await loadFonts(),
  });
  const draft: Draft = { pdf, language };
  drawCover(draft, guide);
  const contents = pdf.element('TOC');
  const contentsTop = pdf.y;
  pdf.onNewPage = () => drawRunningHead(draft, guide);
  reserveContents(draft, headingsOf(guide));
  pdf.room(paper.height);
  const chapters = new Chapters(draft);
  for (const chapter of guide.chapters) chapters.write(chapter);
  drawContents(draft, contents, chapters.entries, contentsTop);
  drawFooters(draft, revisedAt);
  return pdf.finish();
}
