import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Authorization, authorizationApi } from '../../../shared/authorization/routes.ts';
import { CallFailed } from '../../api/callFailed.ts';
import { download } from '../../api/client.ts';
import { alerts } from '../../base/alerts.ts';
import { saveFile } from '../../ui/saveFile.ts';

const languages = ['both', 'en', 'ar'] as const;
type Language = (typeof languages)[number];

/** Downloads the decision as a PDF. A link could not carry the bearer header. */
export function PrintButtons({ record }: { record: Authorization }) {
  const { t } = useTranslation('record');
  const { authorizationId, requestNumber } = record;
  const [fetching, setFetching] = useState<Language | null>(null);
  const fetchPdf = async (language: Language) => {
    if (fetching) return;
    setFetching(language);
    try {
      const query = { authorizationId, language };
      const pdf = await download(authorizationApi.endpoints.printAuthorization, { query });
      saveFile(pdf, `authorization-${(requestNumber ?? '').replace(/[^\w-]+/g, '-')}-${language}.pdf`);
    } catch (error) {
      if (!(error instanceof CallFailed && error.isAnnounced)) alerts.error(t('print.failed'));
    } finally {
      setFetching(null);
    }
  };
  return (
    <Box role="group" aria-label={t('print.label')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {languages.map((language) => (
        <Button
          key={language}
          size="small"
          variant="outlined"
          startIcon={<PdfIcon />}
          aria-disabled={fetching !== null}
          onClick={() => void fetchPdf(language)}
        >
          {fetching === language ? t('print.fetching') : t(`print.${language}`)}
        </Button>
      ))}
    </Box>
  );
}
