import type { AdminProduct } from '@balsam/shared-api';
import { Badge, Button, ButtonLink, Thumbnail, useLocalized, trashIcon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';

interface CellProps {
  product: AdminProduct;
}

const pageOf = ({ id }: AdminProduct) => href('product', { id });

export function ProductThumbnail({ product }: CellProps) {
  const localized = useLocalized();
  return <Thumbnail src={product.image ?? product.product_image} name={localized(product.name, product.name_arabic)} />;
}

/** Name with a link to the product's page. */
export function ProductName({ product }: CellProps) {
  const localized = useLocalized();
  return <Link to={pageOf(product)}>{localized(product.name, product.name_arabic)}</Link>;
}

/** Link to a vendor's pending changes, if there are any. */
export function ChangedLink({ product }: CellProps) {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  if (!product.changes_waiting) return null;
  const label = t('products.changedOf', { name: localized(product.name, product.name_arabic) });
  return (
    <ButtonLink size="sm" variant="outline" to={pageOf(product)} aria-label={label}>
      {t('products.changedShort')}
    </ButtonLink>
  );
}

/** Shows whether the vendor offers the product. */
export function OfferBadge({ product: { status } }: CellProps) {
  const { t } = useTranslation('admin-console');
  const offered = status === 'active';
  return <Badge variant={offered ? 'primary' : 'secondary'}>{t(`products.statuses.${offered ? '1' : '0'}`)}</Badge>;
}

export function DeleteButton({ product, onDelete }: CellProps & { onDelete: (product: AdminProduct) => void }) {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const label = t('products.deleteOf', { name: localized(product.name, product.name_arabic) });
  return <Button variant="ghost" size="sm" icon={trashIcon} aria-label={label} onClick={() => onDelete(product)} />;
}
