import { ar } from './words/ar.ts';
import { en, type Words } from './words/en.ts';

export type { Words };

/** What people read on the screens that the journeys visit: written here once more, so that a lost text is noticed. */
export const wordsOf = (lang: 'en' | 'ar'): Words => (lang === 'ar' ? ar : en);
