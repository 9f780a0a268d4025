import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

const steps = ['file', 'columns', 'check', 'result'] as const;
export type ImportStep = (typeof steps)[number];

/** Where the reader is on the way from a file to its result. */
export function ImportSteps({ current }: { current: ImportStep }) {
  const { t } = useTranslation('sheetImport');
  const at = steps.indexOf(current);
  return (
    <Box
      component="ol"
      aria-label={t('steps.label')}
      sx={{ listStyle: 'none', p: 0, m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5 }}
    >
      {steps.map((step, index) => (
        <Box
          component="li"
          key={step}
          aria-current={index === at ? 'step' : undefined}
          sx={{
            py: 0.5,
            borderBottom: 3,
            borderColor: index <= at ? 'primary.main' : 'divider',
            color: index === at ? 'text.primary' : 'text.secondary',
            fontWeight: index === at ? 700 : 400,
          }}
        >
          {index + 1}. {t(`steps.${step}`)}
        </Box>
      ))}
    </Box>
  );
}
