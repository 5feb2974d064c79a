/** Operation ids that the rules below do not derive. An id never changes: clients are generated from it. */
const named: ReadonlyMap<string, string> = new Map<string, string>(
  Object.entries({
    'POST /auth/register': 'register',
    'POST /auth/login': 'login',
    'POST /auth/logout': 'logout',
    'POST /forgot-password': 'requestPasswordReset',
    'POST /reset-password': 'resetPassword',
    'POST /admin-invitation': 'getAdminInvitation',
    'POST /admin-invitation/accept': 'acceptAdminInvitation',
    'POST /user': 'updateUser',
    'POST /user/address': 'saveAddress',
    'POST /user/addresses/:id/default': 'setDefaultAddress',
    'POST /user/change-password': 'changePassword',
    'POST /aramex/address/validate': 'validateAddress',
    'POST /news-letter': 'subscribeToNewsletter',
    'POST /news-letter/confirm': 'confirmNewsletter',
    'POST /news-letter/unsubscribe': 'unsubscribeFromNewsletter',
    'POST /contactUs': 'sendContactMessage',
    'POST /beacons': 'reportAreaFailure',
    'POST /beacons/loads': 'reportAreaLoad',
    'GET /areas/vitals': 'getAreaVitals',
    'GET /products/top-rated': 'listTopRatedProducts',
    'GET /products/facets': 'countProductFacets',
    'GET /products/suggest': 'suggestProducts',
    'GET /products/sitemap': 'listProductAddresses',
    'GET /vendors/:id/shipping': 'getVendorShipping',
    'GET /products/:id/related': 'listRelatedProducts',
    'GET /related': 'listNewestProducts',
    'GET /products/:id/reviews': 'listProductReviews',
    'POST /products/:id/reviews': 'writeReview',
    'GET /carts': 'getCart',
    'POST /carts': 'addToCart',
    'POST /carts/:id': 'setCartQuantity',
    'DELETE /carts/:id': 'removeFromCart',
    'POST /carts/coupon': 'applyCoupon',
    'DELETE /carts/coupon': 'removeCoupon',
    'POST /carts/deliver-to': 'deliverCartTo',
    'POST /quick-order/lookup': 'findSkus',
    'GET /quick-order/bought': 'listBoughtArticles',
    'POST /quick-order': 'addManyToCart',
    'POST /stock-alerts/unsubscribe': 'unsubscribeFromStockAlerts',
    'GET /wishlist': 'getWishlist',
    'POST /wishlist': 'addToWishlist',
    'DELETE /wishlist/:id': 'removeFromWishlist',
    'POST /guest/email-code': 'sendGuestCode',
    'POST /carts/merge': 'mergeCarts',
    'POST /orders/track/code': 'sendOrderCode',
    'POST /orders/track/access': 'openGuestOrder',
    'GET /user/guest-orders': 'listGuestOrders',
    'POST /user/guest-orders/claim': 'claimGuestOrders',
    'POST /user/email/prove': 'sendEmailCode',
    'POST /user/email/prove/code': 'proveEmail',
    'POST /orders/checkout': 'checkout',
    'POST /orders/place-order': 'placeOrder',
    'POST /payments/:order_no/session': 'openPaymentSession',
    'POST /payments/:order_no/poll': 'pollPayment',
    'POST /payments/:order_no/abandon': 'abandonPayment',
    'GET /orders/id=:user': 'listOrders',
    'GET /orders/placed/:order_no': 'getPlacedOrder',
    'GET /admin/orders/placed/:order_no': 'getAdminPlacedOrder',
    'POST /orders/track': 'trackOrder',
    'POST /orders/:id/cancel': 'cancelOrder',
    'POST /orders/:id/reorder': 'reorder',
    'POST /orders/:id/national-address': 'stateNationalAddress',
    'POST /orders/schedule-pickup': 'schedulePickup',
    'POST /orders/cancel-pickup': 'cancelPickup',
    'POST /vendor/orders/:id/status': 'setVendorOrderStatus',
    'POST /vendor/orders/:id/tracking': 'setVendorOrderTracking',
    'POST /vendor/orders/:id/cancellation': 'decideVendorOrderCancellation',
    'POST /products/:id/reports': 'createProductReport',
    'POST /shop/vendors/:id/reports': 'createVendorReport',
    'POST /admin/reports/:id': 'decideAdminReport',
    'POST /vendor/holiday': 'setVendorHoliday',
    'DELETE /vendor/holiday': 'endVendorHoliday',
    'GET /vendor/notifications/unread': 'countUnreadVendorNotifications',
    'POST /vendor/notifications/read': 'readVendorNotifications',
    'GET /admin/notifications/unread': 'countUnreadAdminNotifications',
    'POST /admin/notifications/read': 'readAdminNotifications',
    'POST /vendor/general-settings': 'saveVendorGeneralSettings',
    'POST /vendor/product-settings': 'saveVendorProductSettings',
    'POST /vendor/payment-settings': 'saveVendorPaymentSettings',
    'GET /vendor/products/import-template.csv': 'exportVendorProductTemplate',
    'POST /vendor/products/import': 'importVendorProducts',
    'GET /vendor/products/imports': 'listVendorProductImports',
    'GET /vendor/products/imports/:id': 'getVendorProductImport',
    'GET /vendor/products/imports/:id/lines.csv': 'exportVendorProductImportLines',
    'POST /vendor/products/imports/:id/stop': 'stopVendorProductImport',
    'POST /vendor/pictures': 'uploadVendorPicture',
    'POST /vendor/product-pictures': 'addVendorProductPicture',
    'POST /vendor/identity': 'requestVendorIdentity',
    'GET /admin/commission-rates/match': 'matchAdminCommissionRate',
    'POST /admin/money/entries/:id/reverse': 'reverseAdminMoneyEntry',
    'POST /admin/money/parts/:order_sub_no/collector': 'correctAdminMoneyCollector',
    'POST /admin/money-settings': 'saveAdminMoneySettings',
    'POST /admin/money/statements': 'closeAdminMoneyStatements',
    'GET /vendor/money/statements/:statement_no.pdf': 'downloadVendorStatement',
    'GET /admin/money/statements/:statement_no.pdf': 'downloadAdminStatement',
    'GET /admin/money/carrier-cash': 'listAdminCarrierCash',
    'POST /vendor/bank-account': 'stateVendorBankAccount',
    'POST /admin/bank-accounts/:id': 'decideAdminBankAccount',
    'POST /admin/payout-runs/preview': 'previewAdminPayoutRun',
    'GET /admin/payout-runs/:run_no/bank.csv': 'exportAdminPayoutRunBankFile',
    'POST /admin/payouts/:payout_no/paid': 'markAdminPayoutPaid',
    'POST /admin/payouts/:payout_no/failed': 'markAdminPayoutFailed',
    'POST /admin/payouts/:payout_no/returned': 'markAdminPayoutReturned',
    'POST /admin/vendors/:id/payout-hold': 'holdAdminVendorPayouts',
    'POST /admin/commission-rates/:id/end': 'endAdminCommissionRate',
    'POST /vendor/logo': 'saveVendorLogo',
    'POST /vendor/reviews/:id/answer': 'answerVendorReview',
    'GET /vendor/search': 'searchVendor',
    'GET /admin/search': 'searchAdmin',
    'GET /vendor/general-settings/:id': 'getVendorGeneralSettings',
    'GET /vendor/reports': 'getVendorReport',
    'GET /vendor/reports.csv': 'exportVendorReport',
    'GET /vendor/tax-settings': 'getVendorTaxSettings',
    'POST /vendor/tax-settings': 'saveVendorTaxSettings',
    'GET /vendor/reports/vat': 'getVendorVatReport',
    'GET /vendor/reports/vat.csv': 'exportVendorVatReport',
    'GET /admin/reports/vat': 'getAdminVatReport',
    'GET /admin/reports/vat.csv': 'exportAdminVatReport',
    'GET /orders/:id/invoices': 'listOrderInvoices',
    'GET /orders/:id/invoices/:invoice_no.pdf': 'downloadOrderInvoice',
    'GET /vendor/orders/:slug/invoices': 'listVendorOrderInvoices',
    'POST /vendor/orders/:id/own-invoice': 'uploadOwnInvoice',
    'GET /vendor/invoices/:invoice_no.pdf': 'downloadVendorInvoice',
    'GET /admin/invoices/:id.pdf': 'downloadAdminInvoice',
    'GET /admin/fx-rates': 'listAdminFxRates',
    'POST /admin/fx-rates': 'createAdminFxRate',
    'GET /orders/:id/returnable': 'listReturnableLines',
    'POST /orders/:id/returns': 'requestReturn',
    'POST /orders/:id/returns/preview': 'previewReturn',
    'POST /returns/:return_no/pictures': 'addReturnPictures',
    'POST /returns/:return_no/sent': 'markReturnSent',
    'POST /returns/:return_no/withdraw': 'withdrawReturn',
    'POST /vendor/returns/:return_no/decision': 'decideVendorReturn',
    'POST /vendor/returns/:return_no/received': 'receiveVendorReturn',
    'POST /vendor/returns/:return_no/inspection': 'inspectVendorReturn',
    'POST /vendor/returns/:return_no/inspection/preview': 'previewVendorReturnInspection',
    'POST /admin/returns/:return_no/overrule': 'overruleAdminReturn',
    'POST /admin/payments/:id/poll': 'pollAdminPayment',
    'POST /admin/payment-events/:id/retry': 'retryAdminPaymentEvent',
    'POST /admin/payment-findings/:id/settle': 'settleAdminPaymentFinding',
    'GET /orders/:id/refunds': 'listOrderRefunds',
    'POST /refunds/:id/account': 'nameRefundAccount',
    'GET /admin/refund-runs/:run_no/bank.csv': 'exportAdminRefundRunBankFile',
    'POST /admin/refunds/:id/paid': 'payAdminRefund',
    'POST /admin/refunds/:id/failed': 'failAdminRefund',
    'GET /admin/vat-rates': 'listAdminVatRates',
    'POST /admin/vat-rates': 'createAdminVatRate',
    'POST /admin/vendors/:id/tax': 'decideAdminVendorTax',
    'GET /admin/areas': 'listAreaHealth',
    'GET /admin/areas/beacons': 'listAreaFailures',
    'GET /admin/audit/filters': 'getAdminAuditFilters',
    'POST /admin/vendor/bulk': 'changeAdminVendors',
    'POST /admin/category/bulk': 'changeAdminCategories',
    'POST /admin/product/bulk': 'changeAdminProducts',
    'GET /admin/admins': 'listAdmins',
    'GET /admin/admins.csv': 'exportAdmins',
    'DELETE /admin/admins/:id': 'removeAdmin',
    'GET /admin/vendor': 'listAdminVendors',
    'GET /admin/vendors/:id/download-cr-certificate': 'downloadAdminVendorCertificate',
    'POST /admin/vendor': 'createAdminVendor',
    'POST /admin/vendor/:id/status': 'setAdminVendorStatus',
    'POST /admin/vendor/:id/trust': 'setAdminVendorTrust',
    'POST /admin/vendor-identity/:id': 'decideAdminVendorIdentity',
    'GET /admin/vendor-identity/:id/cr-certificate': 'downloadAdminVendorIdentityCertificate',
    'POST /admin/customers/:id/block': 'blockAdminCustomer',
    'POST /admin/customers/:id/unblock': 'unblockAdminCustomer',
    'POST /admin/invitations/:id/resend': 'resendAdminInvitation',
    'GET /admin/opening': 'getAdminOpening',
    'POST /admin/opening/test-mail': 'sendAdminTestMail',
    'POST /admin/pages/:key': 'saveAdminPage',
    'POST /admin/pages/:key/unpublish': 'unpublishAdminPage',
    'GET /admin/category': 'listAdminCategories',
    'POST /admin/category': 'createAdminCategory',
    'POST /admin/product/toggle/featured/:id': 'toggleAdminProductFeatured',
    'POST /admin/product/toggle/approval/:id': 'toggleAdminProductApproval',
    'POST /admin/product/:id/accept-changes': 'acceptAdminProductChanges',
    'POST /admin/product/:id/decline-changes': 'declineAdminProductChanges',
    'POST /admin/coupons/:id/active': 'setAdminCouponActive',
    'POST /admin/reviews/:id/visibility': 'setAdminReviewVisibility',
    'POST /admin/messages/:id/handled': 'setAdminMessageHandled',
    'POST /admin/newsletter/:id/unsubscribe': 'unsubscribeAdminNewsletterReader',
    'POST /admin/platform-settings': 'saveAdminPlatformSettings',
    'GET /admin/audit': 'listAdminAuditEntries',
    'GET /admin/newsletter': 'listAdminNewsletterReaders',
    'GET /admin/places': 'listAdminCountries',
    'POST /admin/places': 'createAdminCountry',
    'GET /admin/places/:id/states': 'listAdminStates',
    'POST /admin/places/:id/states': 'createAdminState',
    'GET /admin/places/states/:id/cities': 'listAdminCities',
    'POST /admin/places/states/:id/cities': 'createAdminCity',
    'POST /admin/places/:level/:id/listed': 'setAdminPlaceListed',
  }),
);

