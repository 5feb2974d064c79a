import { daysBefore } from '../moments.ts';
import { vendorUserId } from '../people-rows/people-rows.ts';
import { isOnSale, type DemoProduct } from './build-catalogue.ts';

/** The vendor of the demo sign-in. */
const firstVendor = 1;

/** A change to a product on sale that waits for an admin's approval. */
export function changeRows(now: Date, products: readonly DemoProduct[]) {
  const product = products.find((each) => each.vendorId === firstVendor && isOnSale(each) && !each.family.variants);
  if (!product) return [];
  const { id, vendorId, name, description } = product;
  return [
    {
      product_id: id,
      name: `${name[0]}, hospital pack`,
      name_ar: `${name[1]}، عبوة المستشفيات`,
      description: `${description[0]} Packed for wards: ten in a carton.`,
      description_ar: `${description[1]} معبأ للأقسام: عشر قطع في الكرتون.`,
      requested_by: vendorUserId(vendorId),
      requested_at: daysBefore(now, 0.2),
    },
  ];
}
