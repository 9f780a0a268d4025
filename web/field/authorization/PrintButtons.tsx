import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authorizationApi } from '../../../shared/authorization/routes.ts';
import type { authorizationQueryApi } from '../../../shared/authorizationQuery/routes.ts';
import { CallFailed } from '../../api/callFailed.ts';
import { download } from '../../api/client.ts';
import { alerts } from '../../base/alerts.ts';
import { saveFile } from '../../ui/saveFile.ts';

const languages = ['both', 'en', 'ar'] as const;
type Language = (typeof languages)[number];

interface PrintButtonsProps {
  authorizationId: string;
  /** The number that the file is named by. */
  number: string | null;
  /** What prints it: a request of the portal, where it is left out. */
  endpoint?:
    | typeof authorizationApi.endpoints.printAuthorization
    | typeof authorizationQueryApi.endpoints.printInsurerAuthorization;
}

/** Downloads a decision as a PDF. A link could not carry the bearer header. */
export function PrintButtons({
  authorizationId,
  number,
  endpoint = authorizationApi.endpoints.printAuthorization,
}: PrintButtonsProps) {
  const { t } = useTranslation('record');
  const [fetching, setFetching] = useState<Language | null>(null);
  const fetchPdf = async (language: Language) => {
    if (fetching) return;
    setFetching(language);
    try {
      const pdf = await download(endpoint, { query: { authorizationId, language } });
      saveFile(pdf, `authorization-${(number ?? '').replace(/[^\w-]+/g, '-')}-${language}.pdf`);
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
