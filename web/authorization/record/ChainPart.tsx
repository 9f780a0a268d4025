import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Authorization } from '../../../shared/authorization/routes.ts';
import { pathTo } from '../../base/screenPath.ts';
import { AuthorizationChip } from '../../field/authorization/AuthorizationChip.ts';
import { DateText } from '../../ui/DateText.tsx';
import { Section } from '../../ui/Section.tsx';
import { authorizationScreens } from '../screens.ts';

/** All versions of a chain, the oldest first: each can be read (REQ-EAUTH-13). */
export function ChainPart({ record }: { record: Authorization }) {
  const { t } = useTranslation('record');
  const { t: tDesk } = useTranslation('authorizationDesk');
  const { chain, authorizationId } = record;
  if (chain.length < 2) return null;
  return (
    <Section title={t('chain.title')} isPlain>
      <Box component="ol" aria-label={t('chain.title')} sx={{ m: 0, paddingInlineStart: 3 }}>
        {chain.map((each, at) => {
          const name = each.type ? tDesk(`type.${each.type}`) : t('chain.version', { number: at + 1 });
          const isShown = each.authorizationId === authorizationId;
          return (
            <Box
              component="li"
              key={each.authorizationId}
              {...(isShown && { 'aria-current': 'true' as const })}
              sx={{ py: 0.5 }}
            >
              <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
                {isShown ? <strong>{name}</strong> : <Link to={pathTo(authorizationScreens.record, each)}>{name}</Link>}
                <AuthorizationChip state={each.state} />
                <DateText value={each.openedAt} withTime />
                {at === chain.length - 1 && <span>{t('chain.newest')}</span>}
              </Box>
            </Box>
          );
        })}
      </Box>
    </Section>
  );
}
