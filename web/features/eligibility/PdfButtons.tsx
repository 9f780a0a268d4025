import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { eligibilityApi } from '../../../shared/api/eligibility.ts';
import { CallFailed } from '../../api/callFailed.ts';
import { download } from '../../api/client.ts';
import { alerts } from '../../app/alerts.ts';
import { saveFile } from '../../ui/saveFile.ts';

const languages = ['en', 'ar', 'both'] as const;

/** Downloads the request and its answer as a PDF. A link could not carry the bearer header. */
export function PdfButtons({ eligibilityId, requestNumber }: { eligibilityId: string; requestNumber: string }) {
  const { t } = useTranslation('eligibility');
  const [fetching, setFetching] = useState<(typeof languages)[number] | null>(null);

  const fetchPdf = async (language: (typeof languages)[number]) => {
    if (fetching) return;
    setFetching(language);
    try {
      const pdf = await download(eligibilityApi.endpoints.exportEligibilityPdf, { query: { eligibilityId, language } });
      saveFile(pdf, `eligibility-${requestNumber.replace(/[^\w-]+/g, '-')}-${language}.pdf`);
    } catch (error) {
      if (!(error instanceof CallFailed && error.isAnnounced)) alerts.error(t('pdf.failed'));
    } finally {
      setFetching(null);
    }
  };

  return (
    <ButtonGroup
      size="small"
      aria-label={t('pdf.label')}
      sx={{ '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } } }}
    >
      {languages.map((language) => (
        <Button
          key={language}
          startIcon={<PdfIcon />}
          sx={{ whiteSpace: 'nowrap' }}
          aria-disabled={fetching !== null}
          onClick={() => void fetchPdf(language)}
        >
          {fetching === language ? t('pdf.fetching') : t(`pdf.${language}`)}
        </Button>
      ))}
    </ButtonGroup>
  );
}
