import { useSession } from '../base/session.ts';

/** Which requests the user reads: their facility's, their payer's, or (administrators) the requests of the tenant that they name. */
export function useReader(): 'facility' | 'payer' | 'administrator' {
  const session = useSession();
  if (session?.roles.includes('SuperAdmin')) return 'administrator';
  return session?.payerId != null ? 'payer' : 'facility';
}
