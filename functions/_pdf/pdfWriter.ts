import PDFDocument from 'pdfkit';
import type { ArabicFont } from './arabicLetters.ts';
import type { FontName } from './fonts.ts';
import { layOut, type PlacedRun, type TextBlock, type TextLine, type TextStyle } from './textBlock.ts';

export const paper = { width: 595.28, height: 841.89, margin: 42, bottom: 64 } as const;
export const ink = {
  text: '#1B2B2B',
  quiet: '#566666',
  line: '#D5DEDE',
  teal: '#0B6B6B',
  gold: '#B68A35',
  pale: '#F2F7F6',
  white: '#FFFFFF',
} as const;

export interface PdfSettings {
  readonly title: string;
  readonly subject: string;
  readonly author: string;
  readonly language: 'en' | 'ar';
  readonly createdAt: Date;
  readonly fonts: ReadonlyMap<FontName, ArabicFont>;
}

/** A list of no further features lets pdfkit shape a run as a whole. Without one it shapes word by word: right to measure, but Arabic words would be drawn in the wrong order. */
const shapingOf = (font: FontName): { features?: [] } => (font.startsWith('arabic') ? { features: [] } : {});

type Structure = PDFKit.PDFStructureElement;

/**
 * A tagged PDF document that is written from top to bottom. `y` is where the next thing goes; `room` turns the page when
 * something would not fit. Texts are laid out by `textBlock`, never by pdfkit's own text flow, which knows no bidirectional text.
 */
export class PdfWriter {
  readonly doc: PDFKit.PDFDocument;
  y: number = paper.margin;
  /** Draws what repeats at the top of every further page. */
  onNewPage: () => void = () => {};
  private given = { left: 0, right: 0 };
  private readonly root: Structure;
  private readonly chunks: Uint8Array[] = [];
  private readonly finished: Promise<void>;
  private readonly fonts: PdfSettings['fonts'];

  constructor({ title, subject, author, language, createdAt, fonts }: PdfSettings) {
    this.doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      lang: language,
      displayTitle: true,
      font: fonts.get('latin-regular') as unknown as string,
      info: {
        Title: title,
        Subject: subject,
        Author: author,
        Creator: author,
        Producer: author,
        CreationDate: createdAt,
      },
    });
    this.finished = new Promise((resolve, reject) => {
      this.doc.on('data', (chunk: Uint8Array) => this.chunks.push(chunk));
      this.doc.on('end', resolve);
      this.doc.on('error', reject);
    });
    this.fonts = fonts;
    for (const [name, font] of fonts) this.doc.registerFont(name, font as unknown as Buffer);
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
    this.doc.addPage();
  }

  get left(): number {
    return paper.margin + this.given.left;
  }

  get width(): number {
    return paper.width - 2 * paper.margin - this.given.left - this.given.right;
  }

  /** Keeps this many points at the end of each line free for an element beside the text, until they are released. */
  giveRoom(side: 'left' | 'right', points: number): void {
    this.given = { left: 0, right: 0, [side]: points };
  }

  endRoom(): void {
    this.given = { left: 0, right: 0 };
  }

  /** Makes sure that `height` points are left on the page. */
  room(height: number): void {
    if (this.y + height <= paper.height - paper.bottom) return;
    this.doc.addPage();
    this.y = paper.margin;
    this.onNewPage();
  }

  layOut(text: string, width: number, style: TextStyle): TextBlock {
    return layOut(text, width, style, (run, font, size) => this.doc.font(font, size).widthOfString(run));
  }

  /** A structure element for assistive technology, such as a table, under the document or another element. */
  element(type: string, parent: Structure = this.root): Structure {
    const element = this.doc.struct(type);
    parent.add(element);
    return element;
  }

  /** Draws a laid-out text as one element of the given type. */
  write(
    block: TextBlock,
    box: { x: number; y: number; width: number },
    style: TextStyle,
    type: string,
    parent?: Structure,
  ): void {
    const element = this.element(type, parent ?? this.root);
    element.add(() => this.draw(block, box, style));
    element.end();
  }

  /** Draws a picture, which assistive technology reads as these words. */
  picture(alt: string, draw: () => void): void {
    const element = this.doc.struct('Figure', { alt });
    this.root.add(element);
    element.add(draw);
    element.end();
  }

  /** Draws what carries no meaning for a listener: rules, backgrounds, page furniture. */
  decorate(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  draw(block: TextBlock, box: { x: number; y: number; width: number }, style: TextStyle): void {
    block.lines.forEach((line, at) => {
      const spare = box.width - line.width;
      const align = style.align === 'start' ? (block.isRightToLeft ? 'right' : 'left') : style.align;
      const indent = align === 'left' ? 0 : align === 'right' ? spare : spare / 2;
      this.drawLine(line, box.x + indent, box.y + at * block.lineHeight + style.size * 1.1, style);
    });
  }

  async finish(): Promise<Uint8Array> {
    this.root.end();
    this.doc.end();
    await this.finished;
    return Buffer.concat(this.chunks);
  }

  /** As pictures: their characters stand between the letters, where a reader of the file looks for them. */
  private drawMarks({ text, font }: PlacedRun, x: number, baseline: number, size: number): void {
    const face = this.fonts.get(font);
    if (!face || !/\p{Mn}/u.test(text)) return;
    const scale = size / face.unitsPerEm;
    for (const { glyph, ...place } of face.layout(text).marks) {
      const outline = glyph.path?.scale(scale, -scale).toSVG();
      if (!outline) continue;
      this.doc.save().translate(x + place.x * scale, baseline - place.y * scale);
      this.doc.path(outline).fill().restore();
    }
  }

  private drawLine(line: TextLine, x: number, baseline: number, { size, colour }: TextStyle): void {
    const hasArabic = line.runs.some(({ font }) => font.startsWith('arabic'));
    // No ActualText: readers turn it round as they turn what is drawn (ADR 0172).
    if (hasArabic) this.doc.markContent('Span', { lang: 'ar' });
    this.doc.fillColor(colour);
    for (const run of line.runs) {
      const options = { lineBreak: false, baseline: 'alphabetic', ...shapingOf(run.font) } as const;
      this.doc.font(run.font, size).text(run.text, x + run.x, baseline, options);
      this.drawMarks(run, x + run.x, baseline, size);
    }
    if (hasArabic) this.doc.endMarkedContent();
  }
}
