import type { VendorNotification } from '@balsam/shared-api';
import { commaOf, formatDay, formatMoney, formatNumber, formatPercent, useLang, useLocalized } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

// Isolates a name, so that its direction does not affect the sentence.
const isolate = (name: string) => `\u2068${name}\u2069`;

/** Returns a function that builds the text of a notification in the reader's language. */
export function useNotificationText() {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  const localized = useLocalized();

  const nameOf = ({ name, name_arabic }: { name: string; name_arabic: string }) =>
    isolate(localized(name, name_arabic));

  return (notification: VendorNotification): string => {
    const { kind, payload } = notification;
    const key = `notifications.kinds.${kind}` as const;
    switch (kind) {
      case 'order_placed': {
        const { order_sub_no: order, customer, total, currency } = payload;
        return t(key, {
          order: isolate(order),
          customer: isolate(customer),
          total: formatMoney(total, currency, lang),
        });
      }
      case 'return_asked':
      case 'return_late':
      case 'cancel_requested':
      case 'order_cancelled':
        return t(key, { order: isolate(payload.order_sub_no), customer: isolate(payload.customer) });
      case 'product_approved':
      case 'product_unapproved':
      case 'product_changes_accepted':
        return t(key, { name: nameOf(payload) });
      case 'low_stock': {
        const variant = localized(payload.variant, payload.variant_arabic);
        const name = [nameOf(payload), variant].filter(Boolean).join(commaOf(lang));
        return t(key, { name, count: payload.stock });
      }
      case 'mark_down_ended':
        return t(payload.discount === 0 ? 'notifications.kinds.mark_down_ended_none' : key, {
          name: nameOf(payload),
          lot: isolate(payload.lot_no),
          percent: formatPercent(payload.discount / 100, lang),
        });
      case 'review_posted': {
        const words = { name: nameOf(payload), author: isolate(payload.author) };
        return payload.rating === null
          ? t('notifications.kinds.review_without_stars', words)
          : t(key, { ...words, count: payload.rating });
      }
      case 'identity_accepted':
      case 'identity_declined':
      case 'product_changes_declined':
        return t(key, { name: nameOf(payload), reason: isolate(payload.reason) });
      case 'payout_sent':
      case 'payout_failed': {
        const { payout_no: payout, amount, currency, reason } = payload;
        return t(key, {
          payout: isolate(payout),
          amount: formatMoney(amount, currency, lang),
          reason: isolate(reason),
        });
      }
      case 'statement_ready':
        return t(key, { statement: isolate(payload.statement_no) });
      case 'report_decided': {
        const { reason, text, acted } = payload;
        return t(acted ? key : 'notifications.kinds.report_kept', {
          name: nameOf(payload),
          reason: t(`notifications.reportReasons.${reason}`),
          text: isolate(text),
        });
      }
      case 'bank_account_verified':
      case 'bank_account_rejected':
        return t(key, { bank: isolate(payload.bank), last: isolate(payload.last), reason: isolate(payload.reason) });
      case 'licence_expiring':
        return t(key, { licence: nameOf(payload), day: formatDay(payload.expires_on, lang) });
      case 'licence_decided':
        return t(payload.outcome === 'accepted' ? key : `notifications.kinds.licence_${payload.outcome}`, {
          licence: nameOf(payload),
          reason: isolate(payload.reason),
        });
      case 'category_paused':
      case 'category_resumed':
        return t(key, {
          category: nameOf(payload),
          licence: isolate(localized(payload.licence, payload.licence_arabic)),
          count: payload.products,
        });
      case 'import_done': {
        const { created, updated } = payload;
        return t(key, { created: formatNumber(created, lang), updated: formatNumber(updated, lang) });
      }
    }
  };
}
