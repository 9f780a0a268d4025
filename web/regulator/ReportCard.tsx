import RejectedIcon from '@mui/icons-material/CancelOutlined';
import AcceptedIcon from '@mui/icons-material/CheckCircleOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../shared/_field/nameIn.ts';
import { regulatorOptions } from '../../shared/_field/regulator.ts';
import { postOfficeResults } from '../../shared/regulator/postOfficeResults.ts';
import type { RegulatoryError, RegulatoryReport } from '../../shared/regulator/routes.ts';
import type { WordOf } from '../base/texts.ts';
import { BadgeChip } from '../ui/BadgeChip.tsx';
import { DateText } from '../ui/DateText.tsx';
import { Facts } from '../ui/Facts.tsx';
import { factsBy } from '../ui/factsBy.tsx';
import { Identifier } from '../ui/Identifier.tsx';

const looks = {
  accepted: { badge: 'success', icon: AcceptedIcon },
  acceptedWithWarnings: { badge: 'warning', icon: WarningIcon },
  rejected: { badge: 'danger', icon: RejectedIcon },
  other: { badge: 'danger', icon: RejectedIcon },
} as const;

function resultOf(code: number): keyof typeof looks {
  const { accepted, acceptedWithWarnings, rejected } = postOfficeResults;
  if (code === accepted) return 'accepted';
  if (code === acceptedWithWarnings) return 'acceptedWithWarnings';
  return code === rejected ? 'rejected' : 'other';
}

function ResultChip({ code }: { code: number }) {
  const { t } = useTranslation('regulator');
  const result = resultOf(code);
  return <BadgeChip {...looks[result]} label={t(`result.${result}`, { code })} />;
}

/** One finding: how grave, in the post office's own words, and where in the transaction. */
function Finding({ error }: { error: RegulatoryError }) {
  const { t } = useTranslation('regulator');
  const place = [
    { label: t('errors.code'), value: error.code },
    { label: t('errors.field'), value: error.field },
    { label: t('errors.reference'), value: error.reference },
  ].filter(({ value }) => value !== null);
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Typography component="p">
        <Box
          component="strong"
          sx={{ color: error.severity === 'error' ? 'error.main' : 'warning.dark', marginInlineEnd: 1 }}
        >
          {t(`severity.${error.severity}`)}
        </Box>
        <bdi lang="en">{error.message}</bdi>
      </Typography>
      <Typography variant="body2" color="textSecondary" component="p">
        {place.map(({ label, value }) => (
          <Box component="span" key={label} sx={{ marginInlineEnd: 2 }}>
            {label}: <Identifier value={value ?? ''} />
          </Box>
        ))}
      </Typography>
    </Box>
  );
}

/** What a post office answered to one sending of a request. */
export function ReportCard({ report }: { report: RegulatoryReport }) {
  const { t, i18n } = useTranslation('regulator');
  const regulator = regulatorOptions.find(({ regulatorId }) => regulatorId === report.regulatorId);
  const { errors, omittedErrors } = report;
  const fact = factsBy(report, (name: WordOf<'regulator', 'errors'>) => t(`errors.${name}`));
  return (
    <Paper component="li" variant="outlined" sx={{ p: 1.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="h3">
          <DateText value={report.reportedAt} withTime />
        </Typography>
        <ResultChip code={report.resultCode} />
      </Box>
      <Facts
        facts={[
          fact.name('regulator', regulator ? nameIn(i18n.language, regulator, 'name') : null),
          fact.code('transaction'),
          fact.longCode('file', report.fileName),
        ]}
      />
      {errors.length === 0 ? <Typography sx={{ mt: 1 }}>{t('errors.clean')}</Typography> : null}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0 }}>
        {errors.map((error, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a report never changes, and two of its errors may read the same
          <Finding key={at} error={error} />
        ))}
      </Box>
      {omittedErrors > 0 ? (
        <Typography color="textSecondary">{t('errors.omitted', { count: omittedErrors })}</Typography>
      ) : null}
    </Paper>
  );
}
