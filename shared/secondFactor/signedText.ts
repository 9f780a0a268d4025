import type { ProofPurpose } from './proofPurposes.ts';

/** What is signed, by name: whose, which, how much. Longer content is named by its own hash. */
export type SignedSubject = Readonly<Record<string, string>>;

/** The text whose SHA-256 (hexadecimal) a proof is bound to: the same on both sides, whatever the order of the names. */
export const signedText = (purpose: ProofPurpose, subject: SignedSubject): string =>
  JSON.stringify([purpose, Object.entries(subject).sort(([one], [other]) => (one < other ? -1 : 1))]);
