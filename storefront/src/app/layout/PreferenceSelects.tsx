import {
  changeCurrency,
  changeLanguage,
  changeTheme,
  selectCurrency,
  selectLang,
  useAppSelector,
  useTheme,
} from '@balsam/shared-api';
import { CurrencySelect, LanguageSelect, ThemeSelect } from '@balsam/shared-ui';

/** Language, currency and theme. Changing one of the first two reloads the page, which then confirms the change. */
export function PreferenceSelects() {
  const lang = useAppSelector(selectLang);
  const currency = useAppSelector(selectCurrency);
  return (
    <>
      <LanguageSelect value={lang} onChange={(chosen) => changeLanguage(chosen, 'shell:notices.language')} />
      <CurrencySelect value={currency} onChange={(chosen) => changeCurrency(chosen, 'shell:notices.currency')} />
      <ThemeSelect value={useTheme()} onChange={changeTheme} />
    </>
  );
}
