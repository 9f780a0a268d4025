import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../shared/_field/nameIn.ts';
import { type UserFacility, type UserRecord, userApi } from '../../shared/user/routes.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { alerts } from '../base/alerts.ts';
import { FormDialog } from '../parts/form/FormDialog.tsx';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { ActionItem } from '../ui/ActionItem.tsx';
import { DialogButton } from '../ui/DialogButton.tsx';
import { Identifier } from '../ui/Identifier.tsx';
import { Section } from '../ui/Section.tsx';
import { PlaceField } from './PlaceField.tsx';
import { useAct } from './useAct.ts';

interface UserFacilitiesProps {
  user: UserRecord;
  onChanged: () => void;
}

const { updateUser } = userApi.endpoints;

/** The same person at other facilities. */
const bodyAt = ({ firstName, lastName, mobileNumber, version }: UserRecord, facilityIds: string[]) => ({
  firstName,
  lastName,
  mobileNumber,
  version,
  facilityIds,
});

function AddFacilityDialog({ user, onChanged, onClose }: UserFacilitiesProps & { onClose: () => void }) {
  const { t } = useTranslation('user');
  const { send } = useApiMutation(updateUser, { showsErrors: true });
  const ids = user.facilities.map(({ facilityId }) => facilityId);
  const form = useContractForm({
    endpoint: updateUser,
    initial: { facility: null as UserFacility | null },
    bodyOf: ({ facility }) => bodyAt(user, facility ? [...ids, facility.facilityId] : ids),
    about: [user.id],
    send: (body) => send({ params: { id: user.id }, body }),
    fieldOf: (field) => (field === 'facilityIds' ? 'facility' : field),
    onDone: () => {
      alerts.success(t('done.changed'));
      onClose();
      onChanged();
    },
  });
  return (
    <FormDialog form={form} title={t('facility.add')} submitText={t('facility.addAction')} onClose={onClose}>
      <PlaceField control={form.control} name="facility" />
    </FormDialog>
  );
}

/** Where a person works. */
export function UserFacilities({ user, onChanged }: UserFacilitiesProps) {
  const { t, i18n } = useTranslation('user');
  const take = useAct(updateUser, { done: t('done.changed'), onDone: onChanged });
  const mayChange = user.isChangeable && user.removal === null;
  const without = ({ facilityId }: UserFacility) =>
    bodyAt(
      user,
      user.facilities.map((each) => each.facilityId).filter((id) => id !== facilityId),
    );
  return (
    <Section title={t('section.facilities')} isPlain>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {user.facilities.map((facility) => {
          const name = nameIn(i18n.language, facility, 'facilityName');
          return (
            <ActionItem key={facility.facilityId} title={name} text={<Identifier value={facility.facilityLicense} />}>
              {mayChange && user.facilities.length > 1 && (
                <Button
                  size="small"
                  aria-label={t('facility.takeOf', { name })}
                  disabled={take.isSending}
                  onClick={() => void take.act({ params: { id: user.id }, body: without(facility) })}
                >
                  {t('facility.take')}
                </Button>
              )}
            </ActionItem>
          );
        })}
      </Box>
      {mayChange && (
        <Box sx={{ mt: 1.5 }}>
          <DialogButton text={t('facility.add')} variant="outlined">
            {(close) => <AddFacilityDialog user={user} onChanged={onChanged} onClose={close} />}
          </DialogButton>
        </Box>
      )}
    </Section>
  );
}
