import type { Lang, ProductDetail } from '@balsam/shared-api';
import { LANGS } from '@balsam/shared-api/facts';
import { countryName, formatDay } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import type en from '../../locales/en.json';
import { specificationIn } from '../../entities/specifications/specification-text.ts';

/** A text in each language. */
type Both = Readonly<Record<Lang, string>>;

export interface SheetRow {
  key: string;
  label: Both;
  value: Both;
  /** A number or code, which reads from left to right in both languages. */
  isCode?: boolean;
}

export interface SheetSection {
  key: string;
  title: Both;
  rows: readonly SheetRow[];
}

type BothKey = Exclude<
  keyof (typeof en)['specificationSheet']['both'],
  'range' | 'upTo' | 'atLeast' | 'notBefore' | 'asOf'
>;

const inBoth = (textOf: (lang: Lang) => string): Both =>
  Object.fromEntries(LANGS.map((lang) => [lang, textOf(lang)])) as Both;

const same = (text: string): Both => inBoth(() => text);

/** Arabic falls back to English, as everywhere. */
const either = (english: string, arabic: string): Both => ({ en: english, ar: arabic || english });

const NONE = same('');

/** Parts of a text that has both languages, whichever is that of the page: "Brand · العلامة التجارية". */
export const splitBoth = (text: string): Both => {
  const [en = '', ar = ''] = text.split(' · ');
  return { en, ar };
};

/** A day for such a text. */
export const daysOf = (iso: string) => ({ english: formatDay(iso, 'en'), arabic: formatDay(iso, 'ar') });

/** Sections of the specification sheet of a product, without empty ones. */
export function useSheetSections(product: ProductDetail): SheetSection[] {
  const { t } = useTranslation('storefront');
  const both = (key: BothKey): Both => splitBoth(t(`specificationSheet.both.${key}`));
  const row = (key: BothKey, value: Both, isCode = false): SheetRow => ({ key, label: both(key), value, isCode });
  const section = (key: BothKey, rows: readonly SheetRow[]): SheetSection => {
    const stated = rows.filter(({ value }) => value.en !== '');
    return { key, title: both(key), rows: stated };
  };
  const day = (iso: string) => (iso ? inBoth((lang) => formatDay(iso, lang)) : NONE);
  const answer = (value: '' | 'yes' | 'no') => (value ? both(value) : NONE);

  const { category, origin_country: origin, product_kind: kind, expires_from: expiry } = product;
  const { store_min_c: least, store_max_c: most } = product;
  const limits = least === '' ? 'upTo' : most === '' ? 'atLeast' : 'range';
  const temperature = splitBoth(t(`specificationSheet.both.${limits}`, { least, most }));
  return [
    section('product', [
      row('category', either(category.name, category.name_arabic)),
      row('sku', same(product.sku), true),
      row('barcode', same(product.barcode), true),
      row('brand', either(product.brand, product.brand_arabic)),
      row('manufacturer', either(product.manufacturer, product.manufacturer_arabic)),
      row('origin', origin ? inBoth((lang) => countryName(origin, lang)) : NONE),
      row('seller', same(product.vendor_card.company_name)),
    ]),
    section(
      'specifications',
      product.attributes.map((attribute) => ({
        key: attribute.code,
        label: either(attribute.english.name, attribute.arabic.name),
        value: inBoth((lang) => specificationIn(attribute, lang)),
      })),
    ),
    section('authorisation', [
      row('kind', kind ? both(kind) : NONE),
      row('sfdaClass', same(product.sfda_class), true),
      row(kind === 'device' || kind === 'ivd' ? 'mdmaNumber' : 'sfdaNumber', same(product.sfda_number), true),
      row('sfdaHolder', same(product.sfda_holder)),
      row('sfdaUntil', day(product.sfda_expires_on)),
      row('nhraClass', same(product.nhra_class), true),
      row('nhraNumber', same(product.nhra_number), true),
      row('nhraHolder', same(product.nhra_holder)),
      row('nhraUntil', day(product.nhra_expires_on)),
      row('sterile', answer(product.sterile)),
      row('singleUse', answer(product.single_use)),
    ]),
    section('storage', [
      row('temperature', least || most ? temperature : NONE),
      row('batch', expiry ? both('batchRecorded') : NONE),
      row('expiry', expiry ? splitBoth(t('specificationSheet.both.notBefore', daysOf(expiry))) : NONE),
    ]),
  ].filter(({ rows }) => rows.length > 0);
}
