import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClaimRow } from '../../shared/claim/claimRecord.ts';
import { claimApi, mostTogether } from '../../shared/claim/routes.ts';
import { longestTag } from '../../shared/claim/tags.ts';
import { FormDialog } from '../parts/form/FormDialog.tsx';
import { dialogDraft } from '../parts/form/formDraft.ts';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { DialogButton } from '../ui/DialogButton.tsx';
import { MultiSelect } from '../ui/MultiSelect.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { ClaimNumbers } from './ClaimNumbers.tsx';

const { tagClaims } = claimApi.endpoints;

interface TagProps {
  claims: readonly ClaimRow[];
  /** They have other tags, or are others by now: read them again. */
  onChanged: () => void;
}

interface TagValues {
  /** Not `tag`, which is a filter of the list behind the dialog: a page has an id once. */
  tagText: string;
  remove: string[];
}

/** Gives claims a tag, and takes away others that some of them have. */
function TagDialog({ claims: asked, onChanged, onClose }: TagProps & { onClose: () => void }) {
  const { t } = useTranslation('claim');
  // The list may be read again while somebody types.
  const [claims] = useState(asked);
  const given = [...new Set(claims.flatMap(({ tags }) => tags))];
  const form = useContractForm<typeof tagClaims, TagValues>({
    endpoint: tagClaims,
    initial: { tagText: '', remove: [] },
    bodyOf: ({ tagText, remove }) => ({
      claims: claims.map(({ claimId, version }) => ({ claimId, version })),
      add: tagText.trim() === '' ? [] : [tagText.trim()],
      remove,
    }),
    draft: dialogDraft<TagValues>(tagClaims.path, claims.map(({ claimId }) => claimId).join()),
    fieldOf: (path) => (path.startsWith('add') ? 'tagText' : path),
    onDone: () => {
      onClose();
      onChanged();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('tags.title', { count: claims.length })}
      submitText={t('tags.keep')}
      onClose={onClose}
    >
      <Typography>
        <ClaimNumbers of={claims} />
      </Typography>
      <TextInput
        control={form.control}
        name="tagText"
        label={t('tags.add')}
        maxLength={longestTag}
        hint={t('tags.hint')}
      />
      {given.length > 0 && (
        <MultiSelect
          control={form.control}
          name="remove"
          label={t('tags.remove')}
          choices={given.map((tag) => ({ id: tag, name: tag }))}
        />
      )}
    </FormDialog>
  );
}

/** Opens the tags of a claim, or of the claims on the page that is shown. It stands there before they arrive. */
export function TagButton({ claims, onChanged }: TagProps) {
  const { t } = useTranslation('claim');
  return (
    <DialogButton text={t('tags.open')} variant="outlined" size="small" disabled={claims.length === 0}>
      {(close) => <TagDialog claims={claims.slice(0, mostTogether)} onClose={close} onChanged={onChanged} />}
    </DialogButton>
  );
}
