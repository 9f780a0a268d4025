import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberCardData } from '../../../shared/_field/cardReader/cardData.ts';
import { emiratesIdDigits } from '../../../shared/_field/emiratesId.ts';
import { errorTable } from '../../../shared/messages.ts';
import { errorText } from '../../base/messageText.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { CardSummary } from './CardSummary.tsx';
import { NfcFields, nfcFormId } from './NfcFields.tsx';
import { ReaderFault } from './ReaderFault.tsx';
import { type CardData, type CardReaderState, useCardReader } from './useCardReader.ts';

export interface CardReaderDialogProps {
  /** The Emirates ID that was typed: the card's must equal it (REQ-REG-38). */
  expectedEmiratesId?: string;
  /** An offline reading, which is not verified, is passed on too; the caller recognises it by `isVerified`. */
  acceptsUnverified?: boolean;
  /** One click reads: the card is read when the dialog opens, and a verified one is passed on without another click. */
  readsAtOnce?: boolean;
  /** `member` holds the other fields of the card, for the eye. */
  onSubmit: (card: CardData, member: MemberCardData | null) => void;
  onClose: () => void;
  /** Offered where the caller takes a typed Emirates ID with a reason. */
  onManual?: () => void;
}

type Refusal = 'emiratesIdNotMatching' | 'emiratesIdNotVerified';

/** Why what was read cannot be submitted, or null when it can. */
function refusalOf(
  state: CardReaderState,
  { expectedEmiratesId, acceptsUnverified }: CardReaderDialogProps,
): Refusal | null {
  if (state.kind !== 'read') return 'emiratesIdNotVerified';
  const { emiratesIdNumber, isVerified } = state.card;
  const isAnother = expectedEmiratesId !== undefined && emiratesIdDigits(expectedEmiratesId) !== emiratesIdNumber;
  if (isAnother) return 'emiratesIdNotMatching';
  return isVerified || acceptsUnverified ? null : 'emiratesIdNotVerified';
}

function ReaderState({ state }: { state: CardReaderState }) {
  const { t } = useTranslation('cardReader');
  return (
    <>
      {/* Always there, so that what it says next is heard; empty, it takes no room. */}
      <Box role="status" sx={{ '&:empty': { mb: -1.5 } }}>
        {state.kind === 'idle' && t('idle')}
        {state.kind === 'working' && t(`step.${state.step}`)}
        {state.kind === 'read' && t(state.card.isVerified ? 'verified' : 'pending')}
      </Box>
      {state.kind === 'read' && !state.card.isVerified && <Alert severity="warning">{t('pendingMeaning')}</Alert>}
      {state.kind === 'read' && <CardSummary card={state.card} member={state.member} />}
      {state.kind === 'fault' && <ReaderFault fault={state} />}
    </>
  );
}

/** Whether the details of a card that opens over NFC are asked for; they stay while they are tried. */
function useAsksForNfc(state: CardReaderState): boolean {
  const [isAsking, setAsking] = useState(false);
  if (state.kind === 'working') return isAsking;
  const isNeeded = state.kind === 'fault' && (state.fault === 'nfc' || state.fault === 'nfcRefused');
  if (isNeeded !== isAsking) setAsking(isNeeded);
  return isNeeded;
}

/** Reads when the dialog opens, and passes a verified card on. What is not verified waits for the user's own Submit. */
function useReadingAtOnce(props: CardReaderDialogProps, state: CardReaderState, verify: () => Promise<void>): void {
  const { readsAtOnce = false, onSubmit } = props;
  const pass = useEffectEvent(() => {
    if (state.kind === 'read' && state.card.isVerified && !refusalOf(state, props)) onSubmit(state.card, state.member);
  });
  useEffect(() => {
    if (readsAtOnce) void verify();
  }, [readsAtOnce, verify]);
  useEffect(() => {
    if (readsAtOnce && state.kind === 'read') pass();
  }, [readsAtOnce, state.kind]);
}

/** The modal's content: what the reader does, what it read, and the buttons Verify, Submit and Close. */
export function CardReaderPanel(props: CardReaderDialogProps) {
  const { t } = useTranslation('cardReader');
  const { state, verify, cancel } = useCardReader();
  const [wasSubmitted, setSubmitted] = useState(false);
  const isWorking = state.kind === 'working';
  const refusal = refusalOf(state, props);
  // Another person's card is reported at once; a missing verification only after a submit without one.
  const shown = refusal === 'emiratesIdNotMatching' || (wasSubmitted && !isWorking) ? refusal : null;
  const isNfc = useAsksForNfc(state);

  const close = () => {
    cancel();
    props.onClose();
  };
  const submit = () => {
    setSubmitted(true);
    if (state.kind === 'read' && !refusal) props.onSubmit(state.card, state.member);
  };
  const start = () => {
    setSubmitted(false);
    void verify();
  };

  useReadingAtOnce(props, state, verify);

  return (
    <Dialog
      isOpen
      title={t('title')}
      onClose={close}
      actions={
        <>
          {props.onManual && (
            <Button onClick={props.onManual} sx={{ marginInlineEnd: 'auto' }}>
              {t('manual')}
            </Button>
          )}
          <Button
            variant={state.kind === 'read' ? 'text' : 'contained'}
            loading={isWorking}
            autoFocus
            {...(isNfc ? { type: 'submit', form: nfcFormId } : { onClick: start })}
          >
            {t('verify')}
          </Button>
          <Button variant={state.kind === 'read' ? 'contained' : 'text'} aria-disabled={isWorking} onClick={submit}>
            {t('submit')}
          </Button>
          <Button onClick={close}>{t('close')}</Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <ReaderState state={state} />
        {isNfc && (
          <NfcFields
            onFilled={(nfc) => {
              setSubmitted(false);
              void verify(nfc);
            }}
          />
        )}
        {shown && <Alert severity="error">{errorText({ code: shown, message: errorTable[shown].message })}</Alert>}
      </Box>
    </Dialog>
  );
}
