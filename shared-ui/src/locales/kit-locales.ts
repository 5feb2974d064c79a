import ar from './ar.json';
import en from './en.json';

/** The kit's own words, for i18next under the namespace `kit`. */
export const kitLocales = { en, ar };
