import { Section, SelectField, TextField } from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { AmountFields } from './AmountFields.tsx';
import type { CouponValues } from './coupon-values.ts';

/**
 * Code and discount.
 * @param isFixed the coupon has been used, so its terms cannot change
 */
export function EffectSection({ isFixed }: { isFixed: boolean }) {
  const { t } = useTranslation('admin-console');
  const { kind } = useFormikContext<CouponValues>().values;
  return (
    <Section title={t('coupons.effect')}>
      {isFixed && <p className="text-body-secondary">{t('coupons.fixed')}</p>}
      <div className="field-grid">
        <TextField
          name="code"
          label={t('coupons.code')}
          hint={t('coupons.codeHint')}
          dir="ltr"
          autoCapitalize="characters"
          autoComplete="off"
          required
          disabled={isFixed}
        />
        <SelectField
          name="kind"
          label={t('coupons.kind')}
          options={[
            { value: 'percent', label: t('coupons.kinds.percent') },
            { value: 'amount', label: t('coupons.kinds.amount') },
          ]}
          disabled={isFixed}
        />
      </div>
      {kind === 'percent' ? (
        <TextField
          className="coupon-short"
          name="percent"
          label={t('coupons.percent')}
          inputMode="numeric"
          required
          disabled={isFixed}
        />
      ) : (
        <AmountFields
          name="amounts"
          legend={t('coupons.amounts')}
          hint={t('coupons.amountsHint')}
          required
          disabled={isFixed}
        />
      )}
    </Section>
  );
}
