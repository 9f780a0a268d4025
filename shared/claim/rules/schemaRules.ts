import type { SchemaFault } from '../schemaFindings.ts';
import type { RuleFacts, Severity } from './rule.ts';

const source = { text: 'The XSD of the regulator', on: '2026-11-29' } as const;
const rule = (fault: string, severity: Severity, text: RuleFacts['text'], fix: RuleFacts['fix']): RuleFacts => ({
  ...{ id: `schema.${fault}`, family: 'schema', severity, text, fix, source },
});

/** What a claim breaks of its regulator's schema, by the kind of fault. */
export const schemaRules: Readonly<Record<SchemaFault, RuleFacts>> = {
  missing: rule(
    'missing',
    'block',
    { en: 'A field that the schema demands is missing.', ar: 'حقل مطلوب في المخطط غير موجود.' },
    { en: 'Enter it.', ar: 'يرجى إدخاله.' },
  ),
  repeated: rule(
    'repeated',
    'block',
    { en: 'A field stands more often than once.', ar: 'تكرر حقل لا يتكرر.' },
    { en: 'Leave one of them.', ar: 'يرجى إبقاء واحد منها.' },
  ),
  order: rule(
    'order',
    'block',
    {
      en: 'A field stands in the wrong place: the schema fixes the order.',
      ar: 'حقل في غير موضعه، والترتيب محدد في المخطط.',
    },
    { en: 'Put the fields into the order of the schema.', ar: 'يرجى ترتيب الحقول حسب المخطط.' },
  ),
  unknown: rule(
    'unknown',
    'warn',
    { en: 'The schema does not know a field.', ar: 'حقل غير معروف في المخطط.' },
    { en: 'Leave it out, or compare its name.', ar: 'يرجى حذفه أو مراجعة اسمه.' },
  ),
  letterCase: rule(
    'letterCase',
    'block',
    {
      en: 'The name of a field is written in other letters than in the schema.',
      ar: 'اسم حقل مكتوب بحالة أحرف مختلفة عن المخطط.',
    },
    { en: 'Write it as the schema does.', ar: 'يرجى كتابته كما في المخطط.' },
  ),
  form: rule(
    'form',
    'block',
    { en: 'A value has not the form that the schema demands.', ar: 'قيمة ليست بالصيغة المطلوبة في المخطط.' },
    {
      en: 'Correct it: amounts are plain numbers, dates dd/MM/yyyy HH:mm.',
      ar: 'يرجى تصحيحها: المبالغ أرقام مجردة، والتواريخ بصيغة dd/MM/yyyy HH:mm.',
    },
  ),
  choice: rule(
    'choice',
    'block',
    { en: "A value is not in the regulator's list.", ar: 'قيمة ليست في قائمة الجهة الصحية.' },
    { en: 'Choose one of the list.', ar: 'يرجى اختيار قيمة من القائمة.' },
  ),
  length: rule(
    'length',
    'block',
    { en: 'A value is empty, or longer than the schema allows.', ar: 'قيمة فارغة أو أطول مما يسمح به المخطط.' },
    { en: 'Enter or shorten it.', ar: 'يرجى إدخالها أو اختصارها.' },
  ),
};
