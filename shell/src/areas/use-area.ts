import { selectDefaultLang, useAppSelector, type Lang } from '@balsam/shared-api';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { detectLang } from '../preferences/language.ts';
import type { AreaLoader } from './AreaLoader.ts';

export interface AreaOptions {
  loader: AreaLoader;
  /** Called with the language of the area after every navigation, before the area is shown. */
  onLanguage: (lang: Lang) => void;
}

/**
 * Loads an area and detects its language after every navigation, which also retries a failed area. `running` is
 * undefined while it loads. `restart` starts over with the loading state.
 */
export function useArea({ loader, onLanguage }: AreaOptions) {
  const { pathname } = useLocation();
  const shopDefault = useAppSelector(selectDefaultLang);
  const [attempt, setAttempt] = useState(0);
  const [running, setRunning] = useState(loader.ready);
  const [failedVisit, setFailedVisit] = useState<string>();
  const visit = `${attempt} ${pathname}`;

  useEffect(() => {
    let isCurrent = true;
    const lang = detectLang(localStorage, loader.entry.defaultLang ?? shopDefault);
    const settle = (show: () => void) => {
      if (!isCurrent) return;
      onLanguage(lang);
      show();
    };
    loader.load(lang).then(
      (loaded) => settle(() => setRunning(loaded)),
      () => settle(() => setFailedVisit(visit)),
    );
    return () => {
      isCurrent = false;
    };
  }, [loader, onLanguage, shopDefault, visit]);

  useEffect(() => () => loader.leave(), [loader]);

  const restart = useCallback(() => {
    setRunning(undefined);
    setAttempt((count) => count + 1);
  }, []);

  return { running, hasFailed: failedVisit === visit, restart };
}
