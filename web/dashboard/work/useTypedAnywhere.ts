import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isTyping } from '../../base/isTyping.ts';

/** A digit of any keyboard: Arabic ones have their own. */
const digit = /^[0-9\u0660-\u0669\u06f0-\u06f9]$/;

/**
 * Digits that are typed, scanned or pasted while no field has the focus belong to this one. Letters stay the shortcuts of the tiles.
 */
export function useTypedAnywhere(field: RefObject<HTMLInputElement | null>, paste: (text: string) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || isTyping(event)) return;
    // The key itself is then typed into the field.
    if (digit.test(event.key)) field.current?.focus();
  });
  const take = useEffectEvent((event: ClipboardEvent) => {
    const isElsewhere = event.target instanceof Element && event.target.closest('input, textarea') !== null;
    const text = event.clipboardData?.getData('text').trim() ?? '';
    if (isElsewhere || text === '') return;
    event.preventDefault();
    field.current?.focus();
    paste(text);
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    window.addEventListener('paste', take);
    return () => {
      window.removeEventListener('keydown', press);
      window.removeEventListener('paste', take);
    };
  }, []);
}
