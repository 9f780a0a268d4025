import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { inLanguage } from '../../shared/_field/bilingual.ts';
import { holdsOneOf } from '../../shared/_field/grants.ts';
import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { activityCodeSheet } from '../../shared/lookups/activityCodeSheet.ts';
import { type ActivityCode, type CodeSet, codeSets, codeSetTitles } from '../../shared/lookups/activityCodes.ts';
import { lookupsApi } from '../../shared/lookups/routes.ts';
import { useSession } from '../base/session.ts';
import { useSessionState } from '../base/sessionState.ts';
import type { WordOf } from '../base/texts.ts';
import { ListScreen } from '../parts/list/ListScreen.tsx';
import { useList } from '../parts/list/useList.ts';
import { ImportButton } from '../parts/sheetImport/ImportButton.tsx';
import { DateField } from '../ui/DateField.tsx';
import { DialogButton } from '../ui/DialogButton.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { ToggleChoice } from '../ui/ToggleChoice.tsx';
import type { DataColumn } from '../ui/table/columns.ts';
import { columnsBy } from '../ui/table/columnsBy.tsx';
import { PeriodsDialog } from './PeriodsDialog.tsx';

const { getActivityCodes } = lookupsApi.endpoints;
const empty = { searchTerm: '', on: '' };

/** A row for each code, in the reader's language first. */
function codeColumns(t: TFunction<'lookups'>, language: string): DataColumn<ActivityCode>[] {
  const column = columnsBy<ActivityCode, WordOf<'lookups', 'field'>>((name) => t(`field.${name}`));
  const isArabic = language === 'ar';
  return [
    column.code('code', { width: 120 }),
    column.name('description', { isSecondary: isArabic, width: 320 }),
    column.name('descriptionArabic', { isSecondary: !isArabic, width: 260 }),
    column.date('validFrom', { isSecondary: true }),
    column.date('validTo', { isSecondary: true }),
    column.text('periods', {
      value: () => null,
      cell: (row) => (
        <DialogButton text={t('periods.show')} size="small">
          {(close) => <PeriodsDialog of={row} onClose={close} />}
        </DialogButton>
      ),
      width: 130,
    }),
  ];
}

/** The code sets of activities: codes by set, code or words in either language, on a day. */
export function ActivityCodesScreen() {
  const { t, i18n } = useTranslation('lookups');
  const session = useSession();
  const [codeSet, setCodeSet] = useSessionState<CodeSet>('activityCodes:codeSet', 'SERVICE');
  const list = useList(getActivityCodes, { key: 'activityCodes', empty, also: { codeSet } });
  const columns = useMemo(() => codeColumns(t, i18n.language), [t, i18n.language]);
  const options = codeSets.map((id) => ({ id, name: inLanguage(i18n.language, codeSetTitles[id]) }));
  const mayLoad = session !== null && holdsOneOf(session, moduleAccess.lookupLists);
  const fields = (
    <>
      <TextInput control={list.control} name="searchTerm" label={t('filter.searchTerm')} maxLength={100} />
      <DateField control={list.control} name="on" label={t('filter.on')} />
    </>
  );
  return (
    <ListScreen
      name="activityCodes"
      label={t('label')}
      intro={t('intro')}
      filters={{ label: t('filter.label'), form: list, fields }}
      views={<ToggleChoice label={t('codeSet')} options={options} value={codeSet} onChange={setCodeSet} size="small" />}
      columns={columns}
      pages={list.pages}
      rowId={({ code, validFrom }) => `${code} ${validFrom}`}
      nextStep={t(list.count > 0 ? 'next.widen' : mayLoad ? 'next.load' : 'next.none')}
      actions={mayLoad && <ImportButton kind={activityCodeSheet.name} />}
    />
  );
}
