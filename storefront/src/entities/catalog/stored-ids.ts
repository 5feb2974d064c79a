/** Parses product ids from storage or a URL: "7,12". Skips anything else in the text. */
export const readIds = (text: string, most: number): number[] => {
  const ids = text.split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id));
  return [...new Set(ids.map(Number))].slice(0, most);
};

export const writeIds = (ids: readonly number[]): string => ids.join(',');
