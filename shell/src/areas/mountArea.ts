import { LANGS, rootReducer, type AreaModule, type Lang } from '@balsam/shared-api';
import type { i18n as I18n } from 'i18next';

/** Adds an area's texts in one language, unless they are there. */
export async function addTexts(i18n: I18n, { namespace, locales }: AreaModule, lang: Lang): Promise<void> {
  if (i18n.hasResourceBundle(lang, namespace)) return;
  i18n.addResourceBundle(lang, namespace, await locales[lang]());
}

/** Forgets an area's texts, so that its repaired release brings its own. */
export function removeTexts(i18n: I18n, { namespace }: AreaModule): void {
  for (const lang of LANGS) i18n.removeResourceBundle(lang, namespace);
}

/** Gives an area's own state its place in the store. */
export function injectReducers({ reducers = {} }: AreaModule): void {
  for (const [reducerPath, reducer] of Object.entries(reducers)) {
    rootReducer.inject({ reducerPath, reducer }, { overrideExisting: true });
  }
}
