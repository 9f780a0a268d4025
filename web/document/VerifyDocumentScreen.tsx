import GenuineIcon from '@mui/icons-material/VerifiedOutlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { documentApi, type VerifiedDocument } from '../../shared/document/routes.ts';
import { useApi } from '../api/useApi.ts';
import { Facts } from '../ui/Facts.tsx';
import { factsBy } from '../ui/factsBy.tsx';
import { ScreenBody } from '../ui/ScreenBody.tsx';

const tones = {
  covered: 'success',
  withoutCover: 'warning',
  notCovered: 'error',
  undecided: 'warning',
  outdated: 'warning',
} as const;

function Verdict({ document }: { document: VerifiedDocument }) {
  const { t } = useTranslation('document');
  const { verdict } = document;
  const fact = factsBy(document, (name: 'serviceDate' | 'printedAt') => t(name));
  return (
    <>
      <Alert severity={tones[verdict]} icon={<GenuineIcon />} sx={{ mb: 2 }}>
        <AlertTitle>{t(verdict)}</AlertTitle>
        {t(`${verdict}Text`)}
      </Alert>
      <Facts facts={[fact.date('serviceDate'), fact.instant('printedAt')]} />
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
