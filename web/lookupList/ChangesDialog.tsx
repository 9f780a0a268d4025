import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { dateText } from '../../shared/_field/dateText.ts';
import { nameIn } from '../../shared/_field/nameIn.ts';
import { differences } from '../../shared/_parts/differences.ts';
import type { KeptListName } from '../../shared/lookupList/keptLists.ts';
import { entryFields, type LookupChange, lookupListApi } from '../../shared/lookupList/routes.ts';
import { DifferenceList } from '../parts/versions/DifferenceList.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Timeline } from '../ui/Timeline.tsx';
import { useEndpointPages } from '../ui/table/useEndpointPages.ts';

const perPage = 20;

/** One change in sentences: by whom, and each field before and after. */
function ChangeDetail({ change }: { change: LookupChange }) {
  const { t } = useTranslation('lookupList');
  const { before, after, byName } = change;
  const shown = (field: (typeof entryFields)[number], value: string | null): string => {
    if (value === null) return t('none');
    return field === 'activeFrom' || field === 'activeTo' ? dateText(value) : value;
  };
  const changed = before && after ? differences(entryFields, before, after) : [];
  const texts = changed.map(
    ({ field, before: was, after: is }) => `${t(`field.${field}`)}: ${shown(field, was)} → ${shown(field, is)}`,
  );
  return (
    <>
      <bdi>{t('by', { name: byName })}</bdi>
      {texts.length > 0 && <DifferenceList label={t('changes')} texts={texts} />}
    </>
  );
}

/** What was changed in a list, newest first. */
export function ChangesDialog({ list, onClose }: { list: KeptListName; onClose: () => void }) {
  const { t, i18n } = useTranslation('lookupList');
  const { rows, hasMore, isLoading, error, store } = useEndpointPages(lookupListApi.endpoints.searchLookupChanges, {
    body: { list, take: perPage },
  });
  const nameOf = ({ before, after }: LookupChange): string => {
    const content = after ?? before;
    return content ? nameIn(i18n.language, content, 'name') : '';
  };
  const entries = rows.map((change) => ({
    key: change.changeId,
    at: change.at,
    title: t(`kind.${change.kind}`, { name: nameOf(change) }),
    detail: <ChangeDetail change={change} />,
  }));
  return (
    <Dialog
      isOpen
      title={`${t('changes')} · ${t(`name.${list}`)}`}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      {error !== null && <Alert severity="warning">{t('changesFailed')}</Alert>}
      {rows.length === 0 && !isLoading && error === null && <Typography>{t('noChanges')}</Typography>}
      <Timeline entries={entries} label={t('changes')} />
      {hasMore && rows.length > 0 && (
        <Button loading={isLoading} onClick={() => void store.loadMore()}>
          {t('moreChanges')}
        </Button>
      )}
    </Dialog>
  );
}
