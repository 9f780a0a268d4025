import AddIcon from '@mui/icons-material/Add';
import HistoryIcon from '@mui/icons-material/History';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { nameIn } from '../../shared/_field/nameIn.ts';
import { type KeptListName, keptListNames } from '../../shared/lookupList/keptLists.ts';
import { lookupSheet } from '../../shared/lookupList/lookupSheet.ts';
import { type LookupRow, lookupListApi } from '../../shared/lookupList/routes.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { alerts } from '../base/alerts.ts';
import { usePathTo } from '../base/screenPath.ts';
import { useSessionState } from '../base/sessionState.ts';
import { ListScreen } from '../parts/list/ListScreen.tsx';
import { ImportButton } from '../parts/sheetImport/ImportButton.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { DialogButton } from '../ui/DialogButton.tsx';
import { ToggleChoice } from '../ui/ToggleChoice.tsx';
import { useEndpointPages } from '../ui/table/useEndpointPages.ts';
import { ChangesDialog } from './ChangesDialog.tsx';
import { EntryDialog } from './EntryDialog.tsx';
import { entryColumns } from './entryColumns.tsx';

const { getLookupEntries, moveLookupEntry, deleteLookupEntry } = lookupListApi.endpoints;

/** What the user is about to do with which entry. */
type Intent = { readonly act: 'edit' | 'delete'; readonly entry: LookupRow };

function useList(list: KeptListName) {
  const { t, i18n } = useTranslation('lookupList');
  const pages = useEndpointPages(getLookupEntries, { query: { list } });
  const { store } = pages;
  const [intent, setIntent] = useState<Intent | null>(null);
  const { send: sendMove } = useApiMutation(moveLookupEntry);
  const removal = useApiMutation(deleteLookupEntry);
  const readAgain = () => void store.restart();

  const columns = useMemo(() => {
    const move = async ({ entryId, edition }: LookupRow, to: 'up' | 'down') => {
      await sendMove({ body: { list, entryId, edition, to } });
      void store.restart();
    };
    return entryColumns(t, i18n.language, {
      onEdit: (entry) => setIntent({ act: 'edit', entry }),
      onDelete: (entry) => setIntent({ act: 'delete', entry }),
      onMove: (entry, to) => void move(entry, to),
    });
  }, [t, i18n.language, list, sendMove, store]);

  const remove = async ({ entryId, edition }: LookupRow) => {
    const outcome = await removal.send({ body: { list, entryId, edition } });
    if (outcome.isDone) alerts.success(t('deleted'));
    setIntent(null);
    readAgain();
  };
  return { pages, columns, intent, setIntent, readAgain, remove, isRemoving: removal.isSending };
}

/** The lists that administrators keep: their entries, order, days and history. */
export function LookupListScreen() {
  const { t, i18n } = useTranslation('lookupList');
  const screenPath = usePathTo();
  const [list, setList] = useSessionState<KeptListName>('lookupList:list', 'groupOwners');
  const { pages, columns, intent, setIntent, readAgain, remove, isRemoving } = useList(list);
  const options = keptListNames.map((id) => ({ id, name: t(`name.${id}`) }));
  const leave = () => setIntent(null);
  const doomed = intent?.act === 'delete' ? intent.entry : null;
  return (
    <>
      <ListScreen
        name="lookupEntries"
        label={t('label')}
        intro={t('intro')}
        columns={columns}
        pages={pages}
        rowId={(row) => String(row.entryId)}
        nextStep={t('empty')}
        views={<ToggleChoice label={t('list')} options={options} value={list} onChange={setList} size="small" />}
        actions={
          <>
            <DialogButton text={t('add')} variant="contained" size="small" startIcon={<AddIcon />}>
              {(close) => <EntryDialog list={list} entry={null} onClose={close} onDone={readAgain} />}
            </DialogButton>
            <ImportButton kind={lookupSheet.name} />
            <Button component={Link} to={screenPath('activityCodes')} size="small">
              {t('codesOfServices')}
            </Button>
            <DialogButton text={t('changes')} size="small" startIcon={<HistoryIcon />}>
              {(close) => <ChangesDialog list={list} onClose={close} />}
            </DialogButton>
          </>
        }
      />
      {intent?.act === 'edit' && <EntryDialog list={list} entry={intent.entry} onClose={leave} onDone={readAgain} />}
      <ConfirmDialog
        isOpen={doomed !== null}
        title={t('deleteTitle')}
        action={t('delete')}
        isDangerous
        isSending={isRemoving}
        onClose={leave}
        onConfirm={() => doomed && void remove(doomed)}
      >
        {t('deleteText', { name: doomed ? nameIn(i18n.language, doomed, 'name') : '' })}
      </ConfirmDialog>
    </>
  );
}
