import CancelIcon from '@mui/icons-material/CancelOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../shared/_contract/endpoint.ts';
import { type MemberCover, memberApi } from '../../shared/member/routes.ts';
import { useApi } from '../api/useApi.ts';
import type { WordOf } from '../base/texts.ts';
import { CoPayment } from '../field/eligibility/CoPayment.tsx';
import { CoverChip } from '../field/member/CoverChip.tsx';
import { valueText } from '../field/member/memberTexts.ts';
import { RecordPart } from '../parts/record/RecordPart.tsx';
import { DialogButton } from '../ui/DialogButton.tsx';
import { Facts } from '../ui/Facts.tsx';
import { factsBy } from '../ui/factsBy.tsx';
import { Section } from '../ui/Section.tsx';
import { CancelMemberDialog, coversToCancel } from './CancelMemberDialog.tsx';
import { CorrectCoverDialog } from './CorrectCoverDialog.tsx';
import { CorrectMemberDialog } from './CorrectMemberDialog.tsx';
import { MemberHistory } from './MemberHistory.tsx';
import type { CorrectionProps } from './useCorrection.ts';

type Field = WordOf<'member', 'field'>;
type Member = Answer<typeof memberApi.endpoints.getMember>;

/** Where a member may be corrected: with what, and what is told of it. */
type Correcting = Omit<CorrectionProps, 'onClose'> | null;

function Cover({ cover, correcting }: { cover: MemberCover; correcting: Correcting }) {
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
        {correcting && (
          <DialogButton text={t('correct.cover')} size="small" startIcon={<EditIcon />}>
            {(onClose) => <CorrectCoverDialog {...correcting} cover={cover} onClose={onClose} />}
          </DialogButton>
        )}
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
        fact.emiratesId('emiratesId', emiratesId),
        fact.date('bornOn'),
        fact.text('gender', valueText('gender', gender, t)),
        fact.text('relation', valueText('relation', relation, t)),
      ]}
    />
  );
}

/** What can be done with a member by hand, and that lists win over it. */
function CorrectionActions({ correcting }: { correcting: NonNullable<Correcting> }) {
  const { t } = useTranslation('member');
  return (
    <Box sx={{ display: 'grid', gap: 1, mt: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <DialogButton text={t('correct.member')} variant="outlined" size="small" startIcon={<EditIcon />}>
          {(onClose) => <CorrectMemberDialog {...correcting} onClose={onClose} />}
        </DialogButton>
        {coversToCancel(correcting.member).length > 0 && (
          <DialogButton text={t('correct.cancel')} size="small" startIcon={<CancelIcon />}>
            {(onClose) => <CancelMemberDialog {...correcting} onClose={onClose} />}
          </DialogButton>
        )}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {t('correct.listWins')}
      </Typography>
    </Box>
  );
}

interface MemberPanelProps {
  payerId: number;
  memberId: string;
  /** For those who keep the register. */
  canCorrect?: boolean;
}

/** A member of a payer: who it is, every cover, and what lists and people changed. */
export function MemberPanel({ payerId, memberId, canCorrect = false }: MemberPanelProps) {
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
      {(data) => {
        const correcting = canCorrect ? { payerId, member: data, onCorrected: read.refresh } : null;
        return (
          <Box ref={panel} tabIndex={-1} sx={{ display: 'grid', gap: 2, outline: 'none' }}>
            <Section title={t('member.title')} isPlain>
              <MemberFacts member={data} />
              {correcting && <CorrectionActions correcting={correcting} />}
            </Section>
            <Section title={t('member.covers')} isPlain>
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
                {data.covers.map((cover) => (
                  <Cover key={`${cover.policyNumber} ${cover.startsOn}`} cover={cover} correcting={correcting} />
                ))}
              </Box>
            </Section>
            <Section title={t('history.title')} isPlain>
              <MemberHistory key={data.version} payerId={payerId} memberId={data.memberId} />
            </Section>
          </Box>
        );
      }}
    </RecordPart>
  );
}
