import type { Order } from '@balsam/shared-api';
import type { fakeApi } from '@balsam/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { order } from '../../../testing/samples.ts';
import { ordersResponse } from './orders-response.ts';
import { showDashboard } from './show-dashboard.tsx';

type Routes = Parameters<typeof fakeApi>[0];

export const showOrders = (routes: Routes, search = '', lang: 'en' | 'ar' = 'en') =>
  showDashboard({ at: `/dashboard/orders${search}`, routes, lang });

/** Opens the details of the only order in the list. */
export async function showOrder(changes: Partial<Order>, routes: Routes = {}) {
  const view = await showOrders({ 'GET /orders/id=5': ordersResponse([order(changes)]), ...routes });
  await view.user.click(await screen.findByRole('button', { name: 'View order BLS-0123456789-1' }));
  const dialog = within(await screen.findByRole('dialog', { name: /BLS-0123456789/ }));
  return { ...view, dialog };
}
