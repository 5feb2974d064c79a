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

/** What areas are brought into. */
export interface AreaPage {
  store: AppStore;
  i18n: I18n;
}

/** An area's texts in one language, or null when they are in the page already. */
export const loadTexts = async ({ i18n }: AreaPage, { namespace, locales }: AreaModule, lang: Lang) =>
  i18n.hasResourceBundle(lang, namespace) ? null : locales[lang]();

const areaArrived = createAction<string>('areas/arrived');

/** Gives an area's own state its place in the store. What another release has left there never reaches its reducers. */
export function addState({ store }: AreaPage, { namespace, reducers = {} }: AreaModule): void {
  for (const [reducerPath, reducer] of Object.entries(reducers)) {
    const startingAnew: typeof reducer = (state, action) =>
      reducer(areaArrived.match(action) && action.payload === namespace ? undefined : state, action);
    rootReducer.inject({ reducerPath, reducer: startingAnew }, { overrideExisting: true });
  }
  store.dispatch(areaArrived(namespace));
}

/** Forgets an area's texts and all that was fetched: another release may say and read things differently. */
export function removeArea({ store, i18n }: AreaPage, { namespace }: AreaModule): void {
  for (const lang of LANGS) i18n.removeResourceBundle(lang, namespace);
  store.dispatch(api.util.resetApiState());
}

/**
 * Takes the files of a release out of the page: its styles, and scripts that are still on their way. The bundler knows
 * files by names that all releases share, and would take those of this one for the next one's. Styles of a page that
 * came as HTML, and is still there, stay with it.
 */
export function removeFiles({ entry }: AreaRelease): void {
  const folder = new URL('./', new URL(entry, location.origin)).href;
  const styles = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([data-rendered])');
  for (const file of [...styles, ...document.scripts]) {
    const address = file instanceof HTMLLinkElement ? file.href : file.src;
    if (address.startsWith(folder)) file.remove();
  }
}
