import AddIcon from '@mui/icons-material/PersonAddAlt';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { payerNameIn } from '../../shared/_field/nameIn.ts';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import { waitsForPayer } from '../../shared/eligibility/eligibilityWaiting.ts';
import type { EligibilityRequest } from '../../shared/eligibility/routes.ts';
import { usePolling } from '../api/usePolling.ts';
import { useRecentRecord } from '../base/recentRecords.ts';
import { pathTo } from '../base/screenPath.ts';
import { Answer } from '../field/eligibility/Answer.tsx';
import { RequestFacts } from '../field/eligibility/RequestFacts.tsx';
import { timelineEntries } from '../field/eligibility/timelineEntries.ts';
import { RulePanel } from '../field/payerRule/RulePanel.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { statusKey } from '../ui/statusKey.ts';
import { Timeline } from '../ui/Timeline.tsx';
import { visuallyHidden } from '../ui/visuallyHidden.ts';
import { samePatientPath } from './addresses.ts';
import { RelatedRequests } from './lifecycle/RelatedRequests.tsx';
import { RequestActions } from './lifecycle/RequestActions.tsx';
import { PdfButtons } from './PdfButtons.tsx';
import { eligibilityScreens } from './screens.ts';
import { useMaySubmit } from './useMaySubmit.ts';
import { useRequestDetails } from './useRequestDetails.ts';
import { useSeenOutcome } from './useSeenOutcome.ts';

const pollingDelays = { firstMs: 1000, growth: 1.5, longestMs: 10_000 } as const;

function Card({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: 2 }}>
      <Typography id={id} variant="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}

const recentOf = ({ eligibilityId, identifierEnding, payerName, payerNameArabic }: EligibilityRequest) =>
  ({ kind: 'eligibility', id: eligibilityId, ending: identifierEnding, payerName, payerNameArabic }) as const;

export function EligibilityDetailScreen() {
  const { t, i18n } = useTranslation(['eligibility', 'ui']);
  const { eligibilityId = '' } = useParams();
  const maySubmit = useMaySubmit();
  const read = useRequestDetails(eligibilityId);
  const request = read.data;
  const poll = async () => {
    await read.refreshInBackground();
    return false;
  };
  const isWaiting = request?.status === eligibilityStatus.Pending || (!!request && waitsForPayer(request));
  usePolling(poll, isWaiting, pollingDelays);
  useSeenOutcome(request);
  useRecentRecord(request ? recentOf(request) : null);

  const toHistory = (
    <Button component={Link} to={pathTo(eligibilityScreens.history)}>
      {t('detail.toHistory')}
    </Button>
  );
  if (!request) {
    return (
      <ScreenBody>
        {read.isLoading ? (
          <Skeleton variant="rounded" height={320} aria-label={t('loading')} />
        ) : (
          <EmptyState title={t('detail.missing')} nextStep={t('detail.missingNext')} action={toHistory} />
        )}
      </ScreenBody>
    );
  }
  const payerName = (name: string) => (name === request.payerName ? payerNameIn(i18n.language, request) : name);
  const entries = timelineEntries(request.timeline, t, i18n.exists, payerName);
  return (
    <ScreenBody>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <StatusChip state={request.status} size="medium" />
        <Typography variant="h2" component="p" sx={{ flexGrow: 1, minWidth: 200 }}>
          <bdi>{request.patientName ?? t('detail.patientUnknown')}</bdi>
        </Typography>
        <PdfButtons request={request} />
        {maySubmit && (
          <Button
            component={Link}
            to={samePatientPath(request.eligibilityId)}
            size="small"
            variant="contained"
            startIcon={<AddIcon />}
          >
            {t('detail.samePatient')}
          </Button>
        )}
      </Box>
      <RequestActions request={request} readAgain={read.readAgain} />
      <RelatedRequests request={request} />
      <div role="status" style={visuallyHidden}>
        {t('detail.announce', { status: t(statusKey(request.status)) })}
      </div>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '2fr 1fr' }, alignItems: 'start' }}>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <RulePanel request={request} onChanged={read.refresh} />
          <Card title={t('detail.answer')}>
            <Answer request={request} />
          </Card>
          <Card title={t('detail.request')}>
            <RequestFacts request={request} />
          </Card>
        </Box>
        <Card title={t('detail.timeline')}>
          <Timeline label={t('detail.timeline')} entries={entries} />
        </Card>
      </Box>
      <Box sx={{ mt: 2 }}>{toHistory}</Box>
    </ScreenBody>
  );
}
