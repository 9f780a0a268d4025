import { useSession } from '../base/session.ts';

/** Whose requests the user reads: those of their facility, of their payer, or of whomever they name. */
export function useReader(): 'facility' | 'payer' | 'administrator' {
  const session = useSession();
  if (session?.roles.includes('SuperAdmin')) return 'administrator';
  return session?.payerId != null ? 'payer' : 'facility';
}
