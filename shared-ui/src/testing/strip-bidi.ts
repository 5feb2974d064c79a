/** Text without direction marks and with plain spaces, for comparisons. */
export const stripBidi = (text: string): string =>
  text.replace(/[\u061c\u200e\u200f\u2066-\u2069]/g, '').replace(/[\u00a0\u202f]/g, ' ');
