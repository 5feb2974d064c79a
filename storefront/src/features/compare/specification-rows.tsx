import type { Lang, ProductAttribute, ProductDetail } from '@balsam/shared-api';
import { specificationText } from '../../entities/specifications/specification-text.ts';
import type { CompareRow } from './compare-row.ts';
import { NotStated } from './NotStated.tsx';

const comparableOf = ({ attributes }: ProductDetail) => attributes.filter(({ comparable }) => comparable);

const find = (product: ProductDetail, code: string) =>
  comparableOf(product).find((attribute) => attribute.code === code);

/** The number, or the text in English, which is the same for a product without Arabic texts. */
const plainValue = ({ number, english }: ProductAttribute) => String(number ?? english.value);

/** Specifications of all products, those of the first product first; a dash where one is not stated. */
export function specificationRows(products: readonly ProductDetail[], lang: Lang): CompareRow[] {
  const byCode = new Map(products.flatMap(comparableOf).map((attribute) => [attribute.code, attribute]));
  return [...byCode.values()].map(({ code, name }) => ({
    key: `specification-${code}`,
    label: name,
    value: (product) => {
      const attribute = find(product, code);
      return attribute ? plainValue(attribute) : '';
    },
    cell: (product) => {
      const attribute = find(product, code);
      return attribute ? <bdi>{specificationText(attribute, lang)}</bdi> : <NotStated />;
    },
  }));
}
