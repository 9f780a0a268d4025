import SavedIcon from '@mui/icons-material/BookmarkBorder';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilterValues } from '../../../../shared/_field/savedFilter.ts';

/** Filters that can be saved: as they are now, and how to bring others in. */
export interface FilterForm {
  values: FilterValues;
  onApply: (values: FilterValues) => void;
}

const SavedFiltersDialog = lazy(async () => ({
  default: (await import('./SavedFiltersDialog.tsx')).SavedFiltersDialog,
}));

export function SavedFiltersButton({ table, form }: { table: string; form: FilterForm }) {
  const { t } = useTranslation('ui');
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  return (
    <>
      <Button
        size="small"
        startIcon={<SavedIcon />}
        aria-haspopup="dialog"
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        {t('savedFilters.title')}
      </Button>
      <Suspense>
        {wasOpened && <SavedFiltersDialog table={table} form={form} isOpen={isOpen} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
