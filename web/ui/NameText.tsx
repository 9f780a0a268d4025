/**
 * A name in a narrow place, in its own direction: too long a name loses its end, not its beginning, in a page that runs the
 * other way, and shows itself whole when pointed at.
 */
export function NameText({ value }: { value: string }) {
  return (
    <span
      dir="auto"
      title={value}
      style={{ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', textAlign: 'match-parent' }}
    >
      {value}
    </span>
  );
}
