import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../shared/_field/nameIn.ts';
import type { DeskContext } from '../../shared/worklist/deskContext.ts';
import { AnswerChip } from '../field/eligibility/AnswerChip.tsx';
import { ChoiceName } from '../field/eligibility/ChoiceName.tsx';
import { ContractChip } from '../field/facility/ContractChip.tsx';
import { useAllServiceCategories } from '../field/lookups/useChoices.ts';
import { MemberCovers } from '../field/member/MemberCovers.tsx';
import { DateText } from '../ui/DateText.tsx';
import { Identifier } from '../ui/Identifier.tsx';
import { Section } from '../ui/Section.tsx';
import { listRow, TitledList } from '../ui/TitledList.tsx';

function Covers({ members }: Pick<DeskContext, 'members'>) {
  const { t } = useTranslation('worklist');
  const isKnown = members.some(({ covers }) => covers.length > 0);
  return (
    <TitledList title={t('context.register')} none={isKnown ? null : t('context.noMember')}>
      <MemberCovers members={members} />
    </TitledList>
  );
}

function Earlier({ earlier }: Pick<DeskContext, 'earlier'>) {
  const { t, i18n } = useTranslation('worklist');
  const services = useAllServiceCategories();
  return (
    <TitledList title={t('context.earlier')} none={earlier.length === 0 ? t('context.noEarlier') : null}>
      {earlier.map((request) => (
        <Box component="li" key={request.eligibilityId} sx={listRow}>
          <AnswerChip request={request} />
          <DateText value={request.serviceDate} />
          <ChoiceName choices={services} id={request.serviceCategoryId} />
          <bdi>{nameIn(i18n.language, request, 'facilityName')}</bdi>
          {request.denialCode && <Identifier value={request.denialCode} />}
          {request.payerComments && (
            <Typography component="span" color="textSecondary" dir="auto">
              {request.payerComments}
            </Typography>
          )}
        </Box>
      ))}
    </TitledList>
  );
}

/** What a reviewer decides by, beside the form: the register, earlier requests, and the facility. */
export function DeskContextPanel({ context }: { context: DeskContext }) {
  const { t } = useTranslation(['worklist', 'desk']);
  const { facility, queries } = context;
  return (
    <Section title={t('desk:item.known')} isPlain>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Covers members={context.members} />
        <Earlier earlier={context.earlier} />
        <TitledList title={t('context.facility')} none={null}>
          <Box component="li" sx={listRow}>
            {t('context.contract')} <ContractChip state={facility.contract} />
            {!facility.isActive && <strong>{t('context.closed')}</strong>}
          </Box>
        </TitledList>
        <TitledList title={t('context.queries')} none={queries.length === 0 ? t('context.noQueries') : null}>
          {queries.map(({ queryId, queryNumber, subject }) => (
            <Box component="li" key={queryId} sx={listRow}>
              <Identifier value={queryNumber} />
              <span dir="auto">{subject}</span>
            </Box>
          ))}
        </TitledList>
      </Box>
    </Section>
  );
}
