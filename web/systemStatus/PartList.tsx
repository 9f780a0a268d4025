import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../shared/_field/nameIn.ts';
import type { ConnectionKind } from '../../shared/systemStatus/connection.ts';
import { type PartState, partKinds } from '../../shared/systemStatus/statusParts.ts';
import { DateText } from '../ui/DateText.tsx';
import { Section } from '../ui/Section.tsx';
import { PartStateChip } from './PartStateChip.ts';

/** A part, with since when it is as it is where the reader may know it. */
interface ShownPart {
  readonly partId: string;
  readonly kind: ConnectionKind;
  readonly name: string;
  readonly nameArabic: string;
  readonly state: PartState;
  readonly since?: string | null;
}

function Part({ part, detail, action }: { part: ShownPart; detail: ReactNode; action: ReactNode }) {
  const { t, i18n } = useTranslation('systemStatus');
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 0.75, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {nameIn(i18n.language, part, 'name')}
        {part.since && (
          <Typography variant="caption" color="textSecondary" component="div">
            {t('since')} <DateText value={part.since} withTime />
          </Typography>
        )}
        {detail}
      </Box>
      <PartStateChip state={part.state} />
      {action}
    </Box>
  );
}

interface PartListProps<Row extends ShownPart> {
  parts: readonly Row[];
  /** What more the reader is told of a part. */
  detailOf?: (part: Row) => ReactNode;
  /** What the reader may do with a part. */
  actionOf?: (part: Row) => ReactNode;
  /** The kinds in their order. */
  kinds?: readonly ConnectionKind[];
}

/** All parts by their kind: the portal, its mail, the regulators, the payers. */
export function PartList<Row extends ShownPart>({ parts, detailOf, actionOf, kinds = partKinds }: PartListProps<Row>) {
  const { t } = useTranslation('systemStatus');
  return kinds.map((kind) => (
    <Section key={kind} title={t(`kind.${kind}`)} isPlain>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {parts
          .filter((part) => part.kind === kind)
          .map((part) => (
            <Part key={part.partId} part={part} detail={detailOf?.(part)} action={actionOf?.(part)} />
          ))}
      </Box>
    </Section>
  ));
}
