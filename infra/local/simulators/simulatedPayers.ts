import { tellFailure } from '../ownWork.ts';
import { answerTo } from './authorizationAnswer.ts';
import type { AnswerEligibility } from './eligibilityFile.ts';
import { type PostBox, transactionKinds } from './postBox.ts';
import type { PostFile } from './postFile.ts';
import { riayatiRequest } from './riayatiTransaction.ts';
import { rootOf, textAt, type XmlElement } from './xmlElements.ts';

export interface SimulatedPayers {
  /** The codes of the payers that answer by themselves. */
  readonly payerCodes: ReadonlySet<string>;
  /** How long a payer thinks. */
  readonly afterMs: number;
  readonly format: 'xml' | 'json';
  /** What a payer says of a member of its own; without it nobody answers questions of eligibility. */
  readonly answerEligibility?: AnswerEligibility | undefined;
}

function requestOf({ bytes }: PostFile, format: SimulatedPayers['format']): XmlElement | null {
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  if (format === 'json') return riayatiRequest(JSON.parse(text));
  const root = rootOf(text);
  return typeof root === 'string' ? null : root;
}

/** The request whose lines a file is about: its own, or those of the request that it asks about. */
function decidedRequest(box: PostBox, file: PostFile, format: SimulatedPayers['format']): XmlElement | null {
  const request = requestOf(file, format);
  const type = request ? textAt(request, 'Authorization/Type') : '';
  if (type === 'Authorization' || type === 'Extension' || type === 'Prescription') return request;
  // Who takes a request back is not answered, unless it cannot be taken back (domain 4.2).
  if (type !== 'Status Inquiry' || !request) return null;
  const id = textAt(request, 'Authorization/ID');
  const first = box
    .all()
    .find(({ sender, request: named }) => sender === file.sender && named === `Authorization ${id}`);
  return first ? requestOf(first, format) : null;
}

/**
 * Lets payers answer what is sent to them: each takes a request from the box, thinks, and lays its answer among the sender's new files. What waits in the
 * box from before is answered too. The answer is made from the request alone, so that one who was killed on the way answers with the same bytes.
 */
export function startSimulatedPayers(
  box: PostBox,
  { payerCodes, afterMs, format, answerEligibility }: SimulatedPayers,
): () => void {
  const timers = new Set<NodeJS.Timeout>();
  const answer = (file: PostFile) => {
    const asked = requestOf(file, format);
    const isEligibility = asked !== null && textAt(asked, 'Authorization/Type') === 'Eligibility';
    const request = decidedRequest(box, file, format);
    const bytes = isEligibility
      ? (answerEligibility?.(asked, file.at, format) ?? null)
      : request && answerTo(request, file.at, format);
    const ending = format === 'xml' ? 'xml' : 'json';
    const name = `PA_${file.name.replace(/\.\w+$/, '')}.${ending}`;
    if (bytes) box.lay({ sender: file.receiver, receiver: file.sender, name, bytes });
    box.markDownloaded(file);
  };
  const hear = (file: PostFile) => {
    if (file.kind !== transactionKinds['Prior.Request'] || file.isDownloaded || !payerCodes.has(file.receiver)) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      try {
        answer(file);
      } catch (error) {
        const meaning = 'This request stays without an answer; all else goes on.';
        tellFailure({ call: `The simulated answer to ${file.name}`, meaning }, error);
      }
    }, afterMs);
    timers.add(timer);
  };
  for (const file of box.all()) hear(file);
  box.listen(hear);
  return () => {
    for (const timer of timers) clearTimeout(timer);
  };
}
