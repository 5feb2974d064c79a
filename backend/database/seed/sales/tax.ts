import type { VatClass } from '../../../src/facts/vat.ts';
import { sharesOf, vatOf } from '../../../src/money/line-amounts.ts';
import { issuerOf } from '../../../src/modules/money/vat/line-rate.ts';
import { demoVendors } from '../people/vendors.ts';
import { regimeOf } from '../people/tax.ts';
import type { DemoOrder, DemoSubOrder } from './demo-order.ts';

/** Standard VAT rates during the demo's period, in basis points. */
const STANDARD = { SA: 1500, BH: 1000 } as const;

const vendorOf = ({ vendorId }: DemoSubOrder) => {
  const vendor = demoVendors[vendorId - 1];
  if (!vendor) throw new Error(`There is no vendor ${vendorId}`);
  return vendor;
};

/** Discount, shipping and VAT of each line of a sub-order, as columns of order_items. */
export const lineAmounts = (part: DemoSubOrder, { customer }: DemoOrder) => {
  const vendor = vendorOf(part);
  const isExported = customer.place.country.iso2 !== vendor.iso2;
  const reason = isExported ? 'export' : null;
  const vat_reason = regimeOf(vendor) === 'unregistered' ? 'not_registered' : reason;
  const subTotals = part.lines.map(({ subTotal }) => subTotal);
  const lines = sharesOf(subTotals, part.discount, part.shippingCost).map((shares, index) => {
    const vat_class: VatClass = part.lines[index]?.product.family.deviceNumber ? 'zero_device' : 'standard';
    const vatBp = vat_reason === null && vat_class === 'standard' ? STANDARD[vendor.iso2] : 0;
    return { ...shares, subTotal: subTotals[index] ?? 0, vat_class, vatBp };
  });
  // The marketplace funds the coupons of past orders.
  const taxes = vatOf(lines, 'platform');
  return lines.map(({ discount, shippingShare, vat_class, vatBp }, index) => ({
    ...{ discount, shipping_share: shippingShare, vat_class, vat_reason, vat_bp: vatBp },
    vat_goods: taxes[index]?.vatGoods ?? 0,
    vat_shipping: taxes[index]?.vatShipping ?? 0,
  }));
};

/** VAT of a sub-order and its issuer. */
export const taxOfSubOrder = (part: DemoSubOrder, order: DemoOrder) => {
  const vendor = vendorOf(part);
  return {
    vat_included: lineAmounts(part, order).reduce((sum, line) => sum + line.vat_goods + line.vat_shipping, 0),
    tax_issuer: issuerOf({ tax_regime: regimeOf(vendor) }),
    tax_country: vendor.iso2,
  };
};
