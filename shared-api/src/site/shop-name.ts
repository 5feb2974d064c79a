import type { i18n as I18n } from 'i18next';
import type { Lang } from '../wire/index.ts';

/** Makes the shop's name available to all texts as `{{shop}}`, in the language they are shown in. */
export function nameShop(i18n: I18n, names: Readonly<Record<Lang, string>>): void {
  const defaultVariables = {
    get shop() {
      return i18n.language === 'ar' ? names.ar : names.en;
    },
  };
  i18n.options.interpolation = { ...i18n.options.interpolation, defaultVariables };
}
