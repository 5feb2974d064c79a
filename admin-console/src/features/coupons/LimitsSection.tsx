import { CheckboxField, Section, TextField } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { AmountFields } from './AmountFields.tsx';

// Limits the year to four digits.
const LAST_DAY = '2099-12-31';

/** Validity, usage limits, customer and minimum order. */
export function LimitsSection() {
  const { t } = useTranslation('admin-console');
  return (
    <Section title={t('coupons.limits')}>
      <div className="field-grid">
        <TextField
          name="starts_at"
          type="date"
          max={LAST_DAY}
          label={t('coupons.starts')}
          hint={t('coupons.startsHint')}
        />
        <TextField name="ends_at" type="date" max={LAST_DAY} label={t('coupons.ends')} hint={t('coupons.endsHint')} />
        <TextField
          name="usage_limit"
          label={t('coupons.usageLimit')}
          hint={t('coupons.usageLimitHint')}
          inputMode="numeric"
        />
        <TextField name="per_customer_limit" label={t('coupons.perCustomer')} inputMode="numeric" required />
      </div>
      <AmountFields name="minimums" legend={t('coupons.minimums')} hint={t('coupons.minimumsHint')} />
      <TextField name="only_email" type="email" label={t('coupons.onlyEmail')} hint={t('coupons.onlyEmailHint')} />
      <CheckboxField name="first_order_only" label={t('coupons.firstOrderOnly')} hint={t('coupons.firstOrderHint')} />
      <CheckboxField name="active" label={t('coupons.active')} hint={t('coupons.activeHint')} />
    </Section>
  );
}
