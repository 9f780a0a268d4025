import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Authorization } from '../../../shared/authorization/routes.ts';
import { useStateText } from '../../field/authorization/AuthorizationChip.ts';
import { DateText } from '../../ui/DateText.tsx';

/** What others have done with a request while its reader had it open: nobody acts on an old picture of it. */
export function ChangedNotice({ record }: { record: Authorization }) {
  const { t } = useTranslation('record');
  const { t: tDesk } = useTranslation('authorizationDesk');
  const stateOf = useStateText();
  const [seen, setSeen] = useState(record);
  if (seen.version === record.version) return null;
  const known = new Set(seen.events.map(({ at, event }) => at + event));
  const happened = record.events.filter(({ at, event }) => !known.has(at + event));
  return (
    <Alert severity="info" onClose={() => setSeen(record)}>
      <AlertTitle>{t('changed.title')}</AlertTitle>
      {seen.state !== record.state && (
        <div>{t('changed.state', { before: stateOf(seen.state), now: stateOf(record.state) })}</div>
      )}
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 3 }}>
        {happened.map(({ at, event, by }) => (
          <li key={at + event}>
            {tDesk(`events.${event}`)}
            {by && (
              <>
                {' · '}
                <bdi>{by}</bdi>
              </>
            )}
            {' · '}
            <DateText value={at} withTime />
          </li>
        ))}
      </Box>
    </Alert>
  );
}
