interface Mail {
  readonly to: readonly string[];
  readonly text: string;
}

const triesMs = [200, 400, 800, 1600, 3200];

/** The path of the link by which a user chooses a new password, as the local mailbox holds it. */
export async function resetLink(url: string, reader: string): Promise<string> {
  for (const waitMs of triesMs) {
    const mails = (await (await fetch(`${url}/local/mailbox`)).json()) as Mail[];
    // Another mail, such as the one about a new account, may have come before it.
    const links = mails
      .filter(({ to }) => to.includes(reader))
      .flatMap(({ text }) => /https?:\S+resetpassword\?\S+/i.exec(text) ?? []);
    if (links[0]) return links[0].replace(/^https?:\/\/[^/]+/, '');
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
  throw new Error(`${reader} was mailed no link`);
}
