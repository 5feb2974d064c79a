import { CANCELLED, SHIPPED } from '../../../src/facts/order-statuses.ts';
import type { AddressSnapshot } from '../../../src/modules/sales/checkout/billing.ts';
import { isCancelled } from '../../../src/modules/sales/orders/status/status.ts';
import { giftVendor } from '../../../src/modules/sales/checkout/gift.ts';
import { DEMO_PLATFORM } from '../contents/platform.ts';
import { orderMessages } from '../people/names.ts';
import { vendorUserId } from '../people-rows/people-rows.ts';
import { hoursAfter, minutesAfter } from '../moments.ts';
import type { DemoCustomer } from '../people/build-people.ts';
import type { DemoOrder, DemoSubOrder } from './demo-order.ts';
import { HELD_MINUTES, PAID_AFTER_MINUTES } from './card-stories.ts';
import { taxOfSubOrder } from './tax.ts';

/** @param nationalAddress '' on an order of a client that does not ask for it */
const snapshot = (customer: DemoCustomer, nationalAddress = customer.nationalAddress): AddressSnapshot => ({
  name: `${customer.firstname} ${customer.lastname}`,
  phone_number: customer.phone,
  email: customer.email,
  company_name: customer.company,
  company_address: customer.company && customer.street,
  address_1: customer.street,
  address_2: customer.secondLine,
  street: customer.street,
  city: customer.place.city.name,
  city_ar: customer.place.city.name_ar,
  state: customer.place.state.name,
  state_ar: customer.place.state.name_ar,
  zip_code: customer.postalCode,
  country: customer.place.country.name,
  country_ar: customer.place.country.name_ar,
  country_code: customer.place.country.iso2,
  national_address: nationalAddress,
});

/** Time at which a card order reserved its stock, some minutes before it was placed. */
const reservedAtOf = ({ placedAt, expiredAt }: Pick<DemoOrder, 'placedAt' | 'expiredAt'>) =>
  expiredAt === null ? minutesAfter(placedAt, -PAID_AFTER_MINUTES) : placedAt;

const sum = (parts: readonly DemoSubOrder[], amount: (part: DemoSubOrder) => number) =>
  parts.reduce((total, part) => total + amount(part), 0);

/** A message to the vendor with every fifth order, in the customer's language. */
const messageOf = ({ id, customer }: DemoOrder) => {
  const message = orderMessages[id % (orderMessages.length * 5)];
  return message ? message[customer.lang === 'ar' ? 1 : 0] : '';
};

/** A purchase order number for every third order of a company. */
const poNumberOf = ({ id, customer }: DemoOrder) =>
  customer.company && id % 3 === 0 ? `PO-${String(4000 + id).padStart(6, '0')}` : '';

/** Reservation time, payment deadline and expiry of a card order. */
const paymentMoments = ({ isByCard, placedAt, expiredAt }: DemoOrder) => {
  const reservedAt = reservedAtOf({ placedAt, expiredAt });
  return {
    reserved_at: isByCard ? reservedAt : null,
    pay_by: isByCard ? minutesAfter(reservedAt, HELD_MINUTES) : null,
    placed_at: expiredAt === null ? placedAt : null,
    expired_at: expiredAt,
    expired_why: expiredAt === null ? null : 'time',
  };
};

export const orderRows = (orders: readonly DemoOrder[]) =>
  orders.map((order) => ({
    id: order.id,
    order_no: order.orderNo,
    user_id: order.customer.id,
    state: order.expiredAt === null ? 'placed' : 'expired',
    cart_version: order.id,
    currency: order.currency,
    lang: order.customer.lang,
    sub_total: sum(order.parts, ({ subTotal }) => subTotal),
    shipping_cost: sum(order.parts, ({ shippingCost }) => shippingCost),
    discount: sum(order.parts, ({ discount }) => discount),
    grand_total: sum(order.parts, ({ total }) => total),
    vat_included: sum(order.parts, (part) => taxOfSubOrder(part, order).vat_included),
    coupon_id: order.couponId,
    discount_funder: order.couponId === null ? null : 'platform',
    payment_method: order.isByCard ? 'card' : 'cash',
    billing_address: snapshot(order.customer),
    shipping_address: snapshot(order.customer, order.id % 7 === 0 ? '' : undefined),
    country_id: order.customer.place.country.id,
    state_id: order.customer.place.state.id,
    city_id: order.customer.place.city.id,
    message: messageOf(order),
    po_number: poNumberOf(order),
    created_at: hoursAfter(order.placedAt, -0.1),
    ...paymentMoments(order),
  }));

