import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { inLanguage } from '../../shared/_field/bilingual.ts';
import type { ImportKindFacts } from '../../shared/_parts/sheetImport.ts';
import type { ImportReading } from '../../shared/sheetImport/routes.ts';
import { Dropdown } from '../ui/Dropdown.tsx';
import { Section } from '../ui/Section.tsx';
import { columnTitle } from './importTexts.ts';
import type { Mapping } from './useMapping.ts';

interface WordFieldsProps {
  facts: ImportKindFacts;
  reading: ImportReading;
  mapping: Mapping;
}

/** The words of the sheet that are no values of their columns, each with the value that it means. */
export function WordFields({ facts, reading, mapping }: WordFieldsProps) {
  const { t, i18n } = useTranslation('sheetImport');
  const { words, meaningOf, chooseValue } = mapping;
  const { control } = useForm<{ words: (string | null)[] }>({ values: { words: words.map(meaningOf) } });
  if (words.length === 0) return null;
  return (
    <Section title={t('map.words')} isPlain>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography color="textSecondary">{t('map.wordsIntro')}</Typography>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))' }}>
          {words.map((word, at) => (
            <Dropdown
              key={`${word.column} ${word.word}`}
              control={control}
              name={`words.${at}`}
              label={t('map.wordOf', { column: columnTitle(facts, word.column, i18n.language), word: word.word })}
              choices={(reading.columns.find(({ name }) => name === word.column)?.values ?? []).map(
                ({ value, title }) => ({ id: value, name: inLanguage(i18n.language, title) }),
              )}
              noneText={t('map.unknown')}
              onChosen={(value) => chooseValue(word, value)}
            />
          ))}
        </Box>
      </Box>
    </Section>
  );
}
