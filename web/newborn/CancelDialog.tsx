import { useTranslation } from 'react-i18next';
import { type Newborn, newbornApi } from '../../shared/newborn/routes.ts';
import { alerts } from '../base/alerts.ts';
import { ReasonDialog } from '../parts/form/ReasonDialog.tsx';

interface CancelDialogProps {
  newborn: Newborn;
  onClose: () => void;
  onDone: () => void;
}

/** Takes a number back that was given by mistake. */
export function CancelDialog({ newborn: { newbornId, version }, onClose, onDone }: CancelDialogProps) {
  const { t } = useTranslation('newborn');
  return (
    <ReasonDialog
      endpoint={newbornApi.endpoints.cancelNewborn}
      bodyOf={({ reason }) => ({ newbornId, version, reason })}
      about={newbornId}
      title={t('cancel.title')}
      submitText={t('cancel.action')}
      text={t('cancel.text')}
      label={t('field.reason')}
      mostLetters={300}
      isDangerous
      onClose={onClose}
      onDone={() => {
        alerts.success(t('cancel.done'));
        onDone();
      }}
    />
  );
}
