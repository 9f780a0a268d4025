import { useTranslation } from 'react-i18next';
import { type WorklistItem, worklistApi } from '../../shared/worklist/routes.ts';
import { useApi } from '../api/useApi.ts';
import { alerts } from '../base/alerts.ts';
import { useSession } from '../base/session.ts';
import { FormDialog } from '../parts/form/FormDialog.tsx';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { DialogButton } from '../ui/DialogButton.tsx';
import { Dropdown } from '../ui/Dropdown.tsx';
import { TextInput } from '../ui/TextInput.tsx';

const { getReviewers, handOverRequest } = worklistApi.endpoints;

interface HandOverProps {
  item: WorklistItem;
  onChanged: (item: WorklistItem) => void;
}

function HandOverDialog({ item, onChanged, onClose }: HandOverProps & { onClose: () => void }) {
  const { t } = useTranslation('worklist');
  const userId = useSession()?.userId;
  const reviewers = useApi(getReviewers, {}).data;
  const { eligibilityId, version } = item;
  const form = useContractForm({
    endpoint: handOverRequest,
    initial: { assignee: null as string | null, note: '' },
    bodyOf: ({ assignee, note }) => ({
      eligibilityId,
      version,
      assignee: assignee ?? '',
      ...(note.trim() && { note }),
    }),
    onDone: (changed) => {
      onClose();
      if (!changed) return;
      alerts.success(t('item.assigned', { name: changed.deskHolder?.name ?? '' }));
      onChanged(changed);
    },
  });
  const colleagues = reviewers
    ?.filter((each) => each.userId !== userId)
    .map((each) => ({ id: each.userId, name: each.name }));
  return (
    <FormDialog form={form} title={t('moves.handOver')} submitText={t('moves.handOver')} onClose={onClose}>
      <Dropdown control={form.control} name="assignee" label={t('item.assignTo')} choices={colleagues} isRequired />
      <TextInput control={form.control} name="note" label={t('item.note')} maxLength={500} rows={3} />
    </FormDialog>
  );
}

/** Gives a request that the reviewer has in hand to a colleague, with a note. */
export function HandOverButton(props: HandOverProps) {
  const { t } = useTranslation('worklist');
  return (
    <DialogButton text={t('moves.handOver')} variant="outlined" size="small">
      {(close) => <HandOverDialog {...props} onClose={close} />}
    </DialogButton>
  );
}
