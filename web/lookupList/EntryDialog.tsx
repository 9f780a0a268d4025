import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { KeptListName } from '../../shared/lookupList/keptLists.ts';
import { type LookupRow, lookupListApi } from '../../shared/lookupList/routes.ts';
import { alerts } from '../base/alerts.ts';
import { FormDialog } from '../parts/form/FormDialog.tsx';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { DateField } from '../ui/DateField.tsx';
import { TextInput } from '../ui/TextInput.tsx';

const { addLookupEntry, changeLookupEntry } = lookupListApi.endpoints;

interface EntryDialogProps {
  list: KeptListName;
  /** The entry to be changed; null for a new one. */
  entry: LookupRow | null;
  onClose: () => void;
  onDone: () => void;
}

const initialOf = (entry: LookupRow | null) => ({
  name: entry?.name ?? '',
  nameArabic: entry?.nameArabic ?? '',
  entryCode: entry?.code ?? '',
  activeFrom: entry?.activeFrom ?? '',
  activeTo: entry?.activeTo ?? '',
});
type Values = ReturnType<typeof initialOf>;

const contentOf = ({ name, nameArabic, entryCode, activeFrom, activeTo }: Values) => ({
  name,
  nameArabic,
  code: entryCode.trim() || null,
  activeFrom: activeFrom || null,
  activeTo: activeTo || null,
});

function useEntryForm({ list, entry, onClose, onDone }: EntryDialogProps) {
  const { t } = useTranslation('lookupList');
  const how = {
    initial: initialOf(entry),
    // A code by itself is none that a tab keeps; this one names an entry.
    fieldOf: (field: string) => (field === 'code' ? 'entryCode' : field),
    onDone: () => {
      alerts.success(t('saved'));
      onClose();
      onDone();
    },
  };
  const added = useContractForm({
    ...how,
    endpoint: addLookupEntry,
    bodyOf: (values: Values) => ({ list, ...contentOf(values) }),
  });
  const { entryId = 1, edition = 0 } = entry ?? {};
  const changed = useContractForm({
    ...how,
    endpoint: changeLookupEntry,
    bodyOf: (values: Values) => ({ list, entryId, edition, ...contentOf(values) }),
  });
  return entry ? changed : added;
}

/** The names, the code and the days of an entry, new or known. */
export function EntryDialog(props: EntryDialogProps) {
  const { t } = useTranslation('lookupList');
  const { list, entry, onClose } = props;
  const form = useEntryForm(props);
  const { control } = form;
  const title = entry ? t('editTitle') : t('addTitle', { list: t(`name.${list}`) });
  return (
    <FormDialog form={form} title={title} submitText={t('save')} onClose={onClose}>
      <TextInput control={control} name="name" label={t('field.name')} maxLength={200} isRequired />
      <TextInput control={control} name="nameArabic" label={t('field.nameArabic')} maxLength={200} isRequired />
      <TextInput control={control} name="entryCode" label={t('field.code')} maxLength={40} isCode />
      <DateField control={control} name="activeFrom" label={t('field.activeFrom')} />
      <DateField control={control} name="activeTo" label={t('field.activeTo')} />
      <Typography variant="body2" color="textSecondary">
        {t('lastDayHelp')}
      </Typography>
    </FormDialog>
  );
}
