import { type Bilingual, isRightToLeft } from '../../shared/_field/bilingual.ts';
import type { PdfLanguage } from './bilingual.ts';
import { arabic, english, free, regular, strong } from './layout.ts';
import type { PdfWriter } from './pdfWriter.ts';
import type { TextBlock, TextStyle } from './textBlock.ts';

const tones = {
  success: { ink: '#17693F', paper: '#EAF5EF' },
  danger: { ink: '#A3261D', paper: '#FBEDEB' },
  warning: { ink: '#7A5A14', paper: '#FBF5E6' },
} as const;

/** The shape beside the word, so that a reader can tell the answers apart without the colour. */
export type BannerShape = 'tick' | 'cross' | 'clock' | 'bar';

const strokes: Readonly<Record<BannerShape, string>> = {
  tick: 'M -5 0.5 L -1.5 4 L 5.5 -4',
  cross: 'M -4 -4 L 4 4 M 4 -4 L -4 4',
  clock: 'M 0 -5.5 L 0 0.5 L 4 2.5',
  bar: 'M 0 -5 L 0 1.5 M 0 4.6 L 0 5',
};

function drawShape({ doc }: PdfWriter, shape: BannerShape, x: number, y: number, colour: string): void {
  doc.save().translate(x, y).circle(0, 0, 11).fill(colour);
  doc.path(strokes[shape]).lineWidth(2.2).lineCap('round').lineJoin('round').strokeColor('#FFFFFF').stroke().restore();
}

/** What a banner says. */
export interface Banner {
  readonly shape: BannerShape;
  readonly tone: keyof typeof tones;
  /** The answer in one sentence. */
  readonly sentence: Bilingual;
  /** What the payer says against it, by its code. */
  readonly denial: Bilingual | null;
  readonly notes: readonly Bilingual[];
  /** The payer's own words, as it writes them for readers of each language. */
  readonly words: Readonly<Record<'en' | 'ar', string | null>>;
}

interface Line {
  readonly block: TextBlock;
  readonly style: TextStyle;
}

interface Column {
  readonly language: 'en' | 'ar';
  /** Whether the page is in this language only. */
  readonly isAlone: boolean;
  readonly width: number;
  readonly colour: string;
}

function linesOf(pdf: PdfWriter, banner: Banner, { language, isAlone, width, colour }: Column): Line[] {
  // The payer writes in one language: side by side, the words stand once, in their own column.
  const words = banner.words[language];
  const isShown = isAlone || isRightToLeft(language) === /\p{Script=Arabic}/u.test(words ?? '');
  const styled = isRightToLeft(language) ? arabic : english;
  const side = isRightToLeft(language) ? 'right' : 'left';
  const line = (text: string, style: TextStyle): Line => ({ block: pdf.layOut(text, width, style), style });
  return [
    line(banner.sentence[language], styled({ size: 14, weight: 'bold', colour })),
    ...(banner.denial ? [line(banner.denial[language], styled(strong))] : []),
    ...banner.notes.map((note) => line(note[language], styled(regular))),
    ...(words && isShown ? [line(words, free(regular, side))] : []),
  ];
}

/** The answer, first of all: what the reader came for. */
export function drawBanner(pdf: PdfWriter, banner: Banner, language: PdfLanguage): void {
  const tone = tones[banner.tone];
  const inset = 14;
  const shapeRoom = 34;
  const isBoth = language === 'both';
  const full = pdf.width - 2 * inset - shapeRoom;
  const width = isBoth ? (full - inset) / 2 : full;
  const isArabicPage = isRightToLeft(language);
  const left = pdf.left + inset + (isArabicPage ? 0 : shapeRoom);
  const columns = (isBoth ? (['en', 'ar'] as const) : [language]).map((each, at) => ({
    x: left + at * (width + inset),
    lines: linesOf(pdf, banner, { language: each, isAlone: !isBoth, width, colour: tone.ink }),
  }));
  const heightOf = (lines: Line[]): number => lines.reduce((sum, { block }) => sum + block.height + 1, 0);
  const height = Math.max(...columns.map(({ lines }) => heightOf(lines))) + 2 * inset - 4;
  pdf.room(height);
  pdf.decorate(() => {
    pdf.doc.roundedRect(pdf.left, pdf.y, pdf.width, height, 6).fill(tone.paper);
    const x = isArabicPage ? pdf.left + pdf.width - inset - 11 : pdf.left + inset + 11;
    drawShape(pdf, banner.shape, x, pdf.y + inset + 9, tone.ink);
  });
  for (const { x, lines } of columns) {
    let y = pdf.y + inset - 2;
    for (const { block, style } of lines) {
      pdf.write(block, { x, y, width }, style, 'P');
      y += block.height + 1;
    }
  }
  pdf.y += height + 20;
}
