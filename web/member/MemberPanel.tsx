import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../shared/_contract/endpoint.ts';
import { formatEmiratesId } from '../../shared/_field/emiratesId.ts';
import { type MemberCover, memberApi } from '../../shared/member/routes.ts';
import { useApi } from '../api/useApi.ts';
import type { WordOf } from '../base/texts.ts';
import { CoPayment } from '../field/eligibility/CoPayment.tsx';
import { CoverChip } from '../field/member/CoverChip.tsx';
import { valueText } from '../field/member/memberTexts.ts';
import { RecordPart } from '../parts/record/RecordPart.tsx';
import { Facts } from '../ui/Facts.tsx';
import { factsBy } from '../ui/factsBy.tsx';
import { Section } from '../ui/Section.tsx';
import { MemberHistory } from './MemberHistory.tsx';

type Field = WordOf<'member', 'field'>;
type Member = Answer<typeof memberApi.endpoints.getMember>;

function Cover({ cover }: { cover: MemberCover }) {
  const { t } = useTranslation('member');
  const { planName, state } = cover;
  const fact = factsBy(cover, (name: Field) => t(`field.${name}`));
  return (
    <Paper component="li" variant="outlined" sx={{ p: 1.5, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="body1" component="h3" sx={{ fontWeight: 600 }}>
          <bdi>{planName}</bdi>
        </Typography>
        <CoverChip state={state} />
      </Box>
      <Facts
        facts={[
          fact.code('policyNumber'),
          fact.date('startsOn'),
          fact.date('endsOn'),
          fact.date('cancelledOn'),
          fact.text('coPayment', <CoPayment cover={cover} />),
        ]}
      />
    </Paper>
  );
}

function MemberFacts({ member }: { member: Member }) {
  const { t } = useTranslation('member');
  const { emiratesId, gender, relation } = member;
  const fact = factsBy(member, (name: Field) => t(`field.${name}`));
  return (
    <Facts
      facts={[
        fact.name('fullName'),
        fact.name('fullNameArabic'),
        fact.code('memberId'),
        fact.code('emiratesId', emiratesId && formatEmiratesId(emiratesId)),
        fact.date('bornOn'),
        fact.text('gender', valueText('gender', gender, t)),
        fact.text('relation', valueText('relation', relation, t)),
      ]}
    />
  );
}

/** A member of a payer: who it is, every cover, and what lists changed. */
export function MemberPanel({ payerId, memberId }: { payerId: number; memberId: string }) {
  const { t } = useTranslation('member');
  const panel = useRef<HTMLDivElement>(null);
  const read = useApi(memberApi.endpoints.getMember, { body: { payerId, memberId } });
  const isThere = read.data != null;
  // The link that led here is gone with the list.
  useEffect(() => {
    if (isThere) panel.current?.focus();
  }, [isThere]);
  return (
    <RecordPart read={read} missing={{ title: t('member.missing'), nextStep: t('member.missingNext') }}>
      {(data) => (
        <Box ref={panel} tabIndex={-1} sx={{ display: 'grid', gap: 2, outline: 'none' }}>
          <Section title={t('member.title')} isPlain>
            <MemberFacts member={data} />
          </Section>
          <Section title={t('member.covers')} isPlain>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
              {data.covers.map((cover) => (
                <Cover key={`${cover.policyNumber} ${cover.startsOn}`} cover={cover} />
              ))}
            </Box>
          </Section>
          <Section title={t('history.title')} isPlain>
            <MemberHistory payerId={payerId} memberId={data.memberId} />
          </Section>
        </Box>
      )}
    </RecordPart>
  );
}
