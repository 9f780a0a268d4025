import { createElement, type ElementType, type ReactElement } from 'react';

/** How a form of the site is opened by itself: its component with a record, and the buttons that lead to it. */
export interface FormRow {
  readonly open: () => Promise<ReactElement>;
  readonly press?: readonly string[];
}

/** Forms by their files. A form that is kept by something of its own says what that is and which test holds it. */
export type FormRows = Readonly<Record<string, readonly FormRow[] | string>>;

/** Forms of the library's own, by their files: why each keeps nothing, or what keeps it. */
export type FormsThatKeepNothing = Readonly<Record<string, string>>;

export const choice = 'a choice of what the screen shows: nothing is written';
export const file = 'a file, which no browser may keep';
export const sheet = 'choices about a sheet, which the portal proposes anew';

const nothing = () => undefined;
/** A form tells its screen when it is closed or done. */
const told = Object.fromEntries(
  'onClose onDone onChanged onSaved onDecided onMarked onMoved onGiven onAdded onOpened onResolved onStaged onSent onCorrected onAnswered onRenewed onBegun'
    .split(' ')
    .map((name) => [name, nothing]),
);

/** The part of a record that a form reads is all that it is given. */
export const form = (load: () => Promise<object>, name: string, props: object = {}, ...press: string[]): FormRow => ({
  open: async () => createElement((await load())[name as never] as ElementType, { ...told, ...props }),
  press,
});
