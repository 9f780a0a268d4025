import { randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { fieldsOf, listOf, textOf } from '../template/properties.ts';
import { AwsError, type AwsRequest, type AwsService, jsonService } from './service.ts';

/** A mail as /local/mailbox shows it: it goes nowhere else. */
interface ReceivedMail {
  readonly messageId: string;
  readonly sentAt: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailbox {
  readonly add: (mail: ReceivedMail) => void;
  /** Newest first. */
  readonly list: () => readonly ReceivedMail[];
}

/** The mailbox of all users, a file with one mail a line: a restart loses no mail. */
export function openMailbox(file: string): Mailbox {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const mails = lines.filter((line) => line.endsWith('}')).map((line) => JSON.parse(line) as ReceivedMail);
  return {
    add: (mail) => {
      mails.push(mail);
      appendFileSync(file, `${JSON.stringify(mail)}\n`);
    },
    list: () => mails.toReversed(),
  };
}

const identities = /^\/v2\/email\/identities\/([^/?]+)$/;

/** SES's API is REST: the sending of one mail is known here, and the look at the domain that it comes from. */
export function readSesOperation(method: string, url: string): string {
  if (`${method} ${url.split('?')[0]}` === 'POST /v2/email/outbound-emails') return 'SendEmail';
  return method === 'GET' && identities.test(url) ? 'GetEmailIdentity' : `${method} ${url}`;
}

/** The identity that a call is about: the domain in its address, or that of the sender. */
export const identityOf = ({ url, input }: Pick<AwsRequest, 'url' | 'input'>): string =>
  decodeURIComponent(identities.exec(url)?.[1] ?? senderOf(input).split('@').at(-1) ?? '');

/** The address in `Wasla <no-reply@example.com>`. */
export function senderOf(input: AwsRequest['input']): string {
  const from = String(input.FromEmailAddress ?? '');
  return (/<([^<>]+)>\s*$/.exec(from)?.[1] ?? from).toLowerCase();
}

const dataOf = (part: unknown): string => textOf(fieldsOf(part).Data) ?? '';

/** SES SendEmail (API v2) with simple content, into the mailbox. */
export const createSes = (mailbox: Mailbox): AwsService =>
  jsonService({
    // Every domain is verified here.
    getEmailIdentity: () => ({ IdentityType: 'DOMAIN', VerifiedForSendingStatus: true }),
    sendEmail: (input) => {
      const to = listOf(fieldsOf(input.Destination).ToAddresses).map(String);
      const { Subject, Body } = fieldsOf(fieldsOf(input.Content).Simple);
      if (to.length === 0 || !dataOf(Subject)) throw new AwsError('BadRequestException', 'The mail is not complete.');
      const { Text, Html } = fieldsOf(Body);
      const messageId = randomUUID();
      mailbox.add({
        messageId,
        sentAt: new Date().toISOString(),
        from: senderOf(input),
        to,
        subject: dataOf(Subject),
        text: dataOf(Text),
        html: dataOf(Html),
      });
      return { MessageId: messageId };
    },
  });
