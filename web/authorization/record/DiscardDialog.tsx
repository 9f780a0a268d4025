import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type Authorization, authorizationApi } from '../../../shared/authorization/routes.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { alerts } from '../../base/alerts.ts';
import { pathTo } from '../../base/screenPath.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { authorizationScreens } from '../screens.ts';

interface DiscardDialogProps {
  record: Authorization;
  onClose: () => void;
  /** Somebody was faster: the record is read again. */
  onChanged: () => void;
}

/** Throws a draft away, as its reader saw it. */
export function DiscardDialog({ record, onClose, onChanged }: DiscardDialogProps) {
  const { t } = useTranslation('record');
  const navigate = useNavigate();
  const { send, isSending } = useApiMutation(authorizationApi.endpoints.discardAuthorizationDraft);
  const { authorizationId, version } = record;
  const discard = async () => {
    const { isDone } = await send({ body: { authorizationId, version } });
    onClose();
    if (!isDone) return onChanged();
    alerts.success(t('discard.done'));
    navigate(pathTo(authorizationScreens.list));
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('discard.title')}
      action={t('action.discard')}
      isDangerous
      isSending={isSending}
      onClose={onClose}
      onConfirm={() => void discard()}
    >
      {t('discard.text')}
    </ConfirmDialog>
  );
}
