/** An English text and its Arabic translation. */
export type Bilingual = readonly [en: string, ar: string];
