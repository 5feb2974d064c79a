import {
  api,
  LANGS,
  rootReducer,
  type AppStore,
  type AreaModule,
  type AreaRelease,
  type Lang,
} from '@balsam/shared-api';
import { createAction } from '@reduxjs/toolkit';
import type { i18n as I18n } from 'i18next';

export interface AreaPage {
  store: AppStore;
  i18n: I18n;
}

/**
 * Loads an area's texts in one language.
 * @returns a function that adds them to the page; null if they are there already
 */
export async function loadTexts({ i18n }: AreaPage, { namespace, locales, kitTexts }: AreaModule, lang: Lang) {
  if (i18n.hasResourceBundle(lang, namespace)) return null;
  const [texts, kit = {}] = await Promise.all([locales[lang](), kitTexts?.[lang]()]);
  return () => {
    i18n.addResourceBundle(lang, 'kit', kit);
    i18n.addResourceBundle(lang, namespace, texts);
  };
}

const areaArrived = createAction<string>('areas/arrived');

/** Registers an area's own state in the store. State left by another release never reaches its reducers. */
export function addState({ store }: AreaPage, { namespace, reducers = {} }: AreaModule): void {
  for (const [reducerPath, reducer] of Object.entries(reducers)) {
    const startingAnew: typeof reducer = (state, action) =>
      reducer(areaArrived.match(action) && action.payload === namespace ? undefined : state, action);
    rootReducer.inject({ reducerPath, reducer: startingAnew }, { overrideExisting: true });
  }
  store.dispatch(areaArrived(namespace));
}

/** Removes an area's texts and all fetched data, because another release may word and read them differently. */
export function removeArea({ store, i18n }: AreaPage, { namespace }: AreaModule): void {
  for (const lang of LANGS) i18n.removeResourceBundle(lang, namespace);
  store.dispatch(api.util.resetApiState());
}

/**
 * Removes the styles and pending scripts of a release from the page. The bundler identifies files by names that all
 * releases share, so it would use this release's files for the next one. Styles of a server-rendered page stay while
 * that page is shown.
 */
export function removeFiles({ entry }: AreaRelease): void {
  const folder = new URL('./', new URL(entry, location.origin)).href;
  const styles = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([data-rendered])');
  for (const file of [...styles, ...document.scripts]) {
    const address = file instanceof HTMLLinkElement ? file.href : file.src;
    if (address.startsWith(folder)) file.remove();
  }
}
