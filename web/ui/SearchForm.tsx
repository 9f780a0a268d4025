import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from './SubmitButton.tsx';

interface SearchFormProps {
  /** Names the search to screen readers: "Search for members". */
  label: string;
  /** The text of the button, where people do not call it a search. */
  action?: string;
  onSubmit: (event: FormEvent) => unknown;
  isSearching?: boolean;
  /** Empties the field and the result; without it there is no such button. */
  onClear?: () => void;
  /** Stands above the field: how to search. */
  above?: ReactNode;
  /** The field to search by, and what belongs to it. */
  children: ReactNode;
}

/** The frame of a search by one field: nothing of what is typed goes into an address. */
export function SearchForm({
  label,
  action,
  onSubmit,
  isSearching = false,
  onClear,
  above,
  children,
}: SearchFormProps) {
  const { t } = useTranslation('ui');
  return (
    <Box component="search" aria-label={label} sx={{ display: 'grid', gap: 1.5, mb: 2 }}>
      <Box
        component="form"
        noValidate
        onSubmit={(event: FormEvent) => void onSubmit(event)}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'flex-start',
          gap: 1.5,
          '& .MuiOutlinedInput-root': { bgcolor: 'background.paper' },
        }}
      >
        {above && <Box sx={{ flexBasis: '100%' }}>{above}</Box>}
        <Box sx={{ flex: '1 1 260px', maxWidth: 420, display: 'grid', gap: 1.5 }}>{children}</Box>
        <SubmitButton startIcon={<SearchIcon />} isSending={isSearching} sx={{ minHeight: 40 }}>
          {action ?? t('search.search')}
        </SubmitButton>
        {onClear && <Button onClick={onClear}>{t('search.clear')}</Button>}
      </Box>
    </Box>
  );
}
