/** The key of a text by its module: `member:nameMissing`; a general text has no module. */
export const keyIn = (module: string | undefined, name: string): string => (module ? `${module}:${name}` : name);
