import type { AppliedCoupon, Cart, PlacedOrder, TrackedParcel } from '@balsam/shared-api';
import { ok } from '@balsam/shared-api/testing';
import { order } from './samples.ts';

export const coupon = (changes: Partial<AppliedCoupon> = {}): AppliedCoupon => ({
  code: 'WELCOME10',
  kind: 'percent',
  percent: 10,
  discount: 2.5,
  problem: null,
  ...changes,
});

const sum = (amounts: number[]) => Math.round(amounts.reduce((total, amount) => total + amount, 0) * 100) / 100;

/** Response of GET /carts. */
export function cartResponse(
  carts: Cart[],
  applied: AppliedCoupon | null = null,
  shipping_address_id: number | null = null,
) {
  const sub_total = sum(carts.map((cart) => cart.sub_total));
  const discount = sum(carts.map((cart) => cart.discount));
  const shipping_cost = sum(carts.map((cart) => cart.shipping_cost));
  const total = sum([sub_total, -discount, shipping_cost]);
  const [tax_amount, vat] = [sum(carts.map((cart) => cart.tax_amount)), carts.flatMap((cart) => cart.vat)];
  return ok({
    data: carts,
    coupon: applied,
    shipping_address_id,
    totals: { currency: 'SAR', sub_total, discount, shipping_cost, tax_amount, vat, total },
  });
}

export const parcel = (changes: Partial<TrackedParcel> = {}): TrackedParcel => ({
  order_sub_no: 'BLS-0123456789-1',
  company_name: 'Gulf Care',
  status: 'Shipped',
  status_code: 3,
  carrier: '',
  tracking_id: '',
  tracking_information: '',
  tracking_url: null,
  arrives_from: '2026-11-23',
  arrives_to: '2026-11-25',
  is_late: false,
  history: [
    { to: 'Pending', created_at: '2026-11-20T09:30:00Z' },
    { to: 'Confirmed', created_at: '2026-11-20T12:00:00Z' },
    { to: 'Shipped', created_at: '2026-11-21T07:00:00Z' },
  ],
  items: [{ name: 'Nitrile gloves', name_arabic: 'قفازات نتريل', variant: '', variant_arabic: '', quantity: 2 }],
  ...changes,
});

const address = {
  name: 'Layla Hassan',
  company_name: 'Layla Clinic',
  company_address: 'Road 12',
  phone_number: '+97333112233',
  email: 'layla@balsam.test',
  address_1: 'Building 5',
  address_2: 'Flat 2',
  street: 'Building 5',
  city: 'Manama',
  state: 'Capital',
  zip_code: '317',
  country: 'Bahrain',
  national_address: '',
  note: '',
};

export const placedOrder = (changes: Partial<PlacedOrder> = {}): PlacedOrder => ({
  order_no: 'BLS-0123456789',
  placed_at: '2026-11-20T09:30:00Z',
  currency: 'SAR',
  sub_total: 25,
  shipping_cost: 7.5,
  discount: 0,
  coupon_code: null,
  po_number: '',
  tax_amount: 0,
  vat: [],
  grand_total: 32.5,
  payment_method: 'cash',
  billing_address: address,
  shipping_address: address,
  message: 'Ring twice',
  orders: [order()],
  ...changes,
});
