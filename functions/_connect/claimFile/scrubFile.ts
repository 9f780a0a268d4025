import { emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import type { ClaimDialect, ClaimFileHeader } from '../../../shared/claim/claim.ts';
import type { ClaimElement } from '../../../shared/claim/claimElement.ts';
import { fileRules } from '../../../shared/claim/rules/fileRules.ts';
import type { Finding, RuleContext } from '../../../shared/claim/rules/rule.ts';
import {
  claimFindings,
  claimSchemaFindings,
  fileMemory,
  findingOf,
  headerSchemaFindings,
} from '../../../shared/claim/scrub.ts';
import type { ClaimFileEvent, Unread } from './claimElements.ts';
import { claimOf, dialectOf, headerOf } from './claimOf.ts';

/** What is said of a file, as it is read: the findings of each claim, and at the end how it ended. */
export type ScrubEvent =
  | {
      readonly kind: 'findings';
      /** Whether they are about a claim of the file, or about the file itself. */
      readonly of: 'claim' | 'file';
      readonly claim: string | null;
      readonly findings: readonly Finding[];
    }
  | { readonly kind: 'unread'; readonly reason: Unread | 'unknownRegulator'; readonly line: number | null }
  | { readonly kind: 'end'; readonly claims: number; readonly dialect: ClaimDialect };

const noHeader: ClaimFileHeader = {
  ...{ senderId: null, receiverId: null, transactionDate: null, recordCount: null, dispositionFlag: null },
};

interface Asked {
  /** No service is of a later day in the Emirates. */
  readonly now: Date;
  /** Names the regulator where the file does not. */
  readonly dialect?: ClaimDialect | undefined;
}

/** What the head of a file says of all its claims; null where it does not say whose schema it follows. */
function contextOf(
  event: Extract<ClaimFileEvent, { kind: 'header' }> | null,
  { now, dialect: given }: Asked,
): RuleContext | null {
  const header = event ? headerOf(event.element) : noHeader;
  const dialect = given ?? dialectOf(event?.namespaces ?? [], header);
  return dialect && { dialect, header, today: emiratesDateOf(now) };
}

const judgedHeader = (element: ClaimElement, { dialect }: RuleContext) =>
  ({ kind: 'findings', of: 'file', claim: null, findings: headerSchemaFindings(element, dialect) }) as const;

type ClaimEvent = Extract<ClaimFileEvent, { kind: 'claim' }>;

function judged({ element, isWhole }: ClaimEvent, context: RuleContext, inFile: ReturnType<typeof fileMemory>) {
  const claim = claimOf(element);
  const findings = isWhole
    ? [
        ...claimSchemaFindings(element, claim, context.dialect),
        ...claimFindings(claim, context),
        ...inFile(claim, context),
      ]
    : [findingOf(fileRules.tooLarge, claim.id, 'Claim')];
  return { kind: 'findings', of: 'claim', claim: claim.id, findings } as const;
}

function ended(claims: number, { header, dialect }: RuleContext): ScrubEvent[] {
  const miscounted = findingOf(fileRules.recordCount, null, 'Header.RecordCount');
  const said = { kind: 'findings', of: 'file', claim: null, findings: [miscounted] } as const;
  return [...(header?.recordCount === claims ? [] : [said]), { kind: 'end', claims, dialect }];
}

/** What one event of a file comes to. */
function judgedEvent(
  event: Exclude<ClaimFileEvent, { kind: 'unread' }>,
  context: RuleContext,
  inFile: ReturnType<typeof fileMemory>,
): readonly ScrubEvent[] {
  if (event.kind === 'header') return [judgedHeader(event.element, context)];
  return event.kind === 'claim' ? [judged(event, context, inFile)] : ended(event.claims, context);
}

/** Judges the claims of a file one by one, as they are read. */
export async function* scrubFile(events: AsyncIterable<ClaimFileEvent>, asked: Asked): AsyncGenerator<ScrubEvent> {
  const inFile = fileMemory();
  let context: RuleContext | null = null;
  for await (const event of events) {
    if (event.kind === 'unread') {
      yield event;
      return;
    }
    // A claim before any head: the file is judged all the same where somebody says whose it is.
    context ??= contextOf(event.kind === 'header' ? event : null, asked);
    if (!context) {
      yield { kind: 'unread', reason: 'unknownRegulator', line: event.kind === 'end' ? null : event.element.line };
      return;
    }
    for (const said of judgedEvent(event, context, inFile)) yield said;
  }
}
