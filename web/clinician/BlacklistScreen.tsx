import Box from '@mui/material/Box';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Blacklist } from '../../shared/clinician/blacklistModel.ts';
import { clinicianApi } from '../../shared/clinician/routes.ts';
import type { UserFacility } from '../../shared/user/routes.ts';
import { useSession } from '../base/session.ts';
import { FacilityField } from '../field/facility/FacilityField.tsx';
import { ListScreen } from '../parts/list/ListScreen.tsx';
import { DialogButton } from '../ui/DialogButton.tsx';
import type { DataColumn } from '../ui/table/columns.ts';
import { columnsBy } from '../ui/table/columnsBy.tsx';
import { useEndpointPages } from '../ui/table/useEndpointPages.ts';
import { BlacklistDialog } from './BlacklistDialog.tsx';
import { BlacklistChip } from './blacklistState.ts';
import { UploadBlacklistDialog } from './UploadBlacklistDialog.tsx';

const { getBlacklists } = clinicianApi.endpoints;

function blacklistColumns(t: TFunction<'clinician'>, onMoved: () => void): DataColumn<Blacklist>[] {
  type Name = 'fileName' | 'state' | 'count' | 'madeAt' | 'madeBy' | 'open';
  const column = columnsBy<Blacklist, Name>((name) => t(`blacklist.${name}`));
  return [
    column.name('fileName'),
    column.text('state', {
      value: ({ state }) => t(`blacklistState.${state}`),
      cell: ({ state }) => <BlacklistChip state={state} />,
    }),
    column.number('count', { value: ({ lines }) => lines.length, isSecondary: true }),
    column.instant('madeAt', { value: ({ made }) => made.madeAt, isSecondary: true }),
    column.name('madeBy', { value: ({ made }) => made.makerName, isSecondary: true }),
    column.text('open', {
      value: () => '',
      cell: (list) => (
        <DialogButton text={t('blacklist.show')} size="small">
          {(close) => <BlacklistDialog list={list} onClose={close} onMoved={onMoved} />}
        </DialogButton>
      ),
    }),
  ];
}

/**
 * The blacklists of a facility. A super administrator sees those that hold everywhere, and those of a facility of their choice, whose
 * second person they may be.
 */
export function BlacklistScreen() {
  const { t } = useTranslation('clinician');
  const isOfPortal = useSession()?.roles.includes('SuperAdmin') ?? false;
  const form = useForm({ defaultValues: { facility: null as UserFacility | null } });
  const facility = useWatch({ control: form.control, name: 'facility' });
  const pages = useEndpointPages(getBlacklists, { query: facility ? { facilityId: facility.facilityId } : {} });
  const { store } = pages;
  const columns = useMemo(() => blacklistColumns(t, () => void store.restart()), [t, store]);
  return (
    <ListScreen
      name="blacklists"
      label={t('blacklist.label')}
      intro={t('blacklist.intro')}
      columns={columns}
      pages={pages}
      rowId={(row) => row.blacklistId}
      nextStep={t('blacklist.next')}
      views={
        isOfPortal && (
          <Box sx={{ maxWidth: 420 }}>
            <FacilityField
              control={form.control}
              name="facility"
              label={t('blacklist.ofFacility')}
              hint={t('blacklist.ofFacilityHint')}
            />
          </Box>
        )
      }
      actions={
        !facility && (
          <DialogButton text={t('blacklist.upload')} variant="contained">
            {(close) => <UploadBlacklistDialog onClose={close} onSent={() => void store.restart()} />}
          </DialogButton>
        )
      }
    />
  );
}
