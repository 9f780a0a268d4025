import { describe, expect, it } from 'vitest';
import { composeMail } from '../../../../functions/_connect/mail/composeMail.ts';
import { mailKinds, mailTexts } from '../../../../functions/_connect/mail/mailTexts.ts';

const facts = { to: 'reader@clinic.example', name: 'Sara Invented' };
const url = 'https://portal.example/account/resetpassword?resetCode=abc&x=1';

describe.each(mailKinds)('the mail %s', (kind) => {
  const mail = composeMail(kind, { ...facts, ...(mailTexts[kind].en.link ? { url } : {}) });

  it('says the same in English and Arabic, as text and as HTML, with the direction of each', () => {
    const { en, ar } = mailTexts[kind];
    expect(mail.subject).toBe(`${en.subject} | ${ar.subject}`);
    expect(ar.paragraphs).toHaveLength(en.paragraphs.length);
    for (const text of [...en.paragraphs, ...ar.paragraphs]) expect(mail.text).toContain(text);
    for (const text of ar.paragraphs) expect(text).toMatch(/[\u0600-\u06ff]/);
    expect(mail.html).toMatch(/<div lang="en" dir="ltr">.*<div lang="ar" dir="rtl">/s);
    expect(Boolean(en.link)).toBe(Boolean(ar.link));
  });

  it('holds no personal data beyond the name of its reader', () => {
    expect(mail.text).toContain('Sara Invented');
    expect(mail.text + mail.html + mail.subject).not.toContain(facts.to);
  });

  it('greets nobody whose name is not known', () => {
    const unnamed = composeMail(kind, { ...facts, name: null });
    expect(unnamed.text).toMatch(/^Hello,\n/);
    expect(unnamed.text).toContain('السلام عليكم،');
  });
});

describe('a mail with a link', () => {
  const mail = composeMail('passwordReset', { ...facts, url });

  it('has it whole in both languages, as text and as a link', () => {
    expect(mail.text.split(url)).toHaveLength(3);
    expect(mail.html.split(`href="${url.replace('&', '&amp;')}"`)).toHaveLength(3);
  });

  it('says how long it holds', () => {
    expect(mail.text).toContain('30 minutes');
    expect(mail.text).toContain('30 دقيقة');
  });
});

it('shows a name that is HTML as text', () => {
  const { html, text } = composeMail('accountOpened', { to: 'a@b.example', name: '<img src=x onerror="a()"> & co' });
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=&quot;a()&quot;&gt; &amp; co');
  expect(text).toContain('<img');
});
