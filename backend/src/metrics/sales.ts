import { digitsByCurrency } from '../facts/currencies.ts';
import { Counter, type Registry } from 'prom-client';
import { saleCodes, type ErrorCode } from '../wire/error-codes.ts';
import { Currency } from '../wire/schemas.ts';

/** A placed order. `amount`: amount to pay, minor units. */
export interface Sold {
  readonly parts: number;
  readonly units: number;
  readonly amount: number;
  readonly currency: Currency;
}

const SALE_CODES = new Set<ErrorCode>(saleCodes);

/** Sales metrics. Totals only, without personal data. */
export const createSalesMetrics = (registry: Registry) => {
  const registers = [registry];
  const counter = (name: string, help: string) => new Counter({ name, help, registers });
  const orders = counter('balsam_orders_placed_total', 'Orders that were placed');
  const parts = counter('balsam_order_parts_placed_total', "Vendors' parts of the orders that were placed");
  const units = counter('balsam_units_sold_total', 'Units of goods in the orders that were placed');
  const cancelled = counter('balsam_order_parts_cancelled_total', "Vendors' parts of orders that were cancelled");
  const amount = new Counter({
    name: 'balsam_sales_minor_units_total',
    help: `Total of the placed orders in minor units of the currency (${digitsByCurrency} digits)`,
    labelNames: ['currency'],
    registers,
  });
  for (const currency of Currency.options) amount.inc({ currency }, 0);
  const refusals = new Counter({
    name: 'balsam_sale_refusals_total',
    help: 'Refused purchases, by error code (out_of_stock, checkout_changed, coupon_expired …)',
    labelNames: ['code'],
    registers,
  });
  for (const code of saleCodes) refusals.inc({ code }, 0);

  return {
    sold(sold: Sold) {
      orders.inc();
      parts.inc(sold.parts);
      units.inc(sold.units);
      amount.inc({ currency: sold.currency }, sold.amount);
    },
    cancelled: () => cancelled.inc(),
    /** Counts error codes related to sales. */
    refused(code: ErrorCode) {
      if (SALE_CODES.has(code)) refusals.inc({ code });
    },
  };
};

export type SalesMetrics = ReturnType<typeof createSalesMetrics>;
