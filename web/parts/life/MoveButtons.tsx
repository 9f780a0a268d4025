import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';

/** How a move begins: on a screen of its own, in a dialog, or at once. */
type Begin =
  | { readonly to: string }
  | { readonly openDialog: () => void }
  | { readonly send: () => void; readonly isSending: boolean };

export type MoveLook = Begin & {
  readonly icon?: ComponentType;
  /** The move ends something that cannot be brought back. */
  readonly isDanger?: boolean;
  /** What most people do next: one at most. */
  readonly isMain?: boolean;
};

interface MoveButtonsProps<Move extends string> {
  label: string;
  /** The moves that the reader may make now, as `movesFor` answers them. */
  moves: readonly Move[];
  looks: Readonly<Record<Move, MoveLook>>;
  textOf: (move: Move) => string;
}

function MoveButton({ look, text }: { look: MoveLook; text: string }) {
  const { icon: Icon, isDanger, isMain } = look;
  const shown = {
    size: 'small',
    variant: isMain ? 'contained' : 'outlined',
    color: isDanger ? 'error' : 'primary',
    startIcon: Icon && <Icon />,
  } as const;
  if ('to' in look) {
    return (
      <Button {...shown} component={Link} to={look.to}>
        {text}
      </Button>
    );
  }
  return 'openDialog' in look ? (
    <Button {...shown} aria-haspopup="dialog" onClick={look.openDialog}>
      {text}
    </Button>
  ) : (
    <Button {...shown} loading={look.isSending} onClick={look.send}>
      {text}
    </Button>
  );
}

/** A button for each move that the reader may make with a record now; renders nothing without such a move. */
export function MoveButtons<Move extends string>({ label, moves, looks, textOf }: MoveButtonsProps<Move>) {
  if (moves.length === 0) return null;
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {moves.map((move) => (
        <MoveButton key={move} look={looks[move]} text={textOf(move)} />
      ))}
    </Box>
  );
}
