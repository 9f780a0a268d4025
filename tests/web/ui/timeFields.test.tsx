import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadTexts } from '../../../web/base/i18n.ts';
import { DateField } from '../../../web/ui/DateField.tsx';
import { DateTimeField } from '../../../web/ui/DateTimeField.tsx';
import { TimeField } from '../../../web/ui/TimeField.tsx';
import { renderForm, wait } from './support.tsx';

interface Values {
  at: string;
}

const digitsOf = (group: HTMLElement) => group.textContent?.replace(/[^\d:/]/g, '') ?? '';
const section = (group: HTMLElement, name: string) => within(group).getByRole('spinbutton', { name });
const elsewhere = <button type="button">Elsewhere</button>;

async function openTime(start = '', bounds: { min?: string; max?: string } = {}) {
  const held = renderForm<Values>({ at: start }, (control) => (
    <>
      <TimeField control={control} name="at" label="Start" {...bounds} />
      {elsewhere}
    </>
  ));
  const group = await screen.findByRole('group', { name: 'Start' });
  return { group, user: userEvent.setup(), value: () => held().at };
}
const more = () => screen.getByRole('button', { name: 'More: Start' });

beforeAll(() => loadTexts(['ui']));
afterEach(() => vi.useRealTimers());

describe('a time', () => {
  it('REQ-UI-19 has 24 hours and is typed as hh:mm', async () => {
    const { group, user, value } = await openTime();
    await user.click(section(group, 'Hour'));
    await user.keyboard('2359');
    expect(value()).toBe('23:59');
    expect(digitsOf(group)).toContain('23:59');
    expect(within(group).queryByRole('spinbutton', { name: /AM|PM|Meridiem/i })).not.toBeInTheDocument();
  });

  it('REQ-UI-19 changes by one hour or one minute, by arrow keys and by buttons', async () => {
    const { group, user, value } = await openTime('23:58');
    await user.click(section(group, 'Minute'));
    await user.keyboard('{ArrowUp}');
    expect(value()).toBe('23:59');
    fireEvent.pointerDown(more(), { button: 0 });
    fireEvent.pointerUp(window);
    expect(value()).toBe('23:00');
    await user.click(section(group, 'Hour'));
    await user.keyboard('{ArrowDown}');
    expect(value()).toBe('22:00');
    fireEvent.pointerDown(more(), { button: 0 });
    fireEvent.pointerUp(window);
    expect(value()).toBe('23:00');
  });

  it('REQ-UI-20 repeats a held button after 500 ms and then every 100 ms', async () => {
    const { value } = await openTime('08:00');
    vi.useFakeTimers();
    fireEvent.pointerDown(more(), { button: 0 });
    expect(value()).toBe('08:01');
    await wait(499);
    expect(value()).toBe('08:01');
    await wait(1);
    expect(value()).toBe('08:02');
    await wait(99);
    expect(value()).toBe('08:02');
    await wait(1);
    expect(value()).toBe('08:03');
    fireEvent.pointerUp(window);
    await wait(2000);
    expect(value()).toBe('08:03');
  });

  it('begins at the first time allowed and offers none outside the bounds', async () => {
    const { value } = await openTime('', { min: '08:00', max: '08:01' });
    for (let times = 0; times < 3; times += 1) fireEvent.click(more(), { detail: 0 });
    expect(value()).toBe('08:01');
    expect(more()).toBeDisabled();
  });

  it("REQ-VALID-22 holds no value and says 'Invalid time' when it was left half typed", async () => {
    const { group, user, value } = await openTime('08:00');
    await user.click(section(group, 'Minute'));
    await user.keyboard('{Backspace}');
    expect(screen.queryByText('Invalid time')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(await screen.findByText('Invalid time')).toBeInTheDocument();
    expect(value()).toBe('invalid');
    await user.click(section(group, 'Hour'));
    await user.keyboard('{Backspace}');
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(value()).toBe('');
    expect(screen.queryByText('Invalid time')).not.toBeInTheDocument();
  });

  it('REQ-VALID-23 says between which times it has to lie', async () => {
    const { group, user } = await openTime('', { min: '08:00', max: '17:00' });
    await user.click(section(group, 'Hour'));
    await user.keyboard('1830');
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(await screen.findByText('The time must lie between 08:00 and 17:00.')).toBeInTheDocument();
  });
});

describe('a date with its time', () => {
  async function open(start = '') {
    const held = renderForm<Values>({ at: start }, (control) => (
      <>
        <DateTimeField control={control} name="at" label="Visit" min="2026-11-01T08:00" max="2026-11-21T17:00" />
        {elsewhere}
      </>
    ));
    await screen.findByRole('group', { name: 'Visit: time' });
    return { user: userEvent.setup(), value: () => held().at };
  }
  const leave = (user: ReturnType<typeof userEvent.setup>) =>
    user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  const day = () => screen.getByRole('spinbutton', { name: 'Day' });
  const hour = () => screen.getByRole('spinbutton', { name: 'Hour' });

  it('REQ-UI-01 REQ-UI-19 is held as one moment', async () => {
    const { user, value } = await open();
    await user.click(day());
    await user.keyboard('09112026');
    await user.click(hour());
    await user.keyboard('1430');
    expect(value()).toBe('2026-11-09T14:30');
  });

  it("REQ-VALID-22 is 'Invalid arguments' and no value with one part alone", async () => {
    const { user, value } = await open();
    await user.click(day());
    await user.keyboard('09112026');
    await leave(user);
    expect(value()).toBe('invalid');
    expect(await screen.findByText('Invalid arguments')).toBeInTheDocument();
  });

  it('REQ-VALID-23 REQ-UI-19 is checked against the first and the last moment', async () => {
    const { user, value } = await open('2026-11-21T16:00');
    await user.click(hour());
    await user.keyboard('1701');
    expect(value()).toBe('invalid');
    await leave(user);
    expect(
      await screen.findByText('The time must lie between 01/11/2026 08:00 and 21/11/2026 17:00.'),
    ).toBeInTheDocument();
    await user.click(hour());
    await user.keyboard('1700');
    expect(value()).toBe('2026-11-21T17:00');
  });
});

describe('a date', () => {
  it('REQ-UI-19 is one day: picking another one replaces it', async () => {
    const held = renderForm<Values>({ at: '2026-11-09' }, (control) => (
      <DateField control={control} name="at" label="Day of the visit" />
    ));
    await screen.findByRole('group', { name: 'Day of the visit' });
    const user = userEvent.setup();
    for (const picked of ['12', '14']) {
      await user.click(screen.getByRole('button', { name: /Choose a date/ }));
      const chosen = () => screen.getAllByRole('gridcell', { selected: true });
      await screen.findByRole('gridcell', { name: picked });
      expect(chosen()).toHaveLength(1);
      await user.click(screen.getByRole('gridcell', { name: picked }));
      await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument());
    }
    expect(held().at).toBe('2026-11-14');
  });

  it("REQ-VALID-24 says 'Invalid date' when it was left half typed, without a word of the form", async () => {
    const held = renderForm<Values>({ at: '2026-11-09' }, (control) => (
      <>
        <DateField control={control} name="at" label="Day of the visit" />
        {elsewhere}
      </>
    ));
    await screen.findByRole('group', { name: 'Day of the visit' });
    const user = userEvent.setup();
    await user.click(screen.getByRole('spinbutton', { name: 'Day' }));
    await user.keyboard('{Backspace}');
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(await screen.findByText('Invalid date')).toBeInTheDocument();
    expect(held().at).toBe('invalid');
  });
});
