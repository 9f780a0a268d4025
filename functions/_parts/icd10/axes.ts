/** A part of a code that the classification varies: what is added to the code, and what it says. `~` parts what stands in two places of a text. */
export type Axis = readonly (readonly [added: string, words: string])[];

const sides: Axis = [
  ['1', 'right'],
  ['2', 'left'],
  ['9', 'unspecified'],
];
const eyes = (of: string): Axis => [
  ['1', `right ${of}`],
  ['2', `left ${of}`],
  ['3', 'bilateral'],
  ['9', `unspecified ${of}`],
];
const open = (of: string, both = 'bilateral'): Axis => [
  ['0', `unspecified ${of}`],
  ['1', `right ${of}`],
  ['2', `left ${of}`],
  ['3', both],
];
const fingers: Axis = [
  ['0', 'right index finger'],
  ['1', 'left index finger'],
  ['2', 'right middle finger'],
  ['3', 'left middle finger'],
  ['4', 'right ring finger'],
  ['5', 'left ring finger'],
  ['6', 'right little finger'],
  ['7', 'left little finger'],
  ['8', 'other finger'],
  ['9', 'unspecified finger'],
];
const toes: Axis = [
  ['1', 'right great toe'],
  ['2', 'left great toe'],
  ['3', 'unspecified great toe'],
  ['4', 'right lesser toe(s)'],
  ['5', 'left lesser toe(s)'],
  ['6', 'unspecified lesser toe(s)'],
];
const quadrants: Axis = [
  ['0', 'right upper quadrant'],
  ['1', 'left upper quadrant'],
  ['2', 'epigastric region'],
  ['3', 'right lower quadrant'],
  ['4', 'left lower quadrant'],
  ['5', 'periumbilic region'],
  ['9', 'unspecified quadrant'],
];
const wounds: Axis = [
  ['0', 'Unspecified open wound'],
  ['1', 'Laceration without foreign body'],
  ['2', 'Laceration with foreign body'],
  ['3', 'Puncture wound without foreign body'],
  ['4', 'Puncture wound with foreign body'],
  ['5', 'Open bite'],
];
const superficial: Axis = [
  ['1', 'Abrasion'],
  ['2', 'Blister (nonthermal)'],
  ['4', 'External constriction'],
  ['5', 'Superficial foreign body'],
  ['6', 'Insect bite (nonvenomous)'],
  ['7', 'Other superficial bite'],
];
const unspecifiedToo: Axis = [['0', 'Unspecified superficial injury'], ...superficial];
const displaced: Axis = [
  ['1', 'displaced~right'],
  ['2', 'displaced~left'],
  ['3', 'displaced~unspecified'],
  ['4', 'nondisplaced~right'],
  ['5', 'nondisplaced~left'],
  ['6', 'nondisplaced~unspecified'],
];
const shafts: Axis = [
  ['2', 'transverse'],
  ['3', 'oblique'],
  ['4', 'spiral'],
  ['5', 'comminuted'],
  ['6', 'segmental'],
];
const trimesters: Axis = [
  ['1', 'first trimester'],
  ['2', 'second trimester'],
  ['3', 'third trimester'],
];
const trimestersOpen: Axis = [...trimesters, ['0', 'unspecified trimester']];
const trimestersNine: Axis = [...trimesters, ['9', 'unspecified trimester']];

/** The axes by the name that a table writes between angle brackets. */
export const axes: Readonly<Record<string, Axis>> = {
  side: sides,
  breast: sides,
  side0: [
    ['0', 'unspecified'],
    ['1', 'right'],
    ['2', 'left'],
  ],
  ear: eyes('ear'),
  eye: eyes('eye'),
  ear0: open('ear'),
  eye0: open('eye'),
  eyeOf: [
    ['0', 'unspecified eye'],
    ['1', 'right eye'],
    ['2', 'left eye'],
  ],
  lacrimal: [
    ['1', 'right'],
    ['2', 'left'],
    ['3', 'bilateral'],
    ['9', 'unspecified'],
  ],
  carotid: [
    ['1', 'right carotid artery'],
    ['2', 'left carotid artery'],
    ['3', 'bilateral carotid arteries'],
    ['9', 'unspecified carotid artery'],
  ],
  dvt: [
    ['1', 'right lower extremity'],
    ['2', 'left lower extremity'],
    ['3', 'lower extremity, bilateral'],
    ['9', 'unspecified lower extremity'],
  ],
  limb: [
    ['1', 'right axilla'],
    ['2', 'left axilla'],
    ['3', 'right upper limb'],
    ['4', 'left upper limb'],
    ['5', 'right lower limb'],
    ['6', 'left lower limb'],
    ['9', 'unspecified part of limb'],
  ],
  limbs: [
    ['1', 'right arm'],
    ['2', 'left arm'],
    ['3', 'unspecified arm'],
    ['4', 'right leg'],
    ['5', 'left leg'],
    ['6', 'unspecified leg'],
    ['9', 'unspecified limb'],
  ],
  foot0: [
    ['0', 'unspecified foot'],
    ['1', 'right foot'],
    ['2', 'left foot'],
  ],
  knee0: [
    ['0', 'unspecified knee'],
    ['1', 'right knee'],
    ['2', 'left knee'],
  ],
  finger: fingers,
  toe: toes,
  toeOrNot: [...toes, ['9', 'unspecified toe(s)']],
  quadrant: quadrants,
  wound: wounds,
  superficial,
  unspecifiedToo,
  displaced,
  shaft: shafts,
  trimester: trimesters,
  trimester0: trimestersOpen,
  trimester9: trimestersNine,
};

const healing = (fracture: string): Axis => [
  ['D', `subsequent encounter for ${fracture} with routine healing`],
  ['G', `subsequent encounter for ${fracture} with delayed healing`],
  ['K', `subsequent encounter for ${fracture} with nonunion`],
  ['P', `subsequent encounter for ${fracture} with malunion`],
];
const sequela = ['S', 'sequela'] as const;
const gustilo = { low: 'open fracture type I or II', high: 'open fracture type IIIA, IIIB, or IIIC' };
const openHealing = ([routine, delayed, nonunion, malunion]: readonly string[], fracture: string): Axis =>
  healing(fracture).map(([, words], at) => [[routine, delayed, nonunion, malunion][at] ?? '', words]);

/** The last characters of codes that need seven, by the number of their kinds. */
export const encounters: Readonly<Record<string, Axis>> = {
  '3': [['A', 'initial encounter'], ['D', 'subsequent encounter'], sequela],
  '6': [['A', 'initial encounter for closed fracture'], ...healing('fracture'), sequela],
  '7': [
    ['A', 'initial encounter for closed fracture'],
    ['B', 'initial encounter for open fracture'],
    ...healing('fracture'),
    sequela,
  ],
  '16': [
    ['A', 'initial encounter for closed fracture'],
    ['B', `initial encounter for ${gustilo.low}`],
    ['C', `initial encounter for ${gustilo.high}`],
    ...healing('closed fracture'),
    ...openHealing(['E', 'H', 'M', 'Q'], gustilo.low),
    ...openHealing(['F', 'J', 'N', 'R'], gustilo.high),
    sequela,
  ],
};
