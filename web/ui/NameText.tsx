import { useTheme } from '@mui/material/styles';

/**
 * A name in a narrow place, in its own direction: too long a name loses its end, not its beginning, in a page that runs the
 * other way, and shows itself whole when pointed at.
 */
export function NameText({ value }: { value: string }) {
  const { direction } = useTheme();
  return (
    <span
      dir="auto"
      title={value}
      // It still lines up with the column; an inline style is not turned over by the right-to-left style engine.
      style={{
        display: 'block',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        textAlign: direction === 'rtl' ? 'right' : 'left',
      }}
    >
      {value}
    </span>
  );
}
