/** What of a request a stage looks at, which stages come before it, and how many working days it may take. */
interface StageRow {
  readonly after: readonly string[];
  readonly businessDays: number;
}

/** THE stages of an empanelment (REQ-NET-17): those with the same `after` go on side by side. */
export const stageTable = {
  documents: { after: [], businessDays: 3 },
  medical: { after: ['documents'], businessDays: 5 },
  pricing: { after: ['documents'], businessDays: 5 },
  legal: { after: ['documents'], businessDays: 5 },
  visit: { after: ['documents'], businessDays: 7 },
  setup: { after: ['medical', 'pricing', 'legal', 'visit'], businessDays: 3 },
} as const satisfies Record<string, StageRow>;

export type Stage = keyof typeof stageTable;
export const stages = Object.keys(stageTable) as [Stage, ...Stage[]];

/** A stage that somebody has finished. */
export interface PassedStage {
  readonly stage: Stage;
}

/** The stages that can be worked on now: not passed yet, and all before them are. */
export function openStages(passed: readonly PassedStage[]): Stage[] {
  const done = passed.map(({ stage }) => stage as string);
  return stages.filter(
    (stage) => !done.includes(stage) && stageTable[stage].after.every((each) => done.includes(each)),
  );
}

/** Since when a stage could be worked on: the review began, or the last stage before it was passed. */
export function stageOpenedAt(
  stage: Stage,
  passed: readonly (PassedStage & { readonly at: string })[],
  begunAt: string,
): string {
  const before: readonly string[] = stageTable[stage].after;
  const ends = passed.filter((each) => before.includes(each.stage)).map(({ at }) => at);
  return [begunAt, ...ends].sort().at(-1) ?? begunAt;
}