const cancellationReasons = { en: 'I ordered the wrong size.', ar: 'طلبت مقاسًا غير مناسب.' };

const hasShipped = ({ steps }: DemoSubOrder) => steps.some(({ to }) => to === SHIPPED);

/** Time of cancellation, at which the stock of the sub-order was returned. */
export const restockedAt = ({ steps }: DemoSubOrder) => steps.find(({ to }) => isCancelled(to))?.at ?? null;

export const vendorOrderRows = (orders: readonly DemoOrder[]) =>
  orders.flatMap((order) =>
    order.parts.map((part) => ({
      id: part.id,
      order_id: order.id,
      vendor_id: part.vendorId,
      order_sub_no: part.subNo,
      user_id: order.customer.id,
      currency: order.currency,
      units: part.lines.reduce((units, { quantity }) => units + quantity, 0),
      status: part.status,
      sub_total: part.subTotal,
      shipping_cost: part.shippingCost,
      discount: part.discount,
      total_amount: part.total,
      ...taxOfSubOrder(part, order),
      tracking_information: hasShipped(part) ? `PX ${200_000 + part.id * 37} ${100 + (part.id % 900)}` : '',
      tracking_id: part.pickup?.trackingId ?? '',
      label_url: part.pickup?.labelUrl ?? '',
      gift: part.vendorId === giftVendor(order.parts, DEMO_PLATFORM.promises.gift_from[order.currency]),
      ship_by: part.shipBy,
      ...part.arrival,
      cancel_requested_at: part.wish?.askedAt ?? null,
      cancel_declined_at: part.wish?.declinedAt ?? null,
      cancel_decline_reason: part.wish?.reason ?? '',
      cancellation_reason: part.status === CANCELLED ? cancellationReasons[order.customer.lang] : '',
      restocked_at: restockedAt(part),
      placed_at: order.expiredAt === null ? order.placedAt : null,
      created_at: hoursAfter(order.placedAt, -0.1),
      updated_at: part.steps.at(-1)?.at ?? order.placedAt,
    })),
  );

export const historyRows = (orders: readonly DemoOrder[]) =>
  orders
    .flatMap(({ customer, parts }) => parts.flatMap((part) => part.steps.map((step) => ({ customer, part, step }))))
    .map(({ customer, part, step }, index) => ({
      id: index + 1,
      vendor_order_id: part.id,
      from_status: step.from,
      to_status: step.to,
      note: step.to === CANCELLED ? cancellationReasons[customer.lang] : '',
      actor_user_id: step.by === 'customer' ? customer.id : vendorUserId(part.vendorId),
      actor_role: step.by === 'customer' ? 3 : 2,
      created_at: step.at,
    }));

/** Time at which the last sub-order was cancelled; null if one is active. */
const cancelledAt = (parts: readonly DemoSubOrder[]) => {
  const moments = parts.map(restockedAt);
  return moments.includes(null) ? null : (moments.toSorted().at(-1) ?? null);
};

export const redemptionRows = (orders: readonly DemoOrder[]) =>
  orders
    .filter(({ couponId }) => couponId !== null)
    .map(({ id, couponId, customer, parts, placedAt }) => ({
      coupon_id: couponId,
      user_id: customer.id,
      email: customer.email,
      order_id: id,
      amount: sum(parts, ({ discount }) => discount),
      created_at: placedAt,
      released_at: cancelledAt(parts),
    }));
