import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../shared/_field/nameIn.ts';
import { type UserRecord, userApi } from '../../shared/user/routes.ts';
import { alerts } from '../base/alerts.ts';
import { useGroups } from '../field/lookups/useGroups.ts';
import { FormDialog } from '../parts/form/FormDialog.tsx';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { ActionItem } from '../ui/ActionItem.tsx';
import { DialogButton } from '../ui/DialogButton.tsx';
import { type Choice, Dropdown } from '../ui/Dropdown.tsx';
import { Section } from '../ui/Section.tsx';
import { useAct } from './useAct.ts';

interface UserGroupsProps {
  user: UserRecord;
  onChanged: () => void;
}

const { addGroupOwnerToUser, addSubGroupToUser, deleteGroupOwnerFromUser, deleteSubGroupFromUser } = userApi.endpoints;

interface AddGroupProps extends UserGroupsProps {
  kind: 'groupOwner' | 'subGroup';
  choices: readonly Choice[];
  onClose: () => void;
}

function AddGroupDialog({ user, kind, choices, onChanged, onClose }: AddGroupProps) {
  const { t } = useTranslation('user');
  const userid = user.id;
  const isOwner = kind === 'groupOwner';
  const form = useContractForm({
    endpoint: (isOwner ? addGroupOwnerToUser : addSubGroupToUser) as typeof addGroupOwnerToUser,
    initial: { group: null as number | null },
    bodyOf: ({ group }) => ({ userid, [isOwner ? 'groupownerid' : 'subgroupid']: group }) as never,
    fieldOf: (field) => (/id$/.test(field) ? 'group' : field),
    onDone: () => {
      alerts.success(t('done.changed'));
      onClose();
      onChanged();
    },
  });
  return (
    <FormDialog form={form} title={t(`group.${kind}.add`)} submitText={t('group.addAction')} onClose={onClose}>
      <Dropdown control={form.control} name="group" label={t(`group.${kind}.label`)} choices={choices} isRequired />
    </FormDialog>
  );
}

interface GroupListProps extends UserGroupsProps {
  kind: 'groupOwner' | 'subGroup';
  held: readonly Choice[];
  /** Undefined while the list is being fetched. */
  all: readonly Choice[] | undefined;
  onTake: (id: number) => void;
}

function GroupList({ user, kind, held, all, onTake, onChanged }: GroupListProps) {
  const { t } = useTranslation('user');
  const mayChange = user.isChangeable && user.removal === null;
  const left = all?.filter(({ id }) => !held.some((each) => each.id === id));
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="h3" sx={{ fontSize: '1rem' }}>
        {t(`group.${kind}.title`)}
      </Typography>
      {held.length === 0 && <Typography color="textSecondary">{t('group.nothing')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {held.map(({ id, name }) => (
          <ActionItem key={id} title={name} text={null}>
            {mayChange && (
              <Button size="small" aria-label={t('facility.takeOf', { name })} onClick={() => onTake(id)}>
                {t('facility.take')}
              </Button>
            )}
          </ActionItem>
        ))}
      </Box>
      {mayChange && left?.length !== 0 && (
        <DialogButton text={t(`group.${kind}.add`)} variant="outlined" size="small" disabled={!left}>
          {(close) => <AddGroupDialog {...{ user, kind, onChanged }} choices={left ?? []} onClose={close} />}
        </DialogButton>
      )}
    </Box>
  );
}

/** The group owners and sub groups of a person. */
export function UserGroups({ user, onChanged }: UserGroupsProps) {
  const { t, i18n } = useTranslation('user');
  const userid = user.id;
  const all = useGroups();
  const done = { done: t('done.changed'), onDone: onChanged };
  const takeOwner = useAct(deleteGroupOwnerFromUser, done);
  const takeGroup = useAct(deleteSubGroupFromUser, done);
  const owner = (each: UserRecord['groupOwners'][number]): Choice => ({
    id: each.id,
    name: nameIn(i18n.language, each, 'groupOwnerName'),
  });
  const group = (each: UserRecord['subGroups'][number]): Choice => ({
    id: each.id,
    name: nameIn(i18n.language, each, 'groupName'),
  });
  return (
    <Section title={t('section.groups')} isPlain>
      <GroupList
        {...{ user, onChanged }}
        kind="groupOwner"
        held={user.groupOwners.map(owner)}
        all={all.isMissing ? [] : all.groups}
        onTake={(groupownerid) => void takeOwner.act({ query: { userid, groupownerid } })}
      />
      <GroupList
        {...{ user, onChanged }}
        kind="subGroup"
        held={user.subGroups.map(group)}
        all={all.isMissing ? [] : all.subGroups}
        onTake={(subgroupid) => void takeGroup.act({ query: { userid, subgroupid } })}
      />
    </Section>
  );
}
