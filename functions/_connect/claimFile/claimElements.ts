import type { SaxesParser, SaxesTagPlain } from 'saxes';
import type { ClaimElement } from '../../../shared/claim/claimElement.ts';
import { elementNames } from '../../../shared/claim/schema.ts';

/** Why a file, or one claim of it, cannot be read. */
export type Unread = 'notWellFormed' | 'documentType' | 'tooDeep' | 'otherDocument' | 'unknownEncoding' | 'tooLarge';

/** A part of a claim file, as the reader comes to it: the head, a claim, the end, or a place that cannot be read. */
export type ClaimFileEvent =
  | { readonly kind: 'header'; readonly element: ClaimElement; readonly namespaces: readonly string[] }
  | { readonly kind: 'claim'; readonly element: ClaimElement; readonly isWhole: boolean }
  | { readonly kind: 'unread'; readonly reason: Unread; readonly line: number }
  | { readonly kind: 'end'; readonly claims: number };

/** Bounds by claim, not by file: an honest file has a hundred thousand claims, an honest claim no more than some hundreds of lines. */
const most = { depth: 8, elements: 20_000, characters: 40 * 1024 * 1024 } as const;

const rootName = 'Claim.Submission';

type Named = Pick<ClaimElement, 'name' | 'meant'>;

interface Open extends Named {
  text: string;
  children: ClaimElement[];
  readonly line: number;
}

function namedBy(tag: string): Named {
  const name = tag.slice(tag.lastIndexOf(':') + 1);
  return { name, meant: elementNames.get(name.toLowerCase()) ?? name };
}

/** A file of millions of elements has some tens of names. Invented ones cannot fill the memory. */
const mostNames = 500;

function nameReader(): (tag: string) => Named {
  const known = new Map<string, Named>();
  return (tag) => {
    const named = known.get(tag) ?? namedBy(tag);
    if (known.size < mostNames) known.set(tag, named);
    return named;
  };
}

/** The children of elements that hold text alone, as most do. It stays empty: a list for each of them would cost memory. */
const noChildren: ClaimElement[] = [];

function addChild(parent: Open, child: ClaimElement): void {
  if (parent.children === noChildren) parent.children = [child];
  else parent.children.push(child);
}

/** A part of the file that stands for itself: the head, or a claim. */
const isRecord = (depth: number): boolean => depth === 1;

/**
 * Reads a Claim.Submission piece by piece: only the claim that is being read is in memory. A document type is refused, so that there is
 * nothing to expand and nothing to fetch. `saxes` is given by the caller, which loads it when it reads a first file.
 *
 * @example const reader = claimReader(new SaxesParser()); for (const piece of pieces) yield* reader.take(piece); yield* reader.end();
 */
export function claimReader(parser: SaxesParser) {
  const open: Open[] = [];
  const events: ClaimFileEvent[] = [];
  const namespaces: string[] = [];
  const nameOf = nameReader();
  let claims = 0;
  let [elements, characters] = [0, 0];
  let isOver = false;

  const stop = (reason: Unread) => {
    if (!isOver) events.push({ kind: 'unread', reason, line: parser.line });
    isOver = true;
  };
  const isTooMuch = () => elements > most.elements || characters > most.characters;

  parser.on('doctype', () => stop('documentType'));
  parser.on('error', () => stop('notWellFormed'));
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    if (isOver) return;
    const named = nameOf(name);
    const element: Open = { name: named.name, meant: named.meant, text: '', children: noChildren, line: parser.line };
    if (open.length === 0) {
      if (element.name !== rootName) return stop('otherDocument');
      namespaces.push(...Object.values(attributes).map(String));
    }
    if (open.length === most.depth) return stop('tooDeep');
    if (isRecord(open.length)) [elements, characters] = [0, 0];
    elements += 1;
    const parent = open.at(-1);
    // The root keeps none of its records, and a record that is too large none of what follows.
    if (parent && !isRecord(open.length) && !isTooMuch()) addChild(parent, element);
    open.push(element);
  });
  const addText = (text: string) => {
    const element = open.at(-1);
    if (isOver || !element) return;
    characters += text.length;
    if (!isTooMuch()) element.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    if (isOver) return;
    const element = open.pop();
    if (!element || !isRecord(open.length)) return;
    if (element.name === 'Header') events.push({ kind: 'header', element, namespaces });
    if (element.name !== 'Claim') return;
    claims += 1;
    events.push({ kind: 'claim', element, isWhole: !isTooMuch() });
  });

  const drain = () => events.splice(0);
  return {
    /** What the next piece of text completes. */
    take: (text: string): readonly ClaimFileEvent[] => {
      if (!isOver) parser.write(text);
      return drain();
    },
    end: (): readonly ClaimFileEvent[] => {
      if (!isOver) parser.close();
      if (!isOver) events.push({ kind: 'end', claims });
      return drain();
    },
    /** Whether nothing of what follows is read. */
    isOver: () => isOver,
  };
}
