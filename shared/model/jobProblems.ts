interface Words {
  readonly en: string;
  readonly ar: string;
}

/** What can be wrong with a row that a job reads, in both languages: screens and reports say it with the same words. */
export const problemTexts: Readonly<Record<string, Words>> = {
  required: { en: 'This value is missing.', ar: 'هذه القيمة مفقودة.' },
  tooLong: { en: 'This value is too long.', ar: 'هذه القيمة أطول من المسموح.' },
  formula: { en: 'The cell holds a formula. Please paste its value.', ar: 'تحتوي الخلية على معادلة. يرجى لصق قيمتها.' },
  notADate: {
    en: 'This is not a date. Please write yyyy-mm-dd or dd/mm/yyyy.',
    ar: 'هذا ليس تاريخًا. يرجى كتابته بالصيغة yyyy-mm-dd أو dd/mm/yyyy.',
  },
  notANumber: { en: 'This is not a number within the limits.', ar: 'هذا ليس رقمًا ضمن الحدود المسموح بها.' },
  unknownValue: { en: 'This value is not known here.', ar: 'هذه القيمة غير معروفة هنا.' },
  memberId: {
    en: 'A member number has 2 to 30 letters, digits and the signs / . _ -',
    ar: 'يتكون رقم العضو من 2 إلى 30 حرفًا أو رقمًا أو من العلامات / . _ -',
  },
  emiratesId: { en: 'This is not a valid Emirates ID.', ar: 'رقم الهوية الإماراتية غير صحيح.' },
  inFuture: { en: 'This date lies in the future.', ar: 'هذا التاريخ في المستقبل.' },
  endsBeforeStart: { en: 'The cover ends before it starts.', ar: 'تنتهي التغطية قبل بدايتها.' },
  cancelledBeforeStart: {
    en: 'The cover was cancelled before it starts.',
    ar: 'أُلغيت التغطية قبل بدايتها.',
  },
};
