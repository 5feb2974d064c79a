import { useAttempt, type BoughtArticle, type QuickOrderLine } from '@balsam/shared-api';
import { useSend } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOrderable } from '../quick-order/is-orderable.ts';
import { useQuickOrderMutation } from '../quick-order/quick-order-api.ts';

/** Identifies an article: a product, or one of its sizes or colours. */
export const articleKey = ({ product, variant }: BoughtArticle): string => `${product.id}-${variant?.id ?? ''}`;

/** Quantities to buy again, preset to the last ones, and the transfer to the cart. */
export function useBuyAgain(articles: readonly BoughtArticle[]) {
  const { t } = useTranslation('storefront');
  const [quantities, setQuantities] = useState<Record<string, number>>({});
  const [outcomes, setOutcomes] = useState<Record<string, QuickOrderLine | undefined>>({});
  const [order, { isLoading: isAdding }] = useQuickOrderMutation();
  const attempt = useAttempt();
  const send = useSend({ failed: t('quickOrder.failed'), done: null });

  const quantityOf = (article: BoughtArticle) =>
    isOrderable(article) ? (quantities[articleKey(article)] ?? Math.min(article.last_quantity, article.stock)) : 0;
  const chosen = articles.filter((article) => quantityOf(article) > 0);

  const addAll = async () => {
    if (chosen.length === 0) return;
    const lines = chosen.map((article) => ({
      product_id: article.product.id,
      variant_id: article.variant?.id ?? null,
      quantity: quantityOf(article),
    }));
    const put = (idempotencyKey: string) => order({ lines, idempotencyKey }).unwrap();
    const results = await send(() => attempt(lines, put));
    if (!results) return;
    const keys = chosen.map(articleKey);
    setOutcomes(Object.fromEntries(keys.map((key, index) => [key, results[index]])));
    // A second press must not add the same again.
    setQuantities(Object.fromEntries(keys.map((key) => [key, 0])));
  };

  return {
    chosen,
    isAdding,
    addAll,
    quantityOf,
    outcomeOf: (article: BoughtArticle) => outcomes[articleKey(article)],
    setQuantity: (article: BoughtArticle, quantity: number) => {
      setQuantities((all) => ({ ...all, [articleKey(article)]: quantity }));
      setOutcomes((all) => ({ ...all, [articleKey(article)]: undefined }));
    },
  };
}
