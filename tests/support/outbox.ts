import type { SQSEvent } from 'aws-lambda';
import type { Mail, MailOutcome } from '../../functions/_connect/mail/mail.ts';
import { wiring } from '../../functions/_data/wiring.ts';
import { sendMails } from '../../functions/_workers/sendMails.ts';
import type { QueuedMessage } from './aws.ts';

/** An event of the queue for messages that were sent to it. */
const eventOf = (messages: readonly QueuedMessage[]): SQSEvent => ({
  Records: messages.map(({ body }, at) => ({ messageId: `message-${at}`, body }) as SQSEvent['Records'][number]),
});

/** The worker that sends mails; `outcome` is what the mail service says to each. */
export const mailWorker = (outcome: MailOutcome) => sendMails(wiring, async () => outcome);

/**
 * The postman of a test: `await deliver()` lets the worker take everything that was queued since the last time and gives the mails
 * that it sent. `outcome` is what the mail service says to each.
 */
export function postman(messages: readonly QueuedMessage[]) {
  let taken = 0;
  return async (outcome: MailOutcome = 'sent'): Promise<Mail[]> => {
    const sent: Mail[] = [];
    const send = async (mail: Mail) => {
      sent.push(mail);
      return outcome;
    };
    // What a job's worker takes comes by another queue.
    const waiting = messages.slice(taken).filter(({ body }) => !('jobId' in JSON.parse(body)));
    taken = messages.length;
    const { batchItemFailures } = await sendMails(wiring, send)(eventOf(waiting));
    if (batchItemFailures.length > 0) throw new Error('A message was not handled');
    return sent;
  };
}

/** The six digits of a mail. */
export function digitsIn(mail: Mail | undefined): string {
  const digits = /^\d{6}$/m.exec(mail?.text ?? '')?.[0];
  if (!digits) throw new Error('The mail has no digits');
  return digits;
}

/** The code in the link of a mail. */
export function codeIn({ text }: Mail): string {
  const code = /resetCode=([\w-]+)/.exec(text)?.[1];
  if (!code) throw new Error('The mail has no link');
  return code;
}
