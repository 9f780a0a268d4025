/** An amount in dirhams, as the words of findings name it. */
export const dirhams = (fils: number): string => (fils / 100).toFixed(2);
