import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactElement, Suspense } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeEach, describe, expect, it } from 'vitest';
import { worklistApi } from '../../shared/worklist/routes.ts';
import { Appearance } from '../../web/app/Appearance.tsx';
import { removeSession, storeSession } from '../../web/base/session.ts';
import { isKeptName } from '../../web/parts/form/keptKinds.ts';
import { giveElementsASize } from '../support/layout.ts';
import { aSignedInUser, fakePortal } from '../support/transport.ts';
import { formRows, formsThatKeepNothing } from './everyFormRow.ts';
import type { FormRow } from './formRow.ts';

const first = aSignedInUser({ roles: ['Eligibility', 'Pharmacy'] });
const second = aSignedInUser({ ...first, userId: 'user-2', userName: 'second@palm.example' });

beforeEach(() => {
  sessionStorage.clear();
  giveElementsASize();
  fakePortal().answer(worklistApi.endpoints.getDeskSettings, {
    data: { answerMinutes: 60, concurrent: 5, perMinute: 3000, version: 1 },
  });
  storeSession(first);
});

const alone = (part: ReactElement) => (
  <SWRConfig value={{ provider: () => new Map() }}>
    <Appearance>
      <BrowserRouter>
        <Suspense>{part}</Suspense>
      </BrowserRouter>
    </Appearance>
  </SWRConfig>
);

/** Boxes that a person can type into, by their names. */
const boxes = (): (HTMLInputElement | HTMLTextAreaElement)[] =>
  [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form input[name], form textarea[name]'),
  ].filter(
    (box) =>
      !box.disabled &&
      !box.readOnly &&
      !/checkbox|radio|file|hidden/.test(box.type) &&
      box.role !== 'combobox' &&
      box.tabIndex >= 0 &&
      !box.ariaHidden,
  );
const shown = (): Record<string, string> => Object.fromEntries(boxes().map(({ name, value }) => [name, value]));

async function open({ open: part, press = [] }: FormRow): Promise<Record<string, string>> {
  render(alone(await part()));
  for (const name of press) fireEvent.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(boxes().length).toBeGreaterThan(0));
  return shown();
}

/** Types into every box; answers what each shows of it then. */
function fill(): Record<string, string> {
  for (const box of boxes()) {
    const text = /numeric|decimal|tel/.test(box.inputMode)
      ? '12'
      : box.type === 'email'
        ? 'hind@palm.example'
        : 'Half a word';
    fireEvent.change(box, { target: { value: text } });
  }
  return shown();
}

const rows = Object.entries(formRows).flatMap(([file, row]) =>
  typeof row === 'string' ? [] : row.map((each, at) => [at === 0 ? file : `${file} (${at + 1})`, each] as const),
);

const sources = (readdirSync('web', { recursive: true }) as string[]).filter((file) => /\.tsx?$/.test(file));

describe('the list of forms', () => {
  it('has every file in which a form is made that keeps what was typed', () => {
    const files = sources.filter((file) =>
      /[^`\w]use(Contract|Drafted)Form(<[^(]*>)?\(\{/.test(readFileSync(`web/${file}`, 'utf8')),
    );
    expect(files.sort()).toEqual(Object.keys(formRows).sort());
  });

  it('has no form beside them but those that nobody would miss, each with its reason', () => {
    const files = sources.filter((file) => /[^`\w]useForm(<.*>)?\(/.test(readFileSync(`web/${file}`, 'utf8')));
    expect(files.sort()).toEqual(Object.keys(formsThatKeepNothing).sort());
  });

  it('names tests that are there for what is kept in another way', () => {
    const named = Object.values(formRows).flatMap((row) =>
      typeof row === 'string' ? [...row.matchAll(/tests\/\S+/g)] : [],
    );
    expect(named.map(([file]) => file).filter((file) => !existsSync(file))).toEqual([]);
    expect(named.length).toBeGreaterThan(10);
  });
});

describe.each(rows)('the form in %s', (_file, row) => {
  it('has what was typed after the session has ended and the same person is back, and nobody else has it', async () => {
    const before = await open(row);
    const typed = fill();
    const changed = Object.keys(typed).filter((name) => typed[name] !== (before[name] ?? ''));
    // The rows of a list are kept as a list, without their places.
    const isKept = (name: string) => isKeptName(name.split('.').filter((part) => !/^\d+$/.test(part)));
    expect(changed.filter(isKept)).not.toEqual([]);
    removeSession();
    cleanup();

    storeSession(second);
    expect(await open(row)).toEqual(before);
    removeSession();
    cleanup();

    storeSession(first);
    const back = await open(row);
    expect(back).toEqual(
      Object.fromEntries(Object.keys(back).map((name) => [name, (isKept(name) ? typed : before)[name] ?? ''])),
    );
    expect(await screen.findByText(/^What you had typed is here again/)).toBeInTheDocument();
    const lost = changed.filter((name) => !isKept(name));
    if (lost.length > 0) expect(screen.getByText(/Not kept, please type again|are not kept/)).toBeInTheDocument();
  });
});
