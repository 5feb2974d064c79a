import { ok } from '@balsam/shared-api/testing';
import type { SaleRules } from '@balsam/shared-api';
import { renderWithProviders } from '@balsam/shared-api/testing';
import { Form } from '@balsam/shared-ui';
import { screen } from '@testing-library/react';
import { arabic, checkout } from '../../testing/samples.ts';
import { AgeConfirmation } from './AgeConfirmation.tsx';
import { atCheckout, placed } from './testing/at-checkout.tsx';

const withAge = (...ages: (number | null)[]) => {
  const [line] = checkout().order_products;
  if (!line) throw new Error('the sample has no line');
  const rules = (min_age: number | null): SaleRules => ({
    ...{ audience: 'anyone', cold: false, keep_at: null, min_age, limits: [] },
  });
  return checkout({
    order_products: ages.map((age, index) => ({
      ...line,
      product: { ...line.product, id: index + 1, name: `Gel ${index + 1}`, name_arabic: `جل ${index + 1}` },
      sale_rules: rules(age),
    })),
  });
};

test('Goods that anyone may buy ask for no age', async () => {
  await atCheckout();
  expect(screen.queryByRole('checkbox', { name: /or over/ })).not.toBeInTheDocument();
});

test('The highest age is confirmed once, for the goods that need it', async () => {
  const { calls, placeOrder, user } = await atCheckout({
    'POST /orders/checkout': { body: withAge(16, 18, null) },
    'POST /orders/place-order': ok({}, 'Order placed successfully'),
  });
  await user.click(screen.getByRole('checkbox', { name: 'I am 18 or over (Gel 1 and Gel 2)' }));
  await placeOrder();
  expect(await screen.findByText('The confirmation')).toBeVisible();
  expect(placed(calls)[0]?.body).toMatchObject({ age_confirmed: true });
});

test('An order without the statement is refused at its field, and can be sent again', async () => {
  const message = 'Please confirm that you are 18 or over.';
  const body = { status: 422, success: false, code: 'age_confirmation', message, errors: { age_confirmed: [message] } };
  const { placeOrder } = await atCheckout({
    'POST /orders/checkout': { body: withAge(18) },
    'POST /orders/place-order': { status: 422, body },
  });
  await placeOrder();
  const box = await screen.findByRole('checkbox', { name: /^I am 18 or over/ });
  expect(await screen.findByText(message, { selector: '.invalid-feedback, .field-error' })).toBeVisible();
  expect(box).toBeInvalid();
  expect(screen.getByRole('textbox', { name: 'Note for the sellers' })).toHaveValue('Ring twice');
});

test('An Arabic reader confirms in Arabic', async () => {
  await renderWithProviders(
    <Form initialValues={{ age_confirmed: false }} onSubmit={() => undefined} t={(key) => key}>
      <AgeConfirmation checkout={withAge(18)} />
    </Form>,
    { texts: arabic, lang: 'ar' },
  );
  expect(screen.getByRole('checkbox', { name: 'أبلغ 18 عامًا أو أكثر (جل 1)' })).not.toBeChecked();
});
