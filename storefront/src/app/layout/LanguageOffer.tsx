import { changeLanguage, readLang, selectLang, storePreference, useAppSelector } from '@balsam/shared-api';
import { Button, useMounted } from '@balsam/shared-ui';
import { useState } from 'react';
import './language-offer.css';

/** Always in Arabic, whatever the language of the page, because only readers of Arabic see it. */
const WORDS = { offer: 'هذا المتجر متوفر بالعربية أيضًا.', accept: 'تابع بالعربية', decline: 'إبقاء الإنجليزية' };

const readsArabic = () => navigator.language.startsWith('ar') && readLang(localStorage) === null;

/** Offers Arabic on a first visit in English if the browser prefers it. Either choice is stored. */
export function LanguageOffer() {
  const isMounted = useMounted();
  const lang = useAppSelector(selectLang);
  const [isDeclined, setDeclined] = useState(false);
  if (!isMounted || lang === 'ar' || isDeclined || !readsArabic()) return null;
  const decline = () => {
    storePreference('lang', 'en');
    setDeclined(true);
  };
  return (
    <aside className="sf-language-offer" lang="ar" dir="rtl">
      <p>{WORDS.offer}</p>
      <Button size="sm" onClick={() => changeLanguage('ar', 'shell:notices.language')}>
        {WORDS.accept}
      </Button>
      <button type="button" className="btn-close" aria-label={WORDS.decline} onClick={decline} />
    </aside>
  );
}
