import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { emiratesIdMessage, isEmiratesId } from '../../shared/_field/emiratesId.ts';
import { type MemberSearchWay, memberSearchWays } from '../../shared/member/routes.ts';
import { EmiratesIdField } from '../ui/EmiratesIdField.tsx';
import { SearchForm } from '../ui/SearchForm.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { ToggleChoice } from '../ui/ToggleChoice.tsx';

export interface MemberCriteria {
  readonly by: MemberSearchWay;
  readonly text: string;
}

interface MemberSearchFormProps {
  by: MemberSearchWay;
  onWay: (by: MemberSearchWay) => void;
  onSearch: (criteria: MemberCriteria | null) => void;
}

/** What a member is looked for by. Nothing of it goes into an address: an Emirates ID has no place in logs and histories. */
export function MemberSearchForm({ by, onWay, onSearch }: MemberSearchFormProps) {
  const { t } = useTranslation('member');
  // The dialogs of the member that was found have fields of their own names: two fields of one name have one id.
  const { control, handleSubmit, setError, reset } = useForm({ defaultValues: { searchedId: '', text: '' } });
  const isById = by === 'emiratesId';
  const submit = handleSubmit((values) => {
    const text = values[isById ? 'searchedId' : 'text'].trim();
    if (isById && !isEmiratesId(text)) return setError('searchedId', { message: emiratesIdMessage });
    if (!isById && text.length < 2) return setError('text', { message: t('search.tooShort') }, { shouldFocus: true });
    onSearch({ by, text });
  });
  const choose = (way: MemberSearchWay) => {
    onWay(way);
    reset();
  };
  return (
    <SearchForm
      label={t('search.label')}
      onSubmit={submit}
      onClear={() => {
        reset();
        onSearch(null);
      }}
      above={
        <ToggleChoice
          label={t('search.by')}
          options={memberSearchWays.map((id) => ({ id, name: t(`search.way.${id}`) }))}
          value={by}
          onChange={choose}
          size="small"
        />
      }
    >
      {isById ? (
        <EmiratesIdField key={by} control={control} name="searchedId" label={t('search.way.emiratesId')} isRequired />
      ) : (
        <TextInput
          key={by}
          control={control}
          name="text"
          label={t(`search.way.${by}`)}
          maxLength={by === 'name' ? 100 : 50}
          isCode={by !== 'name'}
          hint={by === 'name' ? t('search.nameHint') : ''}
          isRequired
        />
      )}
    </SearchForm>
  );
}
