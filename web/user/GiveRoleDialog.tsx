import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Role } from '../../shared/_field/roles.ts';
import { type UserRecord, userApi } from '../../shared/user/routes.ts';
import { useApi } from '../api/useApi.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { alerts } from '../base/alerts.ts';
import { FormDialog } from '../parts/form/FormDialog.tsx';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { DateField } from '../ui/DateField.tsx';
import { Dropdown } from '../ui/Dropdown.tsx';
import { TextInput } from '../ui/TextInput.tsx';

interface GiveRoleDialogProps {
  user: UserRecord;
  onClose: () => void;
  onGiven: () => void;
}

interface Values {
  role: Role | null;
  endsOn: string;
  reason: string;
}

const nothing: Values = { role: null, endsOn: '', reason: '' };
const { addUserRole, addTemporaryRole, getRolesToAdd } = userApi.endpoints;

/** The end of a day in the Emirates. */
const endOf = (day: string): string => new Date(`${day}T23:59:59.999+04:00`).toISOString();

/** Gives a role, for good or until a day. Roles that must not meet one that the person holds are named and not offered. */
export function GiveRoleDialog({ user, onClose, onGiven }: GiveRoleDialogProps) {
  const { t } = useTranslation('user');
  const { data } = useApi(getRolesToAdd, { query: { userid: user.id } });
  const giving = useApiMutation(addUserRole, { showsErrors: true });
  const lending = useApiMutation(addTemporaryRole, { showsErrors: true });
  const choices = useMemo(
    () => data?.filter(({ conflict }) => conflict === null).map(({ role }) => ({ id: role, name: role })),
    [data],
  );
  const form = useContractForm({
    endpoint: addUserRole,
    initial: nothing,
    bodyOf: ({ role }) => ({ userid: user.id, role: role as Role }),
    send: ({ userid, role }, { endsOn, reason }) =>
      endsOn
        ? lending.send({ body: { userId: userid, role, endsAt: endOf(endsOn), reason: reason.trim() } })
        : giving.send({ query: { userid, role } }),
    fieldOf: (field) => (field === 'endsAt' ? 'endsOn' : field),
    onDone: () => {
      alerts.success(t('done.roleGiven'));
      onClose();
      onGiven();
    },
  });
  const { control } = form;
  const endsOn = useWatch({ control, name: 'endsOn' });
  const barred = data?.filter(({ conflict }) => conflict !== null) ?? [];
  const hint = barred.map(({ role, conflict }) => t('role.barred', { role, other: conflict?.role })).join(' ');
  return (
    <FormDialog form={form} title={t('role.give')} submitText={t('role.giveAction')} onClose={onClose}>
      <Dropdown control={control} name="role" label={t('field.role')} choices={choices} hint={hint} isRequired />
      <DateField control={control} name="endsOn" label={t('field.endsOn')} hint={t('role.endHint')} />
      {endsOn && (
        <TextInput control={control} name="reason" label={t('field.reason')} maxLength={500} rows={2} isRequired />
      )}
    </FormDialog>
  );
}
