import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../shared/_field/nameIn.ts';
import type { ClinicianRow } from '../../shared/clinician/clinicianModel.ts';
import { pathTo } from '../base/screenPath.ts';
import type { WordOf } from '../base/texts.ts';
import type { DataColumn } from '../ui/table/columns.ts';
import { columnsBy } from '../ui/table/columnsBy.tsx';
import { ClinicianList } from './ClinicianList.tsx';
import { clinicianScreens } from './screens.ts';
import { VerificationChip, verificationOf } from './verificationState.ts';

function verificationColumns(t: TFunction<'clinician'>, language: string): DataColumn<ClinicianRow>[] {
  const column = columnsBy<ClinicianRow, WordOf<'clinician', 'field'>>((name) => t(`field.${name}`));
  return [
    column.name('fullName', { value: (row) => nameIn(language, row, 'fullName') }),
    column.code('licenseNo', { isSecondary: true }),
    column.text('verification', {
      width: 190,
      value: (row) => t(`verification.${verificationOf(row)}`),
      cell: (row) => <VerificationChip state={verificationOf(row)} />,
    }),
    column.date('verifiedUntil'),
    column.code('emiratesIdEnding', { isSecondary: true }),
    column.text('specialty', { value: (row) => nameIn(language, row, 'specialty'), isSecondary: true }),
    column.name('facilityName', { value: (row) => nameIn(language, row, 'facilityName'), isHidden: true }),
  ];
}

/** The clinicians of a facility, to compare one with the regulator's list (REQ-SPEC-09). */
export function VerificationSearchScreen() {
  const { t, i18n } = useTranslation('clinician');
  const columns = useMemo(() => verificationColumns(t, i18n.language), [t, i18n.language]);
  return (
    <ClinicianList
      name="verification"
      columns={columns}
      linkOf={(row) => pathTo(clinicianScreens.verificationRecord, row)}
    />
  );
}
