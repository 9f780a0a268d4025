import { agentCommand } from '../../../shared/_field/cardReader/cardReaderAgent.ts';
import type { Wait } from '../../base/retry.ts';

/** Why a card could not be read, as the dialog shows it. */
export type FaultKind =
  | 'agentMissing'
  | 'agentSilent'
  | 'noReader'
  | 'noCard'
  | 'nfc'
  | 'nfcRefused'
  | 'licenceExpired'
  | 'cardRemoved'
  | 'badAnswer'
  /** The portal did not take the reading, or could not be asked. */
  | 'refused'
  | 'failed';

/** A reading that ended without a card's data. `code` and `message` are the agent's own, for the alert (REQ-REG-49). */
export class CardReaderFault extends Error {
  readonly kind: FaultKind;
  readonly code: string;
  /** When the portal takes the next reading; null where it does not wait. */
  readonly wait: Wait | null;

  constructor(kind: FaultKind, code: string, message: string, wait: Wait | null = null) {
    super(message);
    this.wait = wait;
    this.kind = kind;
    this.code = code;
  }
}

const isAbout = (pattern: RegExp, text: string): boolean => pattern.test(text.slice(0, 300));

/**
 * What a refusal of the agent means. ICP publishes no list of its codes, so the step that failed and the words decide; the code
 * and the words are shown in any case.
 */
export function faultOfRefusal(command: number, code: string, description: string): CardReaderFault {
  const kindOf = (): FaultKind => {
    if (isAbout(/licen[cs]e/i, description)) return 'licenceExpired';
    if (isAbout(/card.*\b(removed|pulled|lost)\b|\b(removed|reset) card/i, description)) return 'cardRemoved';
    if (command === agentCommand.openOverNfc) return 'nfcRefused';
    if (command !== agentCommand.findReader && command !== agentCommand.connectCard) return 'failed';
    return isAbout(/\b(no|not|without|insert)\b.*\bcard\b(?! reader)/i, description) ? 'noCard' : 'noReader';
  };
  return new CardReaderFault(kindOf(), code, description);
}
