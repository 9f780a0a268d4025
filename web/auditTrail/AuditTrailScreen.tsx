import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { identityTrail } from '../../shared/auditTrail/identityTrail.ts';
import { auditTrailApi } from '../../shared/auditTrail/routes.ts';
import { pathTo } from '../base/screenPath.ts';
import { FacilityLicenseField } from '../field/facility/FacilityLicenseField.tsx';
import { ListScreen } from '../parts/list/ListScreen.tsx';
import { useList } from '../parts/list/useList.ts';
import { DateField } from '../ui/DateField.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { auditColumns } from './auditColumns.tsx';
import { auditTrailScreens } from './screens.ts';

const { searchAuditEntries } = auditTrailApi.endpoints;
const empty = { person: '', facilityLicense: '', entity: '', recordId: '', patient: '', from: '', to: '' };

/** Who did what, when and from where: by person, facility, record and time. */
export function AuditTrailScreen() {
  const { t } = useTranslation('auditTrail');
  const list = useList(searchAuditEntries, { key: 'auditTrail', empty });
  const columns = useMemo(() => auditColumns(t), [t]);
  const { control } = list;
  const fields = (
    <>
      <TextInput control={control} name="person" label={t('filter.person')} maxLength={200} isCode />
      <FacilityLicenseField control={control} name="facilityLicense" label={t('filter.facilityLicense')} />
      <TextInput control={control} name="entity" label={t('filter.entity')} maxLength={40} isCode />
      <TextInput control={control} name="recordId" label={t('filter.recordId')} maxLength={100} isCode />
      <TextInput control={control} name="patient" label={t('filter.patient')} maxLength={30} isCode />
      <DateField control={control} name="from" label={t('filter.from')} />
      <DateField control={control} name="to" label={t('filter.to')} />
    </>
  );
  return (
    <ListScreen
      name="auditTrail"
      label={t('list.label')}
      intro={t('list.intro')}
      filters={{ label: t('list.filters'), form: list, fields }}
      columns={columns}
      pages={list.pages}
      rowId={(row) => row.entryId}
      linkOf={(row) => pathTo(auditTrailScreens.entry, row)}
      nextStep={t('list.next')}
      actions={
        <>
          <Button size="small" onClick={() => list.filterForm.onApply(identityTrail)}>
            {t('list.identity')}
          </Button>
          <Button component={Link} to={pathTo(auditTrailScreens.state)} size="small">
            {t('list.state')}
          </Button>
        </>
      }
    />
  );
}
