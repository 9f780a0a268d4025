import type { ClaimDialect } from '../../../shared/claim/claim.ts';
import type { Node } from '../support/claimFiles.ts';
import { parties } from './cleanClaims.ts';

/** How a program writes its files: all of it is one document to the regulators. */
export interface Style {
  readonly isIndented: boolean;
  readonly newline: '\n' | '\r\n';
  readonly root: string;
}

const schemas: Readonly<Record<ClaimDialect, string>> = {
  dha: 'http://www.eclaimlink.ae/DHD/ValidationSchema',
  doh: 'http://www.haad.ae/DataDictionary/CommonTypes',
};
const location = (dialect: ClaimDialect): string =>
  `xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="${schemas[dialect]}/ClaimSubmission.xsd"`;

export const stylesOf = (dialect: ClaimDialect): readonly Style[] => [
  { isIndented: true, newline: '\r\n', root: `xmlns:tns="${schemas[dialect]}"` },
  { isIndented: false, newline: '\n', root: location(dialect) },
  { isIndented: true, newline: '\n', root: `${location(dialect)} xmlns:tns="${schemas[dialect]}"` },
];

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function xmlOf([name, holds]: Node, style: Style, depth: number): string {
  const margin = style.isIndented ? `${style.newline}${'  '.repeat(depth)}` : '';
  if (typeof holds === 'string') return `${margin}<${name}>${escaped(holds)}</${name}>`;
  return `${margin}<${name}>${holds.map((child) => xmlOf(child, style, depth + 1)).join('')}${margin}</${name}>`;
}

export interface HeadTexts {
  readonly recordCount: string;
  readonly sender: string;
  readonly transactionDate: string;
  readonly dispositionFlag: string;
}

/** A file of claims, as its style writes it; `head` changes what its head says. */
export function claimText(
  dialect: ClaimDialect,
  claims: readonly Node[],
  style: Style,
  head: Partial<HeadTexts> = {},
): string {
  const header: Node = [
    'Header',
    [
      ['SenderID', head.sender ?? parties[dialect].provider],
      ['ReceiverID', parties[dialect].receiver],
      ['TransactionDate', head.transactionDate ?? '28/11/2026 10:00'],
      ['RecordCount', head.recordCount ?? String(claims.length)],
      ['DispositionFlag', head.dispositionFlag ?? 'PRODUCTION'],
    ],
  ];
  const records = [header, ...claims].map((record) => xmlOf(record, style, 1));
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<Claim.Submission ${style.root}>${records.join('')}`,
    '</Claim.Submission>',
    '',
  ].join(style.newline);
}
