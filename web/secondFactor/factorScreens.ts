/** The screens as one part of the site: the table of screens, which every page loads, names one file in the place of four. */
export { EnrolFactorScreen } from './EnrolFactorScreen.tsx';
export { GiveFactorScreen } from './GiveFactorScreen.tsx';
export { ResetFactorScreen } from './ResetFactorScreen.tsx';
export { SecondFactorsScreen } from './SecondFactorsScreen.tsx';
