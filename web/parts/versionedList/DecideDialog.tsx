import { useTranslation } from 'react-i18next';
import type { ShownCalls } from '../../../shared/_parts/versionedList/listRoutes.ts';
import { alerts } from '../../base/alerts.ts';
import { ReasonDialog } from '../form/ReasonDialog.tsx';
import type { ListNamed } from './shownList.ts';

interface DecideDialogProps {
  endpoint: ShownCalls['move'];
  about: ListNamed & { readonly versionId: string; readonly edition: number };
  move: 'approve' | 'refuse';
  onClose: () => void;
  /** It was decided, by the reader or by somebody else first. */
  onMoved: () => void;
}

/** Asks the second person for the reason of a decision: without one nothing is sent. */
export function DecideDialog({ endpoint, about, move, onClose, onMoved }: DecideDialogProps) {
  const { t } = useTranslation('versionedList');
  return (
    <ReasonDialog
      endpoint={endpoint}
      bodyOf={({ reason }) => ({ ...about, move, reason })}
      about={`${about.versionId}:${move}`}
      title={t(`decide.${move}`)}
      submitText={t(`move.${move}`)}
      text={t(`decide.${move}Text`)}
      label={t('field.reason')}
      isDangerous={move === 'refuse'}
      onClose={onClose}
      onDone={() => {
        alerts.success(t(`done.${move}`));
        onMoved();
      }}
      onOvertaken={onMoved}
    />
  );
}
