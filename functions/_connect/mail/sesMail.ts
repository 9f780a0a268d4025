import type { SESv2Client } from '@aws-sdk/client-sesv2';
import { brand } from '../../../shared/brand.ts';
import type { SendMail } from './mail.ts';

/** What SES says about the mail itself; everything else is about the service or our account and may pass. */
const finalRefusals: readonly string[] = ['MessageRejected', 'BadRequestException'];

let client: SESv2Client | undefined;

const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });

/** Mail through Amazon SES from the portal's own address. */
export const sesMail =
  (sender: string): SendMail =>
  async ({ to, subject, text, html }) => {
    const { SendEmailCommand, SESv2Client } = await import('@aws-sdk/client-sesv2');
    client ??= new SESv2Client({ maxAttempts: 2, requestHandler: { connectionTimeout: 1000, requestTimeout: 5000 } });
    try {
      await client.send(
        new SendEmailCommand({
          FromEmailAddress: `${brand.name} <${sender}>`,
          Destination: { ToAddresses: [to] },
          Content: { Simple: { Subject: utf8(subject), Body: { Text: utf8(text), Html: utf8(html) } } },
        }),
      );
      return 'sent';
    } catch (error) {
      return error instanceof Error && finalRefusals.includes(error.name) ? 'refused' : 'unavailable';
    }
  };
