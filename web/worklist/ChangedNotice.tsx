import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useTranslation } from 'react-i18next';
import { differences } from '../../shared/_parts/differences.ts';
import type { WorklistItem } from '../../shared/worklist/routes.ts';
import { useStatusText } from '../field/eligibility/useStatusText.ts';
import { DifferenceList } from '../parts/versions/DifferenceList.tsx';

const compared = [
  'status',
  'holder',
  'serviceDate',
  'emiratesId',
  'cardNumber',
  'clinicianName',
  'referralClinicianLicense',
  'mobileNumber',
  'remarks',
] as const;

const valuesOf = (item: WorklistItem) => ({ ...item, holder: item.deskHolder?.name ?? null });

/** What changed between the version that was shown and the present one. */
export function ChangedNotice({ before, after }: { before: WorklistItem; after: WorklistItem }) {
  const { t } = useTranslation(['worklist', 'desk']);
  const statusText = useStatusText();
  const textOf = (field: string, value: string | number | null): string => {
    if (value === null || value === '') return t(field === 'holder' ? 'desk:nobody' : 'changed.empty');
    return field === 'status' ? statusText(value as WorklistItem['status']) : String(value);
  };
  const texts = differences<(typeof compared)[number], string | number | null>(
    compared,
    valuesOf(before),
    valuesOf(after),
  ).map((change) =>
    t('changed.was', {
      field: t(`changed.${change.field}`),
      before: textOf(change.field, change.before),
      after: textOf(change.field, change.after),
    }),
  );
  return (
    <Alert severity="warning" role="alert" sx={{ mb: 2 }}>
      <AlertTitle>{t('changed.title')}</AlertTitle>
      {texts.length === 0 ? (
        t('changed.none')
      ) : (
        <>
          {t('changed.text')}
          <DifferenceList label={t('changed.title')} texts={texts} />
        </>
      )}
    </Alert>
  );
}
