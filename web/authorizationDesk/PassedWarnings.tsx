import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { inLanguage } from '../../shared/_field/bilingual.ts';
import { documentTypeNames } from '../../shared/_field/documentTypes.ts';
import { nameIn } from '../../shared/_field/nameIn.ts';
import type { Authorization } from '../../shared/authorization/routes.ts';
import { Section } from '../ui/Section.tsx';
import { useLineNames } from './useLineNames.ts';

/** The warnings of rules that the facility passed over, each with its reason; nothing where there were none. */
export function PassedWarnings({ ruleCheck, ...record }: Pick<Authorization, 'ruleCheck' | 'form' | 'names'>) {
  const { t, i18n } = useTranslation('authorizationDesk');
  const nameOf = useLineNames(record);
  const warnings = ruleCheck?.warnings ?? [];
  if (warnings.length === 0) return null;
  return (
    <Section title={t('item.warnings')} isPlain>
      <Box component="ul" aria-label={t('item.warnings')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {warnings.map((warning) => (
          <Box
            component="li"
            key={warning.ruleId}
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, py: 0.75 }}
          >
            <strong>
              <bdi>{nameIn(i18n.language, warning, 'name')}</bdi>
            </strong>
            {warning.documents.map((document) => (
              <span key={document}>
                {t('item.lacks')} {inLanguage(i18n.language, documentTypeNames[document])}
              </span>
            ))}
            {warning.lines.map((lineId) => (
              <bdi key={lineId}>{nameOf(lineId)}</bdi>
            ))}
            <span dir="auto">{warning.reason}</span>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
