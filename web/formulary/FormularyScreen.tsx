import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { formularySheet } from '../../shared/formulary/formularySheet.ts';
import { formularyApi } from '../../shared/formulary/routes.ts';
import { pathTo } from '../base/screenPath.ts';
import { useSession } from '../base/session.ts';
import { useSessionState } from '../base/sessionState.ts';
import { usePayerChoice } from '../field/lookups/usePayerChoice.tsx';
import { ListScreen } from '../parts/list/ListScreen.tsx';
import { ImportButton } from '../parts/sheetImport/ImportButton.tsx';
import { Switches } from '../parts/versionedList/Switches.tsx';
import { VersionList } from '../parts/versionedList/VersionList.tsx';
import { DialogButton } from '../ui/DialogButton.tsx';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { ToggleChoice } from '../ui/ToggleChoice.tsx';
import { criteriaFor } from '../ui/table/filters/criteriaFor.ts';
import { useListFilters } from '../ui/table/filters/useListFilters.ts';
import { useEndpointPages } from '../ui/table/useEndpointPages.ts';
import { drugColumns, shownFormulary } from './formularyColumns.tsx';
import { formularyScreens } from './screens.ts';
import { UploadDialog } from './UploadDialog.tsx';

const { searchFormulary } = formularyApi.endpoints;
const views = ['versions', 'drugs', 'switches'] as const;
type View = (typeof views)[number];

interface ViewProps {
  payerId: number | null;
  /** Where the reader chooses the payer and what to see. */
  choices: ReactNode;
}

/** The versions, the newest first, and the way to bring another one. */
function Versions({ payerId, choices }: ViewProps) {
  const { t } = useTranslation('formulary');
  const navigate = useNavigate();
  const isOwn = useSession()?.payerId != null;
  return (
    <VersionList
      list={shownFormulary}
      named={payerId === null ? null : { payerId }}
      name="formularyVersions"
      label={t('view.versions')}
      intro={t('intro')}
      choices={choices}
      linkOf={(version) => pathTo(formularyScreens.version, version)}
      nextStep={t(payerId === null ? 'next.payer' : 'next.upload')}
      actions={
        payerId !== null && (
          <>
            <DialogButton text={t('upload.open')} variant="contained" size="small" startIcon={<UploadIcon />}>
              {(close) => (
                <UploadDialog
                  payerId={payerId}
                  onClose={close}
                  onStaged={(versionId) => void navigate(pathTo(formularyScreens.version, { versionId }))}
                />
              )}
            </DialogButton>
            {/* A list that is larger than a form. */}
            {isOwn && <ImportButton kind={formularySheet.name} />}
          </>
        )
      }
    />
  );
}

const empty = { text: '' };

/** The drugs of the version in force. */
function Drugs({ payerId, choices }: ViewProps) {
  const { t } = useTranslation('formulary');
  const filters = useListFilters({ key: 'formulary:drugs', empty, criteriaOf: criteriaFor(searchFormulary) });
  const { control, criteria } = filters;
  const pages = useEndpointPages(searchFormulary, payerId === null ? null : { query: { ...criteria, payerId } });
  const columns = useMemo(() => drugColumns(t, payerId ?? 0), [t, payerId]);
  return (
    <ListScreen
      name="formularyDrugs"
      label={t('view.drugs')}
      intro={t('intro')}
      views={choices}
      filters={{
        label: t('search.label'),
        form: filters,
        fields: <TextInput control={control} name="text" label={t('search.text')} maxLength={60} />,
      }}
      columns={columns}
      pages={pages}
      rowId={({ code }) => code}
      nextStep={t(payerId === null ? 'next.payer' : 'next.drugs')}
    />
  );
}

/** A payer's formulary: its versions, the drugs of the one in force, and when one took over from another. */
export function FormularyScreen() {
  const { t } = useTranslation('formulary');
  const { payerId, picker } = usePayerChoice(t('payer'));
  const [view, setView] = useSessionState<View>('formulary:view', 'versions');
  const options = views.map((id) => ({ id, name: t(`view.${id}`) }));
  const choices = (
    <>
      {picker}
      <ToggleChoice label={t('view.label')} options={options} value={view} onChange={setView} size="small" />
    </>
  );
  if (view === 'drugs') return <Drugs payerId={payerId} choices={choices} />;
  if (view === 'switches') {
    return (
      <ScreenBody>
        {choices}
        <Switches
          list={shownFormulary}
          named={payerId === null ? null : { payerId }}
          title={t('view.switches')}
          nextStep={t(payerId === null ? 'next.payer' : 'next.drugs')}
        />
      </ScreenBody>
    );
  }
  return <Versions payerId={payerId} choices={choices} />;
}
