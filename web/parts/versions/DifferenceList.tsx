import Box from '@mui/material/Box';

interface DifferenceListProps {
  label: string;
  /** One sentence for each difference, with the value before and after, in the language of the screen. */
  texts: readonly string[];
}

/** What one state of a record changed of the one before it. */
export function DifferenceList({ label, texts }: DifferenceListProps) {
  return (
    <Box component="ul" aria-label={label} sx={{ m: 0, paddingInlineStart: 2.5 }}>
      {texts.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what two states differ in never changes
        <li key={at}>{text}</li>
      ))}
    </Box>
  );
}
