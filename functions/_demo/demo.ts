import type { User } from '../_data/user/user.ts';
import type { TransactItem } from '../_store/transaction.ts';

/** What the demonstration of a module is made from. */
export interface DemoSource {
  /** The day on which the demonstration's history ends. */
  readonly now: Date;
  /** The people of `accounts.ts`, as they are stored. */
  readonly users: readonly User[];
}

/**
 * The items that a module shows in the demonstration: `functions/<module>/demo.ts`. Of items with one key, the later one counts. It begins to wait for
 * nothing: the names of the tables hold while it runs.
 */
export type Demo = (from: DemoSource) => readonly TransactItem[];
