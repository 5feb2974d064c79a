import { useAttempt, type QuickOrderLine, type SkuLine } from '@balsam/shared-api';
import { useSend } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LONGEST_SKU, parseLines, type TypedLine } from './parse-lines.ts';
import { isOrderable } from '../../entities/quick-order/is-orderable.ts';
import { useLookUpSkusMutation, useQuickOrderMutation } from '../../entities/quick-order/quick-order-api.ts';

/** A line with its matching products, the chosen one and the result. */
export interface OrderLine extends TypedLine, SkuLine {
  /** Index of a match; null until the customer has chosen one of several. */
  chosen: number | null;
  outcome: QuickOrderLine | null;
}

const NOT_FOUND: SkuLine = { matches: [], is_misread: false };

/** The match of a line that is ordered. */
export const chosenOf = ({ matches, chosen }: OrderLine) => (chosen === null ? undefined : matches[chosen]);

/** State of the quick order: lines, their matches and the transfer to the cart. */
export function useQuickOrder() {
  const { t } = useTranslation('storefront');
  const [lines, setLines] = useState<OrderLine[]>([]);
  const [lookUp] = useLookUpSkusMutation();
  const [order, { isLoading: isAdding }] = useQuickOrderMutation();
  const attempt = useAttempt();
  const send = useSend({ failed: t('quickOrder.failed'), done: null });

  /** Text that is too long for a SKU matches nothing. */
  const find = async (typed: readonly TypedLine[]): Promise<Map<string, SkuLine>> => {
    const skus = typed.map(({ sku }) => sku).filter(({ length }) => length <= LONGEST_SKU);
    const found = skus.length > 0 ? await lookUp(skus).unwrap() : [];
    return new Map(skus.map((sku, index) => [sku, found[index] ?? NOT_FOUND]));
  };

  /** Rethrows errors for the form to show. */
  const check = async (text: string) => {
    const typed = parseLines(text);
    const found = await find(typed);
    setLines(
      typed.map((line) => {
        const result = found.get(line.sku) ?? NOT_FOUND;
        return { ...line, ...result, chosen: result.matches.length === 1 ? 0 : null, outcome: null };
      }),
    );
  };

  const change = (sku: string, changes: Partial<OrderLine>) =>
    setLines((all) => all.map((line) => (line.sku === sku ? { ...line, ...changes } : line)));

  const ready = lines.filter((line) => !line.outcome && isOrderable(chosenOf(line)));
  const addAll = async () => {
    const orderedLines = ready.flatMap((line) => {
      const match = chosenOf(line);
      const { quantity } = line;
      return match ? [{ product_id: match.product.id, variant_id: match.variant?.id ?? null, quantity }] : [];
    });
    const put = (idempotencyKey: string) => order({ lines: orderedLines, idempotencyKey }).unwrap();
    const outcomes = await send(() => attempt(orderedLines, put));
    if (outcomes) ready.forEach(({ sku }, index) => change(sku, { outcome: outcomes[index] ?? null }));
  };
  return { lines, ready, check, change, addAll, isAdding };
}
