import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormHelperText from '@mui/material/FormHelperText';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type Control, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { inLanguage } from '../../shared/_field/bilingual.ts';
import type { NewsChoices } from '../../shared/notification/newsChoices.ts';
import {
  canBeMailed,
  canLeavePortal,
  type NewsGroupName,
  newsGroupOf,
  newsGroups,
} from '../../shared/notification/newsGroups.ts';
import { useFieldMessage } from '../ui/fieldMessage.ts';

type ChoiceControl = Control<{ choices: NewsChoices }>;

const columns = ['inPortal', 'byMail'] as const;
type Column = (typeof columns)[number];

/** Whether there is nothing to choose: it is always shown, or always mailed. */
const isFixed = (group: NewsGroupName, column: Column): boolean =>
  column === 'inPortal' ? !canLeavePortal(group) : !canBeMailed(group);

const titleId = (group: NewsGroupName): string => `news-${group}`;
const noteId = (group: NewsGroupName): string => `news-${group}-note`;
const columnId = (column: Column): string => `news-${column}`;

interface CellProps {
  control: ChoiceControl;
  group: NewsGroupName;
  column: Column;
  onChosen: (group: NewsGroupName) => void;
}

function ChoiceCell({ control, group, column, onChosen }: CellProps) {
  const { field } = useController({ control, name: `choices.${group}.${column}` });
  const isAlways = isFixed(group, column);
  return (
    <TableCell align="center" padding="checkbox">
      <Checkbox
        checked={isAlways || field.value}
        disabled={isAlways}
        onBlur={field.onBlur}
        onChange={(_, isOn) => {
          field.onChange(isOn);
          onChosen(group);
        }}
        slotProps={{
          input: {
            id: `field-${field.name}`,
            ref: field.ref,
            'aria-labelledby': `${titleId(group)} ${columnId(column)}`,
            'aria-describedby': noteId(group),
          },
        }}
      />
    </TableCell>
  );
}

/** What a group is about, what of it cannot be turned off, and what is wrong with the choice. */
function GroupNote({ control, group }: Pick<CellProps, 'control' | 'group'>) {
  const { t } = useTranslation('notification');
  const { fieldState } = useController({ control, name: `choices.${group}.inPortal` });
  const error = useFieldMessage()(fieldState.error?.message);
  const { stays, mailsItself } = newsGroupOf(group);
  return (
    <Box id={noteId(group)}>
      <FormHelperText sx={{ m: 0 }}>
        {t(`settings.about.${group}`)}
        {stays === 'inPortal' && ` ${t('settings.alwaysShown')}`}
        {mailsItself && ` ${t('settings.alwaysMailed')}`}
      </FormHelperText>
      {error && (
        <FormHelperText error sx={{ m: 0 }}>
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}

/** The groups of news, each with what can be chosen of it. */
export function NewsChoiceTable({
  control,
  groups,
  onChosen,
}: Pick<CellProps, 'control' | 'onChosen'> & { groups: readonly NewsGroupName[] }) {
  const { t, i18n } = useTranslation('notification');
  return (
    <Paper variant="outlined">
      <Table size="small" aria-label={t('settings.label')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('settings.group')}</TableCell>
            {columns.map((column) => (
              <TableCell key={column} id={columnId(column)} align="center" sx={{ width: { xs: 76, sm: 140 }, px: 0.5 }}>
                {t(`settings.${column}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {groups.map((group) => (
            <TableRow key={group}>
              <TableCell component="th" scope="row">
                <Box id={titleId(group)} component="span" sx={{ fontWeight: 500 }}>
                  {inLanguage(i18n.language, newsGroups[group].title)}
                </Box>
                <GroupNote control={control} group={group} />
              </TableCell>
              {columns.map((column) => (
                <ChoiceCell key={column} {...{ control, group, column, onChosen }} />
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Paper>
  );
}
