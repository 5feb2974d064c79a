import { useAttempt, type QuickOrderLine, type SkuMatch } from '@balsam/shared-api';
import { useSend } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LONGEST_SKU, parseLines, type TypedLine } from './parse-lines.ts';
import { isOrderable } from '../../entities/quick-order/is-orderable.ts';
import { useLookUpSkusMutation, useQuickOrderMutation } from '../../entities/quick-order/quick-order-api.ts';

/** A line with its matching products, the chosen one and the result. */
export interface OrderLine extends TypedLine {
  matches: SkuMatch[];
  chosen: number;
  outcome: QuickOrderLine | null;
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The SKU of a product with sizes matches each of them; their own SKUs differ from it. */
const matchesOf = ({ sku }: TypedLine, matches: readonly SkuMatch[]) =>
  matches.filter((match) => isSame(match.sku, sku) || isSame(match.product.sku, sku));

/** State of the quick order: lines, their matches and the transfer to the cart. */
export function useQuickOrder() {
  const { t } = useTranslation('storefront');
  const [lines, setLines] = useState<OrderLine[]>([]);
  const [lookUp] = useLookUpSkusMutation();
  const [order, { isLoading: isAdding }] = useQuickOrderMutation();
  const attempt = useAttempt();
  const send = useSend({ failed: t('quickOrder.failed'), done: null });

  /** Text that is too long for a SKU matches nothing. */
  const find = async (typed: readonly TypedLine[]) => {
    const skus = typed.map(({ sku }) => sku).filter(({ length }) => length <= LONGEST_SKU);
    return skus.length > 0 ? lookUp(skus).unwrap() : [];
  };

  /** Rethrows errors for the form to show. */
  const check = async (text: string) => {
    const typed = parseLines(text);
    const allMatches = await find(typed);
    setLines(typed.map((line) => ({ ...line, matches: matchesOf(line, allMatches), chosen: 0, outcome: null })));
  };

  const change = (sku: string, changes: Partial<OrderLine>) =>
    setLines((all) => all.map((line) => (line.sku === sku ? { ...line, ...changes } : line)));

  const ready = lines.filter(({ matches, chosen, outcome }) => !outcome && isOrderable(matches[chosen]));
  const addAll = async () => {
    const orderedLines = ready.flatMap(({ matches, chosen, quantity }) => {
      const match = matches[chosen];
      return match ? [{ product_id: match.product.id, variant_id: match.variant?.id ?? null, quantity }] : [];
    });
    const put = (idempotencyKey: string) => order({ lines: orderedLines, idempotencyKey }).unwrap();
    const outcomes = await send(() => attempt(orderedLines, put));
    if (outcomes) ready.forEach(({ sku }, index) => change(sku, { outcome: outcomes[index] ?? null }));
  };
  return { lines, ready, check, change, addAll, isAdding };
}
