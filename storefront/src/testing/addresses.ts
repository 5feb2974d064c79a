import { listAddresses as listAddressesOf } from '@balsam/shared-api/testing';
import type { RouteObject } from 'react-router-dom';

const examples = {
  'product/:slug': 'product/nitrile-gloves',
  'product/:slug/specifications': 'product/nitrile-gloves/specifications',
  'sellers/:id': 'sellers/3',
  'blog/:slug': 'blog/how-to-choose-a-mask-size',
  'recalls/:recallNo': 'recalls/RC-2026-0007',
  'pay/:orderNo': 'pay/BLS-0123456789',
  'order/:orderNo/confirmed': 'order/BLS-0123456789/confirmed',
  'order/:orderNo': 'order/BLS-0123456789',
  'order/:orderNo/return/:id': 'order/BLS-0123456789/return/90',
  'order/:orderNo/returns/:returnNo': 'order/BLS-0123456789/returns/RET-7K3M9P2Q',
  'dashboard/returns/:returnNo': 'dashboard/returns/RET-7K3M9P2Q',
  'dashboard/orders/:id/return': 'dashboard/orders/90/return',
  'reset-password/:token': 'reset-password/a-token',
};

/** Addresses of all pages, with sample values for their parameters. */
export const listAddresses = (routes: RouteObject[]): string[] => listAddressesOf(routes, { base: '/', examples });
