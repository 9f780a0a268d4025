import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../shared/_field/nameIn.ts';
import { type EffectiveRight, type UserRecord, userApi } from '../../shared/user/routes.ts';
import { useApi } from '../api/useApi.ts';
import { ActionItem } from '../ui/ActionItem.tsx';
import { Arriving } from '../ui/Arriving.tsx';
import { DateText } from '../ui/DateText.tsx';
import { Section } from '../ui/Section.tsx';
import { moduleNames } from './moduleNames.ts';

function SourceText({ source }: { source: EffectiveRight['sources'][number] }) {
  const { t, i18n } = useTranslation('user');
  const { kind, givenBy, endsAt, facilityName, facilityNameArabic } = source;
  if (kind === 'facility') {
    const named = { facilityName: facilityName ?? '', facilityNameArabic: facilityNameArabic ?? '' };
    return <div>{t('source.facility', { name: nameIn(i18n.language, named, 'facilityName') })}</div>;
  }
  if (kind === 'everybody') return <div>{t('source.everybody')}</div>;
  return (
    <div>
      {givenBy ? t('source.givenBy', { name: givenBy }) : t('source.given')}
      {endsAt && (
        <>
          {' · '}
          {t('role.until')} <DateText value={endsAt} withTime />
        </>
      )}
    </div>
  );
}

/** Why a person may do something: each role that counts now, where it comes from, and what it opens. It reads again with each change of the person. */
export function EffectiveRights({ user }: { user: UserRecord }) {
  const { t, i18n } = useTranslation('user');
  const { data, isLoading } = useApi(
    userApi.endpoints.getEffectiveRights,
    { query: { userid: user.id } },
    { dedupingInterval: 0 },
  );
  if (isLoading) return <Arriving height={120} />;
  if (!data || data.length === 0) return null;
  const list = new Intl.ListFormat(i18n.language, { type: 'unit' });
  return (
    <Section title={t('section.rights')} isPlain>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map(({ role, sources, opens }) => (
          <ActionItem
            key={role}
            title={role}
            text={
              <>
                {sources.map((source) => (
                  <SourceText key={`${source.kind} ${source.givenAt} ${source.endsAt}`} source={source} />
                ))}
                {opens.length > 0 && <div>{t('opens', { names: list.format(moduleNames(t, opens)) })}</div>}
              </>
            }
          >
            {null}
          </ActionItem>
        ))}
      </Box>
    </Section>
  );
}
