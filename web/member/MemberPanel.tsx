import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatEmiratesId } from '../../shared/_field/emiratesId.ts';
import { type MemberCover, memberApi } from '../../shared/member/routes.ts';
import { useApi } from '../api/useApi.ts';
import { CoverChip } from '../field/member/CoverChip.tsx';
import { valueText } from '../field/member/memberTexts.ts';
import { RecordPart } from '../parts/record/RecordPart.tsx';
import { DateText } from '../ui/DateText.tsx';
import { Facts } from '../ui/Facts.tsx';
import { Identifier } from '../ui/Identifier.tsx';
import { Money } from '../ui/Money.tsx';
import { Section } from '../ui/Section.tsx';
import { MemberHistory } from './MemberHistory.tsx';

function Cover({ cover }: { cover: MemberCover }) {
  const { t } = useTranslation('member');
  const { planName, policyNumber, startsOn, endsOn, cancelledOn, coPaymentFils, coPaymentPercent, state } = cover;
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
          { label: t('field.policyNumber'), value: <Identifier value={policyNumber} /> },
          { label: t('field.startsOn'), value: <DateText value={startsOn} /> },
          { label: t('field.endsOn'), value: <DateText value={endsOn} /> },
          { label: t('field.cancelledOn'), value: cancelledOn && <DateText value={cancelledOn} /> },
          {
            label: t('field.coPaymentPercent'),
            value: coPaymentPercent === null ? null : <bdi dir="ltr">{coPaymentPercent} %</bdi>,
          },
          { label: t('field.coPaymentFils'), value: coPaymentFils === null ? null : <Money fils={coPaymentFils} /> },
        ]}
      />
    </Paper>
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
            <Facts
              facts={[
                { label: t('field.fullName'), value: <bdi>{data.fullName}</bdi> },
                { label: t('field.fullNameArabic'), value: data.fullNameArabic && <bdi>{data.fullNameArabic}</bdi> },
                { label: t('field.memberId'), value: <Identifier value={data.memberId} /> },
                {
                  label: t('field.emiratesId'),
                  value: data.emiratesId && <Identifier value={formatEmiratesId(data.emiratesId)} />,
                },
                { label: t('field.bornOn'), value: <DateText value={data.bornOn} /> },
                { label: t('field.gender'), value: valueText('gender', data.gender, t) },
                { label: t('field.relation'), value: valueText('relation', data.relation, t) },
              ]}
            />
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
