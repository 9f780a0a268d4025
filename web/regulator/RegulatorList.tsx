import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../shared/_field/nameIn.ts';
import { isConnectedRegulator, regulatorSystems } from '../../shared/_field/regulator.ts';
import { type RegulatorOption, regulatorApi } from '../../shared/regulator/routes.ts';
import { useApi } from '../api/useApi.ts';
import type { WordOf } from '../base/texts.ts';
import { Arriving } from '../ui/Arriving.tsx';
import { Dropdown } from '../ui/Dropdown.tsx';
import { Facts } from '../ui/Facts.tsx';
import { factsBy } from '../ui/factsBy.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Section } from '../ui/Section.tsx';

const { getRegulators } = regulatorApi.endpoints;
interface Filter {
  regulatorId: number | null;
}

function SystemFacts({ regulatorId }: { regulatorId: number }) {
  const { t, i18n } = useTranslation('regulator');
  const fact = factsBy({}, (name: WordOf<'regulator', 'list'>) => t(`list.${name}`));
  const number = fact.code('number', String(regulatorId));
  if (!isConnectedRegulator(regulatorId)) {
    return (
      <>
        <Facts facts={[number]} />
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('list.noSystem')}
        </Typography>
      </>
    );
  }
  const { system, protocol, emirates } = regulatorSystems[regulatorId];
  const names = emirates.map((emirate) => t(`emirate.${emirate}`));
  return (
    <Facts
      facts={[
        number,
        fact.code('system', system),
        fact.text('protocol', t(`protocols.${protocol}`)),
        {
          label: t('list.emirates'),
          value: new Intl.ListFormat(i18n.language).format(names),
          isWide: names.length > 1,
        },
      ]}
    />
  );
}

function RegulatorCard({ regulator: { regulatorId, name, nameArabic } }: { regulator: RegulatorOption }) {
  return (
    <Paper component="li" variant="outlined" sx={{ p: 1.5, minWidth: 0 }}>
      <Typography variant="h3">
        <bdi lang="en">{name}</bdi>
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        <bdi lang="ar">{nameArabic}</bdi>
      </Typography>
      <SystemFacts regulatorId={regulatorId} />
    </Paper>
  );
}

/** Who the regulators are, where, and how their systems are reached; one of them when it is chosen. */
export function RegulatorList() {
  const { t, i18n } = useTranslation('regulator');
  const { control } = useForm<Filter>({ defaultValues: { regulatorId: null } });
  const value = useWatch({ control, name: 'regulatorId' });
  const all = useApi(getRegulators, { query: {} });
  const { data, error, refresh } = useApi(getRegulators, { query: value === null ? {} : { value } });
  const choices = all.data?.map((each) => ({
    id: each.regulatorId,
    name: nameIn(i18n.language, each, 'name'),
  }));
  return (
    <Section title={t('list.title')} isPlain>
      <Box sx={{ maxWidth: 360, mb: 2 }}>
        <Dropdown
          control={control}
          name="regulatorId"
          label={t('list.filter')}
          choices={choices}
          noneText={t('list.all')}
        />
      </Box>
      {error && !data ? <LoadFailure error={error} onRetry={refresh} /> : null}
      {data || error ? null : <Arriving height={240} label={t('loading')} />}
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
        }}
      >
        {data?.map((regulator) => (
          <RegulatorCard key={regulator.regulatorId} regulator={regulator} />
        ))}
      </Box>
    </Section>
  );
}
