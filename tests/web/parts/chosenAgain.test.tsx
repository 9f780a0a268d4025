import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { endpoint } from '../../../shared/_contract/endpoint.ts';
import { ContractForm } from '../../../web/parts/form/ContractForm.tsx';
import { useContractForm } from '../../../web/parts/form/useContractForm.ts';
import { Autocomplete } from '../../../web/ui/Autocomplete.tsx';
import { Dropdown } from '../../../web/ui/Dropdown.tsx';
import { RadioField } from '../../../web/ui/RadioChoice.tsx';
import { TextInput } from '../../../web/ui/TextInput.tsx';

const keep = endpoint({
  method: 'POST',
  path: '/api/test/keep',
  summary: 'Keep a choice',
  access: ['Standard'],
  body: z.strictObject({ remark: z.string() }),
  answer: z.strictObject({}),
  requirements: [],
});

interface Person {
  id: string;
}
const here = { id: 'here', name: 'Here' };
const there = { id: 'there', name: 'There' };
const proposedFirst = { list: here.id, radio: here.id, searched: { id: here.name } as Person | null, remark: '' };
const proposedLater: typeof proposedFirst = {
  list: there.id,
  radio: there.id,
  searched: { id: there.name },
  remark: 'Arrived',
};
const finds = async (): Promise<Person[]> => [];

function Choices({ initial }: { initial: typeof proposedFirst }) {
  const form = useContractForm({
    endpoint: keep,
    initial,
    bodyOf: ({ remark }) => ({ remark }),
    onDone: () => undefined,
  });
  const { control } = form;
  return (
    <ContractForm form={form} label="Choices">
      <Dropdown control={control} name="list" label="List" choices={[here, there]} />
      <RadioField control={control} name="radio" label="Radio" options={[here, there]} />
      <Autocomplete<Person, typeof proposedFirst>
        control={control}
        name="searched"
        label="Searched"
        search={finds}
        keyOf={({ id }) => id}
        labelOf={({ id }) => id}
      />
      <TextInput control={control} name="remark" label="Remark" maxLength={20} />
    </ContractForm>
  );
}

type User = ReturnType<typeof userEvent.setup>;
const optionOf = async (user: User, list: string) => {
  await user.click(screen.getByRole('combobox', { name: list }));
  await user.click(await screen.findByRole('option', { name: here.name }));
};

it.each([
  {
    part: 'a list',
    chooseAgain: (user: User) => optionOf(user, 'List'),
    isKept: () => expect(screen.getByRole('combobox', { name: 'List' })).toHaveTextContent(here.name),
  },
  {
    part: 'a row of options',
    chooseAgain: (user: User) => user.click(screen.getByRole('radio', { name: here.name })),
    isKept: () => expect(screen.getByRole('radio', { name: here.name })).toBeChecked(),
  },
  {
    part: 'a searched choice',
    chooseAgain: (user: User) => optionOf(user, 'Searched'),
    isKept: () => expect(screen.getByRole('combobox', { name: 'Searched' })).toHaveValue(here.name),
  },
])('what was proposed and chosen in $part stays when something else is proposed later', async (row) => {
  const { chooseAgain, isKept } = row;
  const user = userEvent.setup();
  const show = (initial: typeof proposedFirst) => (
    <Suspense>
      <Choices initial={initial} />
    </Suspense>
  );
  const { rerender } = render(show(proposedFirst));
  await screen.findByRole('form', { name: 'Choices' });
  await chooseAgain(user);
  rerender(show(proposedLater));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Remark' })).toHaveValue('Arrived'));
  isKept();
});
