import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type RequestUser, requestUser } from '../../shared/claimDashboard/requestForm.ts';
import {
  duplicateField,
  duplicateTexts,
  facilitiesFieldOf,
  licensesIn,
} from '../../shared/claimDashboard/requestRules.ts';
import { Notice } from '../base/Notice.tsx';
import { contractResolver, type FieldProblem } from '../parts/form/contractResolver.ts';
import { Dropdown } from '../ui/Dropdown.tsx';
import { MultiSelect } from '../ui/MultiSelect.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { requestDraft } from './requestDraft.ts';
import type { Groups } from './useGroups.ts';

interface Entry {
  userName: string;
  emailId: string;
  accessType: number | null;
  groups: number[];
  subGroups: number[];
  facilityLicenses: string;
}

const empty: Entry = {
  userName: '',
  emailId: '',
  accessType: null,
  groups: [],
  subGroups: [],
  facilityLicenses: '',
};

const draft = requestDraft<Entry>('entry');

/** So many names are shown before only their number is (REQ-CDASH-17). */
const shownLabels = 10;

const userOf = (entry: Entry) => ({ ...entry, facilityLicenses: licensesIn(entry.facilityLicenses) });

/** The rules of one user, and that the list does not have the same already. */
const resolverFor = (users: readonly RequestUser[]) =>
  contractResolver<Entry>(requestUser, {
    bodyOf: userOf,
    fieldOf: (field) => field.split('.')[0] ?? field,
    check: (found, entry): readonly FieldProblem[] => {
      const user = requestUser.safeParse(userOf(entry)).data;
      const field = user && duplicateField(user, users);
      return field ? [{ field, code: 'duplicate', message: duplicateTexts[field] }] : found;
    },
  });

interface UserEntryProps {
  users: readonly RequestUser[];
  groups: Groups;
  onAdd: (user: RequestUser) => void;
}

/** One user of the request, typed. */
export function UserEntry({ users, groups, onAdd }: UserEntryProps) {
  const { t } = useTranslation('claimDashboard');
  const { control, handleSubmit, reset, setFocus, watch } = useForm<Entry>({
    defaultValues: { ...empty, ...draft.read() },
    resolver: resolverFor(users),
  });
  useEffect(() => {
    const { unsubscribe } = watch((entry) => draft.keep(entry as Entry));
    return unsubscribe;
  }, [watch]);
  const field = facilitiesFieldOf(useWatch({ control, name: 'accessType' }));
  const add = handleSubmit((entry) => {
    onAdd(requestUser.parse(userOf(entry)));
    reset(empty);
    setFocus('userName');
  });
  const common = { control, isRequired: true } as const;
  return (
    <Box component="form" noValidate onSubmit={(event) => void add(event)} sx={{ display: 'grid', gap: 2 }}>
      {groups.isMissing && (
        <Notice severity="error" action={<Button onClick={groups.refresh}>{t('tryAgain')}</Button>}>
          {t('listsFailed')}
        </Notice>
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))' }}>
        <TextInput {...common} name="userName" label={t('field.userName')} maxLength={100} />
        <TextInput {...common} name="emailId" label={t('field.emailId')} type="email" maxLength={254} isCode />
        <Dropdown {...common} name="accessType" label={t('field.accessType')} choices={groups.accessTypes} />
        {field === 'facilityLicenses' && (
          <TextInput
            {...common}
            name={field}
            label={t(`field.${field}`)}
            hint={t('licensesHint')}
            maxLength={2000}
            isCode
          />
        )}
        {(field === 'groups' || field === 'subGroups') && (
          <MultiSelect
            {...common}
            key={field}
            name={field}
            label={t(`field.${field}`)}
            choices={groups[field]}
            shownLabels={shownLabels}
          />
        )}
      </Box>
      <Box>
        <SubmitButton variant="outlined">{t('add')}</SubmitButton>
      </Box>
    </Box>
  );
}
