import type { Product, Variant } from '@balsam/shared-api';
import { Picture } from '@balsam/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LocalizedText } from '../catalog/LocalizedText.tsx';
import { href } from '../page/paths.ts';
import { VariantName } from '../catalog/VariantName.tsx';
import './line-item.css';

interface LineItemProps {
  product: Product;
  variant?: Variant | null;
  /** Further details below the name. */
  children?: ReactNode;
}

/** Product of a cart or wishlist line, linked to its page. */
export function LineItem({ product, variant = null, children }: LineItemProps) {
  const { slug, name, name_arabic, picture } = product;
  return (
    <div className="sf-line-item">
      <Picture picture={picture} alt="" sizes="72px" />
      <div>
        <Link className="sf-line-item-name" to={href('product', { slug, variant: variant?.id })}>
          <LocalizedText en={name} ar={name_arabic} />
        </Link>
        {variant && (
          <span className="text-secondary">
            <VariantName variant={variant} />
          </span>
        )}
        {children}
      </div>
    </div>
  );
}
