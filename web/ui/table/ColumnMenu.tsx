import CheckedIcon from '@mui/icons-material/CheckBox';
import UncheckedIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface ColumnChoice {
  id: string;
  header: string;
  isShown: boolean;
}

interface ColumnMenuProps {
  columns: readonly ColumnChoice[];
  onToggle: (id: string) => void;
}

/** Shows and hides columns; the last shown one stays. */
export function ColumnMenu({ columns, onToggle }: ColumnMenuProps) {
  const { t } = useTranslation('ui');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const shownCount = columns.filter((column) => column.isShown).length;
  return (
    <>
      <Button
        size="small"
        startIcon={<ColumnsIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('table.columns')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {columns.map(({ id, header, isShown }) => (
          <MenuItem
            key={id}
            dense
            role="menuitemcheckbox"
            aria-checked={isShown}
            disabled={isShown && shownCount === 1}
            onClick={() => onToggle(id)}
          >
            <ListItemIcon>
              {isShown ? <CheckedIcon fontSize="small" color="primary" /> : <UncheckedIcon fontSize="small" />}
            </ListItemIcon>
            <ListItemText>{header}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
