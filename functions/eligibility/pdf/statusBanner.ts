import type { Bilingual } from '../../../shared/_field/bilingual.ts';
import { isRightToLeft } from '../../../shared/_field/bilingual.ts';
import { sentenceOf, sentenceText } from '../../../shared/eligibility/answerSentence.ts';
import { claimOf } from '../../../shared/eligibility/coverage.ts';
import { type EligibilityStatusName, statusRowOf } from '../../../shared/eligibility/eligibilityStatus.ts';
import { payerWords } from '../../../shared/eligibility/remarkText.ts';
import type { EligibilityRequest } from '../../../shared/eligibility/routes.ts';
import type { PdfLanguage } from '../../_pdf/bilingual.ts';
import { arabic, english, free, regular, strong } from '../../_pdf/layout.ts';
import type { PdfWriter } from '../../_pdf/pdfWriter.ts';
import type { TextBlock, TextStyle } from '../../_pdf/textBlock.ts';
import { denialOf } from './content.ts';
import { wording } from './wording.ts';

const tones = {
  success: { ink: '#17693F', paper: '#EAF5EF' },
  danger: { ink: '#A3261D', paper: '#FBEDEB' },
  warning: { ink: '#7A5A14', paper: '#FBF5E6' },
} as const;

type Shape = 'tick' | 'cross' | 'clock' | 'bar';

/** A shape beside the word, so that a reader can tell the answers apart without the colour. */
const shapes: Readonly<Record<EligibilityStatusName, Shape>> = {
  Eligible: 'tick',
  Answered: 'clock',
  Pending: 'clock',
  Resubmitted: 'clock',
  NotEligible: 'cross',
  Error: 'bar',
  Cancelled: 'bar',
  Blocked: 'bar',
};

const strokes: Readonly<Record<Shape, string>> = {
  tick: 'M -5 0.5 L -1.5 4 L 5.5 -4',
  cross: 'M -4 -4 L 4 4 M 4 -4 L -4 4',
  clock: 'M 0 -5.5 L 0 0.5 L 4 2.5',
  bar: 'M 0 -5 L 0 1.5 M 0 4.6 L 0 5',
};

function drawShape({ doc }: PdfWriter, shape: Shape, x: number, y: number, colour: string): void {
  doc.save().translate(x, y).circle(0, 0, 11).fill(colour);
  doc.path(strokes[shape]).lineWidth(2.2).lineCap('round').lineJoin('round').strokeColor('#FFFFFF').stroke().restore();
}

interface Headline {
  readonly shape: Shape;
  readonly tone: (typeof tones)[keyof typeof tones];
}

/** The tick is for a cover that holds on the service date, and for nothing less. */
function headlineOf(request: EligibilityRequest): Headline {
  if (claimOf(request) === 'withoutCover') return { shape: 'bar', tone: tones.warning };
  const row = statusRowOf(request.status);
  if (!row) return { shape: 'bar', tone: tones.warning };
  const { name, badge } = row;
  return { shape: shapes[name], tone: tones[badge] };
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

/** The answer in one sentence, what the payer says against it, and the payer's own words. */
function linesOf(pdf: PdfWriter, request: EligibilityRequest, { language, isAlone, width, colour }: Column): Line[] {
  // The payer writes in one language: side by side, the words stand once, in their own column.
  const words = payerWords(language, request);
  const isShown = isAlone || isRightToLeft(language) === /\p{Script=Arabic}/u.test(words ?? '');
  const styled = isRightToLeft(language) ? arabic : english;
  const side = isRightToLeft(language) ? 'right' : 'left';
  const line = (text: string, style: TextStyle): Line => ({ block: pdf.layOut(text, width, style), style });
  const denial: Bilingual | null = denialOf(request);
  return [
    line(sentenceText(language, sentenceOf(request, null)), styled({ size: 14, weight: 'bold', colour })),
    ...(denial ? [line(denial[language], styled(strong))] : []),
    ...(request.isPayerUnavailable ? [line(wording.unavailable[language], styled(regular))] : []),
    ...(words && isShown ? [line(words, free(regular, side))] : []),
  ];
}

/** The answer, first of all: what the reader came for. */
export function drawStatus(pdf: PdfWriter, request: EligibilityRequest, language: PdfLanguage): void {
  const { shape, tone } = headlineOf(request);
  const inset = 14;
  const shapeRoom = 34;
  const isBoth = language === 'both';
  const full = pdf.width - 2 * inset - shapeRoom;
  const width = isBoth ? (full - inset) / 2 : full;
  const isArabicPage = isRightToLeft(language);
  const left = pdf.left + inset + (isArabicPage ? 0 : shapeRoom);
  const columns = (isBoth ? (['en', 'ar'] as const) : [language]).map((each, at) => ({
    x: left + at * (width + inset),
    lines: linesOf(pdf, request, { language: each, isAlone: !isBoth, width, colour: tone.ink }),
  }));
  const heightOf = (lines: Line[]): number => lines.reduce((sum, { block }) => sum + block.height + 1, 0);
  const height = Math.max(...columns.map(({ lines }) => heightOf(lines))) + 2 * inset - 4;
  pdf.room(height);
  pdf.decorate(() => {
    pdf.doc.roundedRect(pdf.left, pdf.y, pdf.width, height, 6).fill(tone.paper);
    const x = isArabicPage ? pdf.left + pdf.width - inset - 11 : pdf.left + inset + 11;
    drawShape(pdf, shape, x, pdf.y + inset + 9, tone.ink);
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
