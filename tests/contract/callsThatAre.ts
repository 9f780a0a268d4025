import type { CallFacts } from './callFactsOf.ts';

const ofModules = Object.values(import.meta.glob<CallFacts>('../*/callFacts.ts', { eager: true, import: 'callFacts' }));

/** The calls of all modules of which a fact is said, in the order of their names. */
export const callsThatAre = (fact: keyof CallFacts): string[] => ofModules.flatMap((facts) => facts[fact] ?? []).sort();
