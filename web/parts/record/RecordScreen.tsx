import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ScreenBody } from '../../ui/ScreenBody.tsx';
import { Section } from '../../ui/Section.tsx';
import { Timeline, type TimelineEntry } from '../../ui/Timeline.tsx';
import { useKeptFocus } from '../../ui/useKeptFocus.ts';
import { type MissingTexts, RecordPart, type RecordRead } from './RecordPart.tsx';

interface RecordScreenProps<Data> {
  /** As `useApi(endpoint, sending)` gives it. */
  read: RecordRead<Data>;
  missing: MissingTexts;
  /** The way back to the list, below the record and where it is missing. */
  back: { to: string; text: string };
  /** The state, the name and the actions of the record, in a row above it. */
  head?: (record: Data) => ReactNode;
  /** What stands between the head and the record, as wide as the screen: notices, announcements. */
  notices?: (record: Data) => ReactNode;
  /** What happened to the record, beside it. */
  timeline?: (record: Data) => { title: string; entries: readonly TimelineEntry[] };
  /** The sections of the record, below each other. */
  children: (record: Data) => ReactNode;
}

const column = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 } as const;

function Body<Data>({ record, props }: { record: Data; props: RecordScreenProps<Data> }) {
  const { head, notices, timeline, children } = props;
  const happened = timeline?.(record);
  const kept = useKeptFocus<HTMLDivElement>();
  return (
    <div {...kept} style={{ outline: 'none' }}>
      {head && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>{head(record)}</Box>
      )}
      {notices?.(record)}
      <Box
        sx={happened ? { display: 'grid', gap: 2, gridTemplateColumns: { md: '2fr 1fr' }, alignItems: 'start' } : {}}
      >
        <Box sx={column}>{children(record)}</Box>
        {happened && (
          <Section title={happened.title} isPlain>
            <Timeline label={happened.title} entries={happened.entries} />
          </Section>
        )}
      </Box>
    </div>
  );
}

/** A screen of one record: while it loads, where it is missing, where it could not be read, and as it is. */
export function RecordScreen<Data>(props: RecordScreenProps<Data>) {
  const { read, missing, back } = props;
  const toList = (
    <Button component={Link} to={back.to}>
      {back.text}
    </Button>
  );
  return (
    <ScreenBody>
      <RecordPart read={read} missing={missing} action={toList}>
        {(record) => (
          <>
            <Body record={record} props={props} />
            <Box sx={{ mt: 2 }}>{toList}</Box>
          </>
        )}
      </RecordPart>
    </ScreenBody>
  );
}
