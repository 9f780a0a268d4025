import { branch, isXmlText, leaf } from '../../../shared/_field/xmlText.ts';
import type { Claim, ClaimDialect, ClaimFileHeader } from '../../../shared/claim/claim.ts';
import type { ClaimElement } from '../../../shared/claim/claimElement.ts';
import type { Finding } from '../../../shared/claim/rules/rule.ts';
import { schemaRules } from '../../../shared/claim/rules/schemaRules.ts';
import { type ElementSpec, elementsOf } from '../../../shared/claim/schema.ts';
import { claimSchemaFindings, findingOf, headerSchemaFindings } from '../../../shared/claim/scrub.ts';
import { claimFields, type Fields, headerFields } from './claimFields.ts';

/** The namespaces of the regulators' types: systems write them into the root, and readers tell by them whose schema a file follows. */
const typesOf: Readonly<Record<ClaimDialect, string>> = {
  dha: 'http://www.eclaimlink.ae/DHD/ValidationSchema',
  doh: 'http://www.haad.ae/DataDictionary/CommonTypes',
};

interface ClaimsToWrite {
  readonly dialect: ClaimDialect;
  /** The file counts its claims itself. */
  readonly header: Omit<ClaimFileHeader, 'recordCount'>;
  readonly claims: readonly Claim[];
  /** The file of a resubmission in base64. A claim has no room for its bytes, it only says that there is one. */
  readonly attachmentOf?: (claim: Claim) => string | null;
}

/** A file as XML, or what keeps its claims from standing in one: nothing is written then. */
export type WrittenClaims =
  | { readonly isWritten: true; readonly xml: string }
  | { readonly isWritten: false; readonly findings: readonly Finding[] };

const element = (name: string, text: string, children: readonly ClaimElement[]): ClaimElement => ({
  ...{ name, meant: name, text, children, line: 0 },
});

/** An element of the schema, as often as the fields have it. One that may be absent is not written where it would be empty. */
function written({ name, holds, least, most }: ElementSpec, value: Fields[string] = null): ClaimElement[] {
  if (value === null) return [];
  if (typeof value === 'string') return value.trim() === '' ? [] : [element(name, value.trim(), [])];
  const specs = 'kind' in holds ? [] : holds;
  const all = value.map((fields) => element(name, '', childrenOf(specs, fields)));
  return least === 0 && most === 1 ? all.filter(({ children }) => children.length > 0) : all;
}

/** The children of an element in the order of the schema. Fields that it does not have are left out: Dubai has no VAT. */
const childrenOf = (specs: readonly ElementSpec[], fields: Fields): ClaimElement[] =>
  specs.flatMap((spec) => written(spec, fields[spec.name]));

const xmlOf = ({ name, text, children }: ClaimElement): string =>
  children.length > 0 ? branch(name, children.map(xmlOf)) : leaf(name, text);

/** The paths of texts that XML cannot carry. Without the bad letters a number would be another one, so they are not dropped. */
const unwritable = ({ text, children }: ClaimElement, path: string): string[] => [
  ...(isXmlText(text) ? [] : [path]),
  ...children.flatMap((child) => unwritable(child, `${path}.${child.name}`)),
];

const textFindings = (record: ClaimElement, claim: string | null, prefix = ''): Finding[] =>
  record.children.flatMap((child) =>
    unwritable(child, `${prefix}${child.name}`).map((field) =>
      findingOf(
        schemaRules.form,
        claim,
        field,
        child.name === 'Activity' ? (child.children.find(({ name }) => name === 'ID')?.text ?? null) : null,
      ),
    ),
  );

/** What keeps a claim from standing in a file. */
function claimFaults(claim: Claim, written: ClaimElement, { dialect, attachmentOf }: ClaimsToWrite): Finding[] {
  const isFileLost = claim.resubmission?.hasAttachment === true && !attachmentOf?.(claim);
  return [
    ...claimSchemaFindings(written, claim, dialect),
    ...textFindings(written, claim.id),
    ...(isFileLost ? [findingOf(schemaRules.missing, claim.id, 'Resubmission.Attachment')] : []),
  ];
}

/** A claim as an element of its regulator's schema; `attachment` is the file of its resubmission in base64. */
export const claimElementOf = (claim: Claim, dialect: ClaimDialect, attachment: string | null = null): ClaimElement =>
  element('Claim', '', childrenOf(elementsOf(dialect, 'Claim'), claimFields(claim, attachment)));

/**
 * Writes claims into a Claim.Submission, to the letter of their regulator's schema: its order, its forms, its lists. Texts lose the spaces around
 * them, as every reader takes them away. Claims of which one cannot stand in the file are not written: the findings name it by claim and field.
 *
 * @example writeClaimFile({ dialect: 'dha', header: { senderId, receiverId, transactionDate, dispositionFlag: 'PRODUCTION' }, claims })
 */
export function writeClaimFile(wanted: ClaimsToWrite): WrittenClaims {
  const { dialect, header, claims, attachmentOf } = wanted;
  const head = element('Header', '', childrenOf(elementsOf(dialect, 'Header'), headerFields(header, claims.length)));
  const findings = [...headerSchemaFindings(head, dialect), ...textFindings(head, null, 'Header.')];
  if (claims.length === 0) findings.push(findingOf(schemaRules.missing, null, 'Claim'));
  const records: string[] = [];
  for (const claim of claims) {
    const record = claimElementOf(claim, dialect, attachmentOf?.(claim));
    const faults = claimFaults(claim, record, wanted);
    findings.push(...faults);
    if (findings.length === 0) records.push(xmlOf(record));
  }
  if (findings.length > 0) return { isWritten: false, findings };
  const root = `<Claim.Submission xmlns:tns="${typesOf[dialect]}">`;
  const xml = [`<?xml version="1.0" encoding="UTF-8"?>`, `${root}${xmlOf(head)}`, ...records, '</Claim.Submission>\n'];
  return { isWritten: true, xml: xml.join('\n') };
}
