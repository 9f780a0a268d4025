import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { dateTimeText, timeText } from '../../../shared/_field/dateText.ts';
import { nameIn } from '../../../shared/_field/nameIn.ts';
import { emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import { nextStepOf } from '../../../shared/eligibility/openRequest.ts';
import { shownPatientName } from '../../../shared/eligibility/patientName.ts';
import { type EligibilityRow, eligibilityApi } from '../../../shared/eligibility/routes.ts';
import { useApi } from '../../api/useApi.ts';
import { usePolling } from '../../api/usePolling.ts';
import { usePathTo } from '../../base/screenPath.ts';
import { AnswerChip } from '../../field/eligibility/AnswerChip.tsx';
import { ageText } from '../../field/eligibility/ageText.ts';
import { NameText } from '../../ui/NameText.tsx';
import { Section } from '../../ui/Section.tsx';

const pollingDelays = { firstMs: 15_000, growth: 1.5, longestMs: 120_000 } as const;
/** The height of three rows and a half: half a row shows that there are more, and the list never moves what stands below it. */
const listHeight = { xs: 250, sm: 200 };

/** The hour alone for a time of today. */
const dueText = (at: string): string =>
  emiratesDateOf(new Date(at)) === emiratesDateOf(new Date()) ? timeText(at) : dateTimeText(at);

/** A time that has passed is said as one: the payer is late. */
const dueKey = (at: string) => (Date.parse(at) < Date.now() ? 'open.wasDue' : 'open.due');

function OpenRow({ row }: { row: EligibilityRow }) {
  const { t, i18n } = useTranslation('work');
  const screenPath = usePathTo();
  const { eligibilityId } = row;
  return (
    <Box
      component="li"
      sx={{
        minHeight: 56,
        py: 0.5,
        display: 'grid',
        columnGap: 1,
        alignItems: 'center',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        // On a phone what to do next has the whole width: beside the state it would be cut.
        gridTemplateAreas: { xs: '"patient state" "next next"', sm: '"patient state" "next state"' },
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <MuiLink
        component={Link}
        to={screenPath('eligibilityDetail', { eligibilityId })}
        sx={{ gridArea: 'patient', minWidth: 0, overflowWrap: 'anywhere' }}
      >
        <NameText value={shownPatientName(i18n.language, row) ?? t('open.ending', { ending: row.identifierEnding })} />
      </MuiLink>
      <Typography variant="body2" color="textSecondary" sx={{ gridArea: 'next', minWidth: 0 }}>
        {t(`open.next.${nextStepOf(row)}`)}
        {row.answerDueAt && <> · {t(dueKey(row.answerDueAt), { time: dueText(row.answerDueAt) })}</>} ·{' '}
        <bdi>{nameIn(i18n.language, row, 'payerName')}</bdi> · {ageText(row.submittedAt, Date.now(), i18n.language)}
      </Typography>
      <Box sx={{ gridArea: 'state', justifySelf: 'end' }}>
        <AnswerChip request={row} />
      </Box>
    </Box>
  );
}

/** Today's requests that are not settled, and what to do next with each. */
export function OpenToday() {
  const { t } = useTranslation('work');
  const screenPath = usePathTo();
  const { data, isLoading, refreshInBackground } = useApi(eligibilityApi.endpoints.getOpenToday, {}, { isQuiet: true });
  const poll = async () => {
    await refreshInBackground();
    return false;
  };
  usePolling(poll, (data?.items.length ?? 0) > 0, pollingDelays);
  const content = () => {
    if (isLoading) return <Skeleton variant="rounded" sx={{ height: listHeight }} />;
    if (!data) return <Typography color="textSecondary">{t('open.failed')}</Typography>;
    if (data.items.length === 0) return <Typography color="textSecondary">{t('open.none')}</Typography>;
    return (
      <Box component="ul" aria-label={t('open.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.items.map((row) => (
          <OpenRow key={row.eligibilityId} row={row} />
        ))}
        {data.isMore && (
          <li>
            <Button
              component={Link}
              size="small"
              to={`${screenPath('eligibility')}?from=${emiratesDateOf(new Date())}`}
            >
              {t('open.all')}
            </Button>
          </li>
        )}
      </Box>
    );
  };
  return (
    <Section title={t('open.title')} isPlain>
      <Box sx={{ height: listHeight, overflowY: 'auto' }}>{content()}</Box>
    </Section>
  );
}
