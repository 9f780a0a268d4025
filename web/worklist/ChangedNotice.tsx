import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useTranslation } from 'react-i18next';
import type { WorklistItem } from '../../shared/worklist/routes.ts';
import { statusKey } from '../ui/statusKey.ts';
import { changedFields } from './changedFields.ts';

/** What changed between the version that was shown and the present one. */
export function ChangedNotice({ before, after }: { before: WorklistItem; after: WorklistItem }) {
  const { t } = useTranslation(['worklist', 'ui']);
  const changes = changedFields(before, after);
  const textOf = (field: string, value: string | number | null): string => {
    if (value === null || value === '') return t(field === 'holder' ? 'nobody' : 'changed.empty');
    return field === 'status' ? t(statusKey(value as WorklistItem['status'])) : String(value);
  };
  return (
    <Alert severity="warning" role="alert" sx={{ mb: 2 }}>
      <AlertTitle>{t('changed.title')}</AlertTitle>
      {changes.length === 0 ? (
        t('changed.none')
      ) : (
        <>
          {t('changed.text')}
          <ul style={{ margin: 0, paddingInlineStart: 20 }}>
            {changes.map((change) => (
              <li key={change.field}>
                {t('changed.was', {
                  field: t(`changed.${change.field}`),
                  before: textOf(change.field, change.before),
                  after: textOf(change.field, change.after),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
}
