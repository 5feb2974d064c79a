import { RETURN_REASONS, type Return, type ReturnableLine } from '@balsam/shared-api';
import { ok } from '@balsam/shared-api/testing';

const gloves = {
  ...{ id: 7, slug: 'gloves', name: 'Nitrile gloves', name_arabic: 'قفازات نتريل', sku: 'GLV-1' },
  ...{ product_image: null, variant: '', variant_arabic: '' },
};

/** A returnable line of three pairs of gloves. */
export const returnable = (line: Partial<ReturnableLine> = {}): ReturnableLine => ({
  ...{
    order_product_id: 31,
    product: gloves,
    quantity: 3,
    left: 3,
    unit_price: 10,
    last_day: '2026-12-30',
    why_not: null,
    reasons: [...RETURN_REASONS],
  },
  returns: { class: 'open', days: 30 },
  ...line,
});

export const returnsResponse = (returns: Return[]) =>
  ok({ data: { returns, meta: { current_page: 1, last_page: 1, total: returns.length, per_page: 5 } } });
