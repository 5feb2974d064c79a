import { LIMITS, type Currency } from '@balsam/shared-api';
import { isEmailAddress, type TextKey } from '@balsam/shared-ui';
import { object, string, type StringSchema } from 'yup';
import { amountRule } from '../../entities/forms/amount-rule.ts';
import { eachCurrency } from '../../entities/forms/each-currency.ts';

type ErrorName = TextKey<'admin-console', 'coupons.error'>;
const error = (name: ErrorName) => `coupons.error.${name}`;

const isWhole = (text: string, most: number) => /^[1-9]\d*$/.test(text) && Number(text) <= most;

const whole = (name: ErrorName, most: number, isOptional = false) =>
  string()
    .trim()
    .test({
      message: error(name),
      params: { most },
      test: (text = '') => (isOptional && text === '') || isWhole(text, most),
    });

const amount = (currency: Currency) => amountRule(currency, error('amount'));

const amounts = (rule: (currency: Currency) => StringSchema) => object(eachCurrency(rule));

const amountOff = (currency: Currency) =>
  amount(currency).test('more', error('amountOff'), (text = '') => text !== '' && !(Number(text) <= 0));

/** Validation of a coupon. The messages are translation keys. */
export const couponSchema = object({
  code: string()
    .trim()
    .required(error('code'))
    .matches(/^[A-Za-z0-9-]{3,32}$/, error('codeForm')),
  percent: string().when('kind', { is: 'percent', then: () => whole('percent', 100) }),
  amounts: object().when('kind', { is: 'amount', then: () => amounts(amountOff) }),
  minimums: amounts(amount),
  ends_at: string().when('starts_at', ([start], schema) =>
    schema.test('order', error('ends_at'), (end = '') => !start || end === '' || end >= start),
  ),
  usage_limit: whole('usage_limit', LIMITS.coupon.uses, true),
  per_customer_limit: whole('per_customer_limit', LIMITS.coupon.usesPerCustomer),
  vendor_id: string().when('funded_by', { is: 'vendor', then: (schema) => schema.required(error('vendor_id')) }),
  only_email: string()
    .trim()
    .test('email', error('only_email'), (text) => !text || isEmailAddress(text)),
});
