import { changeLanguage, selectLang, useAppSelector } from '@balsam/shared-api';

/** The other language under its own name, so that whoever cannot read the page still finds theirs. */
const OTHER = {
  en: { lang: 'ar', label: 'عربي', name: 'العربية' },
  ar: { lang: 'en', label: 'EN', name: 'English' },
} as const;

/** On a phone, the other language in one touch. It reloads the page, which then says so. */
export function LanguageButton() {
  const { lang, label, name } = OTHER[useAppSelector(selectLang)];
  return (
    <button
      type="button"
      className="sf-language-button"
      lang={lang}
      aria-label={name}
      onClick={() => changeLanguage(lang, 'shell:notices.language')}
    >
      {label}
    </button>
  );
}
