import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestUser } from '../../shared/claimDashboard/requestForm.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import type { Choice } from '../ui/Dropdown.tsx';
import type { Groups } from './useGroups.ts';

const nameOf = (choices: readonly Choice[] | undefined, id: number): string =>
  choices?.find((choice) => choice.id === id)?.name ?? String(id);

/** The facilities that a user is to see, by their names or licences. */
function Facilities({ user, groups }: { user: RequestUser; groups: Groups }) {
  const { language } = useTranslation().i18n;
  const names = [
    ...user.groups.map((id) => nameOf(groups.groups, id)),
    ...user.subGroups.map((id) => nameOf(groups.subGroups, id)),
    ...user.facilityLicenses,
  ];
  return <bdi>{new Intl.ListFormat(language, { type: 'unit' }).format(names)}</bdi>;
}

interface RequestUserTableProps {
  users: readonly RequestUser[];
  groups: Groups;
  onDelete: (user: RequestUser) => void;
}

/** The users that were entered; each can be deleted, after a question. */
export function RequestUserTable({ users, groups, onDelete }: RequestUserTableProps) {
  const { t } = useTranslation('claimDashboard');
  const [leaving, setLeaving] = useState<RequestUser | null>(null);
  if (users.length === 0) return <Typography color="textSecondary">{t('noUsers')}</Typography>;
  return (
    <>
      <TableContainer tabIndex={0} role="group" aria-label={t('section.users')}>
        <Table size="small">
          <TableHead>
            <TableRow>
              {(['userName', 'emailId', 'accessType', 'facilities'] as const).map((name) => (
                <TableCell key={name}>{t(`field.${name}`)}</TableCell>
              ))}
              <TableCell>{t('field.action')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {users.map((user) => (
              <TableRow key={`${user.emailId} ${user.groups} ${user.subGroups} ${user.facilityLicenses}`}>
                <TableCell>
                  <bdi>{user.userName}</bdi>
                </TableCell>
                <TableCell>
                  <bdi dir="ltr">{user.emailId}</bdi>
                </TableCell>
                <TableCell>{nameOf(groups.accessTypes, user.accessType)}</TableCell>
                <TableCell>
                  <Facilities user={user} groups={groups} />
                </TableCell>
                <TableCell>
                  <Button
                    size="small"
                    color="error"
                    aria-label={t('deleteUser', { name: user.userName })}
                    onClick={() => setLeaving(user)}
                  >
                    {t('delete')}
                  </Button>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <ConfirmDialog
        isOpen={leaving !== null}
        title={t('deleteTitle')}
        action={t('delete')}
        isDangerous
        onClose={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving) onDelete(leaving);
          setLeaving(null);
        }}
      >
        {t('deleteText', { name: leaving?.userName ?? '' })}
      </ConfirmDialog>
    </>
  );
}
