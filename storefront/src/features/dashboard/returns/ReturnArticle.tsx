import type { ReturnableLine } from '@balsam/shared-api';
import { formatNumber, Thumbnail, useLang } from '@balsam/shared-ui';
import type { ReactNode } from 'react';
import { SoldName } from '../../../entities/catalog/SoldName.tsx';
import './returns.css';

interface ReturnArticleProps {
  product: ReturnableLine['product'];
  /** Shown unless it is 0 or omitted. */
  quantity?: number;
  children?: ReactNode;
}

/** Picture and name of a returned article. */
export function ReturnArticle({ product, quantity = 0, children }: ReturnArticleProps) {
  const lang = useLang();
  return (
    <span className="sf-return-article">
      <Thumbnail src={product.product_image} name={product.name} />
      <span>
        <strong>
          <SoldName item={product} /> {quantity > 0 && `× ${formatNumber(quantity, lang)}`}
        </strong>
        {children}
      </span>
    </span>
  );
}
