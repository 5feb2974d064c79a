import type { Calls } from './calls.ts';
import type { Person, Session } from './people.ts';
import type {
  AddToCartRequest,
  CartResponse,
  Checkout,
  City,
  Country,
  Invoice,
  Order,
  PaymentMethod,
  Product,
  State,
  User,
} from '../../shared-api/src/wire/index.ts';

type Line = Pick<AddToCartRequest, 'product_id' | 'quantity'>;

/** Actions of customers. */
export function createBuying({ get, post }: Calls) {
  const findPlace = async () => {
    const countries = await get<{ data: Country[] }>('/countries');
    const country = countries.data.find(({ iso2 }) => iso2 === 'SA')?.id ?? 0;
    const states = await get<{ data: State[] }>(`/states?country_id=${country}`);
    const state = states.data[0]?.id ?? 0;
    const cities = await get<{ data: City[] }>(`/cities?state_id=${state}`);
    return { country, state, city: cities.data[0]?.id ?? 0 };
  };

  return {
    /** Finds the first city of Saudi Arabia, with its state and country. */
    findPlace,

    addToCart: (session: Session, line: Line) => post('/carts', session, line),
    useCoupon: (session: Session, code: string) => post('/carts/coupon', session, { code }),
    keep: (session: Session, { id }: Pick<Product, 'id'>) => post('/wishlist', session, { product_id: id }),

    /** Saves a shipping address in Saudi Arabia. */
    async saveAddress(session: Session & { person: Person }): Promise<void> {
      const { country: country_id, state: state_id, city: city_id } = await findPlace();
      const { phone_number } = session.person;
      const street = { address_1: '12 Palm Street', postal_code: '12211', national_address: 'RRRD2929' };
      await post('/user/address', session, { type: 1, country_id, state_id, city_id, ...street, phone_number });
    },

    /**
     * Orders the cart's content to an address in Saudi Arabia.
     * @param national_address '' for a client that does not ask for it
     */
    async placeOrder(
      session: Session & { person: Person },
      payment_method: PaymentMethod = 'cash',
      national_address = 'RRRD2929',
    ): Promise<{ order_no: string }> {
      const { firstname, lastname, email, phone_number } = session.person;
      const place = await findPlace();
      const { country } = place;
      const { orders } = await post<Checkout>('/orders/checkout', session, { country });
      const order_no = orders[0]?.order_no ?? '';
      const billing = {
        ...{ firstname, lastname, email, phone_number },
        ...{ company_name: 'Gulf Care', company_address: '12 Palm Street', postal_code: '12211' },
        ...{ address_1: '12 Palm Street', address_2: 'Floor 3', message: 'Ring twice.' },
        national_address,
        ...place,
      };
      await post('/orders/place-order', session, { order_no, payment_method, billing });
      return { order_no };
    },

    /** Reads the cart, grouped by vendor. */
    readCart: (session: Session): Promise<CartResponse> => get('/carts', session),

    /** Lists the customer's recent orders, one entry per vendor. */
    async listOrders(session: Session): Promise<Order[]> {
      const { user } = await get<{ user: User }>('/user', session);
      const { data } = await get<{ data: { orders: Order[] } }>(`/orders/id=${user.id}`, session);
      return data.orders;
    },

    /** Lists an order's invoice and credit notes. */
    async listInvoices(session: Session, { id }: Pick<Order, 'id'>): Promise<Invoice[]> {
      const { data } = await get<{ data: { invoices: Invoice[] } }>(`/orders/${id}/invoices`, session);
      return data.invoices;
    },

    cancelOrder: (session: Session, { id }: Pick<Order, 'id'>) => post(`/orders/${id}/cancel`, session, {}),
    review: (session: Session, { id }: Pick<Product, 'id'>, rating: number, review: string) =>
      post(`/products/${id}/reviews`, session, { rating, review }),
  };
}
