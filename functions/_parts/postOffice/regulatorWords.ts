import type * as z from 'zod';
import type { regulatorWord } from '../../../shared/_parts/regulatorWord.ts';
import type { Finding } from '../../_connect/postOffice/postOffice.ts';

type RegulatorWord = z.infer<typeof regulatorWord>;

/** Some offices name the object in the field too. */
export const fieldNamed = (objectName = '', field = ''): string =>
  field === objectName || field.startsWith(`${objectName}.`) ? field : [objectName, field].filter(Boolean).join('.');

/** A line of an office's report, as the sender's people read it. */
export const regulatorWordOf = ({ type, objectName, field, value = '', text }: Finding): RegulatorWord => ({
  severity: type === 'Error' ? 'error' : 'warning',
  field: fieldNamed(objectName, field),
  value,
  text,
});

/** What the portal says where a file could not be sent, in the form in which the office says it. */
const ours = (text: string): Finding => ({ type: 'Error', text });
export const noCredentials = ours('The facility has no credentials of its regulator.');
export const refusedCredentials = ours('The regulator does not accept the credentials of the facility.');
