import { answering, submitting } from './eligibility.ts';
import { faults } from './faults.ts';
import type { Flow } from './flow.ts';
import { authorizing, fetching } from './postOffice.ts';
import { batching, exporting, importing, registering } from './sheets.ts';
import { signIn } from './signIn.ts';

/** THE flows of the matrix; each meets each fault. */
export const flows: readonly Flow[] = [
  ...[signIn, submitting, answering, importing, registering],
  ...[batching, exporting, fetching, authorizing],
];

/** Every cell: a flow under a fault. */
export const cells = flows.flatMap((flow) => faults.map((fault) => ({ flow, fault })));
