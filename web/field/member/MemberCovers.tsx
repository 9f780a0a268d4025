import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../../shared/_field/nameIn.ts';
import type { MemberHit } from '../../../shared/member/memberHit.ts';
import { DateText } from '../../ui/DateText.tsx';
import { Identifier } from '../../ui/Identifier.tsx';
import { listRow } from '../../ui/TitledList.tsx';
import { CoPayment } from '../eligibility/CoPayment.tsx';
import { CoverChip } from './CoverChip.tsx';

/** Items of a list: each cover of the members whom a request names, as it stands on the day of the service. */
export function MemberCovers({ members }: { members: readonly MemberHit[] }) {
  const { t, i18n } = useTranslation('eligibility');
  const covers = members.flatMap((member) => member.covers.map((cover) => ({ member, cover })));
  return covers.map(({ member, cover }) => (
    <Box component="li" key={`${member.memberId}${cover.policyNumber}${cover.validFrom}`} sx={listRow}>
      <CoverChip state={cover.state} />
      <strong>
        <bdi>{cover.planName}</bdi>
      </strong>
      <Identifier value={cover.policyNumber} />
      <span>
        <DateText value={cover.validFrom} /> – <DateText value={cover.validTo} />
      </span>
      <span>
        {t('coverage.coPayment')}: <CoPayment cover={cover} />
      </span>
      <Typography component="span" color="textSecondary">
        <bdi>{nameIn(i18n.language, member, 'fullName')}</bdi>
      </Typography>
    </Box>
  ));
}
