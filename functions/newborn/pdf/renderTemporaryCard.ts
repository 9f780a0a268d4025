import type { Bilingual } from '../../../shared/_field/bilingual.ts';
import { dateText, dateTimeText } from '../../../shared/_field/dateText.ts';
import { newbornSiblings } from '../../../shared/_field/lookupLists/people.ts';
import type { StoredNewborn } from '../../_data/newborn/newborn.ts';
import { type Banner, drawBanner } from '../../_pdf/banner.ts';
import { beginDocument } from '../../_pdf/document.ts';
import { present, type Section } from '../../_pdf/field.ts';
import { drawFooters } from '../../_pdf/pageFurniture.ts';
import { drawSection } from '../../_pdf/section.ts';
import { drawVerification, type Verification, verificationHeight } from '../../_pdf/verification.ts';
import { sexNames, wording } from './wording.ts';

const language = 'both';

/** Isolated, so that a number or a day keeps its order in the Arabic sentence. */
const isolated = (value: string): string => `\u2066${value}\u2069`;

const bannerOf = ({ number, validTo }: StoredNewborn): Banner => ({
  shape: 'tick',
  tone: 'success',
  sentence: {
    en: `${number} is valid until ${dateText(validTo)}`,
    ar: `الرقم ${isolated(number)} سارٍ حتى ${isolated(dateText(validTo))}`,
  },
  denial: null,
  notes: [],
  words: { en: null, ar: null },
});

function siblingOf(index: number): Bilingual | null {
  const found = newbornSiblings.find(({ id }) => id === index);
  return found ? { en: found.name, ar: found.nameArabic } : null;
}

function sectionsOf(newborn: StoredNewborn): readonly Section[] {
  const { motherName, motherNameArabic } = newborn;
  return [
    {
      title: wording.child,
      fields: [
        ...present(wording.number, newborn.number, true),
        ...present(wording.sibling, siblingOf(newborn.siblingIndex)),
        ...present(wording.bornAt, dateTimeText(newborn.bornAt), true),
        ...present(wording.sex, sexNames[newborn.sex]),
        ...present(wording.weight, String(newborn.weightGrams), true),
        ...present(wording.validTo, dateText(newborn.validTo), true),
      ],
    },
    {
      title: wording.cover,
      fields: [
        ...present(wording.payer, { en: newborn.payerName, ar: newborn.payerNameArabic }),
        ...present(wording.mother, motherName && { en: motherName, ar: motherNameArabic ?? motherName }),
        ...present(wording.motherEnding, newborn.motherEnding, true),
      ],
    },
  ];
}

/** The temporary card of a newborn on one A4 page, with both languages side by side. */
export async function renderTemporaryCard(
  newborn: StoredNewborn,
  { printedAt, verification }: { readonly printedAt: Date; readonly verification?: Verification | undefined },
): Promise<Uint8Array> {
  const { number, facilityName, facilityNameArabic, facilityLicense } = newborn;
  const facility = { names: { en: facilityName, ar: facilityNameArabic ?? facilityName }, license: facilityLicense };
  const pdf = await beginDocument(language, { title: wording.title, number, facility, printedAt });
  drawBanner(pdf, bannerOf(newborn), language);
  for (const section of sectionsOf(newborn)) drawSection(pdf, section, language, { after: verificationHeight });
  if (verification) drawVerification(pdf, verification, language);
  drawFooters(pdf, language, { worth: wording.worth, printedAt });
  return pdf.finish();
}
