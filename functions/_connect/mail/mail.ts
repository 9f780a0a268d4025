/** A mail as it goes out: plain text, and the same as HTML. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** How a sending ended. `refused` is about this mail and final; `unavailable` is worth another attempt. */
export type MailOutcome = 'sent' | 'refused' | 'unavailable';

/** The port to the mail service: it never throws for what the service does. */
export type SendMail = (mail: Mail) => Promise<MailOutcome>;
