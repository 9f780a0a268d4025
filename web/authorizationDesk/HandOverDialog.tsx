import { useTranslation } from 'react-i18next';
import type { Authorization } from '../../shared/authorization/routes.ts';
import { authorizationApi } from '../../shared/authorization/routes.ts';
import { authorizationDeskApi } from '../../shared/authorizationDesk/routes.ts';
import { useApi } from '../api/useApi.ts';
import { alerts } from '../base/alerts.ts';
import { useSession } from '../base/session.ts';
import { FormDialog } from '../parts/form/FormDialog.tsx';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { Dropdown } from '../ui/Dropdown.tsx';
import { TextInput } from '../ui/TextInput.tsx';

interface HandOverProps {
  record: Authorization;
  onClose: () => void;
  onDone: () => void;
}

/** Gives a request that the reviewer has in hand to a colleague, with a note. */
export function HandOverDialog({ record, onClose, onDone }: HandOverProps) {
  const { t } = useTranslation('authorizationDesk');
  const userId = useSession()?.userId;
  const staff = useApi(authorizationApi.endpoints.getAuthorizationStaff, {}).data;
  const { authorizationId, version } = record;
  const form = useContractForm({
    endpoint: authorizationDeskApi.endpoints.handOverAuthorization,
    initial: { assignee: null as string | null, note: '' },
    bodyOf: ({ assignee, note }) => ({
      authorizationId,
      version,
      assignee: assignee ?? '',
      ...(note.trim() && { note }),
    }),
    onDone: () => {
      alerts.success(t('handOver.done'));
      onClose();
      onDone();
    },
  });
  const colleagues = staff
    ?.filter((each) => each.userId !== userId)
    .map((each) => ({ id: each.userId, name: each.name }));
  return (
    <FormDialog form={form} title={t('handOver.title')} submitText={t('handOver.title')} onClose={onClose}>
      <Dropdown control={form.control} name="assignee" label={t('handOver.to')} choices={colleagues} isRequired />
      <TextInput control={form.control} name="note" label={t('handOver.note')} maxLength={500} rows={3} />
    </FormDialog>
  );
}
