import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Authorization } from '../../../shared/authorization/routes.ts';
import { usePathTo } from '../../base/screenPath.ts';
import { PrintDecision } from '../../field/authorization/PrintDecision.tsx';
import { useNewClaimPath } from '../../field/claim/useNewClaimPath.ts';
import { DialogButton } from '../../ui/DialogButton.tsx';
import { DiscardDialog } from './DiscardDialog.tsx';
import { FollowDialog } from './FollowDialog.tsx';
import { newRequestPath } from './newRequestPath.ts';
import { actionsOf } from './standing.ts';

interface LinkButtonProps {
  to: string;
  text: string;
  isMain?: boolean;
}

function LinkButton({ to, text, isMain = false }: LinkButtonProps) {
  return (
    <Button component={Link} to={to} size="small" variant={isMain ? 'contained' : 'outlined'}>
      {text}
    </Button>
  );
}

interface RecordActionsProps {
  record: Authorization;
  onChanged: () => void;
}

/** What the reader may do with the request besides replying to the payer. */
export function RecordActions({ record, onChanged }: RecordActionsProps) {
  const { t } = useTranslation('record');
  const screenPath = usePathTo();
  const may = actionsOf(record);
  const { authorizationId, side } = record;
  const claimPath = useNewClaimPath({ authorizationId }, record.facilityLicense);
  const button = { variant: 'outlined', size: 'small' } as const;
  return (
    <Box
      role="group"
      aria-label={t('action.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2, alignItems: 'center' }}
    >
      {side === 'insurer' && (
        <LinkButton isMain to={screenPath('authorizationDeskItem', { authorizationId })} text={t('action.toDesk')} />
      )}
      {may.continues && (
        <LinkButton isMain to={newRequestPath({ draft: authorizationId })} text={t('action.continue')} />
      )}
      {may.corrects && <LinkButton isMain to={newRequestPath({ draft: authorizationId })} text={t('action.correct')} />}
      {may.extends && (
        <LinkButton to={newRequestPath({ follows: authorizationId, type: 'extension' })} text={t('action.extend')} />
      )}
      {may.resends && <LinkButton to={newRequestPath({ follows: authorizationId })} text={t('action.resend')} />}
      {may.bills && claimPath && <LinkButton to={claimPath} text={t('action.makeClaim')} />}
      {may.asksStatus && (
        <DialogButton {...button} text={t('action.statusInquiry')}>
          {(close) => <FollowDialog record={record} type="statusInquiry" onClose={close} onChanged={onChanged} />}
        </DialogButton>
      )}
      {may.cancels && (
        <DialogButton {...button} text={t('action.cancellation')}>
          {(close) => <FollowDialog record={record} type="cancellation" onClose={close} onChanged={onChanged} />}
        </DialogButton>
      )}
      {may.copies && <LinkButton to={newRequestPath({ copy: authorizationId })} text={t('action.copy')} />}
      {may.discards && (
        <DialogButton {...button} text={t('action.discard')}>
          {(close) => <DiscardDialog record={record} onClose={close} onChanged={onChanged} />}
        </DialogButton>
      )}
      {may.prints && <PrintDecision authorizationId={record.authorizationId} number={record.requestNumber} />}
    </Box>
  );
}
