import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { addressOf } from '../../../shared/_field/addressOf.ts';
import type { AuthorizationRow } from '../../../shared/authorization/routes.ts';
import { linkedScreens } from '../../../shared/linkedScreens.ts';
import { AuthorizationChip } from '../../field/authorization/AuthorizationChip.ts';
import { DateText } from '../../ui/DateText.tsx';
import { Identifier } from '../../ui/Identifier.tsx';
import { Money } from '../../ui/Money.tsx';
import { Section } from '../../ui/Section.tsx';

interface EarlierRequestsProps {
  /** Undefined before a patient is named. */
  rows: readonly AuthorizationRow[] | undefined;
  onCopy: (authorizationId: string) => void;
}

/** What was asked for the patient before and what became of it, beside the form; its treatment can be asked for again. */
export function EarlierRequests({ rows, onCopy }: EarlierRequestsProps) {
  const { t } = useTranslation('authorization');
  return (
    <Section title={t('form.earlier.title')} isPlain>
      {rows === undefined && <Typography color="textSecondary">{t('form.earlier.noPatient')}</Typography>}
      {rows?.length === 0 && <Typography color="textSecondary">{t('form.earlier.none')}</Typography>}
      <Box component="ul" aria-label={t('form.earlier.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows?.map((row) => (
          <Box
            component="li"
            key={row.authorizationId}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1 }}
          >
            <AuthorizationChip state={row.state} />
            <Link to={addressOf(linkedScreens.authorization, { authorizationId: row.authorizationId })}>
              <Identifier value={row.payerReference ?? row.authorizationId.slice(-8)} />
            </Link>
            {row.serviceDate && <DateText value={row.serviceDate} />}
            <Money fils={row.netFils} />
            {row.lineCount > 0 && (
              <Button
                size="small"
                startIcon={<CopyIcon />}
                aria-label={t('form.earlier.copyThis', { number: row.payerReference ?? row.authorizationId.slice(-8) })}
                onClick={() => onCopy(row.authorizationId)}
              >
                {t('form.earlier.copy')}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Section>
  );
}
