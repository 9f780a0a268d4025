import { dirhamDigits } from '../../shared/_field/amountText.ts';
import type { Bilingual } from '../../shared/_field/bilingual.ts';
import { dateText } from '../../shared/_field/dateText.ts';
import { formatEmiratesId } from '../../shared/_field/emiratesId.ts';
import {
  authorizationCategories,
  authorizationStatuses,
  authorizationTypes,
} from '../../shared/_field/lookupLists/authorization.ts';
import { entryOf } from '../../shared/authorizationQuery/insurerAuthorization.ts';
import { contradictsItself } from '../../shared/authorizationQuery/insurerVerdict.ts';
import type { StoredInsurerAuthorization } from '../_data/insurerAuthorization/insurerAuthorization.ts';
import { type PdfLanguage, text } from '../_pdf/bilingual.ts';
import { denialText } from '../_pdf/denialText.ts';
import { beginDocument } from '../_pdf/document.ts';
import { present, type Section, same } from '../_pdf/field.ts';
import { drawFooters } from '../_pdf/pageFurniture.ts';
import { drawSection } from '../_pdf/section.ts';

const wording = {
  title: text('Authorisation of the insurer', 'موافقة شركة التأمين'),
  patient: text('Patient', 'المريض'),
  authorization: text('Authorisation', 'الموافقة'),
  lines: text('Activities (quantity · approved, AED)', 'الأنشطة (الكمية · المعتمد بالدرهم)'),
  name: text('Name', 'الاسم'),
  emiratesId: text('Emirates ID', 'رقم الهوية الإماراتية'),
  cardNumber: text('Card number', 'رقم البطاقة'),
  payer: text('Insurer', 'شركة التأمين'),
  number: text('Authorisation number', 'رقم الموافقة'),
  requestNumber: text('Request number', 'رقم الطلب'),
  status: text('Status', 'الحالة'),
  type: text('Type', 'النوع'),
  category: text('Category', 'الفئة'),
  requestedOn: text('Requested on', 'تاريخ الطلب'),
  validFrom: text('Valid from', 'سارية من'),
  validTo: text('Valid to', 'سارية حتى'),
  approved: text('Approved amount (AED)', 'المبلغ المعتمد (درهم)'),
  denialCode: text('Denial code', 'رمز الرفض'),
  comments: text('Comments', 'التعليقات'),
  worth: text(
    'For these activities and days only; no promise of payment.',
    'تقتصر الموافقة على الأنشطة والأيام المذكورة أعلاه ولا تُعد ضمانًا للسداد.',
  ),
  source: text('Made in', 'مصدر الموافقة'),
  note: text('Please note', 'يرجى الانتباه'),
  contradicts: text(
    'Status, amounts and denial code contradict each other. Ask the insurer before you rely on it.',
    'تتعارض الحالة والمبالغ ورمز الرفض فيما بينها. يرجى الاستفسار من شركة التأمين قبل الاعتماد عليها.',
  ),
  outside: text(
    'The insurer’s own system. The portal prints what the insurer told of it.',
    'نظام شركة التأمين. تطبع البوابة ما أبلغت عنه شركة التأمين.',
  ),
} as const;

const listed = (list: Parameters<typeof entryOf>[0], code: string | null): Bilingual | null => {
  const entry = entryOf(list, code);
  return entry && { en: entry.name, ar: entry.nameArabic };
};

const dayText = (day: string | null): string | null => day && dateText(day);
const amountText = (fils: number | null): string | null => (fils === null ? null : dirhamDigits(fils));

/** The document's sections, with only the fields that the insurer filled. */
function sectionsOf(found: StoredInsurerAuthorization): Section[] {
  const patient = [
    ...present(wording.name, found.patientName),
    ...present(wording.emiratesId, found.emiratesId && formatEmiratesId(found.emiratesId), true),
    ...present(wording.cardNumber, found.cardNumber, true),
  ];
  const facts = [
    ...present(wording.payer, { en: found.payerName, ar: found.payerNameArabic }),
    ...present(wording.number, found.authorizationNumber, true),
    ...present(wording.requestNumber, found.requestNumber, true),
    ...present(wording.status, listed(authorizationStatuses, found.status)),
    ...(contradictsItself(found) ? present(wording.note, wording.contradicts) : []),
    ...present(wording.type, listed(authorizationTypes, found.type)),
    ...present(wording.category, listed(authorizationCategories, found.category)),
    ...present(wording.requestedOn, dayText(found.requestedOn), true),
    ...present(wording.validFrom, dayText(found.validFrom), true),
    ...present(wording.validTo, dayText(found.validTo), true),
    ...present(wording.approved, amountText(found.approvedFils), true),
    ...present(wording.denialCode, denialText(found.denialCode)),
    ...present(wording.comments, found.comments),
    ...present(wording.source, wording.outside),
  ];
  const lines = found.lines.flatMap(({ code, quantity, approvedFils }) =>
    present(same(code), [quantity, amountText(approvedFils)].filter((part) => part !== null).join(' · ') || '–', true),
  );
  return [
    { title: wording.patient, fields: patient },
    { title: wording.authorization, fields: facts },
    { title: wording.lines, fields: lines },
  ].filter(({ fields }) => fields.length > 0);
}

/** An authorisation of an insurer's own system on A4 pages, in English, in Arabic, or with both side by side (REQ-AUTHQ-02). */
export async function renderInsurerPdf(
  found: StoredInsurerAuthorization,
  language: PdfLanguage,
  printedAt: Date,
): Promise<Uint8Array> {
  const { authorizationNumber: number, facilityName, facilityNameArabic, facilityLicense } = found;
  const facility = { names: { en: facilityName, ar: facilityNameArabic }, license: facilityLicense };
  const pdf = await beginDocument(language, { title: wording.title, number, facility, printedAt });
  for (const section of sectionsOf(found)) drawSection(pdf, section, language);
  drawFooters(pdf, language, { worth: wording.worth, printedAt });
  return pdf.finish();
}
