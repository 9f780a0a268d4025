import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasNasClaimForm } from '../../shared/eligibility/nasClaimForm.ts';
import { type EligibilityRequest, eligibilityApi } from '../../shared/eligibility/routes.ts';
import { CallFailed } from '../api/callFailed.ts';
import { download } from '../api/client.ts';
import { alerts } from '../base/alerts.ts';
import { saveFile } from '../ui/saveFile.ts';

const languages = ['en', 'ar', 'both'] as const;
type Print = (typeof languages)[number] | 'nas';

const { exportEligibilityPdf, getNasClaimForm } = eligibilityApi.endpoints;

const fetched = (print: Print, eligibilityId: string): Promise<Blob> =>
  print === 'nas'
    ? download(getNasClaimForm, { body: { eligibilityId } })
    : download(exportEligibilityPdf, { query: { eligibilityId, language: print } });

/** Downloads the request and its answer as a PDF. A link could not carry the bearer header. */
export function PdfButtons({ request }: { request: EligibilityRequest }) {
  const { eligibilityId, requestNumber } = request;
  const { t } = useTranslation('eligibility');
  const [fetching, setFetching] = useState<Print | null>(null);

  const fetchPdf = async (print: Print) => {
    if (fetching) return;
    setFetching(print);
    try {
      const pdf = await fetched(print, eligibilityId);
      saveFile(pdf, `eligibility-${requestNumber.replace(/[^\w-]+/g, '-')}-${print}.pdf`);
    } catch (error) {
      if (!(error instanceof CallFailed && error.isAnnounced)) alerts.error(t('pdf.failed'));
    } finally {
      setFetching(null);
    }
  };

  const prints: readonly Print[] = hasNasClaimForm(request) ? [...languages, 'nas'] : languages;
  return (
    <Box
      role="group"
      aria-label={t('pdf.label')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
      }}
    >
      {prints.map((print) => (
        <Button
          key={print}
          size="small"
          variant="outlined"
          startIcon={<PdfIcon />}
          sx={{ whiteSpace: 'nowrap' }}
          aria-disabled={fetching !== null}
          onClick={() => void fetchPdf(print)}
        >
          {fetching === print ? t('pdf.fetching') : t(`pdf.${print}`)}
        </Button>
      ))}
    </Box>
  );
}
