import { agreementVersion } from '../../../shared/account/licenseAgreement.ts';
import { env } from '../../_kit/env.ts';
import { documentsBucket } from '../document/documentsBucket.ts';

const pages = new Map<string, Promise<string>>();

async function readPage(language: 'en' | 'ar'): Promise<string> {
  const { client, GetObjectCommand } = await documentsBucket();
  const Key = `terms/${agreementVersion}/${language}.html`;
  const { Body } = await client.send(new GetObjectCommand({ Bucket: env('DOCUMENTS_BUCKET'), Key }));
  if (!Body) throw new Error('The terms have no content');
  return Body.transformToString('utf-8');
}

/** The page of the terms in force. A version never changes, so it is read once for each language. */
export function termsPage(language: 'en' | 'ar'): Promise<string> {
  const known = pages.get(language);
  if (known) return known;
  const page = readPage(language).catch((error: unknown) => {
    pages.delete(language);
    throw error;
  });
  pages.set(language, page);
  return page;
}
