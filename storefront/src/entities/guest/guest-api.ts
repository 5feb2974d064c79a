import {
  api,
  listTag,
  staleAfter,
  type GuestOrders,
  type OrderAccess,
  type PlacedOrder,
  type Success,
  type TrackOrderRequest,
} from '@balsam/shared-api';

type Billing = NonNullable<PlacedOrder['billing_address']>;

/** Body of a registration with the name and phone number of an order. */
function registrationOf({ name, email, phone_number }: Billing, password: string): FormData {
  const [firstname = '', ...others] = name.split(' ');
  const fields = {
    ...{ account_type: 'customer', firstname, lastname: others.join(' ') || firstname, email, phone_number },
    ...{ password, confirm_password: password, terms: 'true' },
  };
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) body.append(field, value);
  return body;
}

const guestApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sends the code of an order. The response is the same for any number and address. */
    sendOrderCode: build.mutation<Success, TrackOrderRequest>({
      query: (body) => ({ url: 'orders/track/code', method: 'POST', body }),
    }),
    /** Exchanges the code for access to the order. */
    openGuestOrder: build.mutation<OrderAccess, TrackOrderRequest & { code: string }>({
      query: (body) => ({ url: 'orders/track/access', method: 'POST', body }),
      transformResponse: ({ data }: { data: OrderAccess }) => data,
      invalidatesTags: staleAfter([listTag('Order'), listTag('Return')]),
    }),
    /** Opens an account from the data of an order. */
    registerGuest: build.mutation<Success, { billing: Billing; password: string }>({
      query: ({ billing, password }) => ({
        url: 'auth/register',
        method: 'POST',
        body: registrationOf(billing, password),
      }),
    }),
    /** Orders that a customer bought without the account. */
    listGuestOrders: build.query<GuestOrders, void>({
      query: () => 'user/guest-orders',
      transformResponse: ({ data }: { data: GuestOrders }) => data,
      providesTags: [listTag('Order')],
    }),
    sendEmailCode: build.mutation<Success, void>({
      query: () => ({ url: 'user/email/prove', method: 'POST' }),
    }),
    proveEmail: build.mutation<Success, { code: string }>({
      query: (body) => ({ url: 'user/email/prove/code', method: 'POST', body }),
      invalidatesTags: staleAfter([listTag('Order')]),
    }),
    /** Moves orders to the account. */
    claimGuestOrders: build.mutation<Success, string[]>({
      query: (order_nos) => ({ url: 'user/guest-orders/claim', method: 'POST', body: { order_nos } }),
      invalidatesTags: staleAfter([listTag('Order'), listTag('Return')]),
    }),
  }),
});

export const {
  useSendOrderCodeMutation,
  useOpenGuestOrderMutation,
  useRegisterGuestMutation,
  useListGuestOrdersQuery,
  useSendEmailCodeMutation,
  useProveEmailMutation,
  useClaimGuestOrdersMutation,
} = guestApi;
