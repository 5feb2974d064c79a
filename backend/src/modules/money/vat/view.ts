import type { z } from 'zod';
import type { VatClass } from '../../../facts/vat.ts';
import { taxableGoods, type DiscountFunder, type LineShares, type LineVat } from '../../../money/line-amounts.ts';
import { toWire } from '../../../money/money.ts';
import type { Currency, VatGroup } from '../../../wire/schemas.ts';
import type { LineRate } from './line-rate.ts';
import type { VatReason } from './schemas.ts';

/** Line with its shares and tax, in minor units. */
export interface StatedLine extends LineShares, LineVat {
  subTotal: number;
  /** Funder of its discount. */
  funder: DiscountFunder;
  rate: Pick<LineRate, 'vat_class' | 'vat_reason' | 'vat_bp'>;
}

/** Basis points to percent: 1500 is 15 %. */
export const toPercent = (bp: number): number => bp / 100;

export const vatOfLine = ({ vatGoods, vatShipping }: LineVat): number => vatGoods + vatShipping;

/** Reason for not taxing a line, in wire format. */
export const toVatReason = ({ vat_class, vat_reason }: { vat_class: VatClass; vat_reason: LineRate['vat_reason'] }) =>
  (vat_reason ?? (vat_class === 'standard' ? null : vat_class)) satisfies z.infer<typeof VatReason>;

/** Tax of some lines by rate, highest first. */
export const toVatGroups = (lines: readonly StatedLine[], currency: Currency): z.infer<typeof VatGroup>[] => {
  const groups = new Map<number, { taxable: number; vat: number }>();
  for (const line of lines) {
    if (line.rate.vat_reason === 'not_registered') continue;
    const { taxable, vat } = groups.get(line.rate.vat_bp) ?? { taxable: 0, vat: 0 };
    const tax = vatOfLine(line);
    const gross = taxableGoods(line, line.funder) + line.shippingShare;
    groups.set(line.rate.vat_bp, { taxable: taxable + gross - tax, vat: vat + tax });
  }
  return [...groups]
    .toSorted(([left], [right]) => right - left)
    .map(([bp, { taxable, vat }]) => ({
      percent: toPercent(bp),
      taxable: toWire(taxable, currency),
      vat: toWire(vat, currency),
    }));
};
