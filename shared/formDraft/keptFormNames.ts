import type * as z from 'zod';
import { keptForms } from '../keptForms.ts';

export type KeptFormName = keyof typeof keptForms;
export const keptFormNames = Object.keys(keptForms) as [KeptFormName, ...KeptFormName[]];

/** What is kept of a form. */
export type FormDraft<Name extends KeptFormName> = z.infer<(typeof keptForms)[Name]['draft']>;
