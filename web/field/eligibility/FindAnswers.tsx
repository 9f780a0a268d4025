import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Fragment, type ReactNode, useState } from 'react';
import type * as z from 'zod';
import type { Answer, Endpoint } from '../../../shared/_contract/endpoint.ts';
import type { typedPatient } from '../../../shared/_field/typedPatient.ts';
import { FormOutcome } from '../../parts/form/ContractForm.tsx';
import { useContractForm } from '../../parts/form/useContractForm.ts';
import { SearchForm } from '../../ui/SearchForm.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextInput } from '../../ui/TextInput.tsx';

type FindsAnswers = Endpoint & {
  readonly body: typeof typedPatient;
  readonly answer: z.ZodType<{ readonly eligibilityId: string }[]>;
};

type Found<E extends FindsAnswers> = Answer<E>[number];

interface FindAnswersProps<E extends FindsAnswers> {
  endpoint: E;
  /** `patient` names the field, `hint` says whom it finds, `none` what to do when it finds nobody, `found` names the list. */
  words: Readonly<Record<'title' | 'action' | 'patient' | 'hint' | 'none' | 'found', string>>;
  /** One answer that was found: an `AnswerItem`. */
  children: (answer: Found<E>) => ReactNode;
}

/** Finds a patient among the facility's own answers, from which something is begun: a birth is registered, a member enrolled. */
export function FindAnswers<E extends FindsAnswers>({ endpoint, words, children }: FindAnswersProps<E>) {
  const [found, setFound] = useState<readonly Found<E>[] | null>(null);
  const form = useContractForm({
    endpoint: endpoint as FindsAnswers,
    initial: { patient: '' },
    bodyOf: (values) => values,
    // It holds the number of a patient and nothing else.
    draft: null,
    onDone: (answers) => setFound(answers as readonly Found<E>[] | null),
  });
  return (
    <Box sx={{ mb: 2 }}>
      <Section title={words.title} isPlain>
        <FormOutcome form={form} />
        <SearchForm label={words.title} action={words.action} onSubmit={form.submit} isSearching={form.isSending}>
          <TextInput
            control={form.control}
            name="patient"
            label={words.patient}
            hint={words.hint}
            maxLength={40}
            isCode
          />
        </SearchForm>
        <div aria-live="polite">
          {found?.length === 0 && <Alert severity="info">{words.none}</Alert>}
          {found && found.length > 0 && (
            <Box component="ul" aria-label={words.found} sx={{ display: 'grid', gap: 1, m: 0, p: 0 }}>
              {found.map((answer) => (
                <Fragment key={answer.eligibilityId}>{children(answer)}</Fragment>
              ))}
            </Box>
          )}
        </div>
      </Section>
    </Box>
  );
}
