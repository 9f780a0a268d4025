import { dirhamDigits } from '../../../shared/_field/amountText.ts';
import type { Bilingual } from '../../../shared/_field/bilingual.ts';
import { dateText, dateTimeText } from '../../../shared/_field/dateText.ts';
import { formatEmiratesId } from '../../../shared/_field/emiratesId.ts';
import { typeWords } from '../../../shared/authorization/authorizationWords.ts';
import { isApproval, referencesIn, termsOf } from '../../../shared/authorization/lineGrant.ts';
import type { Banner } from '../../_pdf/banner.ts';
import { denialText } from '../../_pdf/denialText.ts';
import { present, type Section } from '../../_pdf/field.ts';
import type { PrintedDecision } from './decided.ts';
import { cliniciansText, diagnosesText } from './printedNames.ts';
import { sentences, wording } from './wording.ts';

const looks = {
  approved: { shape: 'tick', tone: 'success' },
  partiallyApproved: { shape: 'bar', tone: 'warning' },
  denied: { shape: 'cross', tone: 'danger' },
  cancelled: { shape: 'bar', tone: 'warning' },
  expired: { shape: 'bar', tone: 'warning' },
} as const;

/** The decision in one sentence. What an earlier release read otherwise than the table of truth is no decision that anybody may rely on. */
export function bannerOf(request: PrintedDecision): Banner {
  const { state, answer, review } = request;
  const isUnclear = review !== null;
  return {
    ...(isUnclear ? ({ shape: 'bar', tone: 'danger' } as const) : looks[state]),
    sentence: sentences[isUnclear ? 'review' : state],
    denial: denialText(answer.denialCode),
    notes: [],
    words: { en: answer.comments, ar: answer.comments },
  };
}

/** A field, or none where there is nothing to say. */
const inWords = (label: Bilingual, value: Bilingual) => (value.en === '' ? [] : present(label, value));

/** The document's sections, with only the fields that the request has. */
export function sectionsOf(request: PrintedDecision): Record<'patient' | 'request', Section> {
  const { answer, form, type, emiratesId, serviceDate, names } = request;
  const { validFrom, validTo, limitFils } = termsOf(answer);
  const reference = isApproval(answer) ? wording.payerReference : wording.refusalReference;
  const patient = [
    ...present(wording.name, request.patientName),
    ...present(wording.emiratesId, emiratesId && formatEmiratesId(emiratesId), true),
    ...present(wording.cardNumber, request.cardNumber, true),
  ];
  const facts = [
    ...present(wording.payer, { en: request.payerName, ar: request.payerNameArabic }),
    ...present(reference, referencesIn(answer).join(' · '), true),
    ...present(wording.validFrom, validFrom && dateTimeText(validFrom), true),
    ...present(wording.validTo, validTo && dateTimeText(validTo), true),
    ...present(wording.limit, limitFils === null ? null : dirhamDigits(limitFils), true),
    ...present(wording.requestNumber, request.requestNumber, true),
    ...present(wording.type, type && typeWords[type]),
    ...present(wording.serviceDate, serviceDate && dateText(serviceDate), true),
    ...inWords(wording.diagnoses, diagnosesText(names, form)),
    ...inWords(wording.clinician, cliniciansText(names, form)),
    ...present(wording.answered, dateTimeText(answer.answeredAt), true),
  ];
  return {
    patient: { title: wording.patient, fields: patient },
    request: { title: wording.request, fields: facts },
  };
}
