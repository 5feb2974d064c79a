import type { AreaEntry, AreaModule, Lang } from '@balsam/shared-api';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { detectLang } from '../preferences/language.ts';
import type { AreaLoader } from './AreaLoader.ts';

export interface AreaOptions {
  entry: AreaEntry;
  loader: AreaLoader;
  /** Called before the area is shown, after every navigation: the language that it is to be shown in. */
  onLanguage: (lang: Lang) => void;
}

/**
 * Loads an area and detects its language, after every navigation: an area that has failed is so tried afresh.
 * `area` is absent while it loads. `restart` begins anew, with the loading state.
 */
export function useArea({ entry, loader, onLanguage }: AreaOptions) {
  const { pathname } = useLocation();
  const [attempt, setAttempt] = useState(0);
  const [area, setArea] = useState<AreaModule>();
  const [failedVisit, setFailedVisit] = useState<string>();
  const visit = `${attempt} ${pathname}`;

  useEffect(() => {
    let isCurrent = true;
    const lang = detectLang(localStorage, entry);
    const settle = (show: () => void) => {
      if (!isCurrent) return;
      onLanguage(lang);
      show();
    };
    loader.load(entry, lang).then(
      (loaded) => settle(() => setArea(loaded)),
      () => settle(() => setFailedVisit(visit)),
    );
    return () => {
      isCurrent = false;
    };
  }, [entry, loader, onLanguage, visit]);

  const restart = useCallback(() => {
    setArea(undefined);
    setAttempt((count) => count + 1);
  }, []);

  return { area, hasFailed: failedVisit === visit, restart };
}
