import {
  changeLanguage,
  LANGS,
  LANGUAGES,
  readLang,
  selectLang,
  storePreference,
  useAppSelector,
  type Lang,
} from '@balsam/shared-api';
import { Button, useMounted } from '@balsam/shared-ui';
import { useState } from 'react';
import './language-offer.css';

/** In the offered language, whatever the page's, because only its readers see it. */
const TEXTS: Record<Lang, { offer: string; accept: string; decline: string }> = {
  ar: { offer: 'هذا المتجر متوفر بالعربية أيضًا.', accept: 'تابع بالعربية', decline: 'إبقاء الإنجليزية' },
  en: { offer: 'This shop is also available in English.', accept: 'Continue in English', decline: 'Keep Arabic' },
};

/** Language of the browser, if the shop has it and none was chosen. */
const preferredLang = () =>
  readLang(localStorage) === null ? LANGS.find((lang) => navigator.language.startsWith(lang)) : undefined;

/** Offers the browser's language on a first visit in the other one. Either choice is stored. */
export function LanguageOffer() {
  const isMounted = useMounted();
  const lang = useAppSelector(selectLang);
  const [isDeclined, setDeclined] = useState(false);
  const offered = isMounted && !isDeclined ? preferredLang() : undefined;
  if (!offered || offered === lang) return null;
  const { offer, accept, decline: keep } = TEXTS[offered];
  const decline = () => {
    storePreference('lang', lang);
    setDeclined(true);
  };
  return (
    <aside className="sf-language-offer" lang={offered} dir={LANGUAGES[offered].dir}>
      <p>{offer}</p>
      <Button size="sm" onClick={() => changeLanguage(offered, 'shell:notices.language')}>
        {accept}
      </Button>
      <button type="button" className="btn-close" aria-label={keep} onClick={decline} />
    </aside>
  );
}
