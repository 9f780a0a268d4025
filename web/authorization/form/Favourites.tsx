import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import StarIcon from '@mui/icons-material/StarBorderOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Favourite, mostFavourites } from '../../../shared/authorization/favourites.ts';
import { mostOf } from '../../../shared/authorization/form.ts';
import { authorizationApi } from '../../../shared/authorization/routes.ts';
import type { ClinicianOption } from '../../../shared/clinician/routes.ts';
import { useApi } from '../../api/useApi.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { alerts } from '../../base/alerts.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Identifier } from '../../ui/Identifier.tsx';
import { steadyClick } from '../../ui/steadyClick.ts';
import { type FormValues, linesOfSet, setOf } from './formValues.ts';

const { getFavourites, saveFavourite, removeFavourite } = authorizationApi.endpoints;
/** How many sets of the clinician stand beside the button; the others are in its dialog. */
const quickOnes = 5;

interface FavouritesProps {
  form: UseFormReturn<FormValues>;
  /** Who treats, where it is known before the first line. */
  clinician: ClinicianOption | null;
}

interface FavouritesDialogProps {
  sets: readonly Favourite[];
  lines: Favourite['lines'];
  onUse: (set: Favourite) => void;
  onSave: (name: string) => Promise<boolean>;
  onRemove: (set: Favourite) => void;
  onClose: () => void;
}

/** All sets of the facility, and a name for a new one. */
function FavouritesDialog({ sets, lines, onUse, onSave, onRemove, onClose }: FavouritesDialogProps) {
  const { t } = useTranslation('authorization');
  const [name, setName] = useState('');
  const save = async () => {
    if (await onSave(name.trim())) setName('');
  };
  return (
    <Dialog
      isOpen
      title={t('form.favourite.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('form.favourite.close')}</Button>}
    >
      {sets.length === 0 && <Typography color="textSecondary">{t('form.favourite.none')}</Typography>}
      <Box component="ul" aria-label={t('form.favourite.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {sets.map((set) => (
          <Box
            component="li"
            key={set.favouriteId}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 0.5 }}
          >
            <Button size="small" variant="outlined" onClick={() => onUse(set)}>
              {t('form.favourite.use', { name: set.name })}
            </Button>
            <Typography variant="body2" color="textSecondary" sx={{ flexGrow: 1 }}>
              {set.clinicianLicense ? <Identifier value={set.clinicianLicense} /> : t('form.favourite.whole')}
              {' · '}
              {t('form.favourite.count', { count: set.lines.length })}
            </Typography>
            <IconButton aria-label={t('form.favourite.remove', { name: set.name })} onClick={() => onRemove(set)}>
              <DeleteIcon />
            </IconButton>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5, mt: 2 }}>
        <TextField
          label={t('form.favourite.name')}
          value={name}
          onChange={({ target }) => setName(target.value)}
          helperText={lines.length === 0 ? t('form.favourite.noLines') : ''}
          slotProps={{ htmlInput: { maxLength: 60 } }}
          sx={{ flex: '1 1 200px' }}
        />
        <Button variant="contained" disabled={lines.length === 0 || name.trim() === ''} onClick={() => void save()}>
          {t('form.favourite.save')}
        </Button>
      </Box>
    </Dialog>
  );
}

/** Sets of activities that are asked for together: those of the clinician by one click, all of them in a dialog. */
export function Favourites({ form, clinician }: FavouritesProps) {
  const { t } = useTranslation('authorization');
  const first = useWatch({ control: form.control, name: 'lines.0.clinician' });
  const license = (first ?? clinician)?.licenseNo ?? null;
  const read = useApi(getFavourites, {}, { isQuiet: true });
  const { send: keep } = useApiMutation(saveFavourite);
  const { send: remove } = useApiMutation(removeFavourite);
  const [isOpen, setOpen] = useState(false);
  const sets = read.data ?? [];
  const own = sets.filter(({ clinicianLicense }) => license !== null && clinicianLicense === license);
  const use = (set: Favourite) => {
    const lines = linesOfSet(set, form.getValues('lines'), first ?? clinician);
    form.setValue('lines', lines.slice(0, mostOf.lines), { shouldDirty: true });
    setOpen(false);
  };
  const save = async (name: string): Promise<boolean> => {
    const lines = setOf(form.getValues('lines')).slice(0, mostFavourites.lines);
    const { isDone } = await keep({ body: { name, clinicianLicense: license, lines } });
    if (isDone) alerts.success(t('form.favourite.saved'));
    read.refresh();
    return isDone;
  };
  const forget = async ({ favouriteId, version }: Favourite) => {
    await remove({ body: { favouriteId, version } });
    read.refresh();
  };
  return (
    <Box role="group" aria-label={t('form.favourite.quick')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
      <Button
        {...steadyClick}
        size="small"
        startIcon={<StarIcon />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('form.favourite.open')}
      </Button>
      {own.slice(0, quickOnes).map((set) => (
        <Button key={set.favouriteId} size="small" variant="outlined" onClick={() => use(set)}>
          <bdi>{set.name}</bdi>
        </Button>
      ))}
      {isOpen && (
        <FavouritesDialog
          sets={sets}
          lines={setOf(form.getValues('lines'))}
          onUse={use}
          onSave={save}
          onRemove={(set) => void forget(set)}
          onClose={() => setOpen(false)}
        />
      )}
    </Box>
  );
}
