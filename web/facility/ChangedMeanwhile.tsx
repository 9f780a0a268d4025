import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useTranslation } from 'react-i18next';
import { differences } from '../../shared/_parts/differences.ts';
import type { FacilityRecord } from '../../shared/facility/facilityFields.ts';
import { DifferenceList } from '../parts/versions/DifferenceList.tsx';
import { draftFields, draftOf } from './facilityDraft.ts';

interface ChangedMeanwhileProps {
  /** The facility as the form began with it, and as it is now. */
  seen: FacilityRecord;
  now: FacilityRecord;
}

/** Somebody else has changed the facility meanwhile: what they changed. What was typed stays in the form, and can be saved over it. */
export function ChangedMeanwhile({ seen, now }: ChangedMeanwhileProps) {
  const { t } = useTranslation('facility');
  const changed = differences(draftFields, draftOf(seen), draftOf(now));
  const shown = (value: string | number | null): string => String(value ?? '') || t('none');
  const texts = changed.map(({ field, before, after }) =>
    t('conflict.change', { field: t(`field.${field}`), before: shown(before), after: shown(after) }),
  );
  return (
    <Alert severity="warning" role="alert">
      <AlertTitle>{t('conflict.title', { name: now.settings?.changedBy ?? '' })}</AlertTitle>
      {texts.length > 0 && <DifferenceList label={t('conflict.label')} texts={texts} />}
      {t('conflict.next')}
    </Alert>
  );
}
