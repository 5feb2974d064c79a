import { changeLanguage, selectLang, useAppSelector } from '@balsam/shared-api';

/** The other language under its own name, for people who cannot read the current one. */
const OTHER = {
  en: { lang: 'ar', label: 'عربي', name: 'العربية' },
  ar: { lang: 'en', label: 'EN', name: 'English' },
} as const;

/** Language switch for phones. Reloads the page, which then confirms the change. */
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
