import ar from './ar.json';
import en from './en.json';

/** Texts of the kit, for the i18next namespace `kit`. */
export const kitLocales = { en, ar };
