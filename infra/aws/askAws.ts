import { setTimeout as sleep } from 'node:timers/promises';

/** What a service of AWS says of a call that it did not take. */
export class AwsRefusal extends Error {
  /** `name` is AWS's own, which tells a missing right from the rest. */
  constructor(name: string, message: string) {
    super(message);
    this.name = name;
  }
}

/** CloudTrail takes two questions a second, Logs Insights a few at a time: who asks more waits. */
const patience = { tries: 6, waitMs: 1000 } as const;

/** Asks, and asks again while the service refuses for a reason that passes. */
export async function askPatiently<Answer>(
  ask: () => Promise<Answer>,
  passes: (refusal: AwsRefusal) => boolean,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (tries >= patience.tries || !(error instanceof AwsRefusal) || !passes(error)) throw error;
    }
    await sleep(patience.waitMs);
  }
}

/** All pages of a list, each asked for with what the one before said. */
export async function allPages<Page extends { readonly NextToken?: string | null | undefined }>(
  ask: (from: string | undefined) => Promise<Page>,
): Promise<Page[]> {
  const pages: Page[] = [];
  let from: string | undefined;
  do {
    const page = await ask(from);
    pages.push(page);
    from = page.NextToken ?? undefined;
  } while (from);
  return pages;
}
