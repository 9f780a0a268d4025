import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as ScreenLink } from 'react-router-dom';
import { nameIn } from '../../../shared/_field/nameIn.ts';
import { sentenceOf, sentenceText } from '../../../shared/eligibility/answerSentence.ts';
import { claimOf } from '../../../shared/eligibility/coverage.ts';
import { eligibilityStatus } from '../../../shared/eligibility/eligibilityStatus.ts';
import { waitsForPayer } from '../../../shared/eligibility/eligibilityWaiting.ts';
import type { EligibilityRequest } from '../../../shared/eligibility/routes.ts';
import { usePolling } from '../../api/usePolling.ts';
import { pathTo } from '../../base/screenPath.ts';
import { AnswerChip } from '../../field/eligibility/AnswerChip.tsx';
import { tellingSize } from '../../field/eligibility/AnswerSentence.tsx';
import { eligibilityScreens } from '../screens.ts';
import type { Details } from './details.ts';
import { useAskedTogether } from './useAskedTogether.ts';

const delays = { firstMs: 1000, growth: 1.5, longestMs: 10_000 } as const;

const isOpen = (request: EligibilityRequest): boolean =>
  request.status === eligibilityStatus.Pending || waitsForPayer(request);

/** What the payers together say: "not covered" only once each of them has said so. */
function Together({ items }: { items: readonly EligibilityRequest[] }) {
  const { t, i18n } = useTranslation('lifecycle');
  const covering = items.filter((each) => claimOf(each) === 'covered');
  const names = covering.map((each) => nameIn(i18n.language, each, 'payerName'));
  const waiting = items.filter(isOpen).length;
  const isNobodys = items.length > 0 && items.every((each) => claimOf(each) === 'notCovered');
  return (
    <Typography
      role="status"
      component="p"
      sx={{ fontSize: tellingSize, fontWeight: 600, ...(covering.length > 0 && { color: 'success.main' }) }}
    >
      {covering.length > 0 && t('together.covered', { payers: new Intl.ListFormat(i18n.language).format(names) })}{' '}
      {waiting > 0 && t('together.waiting', { count: waiting })}
      {isNobodys && t('together.none')}
    </Typography>
  );
}

function OnePayer({ request, isShown }: { request: EligibilityRequest; isShown: boolean }) {
  const { language } = useTranslation().i18n;
  const name = <bdi>{nameIn(language, request, 'payerName')}</bdi>;
  return (
    <Paper
      component="li"
      variant="outlined"
      aria-current={isShown}
      sx={{ p: 1.5, display: 'grid', gap: 0.5, alignContent: 'start', borderWidth: isShown ? 2 : 1 }}
    >
      {isShown ? (
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
      ) : (
        <Link component={ScreenLink} to={pathTo(eligibilityScreens.detail, request)} sx={{ fontWeight: 600 }}>
          {name}
        </Link>
      )}
      <span>
        <AnswerChip request={request} />
      </span>
      <Typography variant="body2">{sentenceText(language, sentenceOf(request, new Date()))}</Typography>
    </Paper>
  );
}

function SideBySide({ request }: { request: Details }) {
  const { t } = useTranslation('lifecycle');
  const { items, refreshInBackground } = useAskedTogether(request);
  const poll = async () => {
    await refreshInBackground();
    return false;
  };
  usePolling(poll, items.some(isOpen), delays);
  return (
    <Box component="section" aria-label={t('together.title')} sx={{ display: 'grid', gap: 1, mb: 2 }}>
      <Together items={items} />
      <Box
        component="ul"
        sx={{
          ...{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 },
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 210px), 1fr))',
        }}
      >
        {items.map((each) => (
          <OnePayer key={each.eligibilityId} request={each} isShown={each.eligibilityId === request.eligibilityId} />
        ))}
      </Box>
    </Box>
  );
}

/** The answers of the payers that were asked at once, side by side as they come. */
export const AskedTogether = ({ request }: { request: Details }) =>
  request.askedTogether ? <SideBySide request={request} /> : null;
