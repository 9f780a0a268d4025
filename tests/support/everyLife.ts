import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Life, type MoveRow, nextStates, statesOf } from '../../shared/_parts/life.ts';
import { fc } from './fc.ts';

interface Words {
  readonly states: Readonly<Record<string, string>>;
  readonly moves: Readonly<Record<string, string>>;
}

interface Expected {
  /** The words of states and moves. */
  readonly words: { readonly en: Words; readonly ar: Words };
  /** The document that shows the life's diagram, by its path from the root. */
  readonly diagramIn: string;
}

const movesOf = (life: Life): [string, MoveRow][] => Object.entries(life.moves);

/** The life as a mermaid diagram: an arrow for each pair of states, with the English words of the moves that lead over it. */
export function diagramOf(life: Life, { moves }: Words): string {
  const arrows = statesOf(life).flatMap((from) =>
    nextStates(life, from).map((to) => {
      const leading = movesOf(life).filter(([, move]) => move.from.includes(from) && move.to === to);
      return `  ${from} --> ${to}: ${leading.map(([name]) => moves[name]).join(', ')}`;
    }),
  );
  const ends = statesOf(life).filter((state) => life.states[state]?.isFinal);
  const lines = [`  [*] --> ${life.begins}`, ...arrows, ...ends.map((state) => `  ${state} --> [*]`)];
  return ['```mermaid', 'stateDiagram-v2', ...lines, '```'].join('\n');
}

function reachable(life: Life): Set<string> {
  const found = new Set([life.begins]);
  for (const state of found) for (const next of nextStates(life, state)) found.add(next);
  return found;
}

/** One attempted step: a move, on behalf of a side. */
const aStep = (life: Life) =>
  fc.record({
    move: fc.constantFrom(...Object.keys(life.moves)),
    side: fc.constantFrom(...Object.keys(life.sides)),
  });

/** Where a walk leads: a step that the table does not allow changes nothing. */
function walked(life: Life, steps: readonly { move: string; side: string }[]): string[] {
  const path = [life.begins];
  for (const { move, side } of steps) {
    const { from, to, who } = life.moves[move] as MoveRow;
    const at = path.at(-1) as string;
    if (from.includes(at) && who.includes(side)) path.push(to ?? at);
  }
  return path;
}

/** Tests that every life of a record passes. Call it in the module's test file. */
export function everyLife(life: Life, { words, diagramIn }: Expected): void {
  describe('the life of the record', () => {
    it('reaches every state, and goes on from each that is not final', () => {
      expect([...reachable(life)].sort()).toEqual(statesOf(life).sort());
      const ends = statesOf(life).filter((state) => nextStates(life, state).length === 0);
      expect(ends).toEqual(statesOf(life).filter((state) => life.states[state]?.isFinal));
    });

    it('gives each move to a side, and waits only for a side that can move', () => {
      for (const [name, { who }] of movesOf(life)) expect(who, name).not.toEqual([]);
      for (const [name, { waitsFor }] of Object.entries(life.states)) {
        const movers = movesOf(life).flatMap(([, { from, who }]) => (from.includes(name) ? who : []));
        if (waitsFor !== undefined) expect(movers, name).toContain(waitsFor);
      }
    });

    it('keeps its promises in 1000 random walks', () => {
      fc.assert(
        fc.property(fc.array(aStep(life), { maxLength: 40 }), (steps) => {
          const path = walked(life, steps);
          path.slice(1).forEach((to, at) => {
            const from = path[at] as string;
            expect(life.states[to], to).toBeDefined();
            expect(from === to || nextStates(life, from).includes(to), `${from} to ${to}`).toBe(true);
            expect(life.states[from]?.isFinal === true && from !== to, `${from} is final`).toBe(false);
          });
        }),
        { numRuns: 1000 },
      );
    });

    it.each(['en', 'ar'] as const)('has a word for every state and every move in %s, and no more', (language) => {
      const { states, moves } = words[language];
      expect(Object.keys(states).sort()).toEqual(statesOf(life).sort());
      expect(Object.keys(moves).sort()).toEqual(Object.keys(life.moves).sort());
      for (const word of [...Object.values(states), ...Object.values(moves)]) expect(word.trim()).not.toBe('');
    });

    it('is drawn in the documents as it is', () => {
      const text = readFileSync(new URL(`../../${diagramIn}`, import.meta.url), 'utf8');
      expect(text).toContain(diagramOf(life, words.en));
    });
  });
}
