import { changeCurrency, changeLanguage, selectCurrency, selectLang, useAppSelector } from '@balsam/shared-api';
import { CurrencySelect, LanguageSelect } from '@balsam/shared-ui';

/** Language and currency. Changing one reloads the page, which then confirms the change. */
export function PreferenceSelects() {
  const lang = useAppSelector(selectLang);
  const currency = useAppSelector(selectCurrency);
  return (
    <>
      <LanguageSelect value={lang} onChange={(chosen) => changeLanguage(chosen, 'shell:notices.language')} />
      <CurrencySelect value={currency} onChange={(chosen) => changeCurrency(chosen, 'shell:notices.currency')} />
    </>
  );
}
