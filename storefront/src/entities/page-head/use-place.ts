import { selectDefaultLang, selectOrigin, useAppSelector } from '@balsam/shared-api';
import { useLang } from '@balsam/shared-ui';
import type { Place } from './page-address.ts';

/** This shop, in the language of the page. */
export function usePlace(): Place {
  const origin = useAppSelector(selectOrigin);
  const defaultLang = useAppSelector(selectDefaultLang);
  return { origin, defaultLang, lang: useLang() };
}
