import { useMemo } from 'react';
import { Autocomplete } from '../ui/Autocomplete.tsx';
import { DateField } from '../ui/DateField.tsx';
import { DateTimeField } from '../ui/DateTimeField.tsx';
import { Dropdown } from '../ui/Dropdown.tsx';
import { EmiratesIdField } from '../ui/EmiratesIdField.tsx';
import { MobileField } from '../ui/MobileField.tsx';
import { MultiSelect } from '../ui/MultiSelect.tsx';
import { NumberInput } from '../ui/NumberInput.tsx';
import { PasswordInput } from '../ui/PasswordInput.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { TimeField } from '../ui/TimeField.tsx';
import { FileUpload } from '../ui/upload/FileUpload.tsx';
import { FieldStates } from './FieldStates.tsx';
import { useGalleryTexts } from './galleryTexts.ts';

const limits = { maxFiles: 3, maxBytes: 5 * 1024 * 1024, types: ['xls', 'xlsx', 'png'] };
const aSheet = (name: string) => new File(['x'.repeat(1500)], `${name}.xlsx`);

/** Every field of a form in every state. */
export function FieldGallery() {
  const texts = useGalleryTexts();
  const choices = useMemo(() => [...texts.kinds, texts.longText].map((name, id) => ({ id: id + 1, name })), [texts]);
  const search = useMemo(
    () => async (text: string) => choices.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())),
    [choices],
  );
  const last = choices.length;
  return (
    <>
      <FieldStates part="line" label={texts.line} empty="" filled={texts.person} long={texts.longText}>
        {(field) => <TextInput {...field} maxLength={200} />}
      </FieldStates>
      <FieldStates part="box" label={texts.box} empty="" filled={texts.person} long={texts.longText}>
        {(field) => <TextInput {...field} maxLength={200} rows={2} />}
      </FieldStates>
      <FieldStates part="password" label={texts.password} empty="" filled="Invented-7">
        {(field) => <PasswordInput {...field} maxLength={64} autoComplete="off" />}
      </FieldStates>
      <FieldStates part="emiratesId" label={texts.emiratesId} empty="" filled="784-1985-0000001-7">
        {(field) => <EmiratesIdField {...field} />}
      </FieldStates>
      <FieldStates part="mobile" label={texts.mobile} empty="" filled="+971-50-123-4567">
        {(field) => <MobileField {...field} />}
      </FieldStates>
      <FieldStates part="number" label={texts.number} empty={null} filled={3} long={12_345_678}>
        {(field) => <NumberInput {...field} min={0} />}
      </FieldStates>
      <FieldStates part="choice" label={texts.choice} empty={null} filled={1} long={last}>
        {(field) => <Dropdown {...field} choices={choices} />}
      </FieldStates>
      <FieldStates part="choiceLoading" label={`${texts.choice} (${texts.loading})`} empty={null} filled={1}>
        {(field) => <Dropdown {...field} choices={undefined} />}
      </FieldStates>
      <FieldStates part="choices" label={texts.choices} empty={[]} filled={[1, 2, 3]} long={[1, 2, 3, 4]}>
        {(field) => <MultiSelect {...field} choices={choices} />}
      </FieldStates>
      <FieldStates part="search" label={texts.search} empty={null} filled={choices[0]} long={choices[last - 1]}>
        {(field) => (
          <Autocomplete {...field} search={search} keyOf={({ id }) => String(id)} labelOf={({ name }) => name} />
        )}
      </FieldStates>
      <FieldStates part="date" label={texts.date} empty="" filled="2026-11-21">
        {(field) => <DateField {...field} />}
      </FieldStates>
      <FieldStates part="time" label={texts.time} empty="" filled="14:30">
        {(field) => <TimeField {...field} />}
      </FieldStates>
      <FieldStates part="moment" label={texts.moment} empty="" filled="2026-11-21T14:30">
        {(field) => <DateTimeField {...field} />}
      </FieldStates>
      <FieldStates
        part="files"
        label={texts.files}
        empty={[]}
        filled={[aSheet('members')]}
        long={[aSheet(texts.longText)]}
      >
        {(field) => (
          <FileUpload {...field} limits={limits} {...(field.name === 'files.disabled' && { progress: 40 })} />
        )}
      </FieldStates>
    </>
  );
}
