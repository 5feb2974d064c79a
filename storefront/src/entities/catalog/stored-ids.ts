/** Ids of products as a browser keeps them, and as an address names them: "7,12". Anything else in the text is left out. */
export const readIds = (text: string, most: number): number[] => {
  const ids = text.split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id));
  return [...new Set(ids.map(Number))].slice(0, most);
};

export const writeIds = (ids: readonly number[]): string => ids.join(',');
