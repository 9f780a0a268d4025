import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import type { GhqMember } from '../../../shared/member/ghqMember.ts';
import { coverStateOn } from '../../../shared/member/memberCover.ts';
import type { WordOf } from '../../base/texts.ts';
import { CoverChip } from '../../field/member/CoverChip.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { factsBy } from '../../ui/factsBy.tsx';
import { Identifier } from '../../ui/Identifier.tsx';

/** A cover of a GHQ member: the specification's fields, and how it stands today. */
export function GhqCover({ cover }: { cover: GhqMember }) {
  const { t } = useTranslation('ghq');
  const { firstName, lastName, dob, emiratesId, effectiveDate, expiryDate, policyNo, cancellationDate } = cover;
  const fact = factsBy(cover, (name: WordOf<'ghq', 'field'>) => t(`field.${name}`));
  const days = { startsOn: effectiveDate, endsOn: expiryDate, cancelledOn: cancellationDate };
  const date = (value: string) => <DateText value={value} separator="-" />;
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h3" component="h2">
          <Identifier value={policyNo} />
        </Typography>
        <CoverChip state={coverStateOn(days, emiratesDateOf(new Date()))} />
      </Box>
      <Facts
        facts={[
          fact.name('name', `${firstName} ${lastName}`.trim()),
          fact.text('dob', date(dob)),
          fact.emiratesId('emiratesId', emiratesId),
          fact.code('cardNumber'),
          fact.text('effectiveDate', date(effectiveDate)),
          fact.text('expiryDate', date(expiryDate)),
          fact.code('policyNo'),
          fact.text('cancellationDate', cancellationDate ? date(cancellationDate) : '–'),
        ]}
      />
    </Paper>
  );
}
