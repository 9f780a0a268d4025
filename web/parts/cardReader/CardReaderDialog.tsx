import { lazy, Suspense } from 'react';
import { loadTexts } from '../../base/i18n.ts';
import type { CardReaderDialogProps } from './CardReaderPanel.tsx';

const CardReaderPanel = lazy(async () => {
  const [file] = await Promise.all([import('./CardReaderPanel.tsx'), loadTexts(['cardReader', 'ui', 'messages'])]);
  return { default: file.CardReaderPanel };
});

/**
 * The card-reader modal (REQ-REG-05). It loads when it is first opened, and forgets everything when it is closed: what a card said
 * stays with the caller that was given it by `onSubmit`.
 */
export function CardReaderDialog({ isOpen, ...props }: CardReaderDialogProps & { isOpen: boolean }) {
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <CardReaderPanel {...props} />
    </Suspense>
  );
}
