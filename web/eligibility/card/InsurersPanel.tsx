import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../../shared/_field/nameIn.ts';
import { type Insurer, insurerFindings, memberApi } from '../../../shared/member/routes.ts';
import { errorText } from '../../base/messageText.ts';
import { ageText } from '../../field/eligibility/ageText.ts';
import { DateText } from '../../ui/DateText.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { AskSeveral } from './AskSeveral.tsx';
import { FoundCard } from './FoundCard.tsx';
import { useAskedOnce } from './useAskedOnce.ts';
import type { useAskSeveral } from './useAskSeveral.ts';

const { findInsurers } = memberApi.endpoints;

/** Who is asked about: the patient in the form, as the register's call wants it. */
export interface AskedPatient {
  readonly emiratesId: string;
  readonly cardReadId?: string | undefined;
  readonly eidReasonId?: number | undefined;
}

/** What was found comes first, and of that the covers that hold today. */
const rank = ({ finding, cards }: Insurer): number =>
  insurerFindings.indexOf(finding) * 2 + (cards.some(({ cover }) => cover?.state === 'holding') ? 0 : 1);

/** How old the payer's list is, or why nothing is known. */
function SourceText({ insurer: { finding, why, listedAt } }: { insurer: Insurer }) {
  const { t, i18n } = useTranslation('card');
  const [now] = useState(() => Date.now());
  if (why) return t(`insurer.why.${why}`);
  if (listedAt === null) return t('insurer.undated');
  return (
    <>
      {t(finding === 'found' ? 'insurer.listed' : 'insurer.notListed')} <DateText value={listedAt} /> (
      {ageText(listedAt, now, i18n.language)})
    </>
  );
}

interface InsurersProps {
  insurers: readonly Insurer[];
  onUse: (payerId: number, cardNumber: string) => void;
}

function Insurers({ insurers, onUse }: InsurersProps) {
  const { t, i18n } = useTranslation('card');
  const ranked = insurers.toSorted((one, other) => rank(one) - rank(other));
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {ranked.map((insurer, at) => {
        const payer = nameIn(i18n.language, insurer, 'payerName');
        return (
          <Paper component="li" key={insurer.payerId} variant="outlined" sx={{ p: 1.5, display: 'grid', gap: 1 }}>
            <Box>
              <Typography component="h3" variant="body1" sx={{ fontWeight: 600 }}>
                <bdi>{payer}</bdi>
                {t('insurer.is')}
                {t(`insurer.finding.${insurer.finding}`)}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                <SourceText insurer={insurer} />
              </Typography>
            </Box>
            {insurer.cards.map((card, place) => (
              <FoundCard
                key={card.cardNumber}
                card={card}
                text={t('insurer.use', { payer, cardNumber: card.cardNumber })}
                hasFocus={at === 0 && place === 0}
                onUse={() => onUse(insurer.payerId, card.cardNumber)}
              />
            ))}
          </Paper>
        );
      })}
    </Box>
  );
}

interface InsurersPanelProps extends Pick<InsurersProps, 'onUse'> {
  patient: AskedPatient;
  asking: ReturnType<typeof useAskSeveral>;
  onClose: () => void;
}

/** Who insures the patient, as the registers of the facility's payers say. Enter takes the first card that was found. */
export function InsurersPanel({ patient, asking, onUse, onClose }: InsurersPanelProps) {
  const { t } = useTranslation('card');
  const outcome = useAskedOnce(findInsurers, { body: patient });
  const insurers = (outcome?.isDone && outcome.data) || [];
  const count = insurers.filter(({ finding }) => finding === 'found').length;
  // Below what a register has found, and else before all that no register knows.
  const several = outcome?.isDone && (
    <AskSeveral
      known={insurers.filter(({ finding }) => finding !== 'unknown').map(({ payerId }) => payerId)}
      isSending={asking.isSending}
      notAsked={asking.notAsked}
      onAsk={(payerIds) => void asking.ask(payerIds)}
    />
  );
  return (
    <Dialog
      isOpen
      title={t('insurer.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {/* Always there, so that what it says next is heard. */}
        <Box role="status">
          {!outcome && t('insurer.asking')}
          {outcome?.isDone && t(count > 0 ? 'insurer.found' : 'insurer.none', { count })}
        </Box>
        {!outcome && <LinearProgress aria-label={t('insurer.asking')} />}
        {outcome?.isDone && count === 0 && (
          <Alert severity="info">{t(insurers.length > 0 ? 'insurer.noneNext' : 'insurer.noPayers')}</Alert>
        )}
        {outcome && !outcome.isDone && (
          <Alert severity="error" role="alert">
            {outcome.errors.map(errorText).join(' ')}
          </Alert>
        )}
        {count === 0 && several}
        {insurers.length > 0 && <Insurers insurers={insurers} onUse={onUse} />}
        {count > 0 && several}
      </Box>
    </Dialog>
  );
}
