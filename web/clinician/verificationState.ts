import UnverifiedIcon from '@mui/icons-material/HelpOutlineOutlined';
import ExpiredIcon from '@mui/icons-material/HistoryToggleOffOutlined';
import VerifiedIcon from '@mui/icons-material/VerifiedUserOutlined';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { CheckOutcome } from '../../shared/clinician/verificationModel.ts';
import { wordsOf } from '../base/wordsOf.ts';
import { stateChip } from '../ui/stateChip.tsx';

/** Whether a verification counts today (its last day included), is over, or never was. */
export function verificationOf({ verifiedUntil }: { verifiedUntil: string | null }) {
  if (verifiedUntil === null) return 'unverified';
  return verifiedUntil < emiratesDateOf(new Date()) ? 'expired' : 'verified';
}

export const VerificationChip = stateChip(
  {
    verified: { badge: 'success', icon: VerifiedIcon },
    expired: { badge: 'warning', icon: ExpiredIcon },
    unverified: { badge: 'plain', icon: UnverifiedIcon },
  },
  wordsOf('clinician', 'verification'),
);

/** How grave an outcome is. */
export const severityOf = {
  matches: 'success',
  differs: 'warning',
  fails: 'error',
  notListed: 'error',
  unanswered: 'info',
} as const satisfies Record<CheckOutcome, string>;
