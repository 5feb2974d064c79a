import type { Lang } from './languages.ts';

/** Name of a shop whose operator has not named it yet. */
export const UNNAMED_SHOP: Record<Lang, string> = { en: 'Our shop', ar: 'متجرنا' };

/** Accent colour of a shop without its own. */
export const STANDARD_ACCENT = '#0b6e75';

/** Least contrast of an accent colour to white: 4.5 also on the soft backgrounds. */
export const ACCENT_CONTRAST = 4.85;
