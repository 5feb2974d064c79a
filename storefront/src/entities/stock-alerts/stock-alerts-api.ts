import { api, listTag, type StockAlert, type Success, staleAfter } from '@balsam/shared-api';

/** What somebody waits for; without a variant any of the product. Visitors say where to write. */
export interface NewStockAlert {
  product_id: number;
  variant_id: number | null;
  email?: string;
}

const stockAlertsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What the customer waits for. Ask only when a customer is signed in. */
    listStockAlerts: build.query<StockAlert[], void>({
      query: () => 'stock-alerts',
      transformResponse: (body: { stock_alerts: StockAlert[] }) => body.stock_alerts,
      providesTags: [listTag('StockAlert')],
    }),
    addStockAlert: build.mutation<Success, NewStockAlert>({
      query: (body) => ({ url: 'stock-alerts', method: 'POST', body }),
      invalidatesTags: staleAfter([listTag('StockAlert')]),
    }),
    removeStockAlert: build.mutation<Success, number>({
      query: (id) => ({ url: `stock-alerts/${id}`, method: 'DELETE' }),
      invalidatesTags: staleAfter([listTag('StockAlert')]),
    }),
    /** Takes back all that the address of a mail waits for. */
    leaveStockAlerts: build.mutation<Success, { token: string }>({
      query: (body) => ({ url: 'stock-alerts/unsubscribe', method: 'POST', body }),
      invalidatesTags: staleAfter([listTag('StockAlert')]),
    }),
  }),
});

export const {
  useListStockAlertsQuery,
  useAddStockAlertMutation,
  useRemoveStockAlertMutation,
  useLeaveStockAlertsMutation,
} = stockAlertsApi;
