import { until } from '../../support/until.ts';
import { betweenLooksMs } from './portalApi.ts';

interface Mail {
  readonly to: readonly string[];
  readonly text: string;
}

const mailbox = async (url: string) => (await (await fetch(`${url}/local/mailbox`)).json()) as Mail[];

/** What the newest mail to a reader has for the pattern. Other mails, such as the one about a new account, may have come before it. */
async function mailed(url: string, reader: string, pattern: RegExp): Promise<string> {
  let found: string | undefined;
  await until(async () => {
    const mails = (await mailbox(url)).filter(({ to }) => to.includes(reader));
    [found] = mails.flatMap(({ text }) => pattern.exec(text) ?? []);
    return found !== undefined;
  }, betweenLooksMs);
  return found ?? '';
}

const linkPattern = /https?:\S+resetpassword\?\S+/i;

/** The readers of all mails that hold a link to choose a new password. */
export const readersOfLinks = async (url: string): Promise<string[]> =>
  (await mailbox(url)).filter(({ text }) => linkPattern.test(text)).flatMap(({ to }) => to);

/** The path of the link by which a user chooses a new password, as the local mailbox holds it. */
export const resetLink = async (url: string, reader: string): Promise<string> =>
  (await mailed(url, reader, linkPattern)).replace(/^https?:\/\/[^/]+/, '');

/** The newest code by which a user confirms their address. */
export const emailCode = (url: string, reader: string): Promise<string> => mailed(url, reader, /^\d{6}$/m);

/** The news that a person was mailed: the worker looks once a minute. */
export const newsMailTo = (url: string, reader: string): Promise<string> =>
  mailed(url, reader, /^.*notification\/settings.*$/s);
