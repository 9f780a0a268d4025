import { useEffect, useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { ClaimValues } from './claimValues.ts';

/** The sum of amounts in dirhams, to the fils; null where none is said. */
export function sumOf(amounts: readonly (number | null)[]): number | null {
  const said = amounts.filter((amount) => amount !== null);
  return said.length === 0 ? null : said.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100;
}

function useProposal(form: UseFormReturn<ClaimValues>, name: 'netDirhams' | 'grossDirhams', proposed: number | null) {
  const last = useRef(proposed);
  useEffect(() => {
    if (proposed === last.current) return;
    const now = form.getValues(name);
    const isFollowing = now === null || now === last.current;
    last.current = proposed;
    if (isFollowing) form.setValue(name, proposed, { shouldDirty: true });
  }, [form, name, proposed]);
}

/** The net is the sum of the lines, and the gross the net with the patient's share, until a person says another amount. */
export function useProposedAmounts(form: UseFormReturn<ClaimValues>): void {
  const [lines, net, share] = useWatch({
    control: form.control,
    name: ['lines', 'netDirhams', 'patientShareDirhams'],
  });
  useProposal(form, 'netDirhams', sumOf(lines.map(({ netDirhams }) => netDirhams)));
  useProposal(form, 'grossDirhams', net === null ? null : sumOf([net, share]));
}
