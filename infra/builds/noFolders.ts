/** Stands in bundles for the packages by which exceljs's packer would read folders of a disk or make tar files. */
export const readsFolders = false;