const singular = (word: string): string =>
  word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.replace(/([^s])s$/, '$1');

const camel = (words: readonly string[]): string =>
  words
    .join('-')
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

const isPlural = (word: string) => /[^s]s$/.test(word) && !word.endsWith('settings');

const verbOf = (method: string, last: string, isOne: boolean): string => {
  if (last.endsWith('.csv')) return 'export';
  if (last === 'bulk') return 'change';
  if (method === 'GET') return isOne || !isPlural(last) ? 'get' : 'list';
  if (method === 'DELETE') return 'delete';
  return isOne ? 'update' : 'create';
};

/** A segment before a parameter is in the singular. */
const nounsOf = (segments: readonly string[]): string[] =>
  segments.flatMap((segment, index) => {
    if (segment.startsWith(':') || segment === 'bulk') return [];
    const isOfOne = segments[index + 1]?.startsWith(':') ?? false;
    return [isOfOne ? singular(segment) : segment.replace(/\.csv$/, '')];
  });

/**
 * Stable id of an operation: `GET /vendor/orders` is listVendorOrders, `GET /vendor/orders/:slug` getVendorOrder.
 * @param name method and path below /api
 */
export const operationIdOf = (name: string): string => {
  const ownId = named.get(name);
  if (ownId) return ownId;
  const [method = '', path = ''] = name.split(' ');
  const segments = path.split('/').filter(Boolean);
  const last = segments.at(-1) ?? '';
  const verb = verbOf(method, last, last.startsWith(':'));
  const nouns = nounsOf(segments);
  return verb + camel(verb === 'create' ? [...nouns.slice(0, -1), singular(nouns.at(-1) ?? '')] : nouns);
};
