import type { Area } from '../../shared/_contract/endpoint.ts';

/** Facts about calls of a module that its code cannot prove by itself: a person has looked at each. */
export interface CallFacts<Name extends string = string> {
  /** A page makes them by itself, and they do not prolong the session. */
  readonly background?: readonly Name[];
  /** They look into a register, begin with an answer that the own facility or payer has had about the patient, and take no number. */
  readonly afterAnswer?: readonly Name[];
}

/** The facts about calls of an area. */
export const callFactsOf = <A extends Area>(_area: A, facts: CallFacts<keyof A['endpoints'] & string>): CallFacts =>
  facts;
