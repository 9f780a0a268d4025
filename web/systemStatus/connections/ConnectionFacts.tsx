import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Connection } from '../../../shared/systemStatus/connection.ts';
import type { WordOf } from '../../base/texts.ts';
import { ageText } from '../../field/eligibility/ageText.ts';
import { Facts } from '../../ui/Facts.tsx';
import { factsBy } from '../../ui/factsBy.tsx';

/** What is known of a connection, as far as there is such a thing. */
export function ConnectionFacts({ connection }: { connection: Connection }) {
  const { t, i18n } = useTranslation(['connections', 'eligibility']);
  const fact = factsBy<Connection, WordOf<'connections', 'field'>>(connection, (name) => t(`field.${name}`));
  const { lastFault, failedAt, tookMs, proof, key, nextKey } = connection;
  const ageOf = ({ setAt }: NonNullable<Connection['key']>): string => ageText(setAt, Date.now(), i18n.language);
  const faultText = (): string | null => {
    if (lastFault !== null) return t(`eligibility:fault.${lastFault}` as never, { defaultValue: lastFault });
    return failedAt === null ? null : t('noAnswer');
  };
  return (
    <Box sx={{ mt: 1 }}>
      <Facts
        facts={[
          fact.instant('answeredAt'),
          fact.text('tookMs', tookMs === null ? null : t('milliseconds', { number: tookMs })),
          fact.text('lastFault', faultText()),
          fact.instant('failedAt'),
          fact.instant('checkedAt'),
          fact.text('proof', t(`proof.${proof}`)),
          fact.code('keyId', key?.keyId ?? null),
          fact.text('keyAge', key && ageOf(key)),
          fact.code('nextKey', nextKey?.keyId ?? null),
        ]}
      />
    </Box>
  );
}
