import GenuineIcon from '@mui/icons-material/VerifiedOutlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { nameIn } from '../../shared/_field/nameIn.ts';
import { documentApi, type VerifiedDocument } from '../../shared/document/routes.ts';
import { useApi } from '../api/useApi.ts';
import { DateText } from '../ui/DateText.tsx';
import { Facts } from '../ui/Facts.tsx';
import { factsBy } from '../ui/factsBy.tsx';
import { ScreenBody } from '../ui/ScreenBody.tsx';

const tones = {
  covered: 'success',
  withoutCover: 'warning',
  notCovered: 'error',
  undecided: 'warning',
  outdated: 'warning',
  superseded: 'warning',
} as const;

type Fact = 'serviceDate' | 'printedAt' | 'requestNumber' | 'payer' | 'facility' | 'identifier';

function Verdict({ document }: { document: VerifiedDocument }) {
  const { t, i18n } = useTranslation('document');
  const { verdict, about, later } = document;
  const fact = factsBy(document, (name: Fact) => t(name));
  return (
    <>
      <Alert severity={tones[verdict]} icon={<GenuineIcon />} sx={{ mb: 2 }}>
        <AlertTitle>{t(verdict)}</AlertTitle>
        {t(`${verdict}Text`)}
        {later && (
          <Box component="p" sx={{ m: 0, mt: 1 }}>
            {t('later')} <DateText value={later.answeredAt} withTime />: {t(`laterClaim.${later.claim}`)}
          </Box>
        )}
      </Alert>
      <Facts
        facts={[
          fact.date('serviceDate'),
          ...(about
            ? [
                fact.longCode('requestNumber', about.requestNumber),
                fact.name('payer', nameIn(i18n.language, about, 'payerName')),
                fact.name('facility', nameIn(i18n.language, about, 'facilityName')),
                fact.code('identifier', about.identifierEnding && `••${about.identifierEnding}`),
              ]
            : []),
          fact.instant('printedAt'),
        ]}
      />
      {about && (
        <Typography variant="body2" sx={{ mt: 2 }}>
          {t('compare')}
        </Typography>
      )}
    </>
  );
}

/** Where the QR code of a printed document leads anybody: whether it is genuine, and for which day it holds. */
export function VerifyDocumentScreen() {
  const { t } = useTranslation('document');
  const { code = '' } = useParams();
  const { data, error, isLoading, refresh } = useApi(
    documentApi.endpoints.verifyDocument,
    { body: { code } },
    { isQuiet: true, revalidateIfStale: false },
  );
  const content = () => {
    if (isLoading) return <Skeleton variant="rounded" height={120} aria-label={t('checking')} />;
    if (data) return <Verdict document={data} />;
    const problem = error ? (error.httpStatus === 429 ? 'busy' : 'failed') : 'missing';
    return (
      <Alert
        severity={error ? 'warning' : 'error'}
        action={
          error && (
            <Button color="inherit" size="small" onClick={refresh}>
              {t('again')}
            </Button>
          )
        }
      >
        <AlertTitle>{t(problem)}</AlertTitle>
        {t(`${problem}Text`)}
      </Alert>
    );
  };
  return (
    <ScreenBody>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 560 }}>
        <div aria-live="polite">{content()}</div>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {t('privacy')}
        </Typography>
      </Paper>
    </ScreenBody>
  );
}
