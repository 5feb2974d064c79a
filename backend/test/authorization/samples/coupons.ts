import { createCoupons } from '../../support/coupons.ts';
import type { SampleTools, Samples } from '../sample.ts';

/** The coupon of a cart. */
export const couponSamples = ({ shop: { make, database }, sales }: SampleTools): Samples => {
  const coupons = createCoupons(database);
  return {
    'POST /carts/coupon': {
      access: 'buyer',
      async request(customer) {
        const { id: productId } = await make.product({ vendorId: customer.vendor.vendorId });
        await sales.fillCart(customer, [{ productId }]);
        const { code } = await coupons.make();
        return { body: { code } };
      },
    },
    'DELETE /carts/coupon': { access: 'buyer', request: () => ({}) },
  };
};
