import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { StyleReader } from '../../support/cheapStyles.ts';

/** Markup with one button, which a person does not see. */
const unseen = [
  ['hidden', '<div hidden><button>Send</button></div>'],
  ['hidden itself', '<button hidden>Send</button>'],
  ['taken out by its style', '<div style="display: none"><button>Send</button></div>'],
  ['taken out by its own style', '<button style="display:none">Send</button>'],
  ['invisible by its style', '<div style="visibility: hidden"><span><button>Send</button></span></div>'],
  ['invisible by its own style', '<button style="visibility:hidden">Send</button>'],
  ['in a dialog that is closed', '<dialog><button>Send</button></dialog>'],
  ['in a list of suggestions', '<datalist><button>Send</button></datalist>'],
] as const;

const unreachable = [
  ...unseen,
  ['kept from screen readers', '<div aria-hidden="true"><button>Send</button></div>'],
] as const;

const reachable = [
  ['plain', '<div><button>Send</button></div>'],
  [
    'visible within what is invisible',
    '<div style="visibility: hidden"><button style="visibility: visible">Send</button></div>',
  ],
  ['in a dialog that is open', '<dialog open><button>Send</button></dialog>'],
  ['shown by its own style', '<div style="display: flex"><button>Send</button></div>'],
] as const;

const put = (markup: string): void => {
  document.body.innerHTML = markup;
};
const buttons = () => screen.queryAllByRole('button', { name: 'Send' });

afterEach(() => put(''));

describe('a button that nobody can reach', () => {
  it.each(unreachable)('%s is not found by its role', (_, markup) => {
    put('<button>Send</button>');
    expect(buttons()).toHaveLength(1);
    put(markup);
    expect(document.querySelectorAll('button')).toHaveLength(1);
    expect(buttons()).toEqual([]);
  });

  it.each(unseen)('%s is not visible', (_, markup) => {
    put(markup);
    expect(document.querySelector('button')).not.toBeVisible();
  });

  it.each(unreachable)('%s is not named', (_, markup) => {
    put(
      `<p id="name">Please ${markup} now</p><section aria-label="around"><a href="/">Please ${markup} now</a></section>`,
    );
    expect(screen.getByRole('link')).toHaveAccessibleName('Please now');
  });

  it('is not clicked where its style or one around it takes no pointer', async () => {
    const user = userEvent.setup();
    put('<div style="pointer-events: none"><p><button>Send</button></p></div>');
    await expect(user.click(screen.getByRole('button'))).rejects.toThrow('pointer-events: none');
    put('<div style="pointer-events: none"><p style="pointer-events: auto"><button>Send</button></p></div>');
    await user.click(screen.getByRole('button'));
  });
});

describe('a button that people can reach', () => {
  it.each(reachable)('%s is found', (_, markup) => {
    put(markup);
    expect(buttons()).toHaveLength(1);
  });

  it('follows the page: hidden, shown and hidden again', () => {
    put('<div><button>Send</button></div>');
    const around = document.querySelector('div') as HTMLElement;
    for (const hide of [
      (isHidden: boolean) => around.toggleAttribute('hidden', isHidden),
      (isHidden: boolean) => around.setAttribute('aria-hidden', String(isHidden)),
      (isHidden: boolean) => Object.assign(around.style, { display: isHidden ? 'none' : '' }),
      (isHidden: boolean) => Object.assign(around.style, { visibility: isHidden ? 'hidden' : '' }),
    ]) {
      expect(buttons()).toHaveLength(1);
      hide(true);
      expect(buttons()).toEqual([]);
      hide(false);
    }
    expect(buttons()[0]).toBeVisible();
  });

  it('is judged by the style sheets of the document, where it has some', () => {
    put('<style>.gone { display: none }</style><div class="gone"><button>Send</button></div>');
    expect(buttons()).toEqual([]);
  });
});

const properties = [
  'display',
  'visibility',
  'pointer-events',
  'opacity',
  'overflow-x',
  'position',
  'width',
  'padding-top',
  'direction',
];

describe('the style that stands in for the one of jsdom', () => {
  const ofJsdom = (window.getComputedStyle as StyleReader).ofJsdom as typeof window.getComputedStyle;

  it.each([...unreachable, ...reachable])('%s is the same for every element', (_, markup) => {
    put(
      `${markup}<table><tbody><tr><td>0</td></tr><tr hidden><td>1</td></tr></tbody></table><input type="hidden"><input><details><summary>a</summary><p>b</p></details><svg><g /></svg><textarea style="padding: 3px; overflow: auto"></textarea>`,
    );
    for (const element of document.querySelectorAll('*')) {
      const [own, real] = [window.getComputedStyle(element), ofJsdom.call(window, element)];
      for (const name of properties) {
        expect(own.getPropertyValue(name), `${element.outerHTML} ${name}`).toBe(real.getPropertyValue(name));
      }
      expect(own.pointerEvents).toBe(real.pointerEvents);
    }
  });
});
