import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FacilityOption } from '../../shared/facility/ownRoutes.ts';
import { facilityLabel } from '../base/facilityLabel.ts';
import { ConnectedSign } from './ConnectedSign.tsx';

interface FacilityListProps {
  facilities: readonly FacilityOption[];
  currentFacilityId: string | null;
  isSwitching: boolean;
  onChoose: (facility: FacilityOption) => void;
}

const matches = (facility: FacilityOption, text: string): boolean =>
  [facilityLabel(facility), facility.facilityNameArabic].join(' ').toLowerCase().includes(text.trim().toLowerCase());

/** The user's facilities with a search, each as 'name (licence)' and with the sign of the exchange where it is connected. */
export function FacilityList({ facilities, currentFacilityId, isSwitching, onChoose }: FacilityListProps) {
  const { t, i18n } = useTranslation('header');
  const [text, setText] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const found = facilities.filter((facility) => matches(facility, text));

  const enterList = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>('[role="menuitemradio"]')?.focus();
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Box sx={{ p: 1.5, pb: 0.5 }}>
        <TextField
          autoFocus
          label={t('facilitySearch')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={enterList}
          autoComplete="off"
        />
      </Box>
      <MenuList ref={list} aria-label={t('facilities')} sx={{ maxHeight: 320, overflowY: 'auto' }}>
        {found.map((facility) => {
          const isCurrent = facility.facilityId === currentFacilityId;
          return (
            <MenuItem
              key={facility.facilityId}
              role="menuitemradio"
              aria-checked={isCurrent}
              disabled={isSwitching}
              onClick={() => onChoose(facility)}
            >
              <ListItemIcon>{isCurrent ? <Check fontSize="small" color="primary" /> : null}</ListItemIcon>
              <ListItemText>
                <bdi>{facilityLabel(facility, i18n.language)}</bdi>
                {facility.isMalaffiIntegration ? (
                  <div>
                    <ConnectedSign />
                  </div>
                ) : null}
              </ListItemText>
            </MenuItem>
          );
        })}
      </MenuList>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ px: 2, pb: found.length > 0 ? 0 : 2 }}>
        {found.length === 0 ? t('facilityNone') : null}
      </Typography>
    </Box>
  );
}
