import { useTranslation } from 'react-i18next';
import type { Episode } from '../../shared/homeCare/routes.ts';
import { DialogButton } from '../ui/DialogButton.tsx';
import { ApproveAllDialog } from './ApproveAllDialog.tsx';
import { AskAllDialog } from './AskAllDialog.tsx';

/** The acts on all patients of the provider at once, for who may ask or approve. */
export function AllPatients({ record, onDone }: { record: Episode; onDone: () => void }) {
  const { t } = useTranslation('homeCare');
  const { moves } = record;
  const mayAsk = moves.includes('insurerAsksReallocation') || moves.includes('authorityAsksReallocation');
  if (mayAsk)
    return (
      <DialogButton text={t('all.ask')} size="small">
        {(close) => <AskAllDialog record={record} onClose={close} onDone={onDone} />}
      </DialogButton>
    );
  if (!moves.includes('approveReallocation')) return null;
  return (
    <DialogButton text={t('all.approve')} size="small">
      {(close) => <ApproveAllDialog record={record} onClose={close} onDone={onDone} />}
    </DialogButton>
  );
}
