import * as z from 'zod';
import { type Decision, proposedDecision } from '../../../shared/authorizationDesk/decision.ts';
import { type Maker, maker } from '../approval/maker.ts';

/** A decision above the payer's limit: it waits for a second person, and binds nobody. */
export const proposal = maker.extend({
  decision: proposedDecision,
  netFils: z.int(),
  /** The denial codes of lines that are approved in part, by line. The release before this one refuses a decision that has them at its lines. */
  partCodes: z.record(z.string(), z.string()).default({}),
});
type Proposal = z.infer<typeof proposal>;

/** A decision as it waits for a second person; its amount is in fils. */
export function proposalOf(decision: Decision, made: Maker & { readonly netFils: number }): Proposal {
  const partCodes = Object.fromEntries(
    decision.lines.flatMap(({ lineId, outcome, denialCode }) =>
      outcome === 'partlyApproved' && denialCode !== undefined ? [[lineId, denialCode]] : [],
    ),
  );
  const lines = decision.lines.map(({ denialCode, ...line }) =>
    denialCode === undefined || line.lineId in partCodes ? line : { ...line, denialCode },
  );
  return { ...made, decision: { ...decision, lines }, partCodes };
}

/** The decision that was proposed, with the codes of its parts. */
export function proposedIn({ decision, partCodes }: Pick<Proposal, 'decision' | 'partCodes'>): Decision {
  const lines = decision.lines.map((line) => {
    const denialCode = partCodes[line.lineId];
    return denialCode === undefined ? line : { ...line, denialCode };
  });
  return { ...decision, lines };
}
