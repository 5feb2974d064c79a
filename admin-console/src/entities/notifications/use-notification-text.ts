import type { AdminNotification } from '@balsam/shared-api';
import { useLocalized } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

// Isolates a name, so that its direction does not affect the sentence.
const isolate = (name: string) => `\u2068${name}\u2069`;

/** Returns a function that builds the text of a notification in the reader's language. */
export function useNotificationText() {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();

  return ({ kind, payload }: AdminNotification): string => {
    const key = `notifications.kinds.${kind}` as const;
    switch (kind) {
      case 'vendor_registered':
      case 'identity_requested':
      case 'tax_details_submitted':
      case 'bank_account_submitted':
      case 'licence_submitted':
      case 'products_waiting':
        return t(key, { vendor: isolate(localized(payload.name, payload.name_arabic)) });
      case 'dispute_opened':
      case 'return_undecided': {
        const { name, name_arabic: nameArabic, order_sub_no: order } = payload;
        return t(key, { vendor: isolate(localized(name, nameArabic)), order: isolate(order) });
      }
      case 'refund_due':
        return t(key, { customer: isolate(payload.customer), order: isolate(payload.order_sub_no) });
      case 'payment_problem':
        return payload.order_no === null
          ? t('notifications.kinds.payment_unknown')
          : t(key, { order: isolate(payload.order_no) });
      case 'message_received':
        return t(key, { name: isolate(payload.name), subject: isolate(payload.subject) });
      case 'report_received':
        return t(payload.urgent ? 'notifications.kinds.report_urgent' : key, {
          name: isolate(localized(payload.name, payload.name_arabic)),
        });
      case 'mail_failed':
        return t(key);
    }
  };
}
