import CancelIcon from '@mui/icons-material/CancelOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import ResubmitIcon from '@mui/icons-material/Replay';
import RecheckIcon from '@mui/icons-material/Sync';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { actionsFor, type EligibilityAction } from '../../../shared/eligibility/eligibilityActions.ts';
import { useSession } from '../../base/session.ts';
import { changePath } from '../../field/eligibility/paths.ts';
import { CancelDialog } from './CancelDialog.tsx';
import type { Details } from './details.ts';
import { RecheckDialog } from './RecheckDialog.tsx';

const icons = { cancel: CancelIcon, correct: EditIcon, resubmit: ResubmitIcon, recheck: RecheckIcon } as const;

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
  const dialogs = { request, readAgain, onClose: close };
  return (
    <>
      {actions.length > 0 && (
        <Box role="group" aria-label={t('actions')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
          {actions.map((action) => {
            const Icon = icons[action];
            const look = { size: 'small', variant: 'outlined', startIcon: <Icon /> } as const;
            return action === 'correct' || action === 'resubmit' ? (
              <Button key={action} {...look} component={Link} to={changePath(request.eligibilityId, action)}>
                {t(`moves.${action}`)}
              </Button>
            ) : (
              <Button
                key={action}
                {...look}
                color={action === 'cancel' ? 'error' : 'primary'}
                aria-haspopup="dialog"
                onClick={() => setOpen(action)}
              >
                {t(`moves.${action}`)}
              </Button>
            );
          })}
        </Box>
      )}
      {/* They stay open while the status behind them changes: what was typed is not lost. */}
      {open === 'cancel' && <CancelDialog {...dialogs} />}
      {open === 'recheck' && <RecheckDialog {...dialogs} />}
    </>
  );
}
