import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { ShownContract } from '../../../shared/empanelment/routes.ts';
import { DateText } from '../../ui/DateText.tsx';
import { Identifier } from '../../ui/Identifier.tsx';
import { Section } from '../../ui/Section.tsx';

interface ChangesProps {
  contract: ShownContract;
  /** Shows the contract as of another day. */
  onShow: (on: string) => void;
}

/** The changes of the terms, the newest first: each leads to the contract of its first day. */
export function ContractChanges({ contract: { changes, on }, onShow }: ChangesProps) {
  const { t } = useTranslation('empanelment');
  if (changes.length === 0) return null;
  return (
    <Section title={t('contract.changes')} isPlain>
      <Box
        component="ul"
        aria-label={t('contract.changes')}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}
      >
        {changes.map(({ number, effectiveOn, empanelmentNumber }) => (
          <Box component="li" key={number} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
            <strong>
              {t('field.change')} {number}
            </strong>
            <span>
              {t('field.effectiveOn')} <DateText value={effectiveOn} />
            </span>
            <Identifier value={empanelmentNumber} />
            {effectiveOn !== on && (
              <Button size="small" onClick={() => onShow(effectiveOn)}>
                {t('contract.show')}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Section>
  );
}
