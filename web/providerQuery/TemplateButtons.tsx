import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

const templates = ['received', 'documents', 'resubmit'] as const;

/** Answers that insurers give often, in both languages: the provider's people read either. */
export function TemplateButtons({ onChosen }: { onChosen: (text: string) => void }) {
  const { t, i18n } = useTranslation('providerQuery');
  const insert = async (name: (typeof templates)[number]) => {
    await i18n.loadLanguages(['en', 'ar']);
    const both = ['en', 'ar'].map((language) => i18n.getFixedT(language, 'providerQuery')(`template.${name}Text`));
    onChosen(both.join('\n\n'));
  };
  return (
    <Box role="group" aria-label={t('template.label')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {templates.map((name) => (
        <Button key={name} size="small" variant="outlined" onClick={() => void insert(name)}>
          {t(`template.${name}`)}
        </Button>
      ))}
    </Box>
  );
}
