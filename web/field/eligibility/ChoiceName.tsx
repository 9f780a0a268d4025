import Skeleton from '@mui/material/Skeleton';
import type { Choice } from '../../ui/Dropdown.tsx';

/** The name of a choice by its number; the place is kept while the list is being fetched. */
export function ChoiceName({ choices, id }: { choices: readonly Choice[] | undefined; id: number }) {
  if (!choices) return <Skeleton variant="text" width={90} />;
  return choices.find((choice) => choice.id === id)?.name ?? '–';
}
