interface Mail {
  readonly to: readonly string[];
  readonly text: string;
}

const triesMs = [200, 400, 800, 1600, 3200];

/** What the newest mail to a reader has for the pattern. Other mails, such as the one about a new account, may have come before it. */
async function mailed(url: string, reader: string, pattern: RegExp): Promise<string> {
  for (const waitMs of triesMs) {
    const mails = (await (await fetch(`${url}/local/mailbox`)).json()) as Mail[];
    const [found] = mails.filter(({ to }) => to.includes(reader)).flatMap(({ text }) => pattern.exec(text) ?? []);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
  throw new Error(`${reader} was mailed no link or code`);
}

/** The path of the link by which a user chooses a new password, as the local mailbox holds it. */
export const resetLink = async (url: string, reader: string): Promise<string> =>
  (await mailed(url, reader, /https?:\S+resetpassword\?\S+/i)).replace(/^https?:\/\/[^/]+/, '');

/** The newest code by which a user confirms their address. */
export const emailCode = (url: string, reader: string): Promise<string> => mailed(url, reader, /^\d{6}$/m);
