import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import type { SendMail } from '../_connect/mail/mail.ts';
import { sesMail } from '../_connect/mail/sesMail.ts';
import { wiring } from '../_data/wiring.ts';
import { env } from '../_kit/env.ts';
import type { Wiring } from '../_kit/wiring.ts';
import { sendEmail } from '../account/mail/sendEmail.ts';
import { dispatchOutbox } from './parts/dispatchOutbox.ts';

/** Longer than the mail service is waited for, with another try. */
const longestSendMs = 30_000;

/** The consumer of the mails. */
export const sendMails = (kit: Wiring, send: SendMail) =>
  dispatchOutbox<'mails'>(
    'sendMails',
    {
      email: { deliver: (attempt, entry) => sendEmail({ ...attempt, send, portalUrl: env('PORTAL_URL') }, entry) },
    },
    kit,
    { leaseMs: () => longestSendMs },
  );

let deployed: ReturnType<typeof sendMails> | undefined;

/** The Lambda handler. */
export const handler = (event: SQSEvent): Promise<SQSBatchResponse> => {
  deployed ??= sendMails(wiring, sesMail(env('MAIL_SENDER')));
  return deployed(event);
};
