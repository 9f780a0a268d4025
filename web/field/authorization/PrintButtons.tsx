import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { authorizationApi } from '../../../shared/authorization/routes.ts';
import type { authorizationQueryApi } from '../../../shared/authorizationQuery/routes.ts';
import { useSavedFile } from '../../parts/record/useSavedFile.ts';

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

/** Downloads a decision as a PDF. */
export function PrintButtons({
  authorizationId,
  number,
  endpoint = authorizationApi.endpoints.printAuthorization,
}: PrintButtonsProps) {
  const { t } = useTranslation('record');
  const { fetching, save } = useSavedFile(t('print.failed'));
  const fetchPdf = (language: Language) =>
    save(
      language,
      endpoint,
      { query: { authorizationId, language } },
      `authorization-${(number ?? '').replace(/[^\w-]+/g, '-')}-${language}.pdf`,
    );
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
