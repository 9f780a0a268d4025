import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { maskEmail } from '../../shared/_field/email.ts';
import { fileSizeText } from '../../shared/_field/fileSize.ts';
import { maskIban } from '../../shared/_field/iban.ts';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import { StatusChip } from '../field/eligibility/StatusChip.tsx';
import { DateText } from '../ui/DateText.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogButton } from '../ui/DialogButton.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { Identifier } from '../ui/Identifier.tsx';
import { Money } from '../ui/Money.tsx';
import { NameText } from '../ui/NameText.tsx';
import { OrderButtons } from '../ui/OrderButtons.tsx';
import { RadioChoice } from '../ui/RadioChoice.tsx';
import { Section } from '../ui/Section.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { Timeline } from '../ui/Timeline.tsx';
import { ToggleChoice } from '../ui/ToggleChoice.tsx';
import { useGalleryTexts } from './galleryTexts.ts';

const sizes = [0, 1536, 5_242_880, 3 * 1024 ** 8];

function DialogPart() {
  const texts = useGalleryTexts();
  return (
    <div>
      <DialogButton text={texts.open} variant="outlined">
        {(close) => (
          <Dialog
            isOpen
            title={texts.dialog}
            onClose={close}
            actions={
              <>
                <Button onClick={close}>{texts.no}</Button>
                <Button variant="contained" onClick={close}>
                  {texts.yes}
                </Button>
              </>
            }
          >
            {texts.longText}
          </Dialog>
        )}
      </DialogButton>
    </div>
  );
}

/** One of a few, as buttons and as radio buttons, and the button of a form: ready, busy, and busy in words. */
function ChoiceParts() {
  const texts = useGalleryTexts();
  const options = texts.kinds.map((name) => ({ id: name, name }));
  const keyed = options.map((option, at) => ({ ...option, shortcut: at === 0 ? 'A' : undefined }));
  const [chosen, setChosen] = useState(texts.kinds[0] ?? '');
  return (
    <Section title={texts.oneOfFew} isPlain>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <ToggleChoice label={texts.kind} options={options} value={chosen} onChange={setChosen} />
        <RadioChoice label={texts.kind} options={keyed} value={chosen} onChange={setChosen} />
        <OrderButtons what={texts.line} at={0} total={2} onMove={() => undefined} onRemove={() => undefined} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <SubmitButton>{texts.yes}</SubmitButton>
          <SubmitButton isSending>{texts.yes}</SubmitButton>
          <SubmitButton isSending busyText={texts.loading}>
            {texts.yes}
          </SubmitButton>
        </Box>
      </Box>
    </Section>
  );
}

/** Texts as they are masked and written, and the parts that are no fields. */
export function PartGallery() {
  const texts = useGalleryTexts();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Section title={texts.texts} columnWidth={220}>
        <Identifier value={maskEmail('reception@clinic.example')} />
        <Identifier value={maskIban('AE070331234567890123456')} />
        <Identifier value="PF-2026-0000017" />
        <Money fils={123_456_789} />
        <DateText value="2026-11-21T10:30:00.000Z" withTime />
        <NameText value={texts.longText} />
        <Identifier value={sizes.map(fileSizeText).join(' · ')} />
      </Section>
      <Section title={texts.statuses} columnWidth={120}>
        {[...Object.values(eligibilityStatus), 7].map((status) => (
          <div key={status}>
            <StatusChip state={status} />
          </div>
        ))}
      </Section>
      <Section title={texts.history} isPlain>
        <Timeline
          label={texts.history}
          entries={[
            { key: '1', at: '2026-11-21T10:30:00.000Z', title: texts.sent },
            {
              key: '2',
              at: '2026-11-21T10:31:00.000Z',
              title: texts.answered,
              detail: texts.longText,
              tone: 'success',
            },
          ]}
        />
      </Section>
      <Section title={texts.summary} isPlain>
        <ErrorSummary
          errors={[
            { name: 'line.error', label: texts.line, message: texts.wrong },
            { name: 'date.error', label: texts.date, message: 'ui:date.invalid' },
          ]}
          onGoTo={(name) => document.getElementById(`field-${name}`)?.focus()}
        />
      </Section>
      <Section title={texts.nothing} isPlain>
        <EmptyState title={texts.nothing} nextStep={texts.nextStep} />
      </Section>
      <ChoiceParts />
      <DialogPart />
    </Box>
  );
}
