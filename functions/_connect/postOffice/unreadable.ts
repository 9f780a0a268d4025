import type { unreadableReasons } from '../../../shared/authorization/postOfficeFiles.ts';

/** Why a file cannot be read. */
export type UnreadableReason = (typeof unreadableReasons)[number];

/** A file that cannot be read. `at` names the element; what stands in it may be a patient's and is not told. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
  readonly reason: UnreadableReason;
  readonly at: string | null;

  constructor(reason: UnreadableReason, at: string | null = null) {
    super(reason);
    this.reason = reason;
    this.at = at;
  }
}
