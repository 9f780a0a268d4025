import CancelIcon from '@mui/icons-material/CancelOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import ResubmitIcon from '@mui/icons-material/Replay';
import RecheckIcon from '@mui/icons-material/Sync';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { actionsFor, type EligibilityAction } from '../../../shared/eligibility/eligibilityActions.ts';
import { pathTo } from '../../base/screenPath.ts';
import { useSession } from '../../base/session.ts';
import { MoveButtons, type MoveLook } from '../../parts/life/MoveButtons.tsx';
import { eligibilityScreens } from '../screens.ts';
import { CancelDialog } from './CancelDialog.tsx';
import type { Details } from './details.ts';
import { RecheckDialog } from './RecheckDialog.tsx';

/** Two ways to ask once more: where both are offered, each says what becomes of this request. */
const hinted = ['recheck', 'resubmit'] as const;

interface RequestActionsProps {
  request: Details;
  readAgain: () => Promise<void>;
}

/** What the user may do with the request now: by role, facility and status. */
export function RequestActions({ request, readAgain }: RequestActionsProps) {
  const { t } = useTranslation('lifecycle');
  const session = useSession();
  const [open, setOpen] = useState<EligibilityAction | null>(null);
  const close = () => setOpen(null);
  const actions = session ? actionsFor(session, request) : [];
  const looks: Record<EligibilityAction, MoveLook> = {
    cancel: { icon: CancelIcon, isDanger: true, openDialog: () => setOpen('cancel') },
    correct: { icon: EditIcon, to: pathTo(eligibilityScreens.correct, request) },
    resubmit: { icon: ResubmitIcon, to: pathTo(eligibilityScreens.resubmit, request) },
    recheck: { icon: RecheckIcon, openDialog: () => setOpen('recheck') },
  };
  const dialogs = { request, readAgain, onClose: close };
  return (
    <>
      <Box sx={{ mb: actions.length > 0 ? 2 : 0 }}>
        <MoveButtons label={t('actions')} moves={actions} looks={looks} textOf={(action) => t(`moves.${action}`)} />
        {hinted.every((action) => actions.includes(action)) &&
          hinted.map((action) => (
            <Typography key={action} variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
              {t(`hints.${action}`)}
            </Typography>
          ))}
      </Box>
      {/* They stay open while the status behind them changes: what was typed is not lost. */}
      {open === 'cancel' && <CancelDialog {...dialogs} />}
      {open === 'recheck' && <RecheckDialog {...dialogs} />}
    </>
  );
}
