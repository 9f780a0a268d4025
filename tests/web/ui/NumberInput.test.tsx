import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTexts } from '../../../web/base/i18n.ts';
import { NumberInput } from '../../../web/ui/NumberInput.tsx';
import { renderForm, wait } from './support.tsx';

function open(start: number | null, props: { min?: number; max?: number; decimals?: number; step?: number } = {}) {
  const held = renderForm<{ count: number | null }>({ count: start }, (control) => (
    <NumberInput control={control} name="count" label="Visits" {...props} />
  ));
  const input = screen.getByRole('spinbutton', { name: 'Visits' });
  return { input, value: () => held().count };
}
const more = () => screen.getByRole('button', { name: 'More: Visits' });
const less = () => screen.getByRole('button', { name: 'Less: Visits' });
/** Waits in small pieces, as a screen that is painted between them. */
const hold = async (ms: number) => {
  for (let passed = 0; passed < ms; passed += 20) await wait(20);
};

beforeAll(() => loadTexts(['ui']));
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a number', () => {
  it('REQ-UI-18 changes by one, and a held button repeats after 500 ms and then every 40 ms', async () => {
    const { value } = open(5);
    fireEvent.pointerDown(more(), { button: 0 });
    expect(value()).toBe(6);
    await hold(480);
    expect(value()).toBe(6);
    await hold(20);
    expect(value()).toBe(7);
    await hold(20);
    expect(value()).toBe(7);
    await hold(20);
    expect(value()).toBe(8);
    await hold(400);
    expect(value()).toBe(18);
    fireEvent.pointerUp(window);
    await hold(1000);
    expect(value()).toBe(18);
    fireEvent.pointerDown(less(), { button: 0, pointerType: 'touch' });
    fireEvent.pointerCancel(less());
    await hold(1000);
    expect(value()).toBe(17);
  });

  it('REQ-UI-18 repeats a held arrow key in the same times, whatever the speed of the keyboard', async () => {
    const { input, value } = open(5);
    act(() => input.focus());
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    for (let times = 0; times < 10; times += 1) fireEvent.keyDown(input, { key: 'ArrowDown', repeat: true });
    expect(value()).toBe(4);
    await hold(540);
    expect(value()).toBe(2);
    fireEvent.keyUp(input, { key: 'ArrowDown' });
    await hold(1000);
    expect(value()).toBe(2);
  });

  it('stops at its bounds and goes on when it is turned round', async () => {
    const { input, value } = open(2, { min: 0, max: 3 });
    fireEvent.pointerDown(more(), { button: 0 });
    await hold(2000);
    expect(value()).toBe(3);
    expect(more()).toBeDisabled();
    fireEvent.pointerUp(window);
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    expect(value()).toBe(2);
    expect(more()).toBeEnabled();
    expect(input).toHaveAttribute('aria-valuenow', '2');
    expect(input).toHaveAttribute('aria-valuemax', '3');
  });

  it('answers a click of assistive technology once, and another mouse button never', async () => {
    const { value } = open(null, { min: 1 });
    fireEvent.click(more(), { detail: 0 });
    expect(value()).toBe(1);
    fireEvent.pointerDown(more(), { button: 2 });
    await hold(1000);
    expect(value()).toBe(1);
  });

  it('takes digits of any keyboard and nothing else', () => {
    const { input, value } = open(null, { min: 0, decimals: 2 });
    fireEvent.change(input, { target: { value: '١٢٫٥' } });
    expect(value()).toBe(12.5);
    expect(input).toHaveValue('12.5');
    for (const typed of ['12.5a', '-1', '12.555', '1e5']) {
      fireEvent.change(input, { target: { value: typed } });
      expect(input).toHaveValue('12.5');
    }
    fireEvent.change(input, { target: { value: '' } });
    expect(value()).toBeNull();
  });

  it('adds decimals without the dust of binary fractions', () => {
    const { input, value } = open(0.1, { decimals: 1, step: 0.2 });
    fireEvent.keyDown(input, { key: 'ArrowUp' });
    expect(value()).toBe(0.3);
  });
});
