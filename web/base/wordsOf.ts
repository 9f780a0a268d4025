import { useTranslation } from 'react-i18next';
import type { GroupOf, Namespace, WordOf } from './texts.ts';

/**
 * Makes a hook that gives the words of a group in the language of the screen: `wordsOf('job', 'state')` those of the states of a job.
 * The types hold the group and the names to the English texts.
 */
export function wordsOf<Ns extends Namespace, Group extends GroupOf<Ns>>(namespace: Ns, group: Group) {
  // biome-ignore lint/correctness/noComponentHookFactories: a module makes its words once, when it loads
  return function useWords() {
    const { t } = useTranslation(namespace);
    return (name: WordOf<Ns, Group>): string => String(t(`${group}.${name}` as never));
  };
}
