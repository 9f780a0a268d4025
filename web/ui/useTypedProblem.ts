import { useState } from 'react';

interface FieldInput {
  readonly error: boolean;
  readonly helperText: string;
}

/**
 * What a field itself finds wrong with typed text, once it has been left. What the form says goes first: its schema knows
 * more than the field.
 */
export function useTypedProblem<Input extends FieldInput>(input: Input, problem: string | null) {
  const [wasLeft, setLeft] = useState(false);
  const isShown = wasLeft && problem !== null && !input.error;
  return {
    input: isShown ? { ...input, error: true, helperText: problem } : input,
    onLeave: () => setLeft(true),
  };
}
