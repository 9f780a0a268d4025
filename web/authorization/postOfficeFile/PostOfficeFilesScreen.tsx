import { useMemo } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../../shared/_field/nameIn.ts';
import { regulatorOptions } from '../../../shared/_field/regulator.ts';
import {
  type FileReason,
  type ShownFileState,
  shownFileStates,
  unmatchedReasons,
  unreadableReasons,
} from '../../../shared/authorization/postOfficeFiles.ts';
import { authorizationApi } from '../../../shared/authorization/routes.ts';
import { pathTo } from '../../base/screenPath.ts';
import { useSessionState } from '../../base/sessionState.ts';
import { ListScreen } from '../../parts/list/ListScreen.tsx';
import { useList } from '../../parts/list/useList.ts';
import { DateField } from '../../ui/DateField.tsx';
import { Dropdown } from '../../ui/Dropdown.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { ToggleChoice } from '../../ui/ToggleChoice.tsx';
import { authorizationScreens } from '../screens.ts';
import { fileColumns, reasonText } from './fileColumns.tsx';

const empty = {
  from: '',
  to: '',
  regulatorId: null as number | null,
  license: '',
  reason: null as FileReason | null,
};

const reasonsOf: Readonly<Record<ShownFileState, readonly FileReason[]>> = {
  unmatched: unmatchedReasons,
  unreadable: unreadableReasons,
  new: [],
  taken: [],
};

function FilterFields({ control, state }: { control: Control<typeof empty>; state: ShownFileState }) {
  const { t, i18n } = useTranslation('postOfficeFile');
  const regulators = useMemo(
    () => regulatorOptions.map((each) => ({ id: each.regulatorId, name: nameIn(i18n.language, each, 'name') })),
    [i18n.language],
  );
  const reasons = useMemo(() => reasonsOf[state].map((id) => ({ id, name: reasonText(t, id) })), [t, state]);
  return (
    <>
      <DateField control={control} name="from" label={t('field.from')} />
      <DateField control={control} name="to" label={t('field.to')} />
      <Dropdown
        control={control}
        name="regulatorId"
        label={t('field.regulator')}
        choices={regulators}
        noneText={t('any')}
      />
      <TextInput control={control} name="license" label={t('field.license')} maxLength={30} isCode />
      {reasons.length > 0 && (
        <Dropdown control={control} name="reason" label={t('field.reason')} choices={reasons} noneText={t('any')} />
      )}
    </>
  );
}

/** The files of post offices that could not be read or found no request, and those that were taken when they were read again. */
export function PostOfficeFilesScreen() {
  const { t, i18n } = useTranslation('postOfficeFile');
  const [state, setState] = useSessionState<ShownFileState>('postOfficeFile:state', 'unmatched');
  const list = useList(authorizationApi.endpoints.searchPostOfficeFiles, {
    key: `postOfficeFile:${state}`,
    empty,
    also: { state },
  });
  const columns = useMemo(() => fileColumns(t, i18n.language), [t, i18n.language]);
  const options = shownFileStates.map((id) => ({ id, name: t(`state.${id}`) }));
  return (
    <ListScreen
      key={state}
      name="postOfficeFiles"
      label={t('label')}
      filters={{
        label: t('filters'),
        form: list,
        fields: <FilterFields control={list.control} state={state} />,
      }}
      columns={columns}
      pages={list.pages}
      rowId={(row) => row.keptId}
      linkOf={(row) => pathTo(authorizationScreens.postOfficeFile, row)}
      nextStep={t(list.count > 0 ? 'next.widen' : 'next.open')}
      views={<ToggleChoice label={t('views')} options={options} value={state} onChange={setState} />}
    />
  );
}
