import type { ProductDetail } from '@balsam/shared-api';
import { Bdi, BrandMark, dayOf } from '@balsam/shared-ui';
import { LANGS } from '@balsam/shared-api/facts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { daysOf, splitBoth, useSheetSections, type SheetRow, type SheetSection } from './use-sheet-sections.ts';

const DIRECTIONS = { en: 'ltr', ar: 'rtl' } as const;

/** Specification sheet on A4: English in the left column, Arabic in the right one. */
export function Sheet({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('storefront');
  const names = { en: product.name, ar: product.name_arabic || product.name };
  const sections = useSheetSections(product);
  const [today] = useState(() => dayOf(new Date()));
  const title = splitBoth(t('specificationSheet.both.title'));
  const asOf = splitBoth(t('specificationSheet.both.asOf', daysOf(today)));
  return (
    <article className="sf-sheet" data-bs-theme="light" aria-label={t('specificationSheet.title')}>
      <header className="sf-sheet-head">
        <p className="brand">
          <BrandMark />
        </p>
        <div className="sf-sheet-both" dir="ltr">
          {LANGS.map((lang) => (
            <div key={lang} lang={lang} dir={DIRECTIONS[lang]}>
              <p className="sf-sheet-kind">{title[lang]}</p>
              <h2>{names[lang]}</h2>
            </div>
          ))}
        </div>
      </header>
      {sections.map((section) => (
        <Section key={section.key} section={section} />
      ))}
      <footer className="sf-sheet-both" dir="ltr">
        {LANGS.map((lang) => (
          <p key={lang} lang={lang} dir={DIRECTIONS[lang]}>
            {asOf[lang]}
          </p>
        ))}
      </footer>
    </article>
  );
}

/** Rows of a section, each with its label and value in both languages. */
function Section({ section: { title, rows } }: { section: SheetSection }) {
  return (
    <table className="sf-sheet-table" dir="ltr">
      <thead>
        <tr>
          {LANGS.map((lang) => (
            <th key={lang} scope="col" lang={lang} dir={DIRECTIONS[lang]}>
              {title[lang]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            {LANGS.map((lang) => (
              <td key={lang} lang={lang} dir={DIRECTIONS[lang]}>
                <span className="sf-sheet-cell">
                  <span className="sf-sheet-label">{row.label[lang]}</span> <Value row={row} lang={lang} />
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Value({ row: { value, isCode }, lang }: { row: SheetRow; lang: keyof SheetRow['value'] }) {
  // As an element of the grid, an isolated text would be aligned by its own direction.
  return <span>{isCode ? <Bdi>{value[lang]}</Bdi> : <bdi>{value[lang]}</bdi>}</span>;
}
