import { LIMITS, type BoughtArticle, type QuickOrderLine } from '@balsam/shared-api';
import { Money, QuantityStepper, useLang } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { lineNameOf } from '../catalog/name-of.ts';
import { StockNote } from '../catalog/StockNote.tsx';
import { LineItem } from '../line-item/LineItem.tsx';
import { isOrderable } from '../quick-order/is-orderable.ts';
import { LineOutcome } from '../quick-order/LineOutcome.tsx';
import { VendorUnavailable } from '../vendor/VendorUnavailable.tsx';

interface BoughtLineProps {
  article: BoughtArticle;
  quantity: number;
  onQuantity: (quantity: number) => void;
  /** Result after adding to the cart. */
  outcome: QuickOrderLine | undefined;
}

/** One article to buy again, with its price and quantity. */
export function BoughtLine({ article, quantity, onQuantity, outcome }: BoughtLineProps) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const { product, variant, price, stock } = article;
  const name = lineNameOf(article, lang);
  return (
    <li>
      <LineItem product={product} variant={variant}>
        <span className="d-block">
          <Money amount={price} currency={product.currency} />
        </span>
      </LineItem>
      {isOrderable(article) ? (
        <QuantityStepper
          label={t('buyAgain.quantityOf', { name })}
          item={name}
          value={quantity}
          onChange={onQuantity}
          min={0}
          max={Math.min(stock, LIMITS.quantity)}
        />
      ) : (
        <div>
          {stock <= 0 && <StockNote stock={stock} holiday={product.holiday} always />}
          <VendorUnavailable {...article} vendor={product.vendor.company_name} />
        </div>
      )}
      <span role="status" className="sf-buy-again-outcome">
        {outcome && <LineOutcome outcome={outcome} />}
      </span>
    </li>
  );
}
