import { addressOf } from '../../shared/_field/addressOf.ts';
import { groupedCode } from '../../shared/document/printedCode.ts';
import { linkedScreens } from '../../shared/linkedScreens.ts';
import { env } from '../_kit/env.ts';
import type { Verification } from '../_pdf/verification.ts';

/**
 * Remembers a print by `keep`, which answers its code; says where and by which code it can be checked. A portal that has no address to
 * name remembers nothing.
 */
export async function verificationOf(keep: () => Promise<string>): Promise<Verification | undefined> {
  const origin = env('DOCUMENTS_URL');
  if (!origin) return undefined;
  const code = groupedCode(await keep());
  return {
    code,
    url: origin + addressOf(linkedScreens.verifyDocument, { code }),
    page: origin + linkedScreens.verifyTypedCode,
  };
}
