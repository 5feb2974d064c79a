import ar from '../console/locales/ar.json';
import en from '../console/locales/en.json';
import { kitLocales } from '../locales/kit-locales.ts';

/** All texts of the kit by language, as a console has them once it is loaded. */
export const consoleKit = { en: { ...kitLocales.en, ...en }, ar: { ...kitLocales.ar, ...ar } };
