import { Form, FormError, SubmitButton, TextField } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { useApplyCouponMutation } from '../../entities/cart/cart-api.ts';
import { textKey } from '../../locales/texts.ts';

const schema = object({ code: string().trim().required(textKey('cart.coupon.required')) });

/** Form for a coupon code; refusals are shown under the field. */
export function CouponForm() {
  const { t } = useTranslation('storefront');
  const [apply] = useApplyCouponMutation();
  return (
    <Form
      initialValues={{ code: '' }}
      validationSchema={schema}
      t={t}
      onSubmit={async ({ code }) => {
        await apply(code.trim()).unwrap();
      }}
    >
      <div className="sf-coupon-form">
        <TextField
          name="code"
          label={t('cart.coupon.label')}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <SubmitButton variant="outline">{t('cart.coupon.apply')}</SubmitButton>
      </div>
      <FormError />
    </Form>
  );
}
