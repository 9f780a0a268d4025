import ApartmentOutlined from '@mui/icons-material/ApartmentOutlined';
import ArrowForward from '@mui/icons-material/ArrowForward';
import BoltOutlined from '@mui/icons-material/BoltOutlined';
import History from '@mui/icons-material/History';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entry, Group } from './entry.ts';

const icons: Readonly<Record<Group, typeof History>> = {
  recent: History,
  screens: ArrowForward,
  actions: BoltOutlined,
  records: PersonOutlined,
  facilities: ApartmentOutlined,
  later: HourglassEmpty,
};

interface OptionProps {
  id: string;
  entry: Entry;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

function Option({ id, entry, isActive, onPoint, onChoose }: OptionProps) {
  const { i18n } = useTranslation();
  const option = useRef<HTMLDivElement>(null);
  const Icon = icons[entry.group];
  const isMirrored = Icon === ArrowForward && i18n.dir() === 'rtl';
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isActive]);
  return (
    <Box
      ref={option}
      id={id}
      role="option"
      aria-selected={isActive}
      onMouseMove={isActive ? undefined : onPoint}
      onClick={onChoose}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 44,
        px: 2,
        py: 0.5,
        cursor: 'pointer',
        borderInlineStart: 3,
        borderColor: isActive ? 'primary.main' : 'transparent',
        bgcolor: isActive ? 'primary.light' : 'transparent',
      }}
    >
      <Icon fontSize="small" color="action" sx={{ transform: isMirrored ? 'scaleX(-1)' : 'none' }} />
      <Typography variant="body1" component="span" lang={entry.lang} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <bdi>{entry.name}</bdi>
      </Typography>
      {entry.about ? (
        <Typography
          variant="caption"
          component="span"
          color="textSecondary"
          sx={{ marginInlineStart: 'auto', textAlign: 'end', flexShrink: 0, maxWidth: '45%' }}
        >
          {entry.about}
        </Typography>
      ) : null}
    </Box>
  );
}

interface ResultsProps {
  id: string;
  entries: readonly Entry[];
  active: number;
  onPoint: (at: number) => void;
  onChoose: (entry: Entry) => void;
}

export const optionId = (listId: string, at: number): string => `${listId}-${at}`;

/** What was found, by group; the focus stays in the field, which points at the active option. */
export function Results({ id, entries, active, onPoint, onChoose }: ResultsProps) {
  const { t } = useTranslation('palette');
  return (
    <Box id={id} role="listbox" aria-label={t('results')} sx={{ overflowY: 'auto', maxHeight: '60vh', pb: 1 }}>
      {[...new Set(entries.map(({ group }) => group))].map((group) => {
        const members = entries.filter((entry) => entry.group === group);
        return (
          <Box key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <Typography
              id={`${id}-${group}`}
              role="presentation"
              variant="caption"
              component="div"
              color="textSecondary"
              sx={{ px: 2, pt: 1.5, pb: 0.5, fontWeight: 600 }}
            >
              {t(`groups.${group}`)}
            </Typography>
            {members.map((entry) => {
              const at = entries.indexOf(entry);
              return (
                <Option
                  key={entry.id}
                  id={optionId(id, at)}
                  entry={entry}
                  isActive={at === active}
                  onPoint={() => onPoint(at)}
                  onChoose={() => onChoose(entry)}
                />
              );
            })}
          </Box>
        );
      })}
    </Box>
  );
}
