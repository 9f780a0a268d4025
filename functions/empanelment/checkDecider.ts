import type { StoredEmpanelment } from '../_data/empanelment/empanelment.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { checkSecondPerson } from '../_parts/approval.ts';

/** Nobody decides on what they proposed, or on what they themselves submitted for the facility, by this account or another (REQ-NET-17). */
export async function checkDecider(ctx: SessionContext, { proposal, submittedBy }: StoredEmpanelment): Promise<void> {
  if (!proposal) throw fail('notInThisStatus');
  const { madeAt, makerName } = proposal;
  const submitter = submittedBy === null ? [] : [{ madeAt, makerName, makerId: submittedBy }];
  await checkSecondPerson(ctx, proposal, ...submitter);
}
