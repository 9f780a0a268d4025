import Box from '@mui/material/Box';
import { type ReactNode, useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useSession } from '../../base/session.ts';
import { readSession } from '../../base/sessionState.ts';
import { Dropdown } from '../../ui/Dropdown.tsx';
import { usePayers } from './useChoices.ts';

const storageKey = 'field:payer';

interface PayerChoice {
  /** The payer whose records the screen shows; null until a super admin has chosen one. */
  payerId: number | null;
  /** Where super admins choose; null for a payer's own people. */
  picker: ReactNode;
}

/**
 * The payer of a screen: the user's own, or the one that a super admin chooses for all such screens. `label` names the choice. Where it
 * is not asked for, nothing is loaded.
 */
export function usePayerChoice(label: string, isAsked = true): PayerChoice {
  const own = useSession()?.payerId ?? null;
  const payers = usePayers(isAsked && own === null);
  const { control } = useForm<{ payerId: number | null }>({ defaultValues: { payerId: readSession(storageKey) } });
  const chosen = useWatch({ control, name: 'payerId' });
  useEffect(() => sessionStorage.setItem(storageKey, JSON.stringify(chosen)), [chosen]);
  if (own !== null) return { payerId: own, picker: null };
  const picker = (
    <Box sx={{ maxWidth: 360, mb: 2, '& .MuiOutlinedInput-root': { bgcolor: 'background.paper' } }}>
      <Dropdown control={control} name="payerId" label={label} choices={payers} isRequired />
    </Box>
  );
  return { payerId: chosen, picker };
}
