import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Namespace } from '../../base/texts.ts';

interface TemplateButtonsProps {
  /** The texts of the module: of each template its name (`template.received`) and its words (`template.receivedText`). */
  namespace: Namespace;
  names: readonly string[];
  onChosen: (text: string) => void;
}

/** Answers that are given often, in both languages: the people of the other side read either. */
export function TemplateButtons({ namespace, names, onChosen }: TemplateButtonsProps) {
  const { t, i18n } = useTranslation(namespace);
  const word = (name: string) => String(t(`template.${name}` as never));
  const insert = async (name: string) => {
    await i18n.loadLanguages(['en', 'ar']);
    const both = ['en', 'ar'].map((language) => i18n.getFixedT(language, namespace)(`template.${name}Text` as never));
    onChosen(both.join('\n\n'));
  };
  return (
    <Box role="group" aria-label={word('label')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {names.map((name) => (
        <Button key={name} size="small" variant="outlined" onClick={() => void insert(name)}>
          {word(name)}
        </Button>
      ))}
    </Box>
  );
}
