import type en from './en.json';

type ConsoleTexts = typeof en;

declare module 'i18next' {
  // Only areas that import the consoles' part of the kit may name its texts.
  interface KitTexts extends ConsoleTexts {}
}

/** Loaders of the texts that only consoles need, by language. They extend the i18next namespace `kit`. */
export const consoleTexts = {
  en: () => import('./en.json').then((texts) => texts.default),
  ar: () => import('./ar.json').then((texts) => texts.default),
};
