import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../shared/_field/nameIn.ts';
import type { DeskContext } from '../../shared/worklist/deskContext.ts';
import { AnswerChip } from '../field/eligibility/AnswerChip.tsx';
import { ChoiceName } from '../field/eligibility/ChoiceName.tsx';
import { ContractChip } from '../field/facility/ContractChip.tsx';
import { useAllServiceCategories } from '../field/lookups/useChoices.ts';
import { CoverChip } from '../field/member/CoverChip.tsx';
import { DateText } from '../ui/DateText.tsx';
import { Identifier } from '../ui/Identifier.tsx';
import { Section } from '../ui/Section.tsx';

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 0.75 } as const;

function Part({ title, none, children }: { title: string; none: string | null; children: ReactNode }) {
  return (
    <Box>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {none === null ? (
        <Box component="ul" aria-label={title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {children}
        </Box>
      ) : (
        <Typography color="textSecondary">{none}</Typography>
      )}
    </Box>
  );
}

function Covers({ members }: Pick<DeskContext, 'members'>) {
  const { t, i18n } = useTranslation('worklist');
  const covers = members.flatMap((member) => member.covers.map((cover) => ({ member, cover })));
  return (
    <Part title={t('context.register')} none={covers.length === 0 ? t('context.noMember') : null}>
      {covers.map(({ member, cover }) => (
        <Box component="li" key={`${member.memberId}${cover.policyNumber}${cover.validFrom}`} sx={row}>
          <CoverChip state={cover.state} />
          <strong>
            <bdi>{cover.planName}</bdi>
          </strong>
          <Identifier value={cover.policyNumber} />
          <span>
            <DateText value={cover.validFrom} /> – <DateText value={cover.validTo} />
          </span>
          <Typography component="span" color="textSecondary">
            <bdi>{nameIn(i18n.language, member, 'fullName')}</bdi>
          </Typography>
        </Box>
      ))}
    </Part>
  );
}

function Earlier({ earlier }: Pick<DeskContext, 'earlier'>) {
  const { t, i18n } = useTranslation('worklist');
  const services = useAllServiceCategories();
  return (
    <Part title={t('context.earlier')} none={earlier.length === 0 ? t('context.noEarlier') : null}>
      {earlier.map((request) => (
        <Box component="li" key={request.eligibilityId} sx={row}>
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
    </Part>
  );
}

/** What a reviewer decides by, beside the form: the register, earlier requests, and the facility. */
export function DeskContextPanel({ context }: { context: DeskContext }) {
  const { t } = useTranslation('worklist');
  const { facility, queries } = context;
  return (
    <Section title={t('context.title')} isPlain>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Covers members={context.members} />
        <Earlier earlier={context.earlier} />
        <Part title={t('context.facility')} none={null}>
          <Box component="li" sx={row}>
            {t('context.contract')} <ContractChip state={facility.contract} />
            {!facility.isActive && <strong>{t('context.closed')}</strong>}
          </Box>
        </Part>
        <Part title={t('context.queries')} none={queries.length === 0 ? t('context.noQueries') : null}>
          {queries.map(({ queryId, queryNumber, subject }) => (
            <Box component="li" key={queryId} sx={row}>
              <Identifier value={queryNumber} />
              <span dir="auto">{subject}</span>
            </Box>
          ))}
        </Part>
      </Box>
    </Section>
  );
}
