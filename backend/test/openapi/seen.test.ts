import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { OpenApi, Schema } from '../../src/openapi/types.ts';
import { schemaName } from '../../src/openapi/schemas.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { documentedOf, readDocument } from './document.ts';

let shop: TestApp;
let document: OpenApi;
before(async () => {
  shop = await buildTestApp();
  document = await readDocument(shop);
});
after(() => shop.close());

/** Fields that name the state on which a change is based. */
const SEEN = /_seen$|^(version|seen_total|asked_at|change_id)$/;

/** Operations without such a field, by reason. */
const EXEMPT: Record<string, string[]> = {
  'creates something new, like every operation called create…': [
    ...['register', 'requestReturn', 'sendContactMessage', 'subscribeToNewsletter', 'writeReview'],
    ...['uploadOwnInvoice', 'uploadVendorPicture', 'addVendorProductPicture', 'addReturnPictures'],
    ...['receiveLots', 'receiveVendorRecallCase', 'submitVendorLicence'],
  ],
  'posts to the ledger, which is append-only': [
    'contactAdminRecallCase',
    ...['closeAdminMoneyStatements', 'correctAdminMoneyCollector', 'reverseAdminMoneyEntry', 'writeOffLot'],
  ],
  'replaces a request by a new one with an id of its own': [
    ...[
      'requestVendorIdentity',
      'stateVendorBankAccount',
      'beginTotp',
      'beginPasskey',
      'renewRecoveryCodes',
      ...['resetAdminTeamFactors', 'resetVendorTeamFactors'],
    ],
  ],
  'decides, once, about a row that is never edited': [
    ...['decideAdminBankAccount', 'decideAdminVendorIdentity', 'settleAdminPaymentFinding', 'retryAdminPaymentEvent'],
    ...['fulfilAdminPrivacyRequest', 'refuseAdminPrivacyRequest'],
    ...['decideAdminReport', 'acceptAdminLicence', 'refuseAdminLicence', 'revokeAdminLicence', 'withdrawVendorLicence'],
  ],
  'leaves one state only, and is refused in any other': [
    ...['markAdminPayoutFailed', 'markAdminPayoutPaid', 'markAdminPayoutReturned', 'endAdminCommissionRate'],
    ...['decideVendorReturn', 'receiveVendorReturn', 'markReturnSent', 'withdrawReturn', 'nameRefundAccount'],
    ...['acceptInvitation', 'resendAdminInvitation', 'resetPassword', 'claimGuestOrders'],
    ...['startLots', 'stopLots', 'liftAdminRecall', 'openOrderDispute'],
    ...['completeLogin', 'confirmTotp', 'loginByPasskey', 'addPasskey'],
  ],
  'ends a subscription, or marks a message that is never edited': [
    ...['changeAdminMessages', 'setAdminMessageHandled', 'changeAdminNewsletter', 'unsubscribeAdminNewsletterReader'],
    ...['confirmNewsletter', 'unsubscribeFromNewsletter', 'unsubscribeFromStockAlerts', 'readVendorNotifications'],
    ...['readAdminNotifications', 'stopErasure', 'withdrawPrivacyRequest', 'changeConsent'],
    ...['readOrderMessages', 'readVendorOrderMessages', 'openAdminThread'],
  ],
  'has one value, and the latest wins': [
    'muteVendorNewsTopic',
    'saveVendorLogo',
    'changePassword',
    'setDefaultAddress',
    'chooseStore',
    'answerRecall',
    'stateNationalAddress',
  ],
  'carries stock_seen in each line of its file': ['importVendorProducts'],
  'stops a running job, and changes nothing once it has ended': ['stopVendorProductImport'],
  'belongs to cart, checkout and payment, which compare totals themselves': [
    ...['addManyToCart', 'addToCart', 'setCartQuantity', 'addToWishlist', 'applyCoupon', 'reorder', 'checkout'],
    ...['deliverCartTo', 'placeOrder', 'openPaymentSession', 'abandonPayment', 'pollPayment', 'pollAdminPayment'],
    'mergeCarts',
  ],
  'changes nothing that a screen shows': [
    ...['findSkus', 'getInvitation', 'previewAdminPayoutRun', 'previewReturn', 'trackOrder', 'validateAddress'],
    ...['login', 'logout', 'requestPasswordReset', 'sendAdminTestMail', 'sendGuestCode'],
    ...[
      'scanLot',
      'readLotTable',
      'findRecallAnswer',
      'checkBatch',
      'sendOrderCode',
      'openGuestOrder',
      'sendEmailCode',
      'proveEmail',
      'confirmIdentity',
      ...['getStepUpOptions', 'beginPasskeyLogin'],
    ],
  ],
};

/** Names of all properties of a body, through references and alternatives. */
const namesIn = (schema: Schema | undefined): string[] => {
  const name = schemaName(schema?.$ref);
  if (name) return namesIn(document.components.schemas[name]);
  const parts = ['anyOf', 'oneOf', 'allOf'].flatMap((key) => Object(schema)[key] ?? []) as Schema[];
  return [...Object.keys(schema?.properties ?? {}), ...parts.flatMap(namesIn)];
};

test('Every change names the state that it is based on, or is listed with a reason', () => {
  const writes = documentedOf(shop, document).filter(({ route }) => route.method === 'POST');
  const blind = writes.filter(({ operation }) => {
    const contents = Object.values(operation.requestBody?.content ?? {});
    return !contents.some(({ schema }) => namesIn(schema).some((name) => SEEN.test(name)));
  });
  const changes = blind.map(({ id }) => id).filter((id) => !id.startsWith('create'));
  assert.deepEqual(changes.sort(), Object.values(EXEMPT).flat().sort());
});

test('Changes use POST, apart from deleting', () => {
  const methods = new Set(documentedOf(shop, document).map(({ route }) => String(route.method)));
  assert.deepEqual([...methods].sort(), ['DELETE', 'GET', 'POST']);
});
