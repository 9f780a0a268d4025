import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import type { Empanelment } from '../../../shared/empanelment/routes.ts';
import { useFieldName } from '../useFieldName.ts';

interface RemarkNoticeProps {
  remarks: Empanelment['remarks'];
  field: Empanelment['remarks'][number]['field'];
}

/** What the insurer's people said of a field, above it. */
export function RemarkNotice({ remarks, field }: RemarkNoticeProps) {
  const { t } = useTranslation('empanelment');
  const nameOf = useFieldName();
  return remarks
    .filter((remark) => remark.field === field)
    .map(({ at, text }) => (
      <Alert key={at} severity="warning">
        {t('form.remark')} ({nameOf(field)}): <bdi>{text}</bdi>
      </Alert>
    ));
}
