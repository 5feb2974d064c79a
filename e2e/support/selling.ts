import { randomUUID } from 'node:crypto';
import type { Calls } from './calls.ts';
import { CERTIFICATE } from './certificate.ts';
import { DEMO, newPerson, type Person, type Session } from './people.ts';
import type { Category, NewProduct, Product, ProductDetail, VendorProduct } from './wire.ts';

/** Somebody who sells, signed in. */
export interface Vendor extends Session {
  person: Person;
  id: number;
  companyName: string;
}

const COMPANY = 'Cedar Supplies';

/** Whether a product was there before the journeys began. Those of the new vendors come, change and go meanwhile. */
export const isOfDemo = ({ vendor }: Pick<Product, 'vendor'>): boolean => !vendor.company_name.startsWith(COMPANY);

/** Letters that nobody else has: digits might be what another journey searches for. */
const newCode = () =>
  randomUUID()
    .slice(0, 8)
    .replace(/\d/g, (digit) => 'GHJKMNPQRS'.charAt(Number(digit)))
    .toUpperCase();

const ARABIC_LETTERS = 'بتثجحخدذرزسشصضطظعغفقكلمنهو';

/** A code as an Arabic name carries it. */
export const inArabicLetters = (code: string) =>
  code.replace(/[A-Z]/g, (letter) => ARABIC_LETTERS.charAt(letter.charCodeAt(0) - 65));

/** A name, in both languages, that no other product has. */
function newNames(): Pick<NewProduct, 'name' | 'arabic_name' | 'sku' | 'barcode'> {
  const code = newCode();
  return { name: `Tourniquet ${code}`, arabic_name: `عاصبة ${inArabicLetters(code)}`, sku: code, barcode: `62${code}` };
}

/** What vendors do, and the admin for them. */
export function createSelling({ get, post, send, signIn, fetchFile }: Calls) {
  const newPicture = async (vendor: Session): Promise<number> => {
    const { products } = await get<{ products: Product[] }>('/products?featured=true');
    const { product } = await get<{ product: ProductDetail }>(`/products/${products[0]?.slug}`);
    const buffer = await fetchFile(product.images[0]?.url ?? '');
    const picture = { name: 'picture.webp', mimeType: 'image/webp', buffer };
    return (await send<{ picture: { id: number } }>('/vendor/pictures', vendor, { picture })).picture.id;
  };

  return {
    /** Opens an account for a new vendor, whom the admin lets trade, and signs in. Ships everywhere, paid on delivery. */
    async newVendor(): Promise<Vendor> {
      const person = newPerson();
      const companyName = `${COMPANY} ${newCode()}`;
      await send('/auth/register', undefined, {
        ...person,
        ...{ confirm_password: person.password, terms: 'true', account_type: 'vendor' },
        'store_address[company_name]': companyName,
        cr_certificate: { name: 'certificate.pdf', mimeType: 'application/pdf', buffer: Buffer.from(CERTIFICATE) },
      });
      const admin = await signIn(DEMO.admin);
      const { vendors } = await get<{ vendors: { id: number }[] }>(`/admin/vendor?search=${person.email}`, admin);
      const id = vendors[0]?.id ?? 0;
      await post(`/admin/vendor/${id}/status`, admin, { active: 1 });
      return { ...(await signIn(person)), person, id, companyName };
    },

    /** A vendor's new product, active and with a picture unless told otherwise. It waits for the admin. */
    async addProduct(
      vendor: Session,
      given: Partial<NewProduct> = {},
    ): Promise<NewProduct & { id: number; slug: string }> {
      const { categories } = await get<{ categories: Category[] }>('/categories');
      const form: NewProduct = {
        ...newNames(),
        // The other journeys count what is in the first ones.
        category_id: categories.at(-1)?.id ?? 0,
        ...{ description: 'Sterile and soft.', arabic_description: 'معقّم وناعم.' },
        ...{ status: 'active', stock: 50 },
        ...{ price_sar: 20, price_bhd: 2, price_usd: 5.3 },
        ...given,
      };
      const images = [{ id: await newPicture(vendor) }];
      const { product } = await post<{ product: { id: number; slug: string } }>('/vendor/products', vendor, {
        ...form,
        images,
      });
      return { ...form, ...product };
    },

    /** The admin approves a product, or takes the approval back. */
    toggleApproval: async ({ id }: { id: number }) =>
      post(`/admin/product/toggle/approval/${id}`, await signIn(DEMO.admin), {}),

    /** A page of the vendor's own products, as a query such as `status=inactive` narrows them. */
    async listOwnProducts(vendor: Session, query = ''): Promise<VendorProduct[]> {
      return (await get<{ products: VendorProduct[] }>(`/vendor/products?filter=true&${query}`, vendor)).products;
    },
  };
}
