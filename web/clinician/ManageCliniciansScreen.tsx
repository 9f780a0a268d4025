import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { clinicianSheet } from '../../shared/clinician/clinicianSheets.ts';
import { pathTo } from '../base/screenPath.ts';
import { useSession } from '../base/session.ts';
import { ImportButton } from '../parts/sheetImport/ImportButton.tsx';
import { DialogButton } from '../ui/DialogButton.tsx';
import { AddClinicianDialog } from './AddClinicianDialog.tsx';
import { ClinicianList } from './ClinicianList.tsx';
import { clinicianColumns } from './clinicianColumns.tsx';
import { clinicianScreens } from './screens.ts';

/** The clinicians of a facility: who works there, and who has left (REQ-CLIN-01). */
export function ManageCliniciansScreen() {
  const { t, i18n } = useTranslation('clinician');
  const isAtFacility = Boolean(useSession()?.facilityId);
  const columns = useMemo(() => clinicianColumns(t, i18n.language), [t, i18n.language]);
  return (
    <ClinicianList
      name="clinicians"
      columns={columns}
      linkOf={(row) => pathTo(clinicianScreens.record, row)}
      actions={(restart) => (
        <>
          {isAtFacility && (
            <>
              <DialogButton text={t('add')} variant="contained" size="small">
                {(close) => <AddClinicianDialog onClose={close} onAdded={restart} />}
              </DialogButton>
              <ImportButton kind={clinicianSheet.name} />
            </>
          )}
          <Button component={Link} to={pathTo(clinicianScreens.blacklists)} size="small">
            {t('blacklist.link')}
          </Button>
        </>
      )}
    />
  );
}
