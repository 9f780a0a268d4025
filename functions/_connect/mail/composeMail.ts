import { type Bilingual, directionOf } from '../../../shared/_field/bilingual.ts';
import { brand } from '../../../shared/brand.ts';
import type { Mail } from './mail.ts';
import { type MailKind, mailTexts } from './mailTexts.ts';

/** Whom a mail is for, and the address behind its link where it has one. */
export interface MailFacts {
  readonly to: string;
  /** The reader's name; null when the name is not known. */
  readonly name: string | null;
  readonly url?: string;
  /** The code that the reader types into the portal, where the mail has one. */
  readonly code?: string;
  /** What the mail lists below its first paragraph. */
  readonly lines?: Bilingual<readonly string[]>;
  /** The address behind the link below everything else, where the mail has one. */
  readonly lastUrl?: string;
}

const signs: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[<>&"']/g, (sign) => signs[sign] ?? sign);

const languages = {
  en: { greeting: (name: string | null) => (name ? `Hello ${name},` : 'Hello,'), signature: `The ${brand.name} team` },
  ar: {
    greeting: (name: string | null) => (name ? `السلام عليكم ${name}،` : 'السلام عليكم،'),
    signature: `فريق ${brand.names.ar}`,
  },
} as const;

function textPart(kind: MailKind, language: 'en' | 'ar', facts: MailFacts): string {
  const { name, url, code, lines, lastUrl } = facts;
  const { paragraphs, link, lastLink } = mailTexts[kind][language];
  const { greeting, signature } = languages[language];
  const linkTo = (text = '', to = '') => (text && to ? [`${text}:\n${to}`] : []);
  const listed = lines ? [lines[language].map((line) => `- ${line}`).join('\n')] : [];
  const coded = code ? [code] : [];
  const first = [greeting(name), ...paragraphs.slice(0, 1), ...listed, ...linkTo(link, url), ...coded];
  return [...first, ...paragraphs.slice(1), ...linkTo(lastLink, lastUrl), signature].join('\n\n');
}

function htmlPart(kind: MailKind, language: 'en' | 'ar', facts: MailFacts): string {
  const { name, url, code, lines, lastUrl } = facts;
  const { paragraphs, link, lastLink } = mailTexts[kind][language];
  const { greeting, signature } = languages[language];
  const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;
  const linkTo = (text = '', to = '') =>
    text && to ? [`<p><a href="${escapeHtml(to)}">${escapeHtml(text)}</a></p>`] : [];
  const listed = lines ? [`<ul>${lines[language].map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`] : [];
  const coded = code ? [`<p style="font-size:1.5em"><b dir="ltr">${escapeHtml(code)}</b></p>`] : [];
  const content = [
    paragraph(greeting(name)),
    ...paragraphs.slice(0, 1).map(paragraph),
    ...listed,
    ...linkTo(link, url),
    ...coded,
    ...paragraphs.slice(1).map(paragraph),
    ...linkTo(lastLink, lastUrl),
    paragraph(signature),
  ];
  return `<div lang="${language}" dir="${directionOf(language)}">${content.join('')}</div>`;
}

/** A mail in English and Arabic, one below the other. */
export function composeMail(kind: MailKind, facts: MailFacts): Mail {
  const { en, ar } = mailTexts[kind];
  const html = `${htmlPart(kind, 'en', facts)}<hr>${htmlPart(kind, 'ar', facts)}`;
  return {
    to: facts.to,
    subject: `${en.subject} | ${ar.subject}`,
    text: `${textPart(kind, 'en', facts)}\n\n----------\n\n${textPart(kind, 'ar', facts)}\n`,
    html: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(en.subject)}</title></head><body>${html}</body></html>`,
  };
}
