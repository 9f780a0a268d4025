import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { useApi } from '../api/useApi.ts';
import { type FieldProps, useField } from '../ui/useField.ts';
import type { HistoryFilters } from './historySearch.ts';

interface SenderFieldProps extends Pick<FieldProps<HistoryFilters>, 'control'> {
  /** The facility that an administrator has chosen; everybody else's is the session's. */
  facilityLicense: string;
}

/** Who sent a request: the people of the facility who sent any of the last months. */
export function SenderField({ control, facilityLicense }: SenderFieldProps) {
  const { t } = useTranslation(['eligibility', 'ui']);
  const { field, input } = useField<HistoryFilters>({ control, name: 'sentBy', label: t('history.sentBy') });
  const body = facilityLicense ? { facilityLicense } : {};
  const { data: senders } = useApi(eligibilityApi.endpoints.getEligibilitySenders, { body }, { isQuiet: true });
  const isKnown = senders?.some(({ userId }) => userId === field.value) ?? false;
  return (
    <TextField
      {...input}
      select
      name={field.name}
      value={isKnown ? field.value : ''}
      onChange={({ target }) => field.onChange(target.value)}
      onBlur={field.onBlur}
      inputRef={field.ref}
      slotProps={{ select: { SelectDisplayProps: { id: `${input.id}-button` } } }}
    >
      <MenuItem value="">{t('history.anySender')}</MenuItem>
      {senders?.map(({ userId, name }) => (
        <MenuItem key={userId} value={userId}>
          <bdi>{name}</bdi>
        </MenuItem>
      ))}
    </TextField>
  );
}
