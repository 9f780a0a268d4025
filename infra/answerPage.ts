import { writeFileSync } from 'node:fs';
import { type AnswerCell, answerDimensions } from '../shared/_field/payerAnswer/answerCell.ts';
import { isKept, type Verdict, verdictOf } from '../shared/_field/payerAnswer/answerTable.ts';

/** The words of the page for each value of the table's dimensions. */
const words = {
  result: { yes: 'Yes', no: 'No', unsaid: 'none' },
  payment: {
    unsaid: 'not said',
    zero: '0.00',
    part: 'a part',
    whole: 'all of it',
    more: 'more than asked',
    outOfBounds: 'out of bounds',
  },
  quantity: {
    asAsked: 'as asked',
    less: 'less',
    more: 'more',
    zero: 'zero',
    outOfBounds: 'out of bounds',
  },
  net: { asAsked: 'as asked', less: 'less', more: 'more', outOfBounds: 'out of bounds' },
  code: { same: 'the same', other: 'another' },
} as const;

/** Which codes stand where: a line's own code counts before that of the head. */
const codes = [
  { title: 'no code', lineCode: 'none', headCode: 'none' },
  { title: 'AUTH-012 in the head', lineCode: 'none', headCode: 'asks' },
  { title: 'denial in the head', lineCode: 'none', headCode: 'denies' },
  { title: 'AUTH-012 at the line', lineCode: 'asks', headCode: null },
  { title: 'denial at the line', lineCode: 'denies', headCode: null },
] as const;

const { result, payment, headCode, quantity, net, code } = answerDimensions;
const shown = (verdict: Verdict): string => (isKept(verdict) ? `kept: ${verdict}` : verdict);
const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly string[]): string =>
  [row(...head), row(...head.map(() => '---')), ...rows].join('\n');

type Figures = Pick<AnswerCell, 'quantity' | 'net' | 'code'>;

/** The verdict of a cell, for all codes in the head that it stands for; the page cannot show a cell that has two. */
function verdictAt(figures: Figures, cell: Pick<AnswerCell, 'result' | 'payment'>, column: (typeof codes)[number]) {
  const heads = column.headCode === null ? headCode : [column.headCode];
  const rest = { lineCode: column.lineCode, dates: 'inOrder', flag: 'counts' } as const;
  const verdicts = new Set(heads.map((each) => verdictOf({ ...figures, ...cell, ...rest, headCode: each })));
  const [verdict] = verdicts;
  if (verdict === undefined || verdicts.size > 1) throw new Error('A cell with two verdicts');
  return shown(verdict);
}

/** All results, payments and codes for what the payer says of quantity, price and activity. */
const gridOf = (figures: Figures): string =>
  table(
    ['Result', 'Payment', ...codes.map(({ title }) => title)],
    result.flatMap((each) =>
      payment.map((paid) =>
        row(
          words.result[each],
          words.payment[paid],
          ...codes.map((column) => verdictAt(figures, { result: each, payment: paid }, column)),
        ),
      ),
    ),
  );

const allFigures: readonly Figures[] = quantity.flatMap((many) =>
  net.flatMap((price) => code.map((activity) => ({ quantity: many, net: price, code: activity }))),
);

/** The grids that differ, each with the figures for which it holds. */
function grids(): { readonly grid: string; readonly figures: readonly Figures[] }[] {
  const found = new Map<string, Figures[]>();
  for (const figures of allFigures) {
    const grid = gridOf(figures);
    found.set(grid, [...(found.get(grid) ?? []), figures]);
  }
  return [...found].map(([grid, figures]) => ({ grid, figures }));
}

const figuresTable = (figures: readonly Figures[]): string =>
  table(
    ['Quantity', 'Price (Net)', 'Activity code'],
    figures.map((each) => row(words.quantity[each.quantity], words.net[each.net], words.code[each.code])),
  );

const intro = `# Answers of payers: the table of truth

\`npm run answers\` writes this page from \`shared/_field/payerAnswer\`; a test holds it. ADR [0167](adr/0167-one-table-of-truth-for-answers.md) says why.

The table decides about each line of an answer. It looks at the result, the line's payment, the denial codes of line and head, quantity, price, activity code, the dates and the DispositionFlag.

| Verdict | Means |
| --- | --- |
| approve | as asked |
| partly | less than was asked, or something else: both stand side by side |
| deny | nothing |
| pend | the payer has not decided yet |
| ask | the payer asks for more before it decides (AUTH-012): nothing is granted |
| kept | the table has no verdict: a person looks at it, with the reason that stands behind the word |

One kept line keeps the whole record: an answer that contradicts itself is not believed in its other lines either. Other records of the same file are taken.

How the values are found:

- **Payment** is PaymentAmount against the price that was asked. *All of it*: payment and patient's share reach the price. *A part*: they do not. Where no price was asked (a drug by its substance, or a price of 0.00), 0.00 counts as not said.
- **Price (Net)** is *less* only where the patient's share does not make up the difference.
- **Quantity** and **price** that the payer leaves out are as asked, and so is the activity code.
- **A denial code** is every code but AUTH-012. A line's own code counts before that of the head.
- **A line that the answer leaves out** is pend when other lines are named. An answer without lines is about all of them: *payment not said, no code at the line*.
- **A line that is named twice** with the same words counts once. With other words it is kept: answeredTwice. The same holds for a request that one file answers twice about the same lines.
- **Out of bounds** is what is below nothing, and what is absurdly large.

## Before the table

1. DispositionFlag is neither PRODUCTION nor what this portal sends: kept: testAnswer.
2. End lies before Start: kept: datesTurned.
3. A payment, patient's share, price or quantity is out of bounds: kept: outOfBounds.
`;

/** The text of docs/answers.md as it must be now. */
export function answerPageText(): string {
  const parts = grids().map(({ grid, figures }, at) => {
    const holds = `This holds for these ${figures.length} of ${allFigures.length}:`;
    return [`## Table ${at + 1}`, holds, figuresTable(figures), grid].join('\n\n');
  });
  return `${intro}\n${parts.join('\n\n')}\n`;
}

// `npm run answers` writes the page after a change of the table.
if (import.meta.main) writeFileSync(new URL('../docs/answers.md', import.meta.url), answerPageText());
