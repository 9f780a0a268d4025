import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { dateText } from '../../shared/_field/dateText.ts';
import { nameIn } from '../../shared/_field/nameIn.ts';
import type { ActivityCode } from '../../shared/lookups/activityCodes.ts';
import { lookupsApi } from '../../shared/lookups/routes.ts';
import { useApi } from '../api/useApi.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Timeline } from '../ui/Timeline.tsx';

interface PeriodsDialogProps {
  of: Pick<ActivityCode, 'codeSet' | 'code'>;
  onClose: () => void;
}

/** What a code has meant, and from when until when: each period with who listed it. */
export function PeriodsDialog({ of: { codeSet, code }, onClose }: PeriodsDialogProps) {
  const { t, i18n } = useTranslation('lookups');
  const { data, error } = useApi(lookupsApi.endpoints.getActivityCodePeriods, { query: { codeSet, code } });
  const daysOf = ({ validFrom, validTo }: Pick<ActivityCode, 'validFrom' | 'validTo'>): string => {
    const from = validFrom === null ? t('periods.always') : t('periods.from', { day: dateText(validFrom) });
    const to = validTo === null ? t('periods.open') : t('periods.to', { day: dateText(validTo) });
    return `${from} ${to}`;
  };
  const entries = (data ?? []).map((period) => ({
    key: period.validFrom ?? '',
    at: period.listedAt,
    title: nameIn(i18n.language, period, 'description'),
    detail: (
      <>
        <div>{daysOf(period)}</div>
        <bdi>{t('periods.by', { name: period.listedByName })}</bdi>
      </>
    ),
  }));
  return (
    <Dialog
      isOpen
      title={t('periods.title', { code })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('periods.close')}</Button>}
    >
      {error && <Alert severity="warning">{t('periods.failed')}</Alert>}
      <Timeline entries={entries} label={t('periods.title', { code })} />
    </Dialog>
  );
}
