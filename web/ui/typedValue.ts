import type { FocusEvent } from 'react';

/** The value of a date or time field while its text is not a valid date or time. Every schema refuses it (REQ-VALID-22). */
export const invalidText = 'invalid';

export const isReadable = (value: string): boolean => value !== '' && value !== invalidText;

interface Typed {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

/**
 * What leaving a date or time field does. The picker says nothing about a field that is half typed: such a field must not pass
 * for an empty one.
 */
export const leaveTyped =
  ({ value, onChange, onBlur }: Typed) =>
  ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    if (currentTarget.contains(relatedTarget)) return;
    const sections = [...currentTarget.querySelectorAll('[role="spinbutton"]')];
    const filled = sections.filter((section) => section.hasAttribute('aria-valuenow')).length;
    if (filled > 0 && filled < sections.length) onChange(invalidText);
    else if (filled === 0 && value === invalidText) onChange('');
    onBlur();
  };
