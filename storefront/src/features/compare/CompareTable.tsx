import type { ProductDetail } from '@balsam/shared-api';
import { Button, Icon, Picture, useLang, VisuallyHidden, xLgIcon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AddToCartButton } from '../../entities/catalog/AddToCartButton.tsx';
import { LocalizedText } from '../../entities/catalog/LocalizedText.tsx';
import { nameOf } from '../../entities/catalog/name-of.ts';
import type { CompareRow } from './compare-row.ts';
import { useCompareRows } from './use-compare-rows.tsx';
import { href } from '../../entities/page/paths.ts';

interface CompareTableProps {
  products: readonly ProductDetail[];
  /** Leaves out rows in which all products are the same. */
  onlyDifferences: boolean;
  onRemove: (id: number) => void;
}

const differs = ({ value }: CompareRow, products: readonly ProductDetail[]) =>
  new Set(products.map((product) => value(product))).size > 1;

/** Comparison table. Differing rows are highlighted and announced. */
export function CompareTable({ products, onlyDifferences, onRemove }: CompareTableProps) {
  const { t } = useTranslation('storefront');
  const rows = useCompareRows(products)
    .map((row) => ({ ...row, isDifferent: differs(row, products) }))
    .filter(({ isDifferent }) => isDifferent || !onlyDifferences);
  return (
    <div className="sf-compare" role="region" aria-label={t('compare.title')} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{t('compare.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('compare.row.name')}</VisuallyHidden>
            </th>
            {products.map((product) => (
              <ProductHeader key={product.id} product={product} onRemove={() => onRemove(product.id)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, isDifferent, cell }) => (
            <tr key={key} data-differs={isDifferent || undefined}>
              <th scope="row">
                {label}
                {isDifferent && <VisuallyHidden> {t('compare.differs')}</VisuallyHidden>}
              </th>
              {products.map((product) => (
                <td key={product.id}>{cell(product)}</td>
              ))}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={products.length + 1}>{t('compare.same')}</td>
            </tr>
          )}
          <tr>
            <th scope="row">{t('compare.row.buy')}</th>
            {products.map((product) => (
              <td key={product.id}>
                <AddToCartButton product={product} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

function ProductHeader({ product, onRemove }: { product: ProductDetail; onRemove: () => void }) {
  const { t } = useTranslation('storefront');
  const name = nameOf(product, useLang());
  return (
    <th scope="col">
      <Picture picture={product.picture} alt="" sizes="160px" />
      <Link to={href('product', { slug: product.slug })}>
        <LocalizedText en={product.name} ar={product.name_arabic} />
      </Link>
      <Button variant="ghost" size="sm" aria-label={t('compare.removeName', { name })} onClick={onRemove}>
        <Icon icon={xLgIcon} /> {t('compare.remove')}
      </Button>
    </th>
  );
}
