import * as z from 'zod';
import { attachment, mostAttachments } from './attachment.ts';

/** A text as it was typed, right or wrong; `most` is beyond what its form takes, so that a text that is too long is kept too. */
export const typedText = (most: number) => z.string().max(most);

/** The files of a form that is not sent yet, by name. Each stands in its own record and expires with it: no draft holds a file's content. */
export const typedFiles = z.array(attachment).max(mostAttachments.ofMessage);

/** For the body of a call that sends a kept form: the version of its draft, which ends with it. Nothing was kept where it is left out. */
export const draftVersion = z.int().positive().optional();
