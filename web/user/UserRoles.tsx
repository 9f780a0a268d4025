import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { type HeldRole, type UserRecord, userApi } from '../../shared/user/routes.ts';
import { useApi } from '../api/useApi.ts';
import { ActionItem } from '../ui/ActionItem.tsx';
import { Arriving } from '../ui/Arriving.tsx';
import { DateText } from '../ui/DateText.tsx';
import { DialogButton } from '../ui/DialogButton.tsx';
import { Section } from '../ui/Section.tsx';
import { GiveRoleDialog } from './GiveRoleDialog.tsx';
import { useAct } from './useAct.ts';

interface UserRolesProps {
  user: UserRecord;
  onChanged: () => void;
}

/** Who gave a role, and until when it holds. */
function RoleText({ held }: { held: HeldRole }) {
  const { t } = useTranslation('user');
  return (
    <>
      {held.givenBy ? t('role.givenBy', { name: held.givenBy }) : t('role.unknown')}
      {held.endsAt && (
        <>
          {' · '}
          {t('role.until')} <DateText value={held.endsAt} withTime />
        </>
      )}
    </>
  );
}

/** The roles of a person; those that the reader may give can be taken away here, and others given, for a time too. */
export function UserRoles({ user, onChanged }: UserRolesProps) {
  const { t } = useTranslation('user');
  const userid = user.id;
  const { data, isLoading, refresh } = useApi(userApi.endpoints.getUserRoles, { query: { userid } });
  const changed = () => {
    refresh();
    onChanged();
  };
  const take = useAct(userApi.endpoints.removeUserRole, { done: t('done.roleTaken'), onDone: changed });
  const mayChange = user.isChangeable && user.removal === null;
  return (
    <Section title={t('section.roles')} isPlain>
      {isLoading && <Arriving height={56} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map((held) => (
          <ActionItem key={`${held.role} ${held.endsAt}`} title={held.role} text={<RoleText held={held} />}>
            {mayChange && held.isTakeable && (
              <Button
                size="small"
                aria-label={t('role.takeOf', { role: held.role })}
                disabled={take.isSending}
                onClick={() => void take.act({ query: { userid, role: held.role } })}
              >
                {t('role.take')}
              </Button>
            )}
          </ActionItem>
        ))}
      </Box>
      {data?.length === 0 && <Typography color="textSecondary">{t('role.nothing')}</Typography>}
      {/* Not before the roles are there: they would move the button from under the pointer. */}
      {mayChange && data && (
        <Box sx={{ mt: 1.5 }}>
          <DialogButton text={t('role.give')} variant="outlined">
            {(close) => <GiveRoleDialog user={user} onClose={close} onGiven={changed} />}
          </DialogButton>
        </Box>
      )}
    </Section>
  );
}
