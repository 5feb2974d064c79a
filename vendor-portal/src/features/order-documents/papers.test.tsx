import type { Order, SaleRules } from '@balsam/shared-api';
import { anOrder, fakeApi, ok } from '@balsam/shared-api/testing';
import { stripBidi } from '@balsam/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { vendorUser } from '../../testing/responses.ts';
import { renderPortal } from '../../testing/render-portal.tsx';

const open = async (paper: string, changes: Partial<Order> = {}, lang: 'en' | 'ar' = 'en') => {
  fakeApi({ 'GET /user': vendorUser, 'GET /vendor/orders/BLS-AAAAAAAAA1-1': ok({ order: anOrder(changes) }) });
  const view = await renderPortal(`/vendor/orders/BLS-AAAAAAAAA1-1/${paper}`, 'vendor', lang);
  const sheet = await screen.findByRole('article');
  return { ...view, sheet, text: stripBidi(sheet.textContent ?? '') };
};

it('The packing slip shows contents and address, but no prices', async () => {
  const { text } = await open('packing-slip', { message: 'Ring twice' });
  expect(text).toContain('Gulf Medical');
  expect(text).toContain('Parcel · رقم الطردBLS-AAAAAAAAA1-1Order · الطلبBLS-AAAAAAAAA1Date · التاريخNov 20, 2026');
  expect(text).toContain('Nitrile glovesقفازات نتريلGLV-12');
  expect(text).toContain('Total units · إجمالي القطع2');
  expect(text).toContain(
    'Sara HaddadHaddad Clinic12 Olaya StreetFloor 3Riyadh, Riyadh Province, 12211Saudi Arabia' +
      'National short address: RRRD2929+966500000001',
  );
  expect(text).toContain('Ring twice');
  expect(text).not.toContain('BHD');
  expect(text).not.toContain('Gift');
});

it('The packing slip lists the gift as a separate unit', async () => {
  const { text, unmount } = await open('packing-slip', { gift: true });
  expect(text).toContain('Gift: a little extra · هدية صغيرة1');
  expect(text).toContain('Total units · إجمالي القطع3');
  unmount();
  expect((await open('packing-slip', { gift: true }, 'ar')).text).toContain('هدية صغيرة');
});

it('The packing slip names batch, expiry and units of each line in both languages', async () => {
  const [line] = anOrder().order_products;
  if (!line) throw new Error('The order has no line.');
  const lots = [
    { lot_id: 7, lot_no: 'A12', expires_on: '2027-03-31', quantity: 1 },
    { lot_id: 8, lot_no: '', expires_on: null, quantity: 1 },
  ];
  const { text } = await open('packing-slip', { order_products: [{ ...line, lots }] });
  expect(text).toContain('Batch · رقم التشغيلة: A12Expires · ينتهي في: Mar 31, 2027Quantity · الكمية: 1');
  expect(text).toContain('Batch · رقم التشغيلة: –Quantity · الكمية: 1');
});

/** The order with rules of sale for its line. */
const soldUnder = (rules: Partial<SaleRules>): Partial<Order> => {
  const none = { audience: 'anyone' as const, cold: false, keep_at: null, min_age: null, limits: [] };
  return { order_products: anOrder().order_products.map((line) => ({ ...line, sold_under: { ...none, ...rules } })) };
};
const COLD = { cold: true, keep_at: { min_c: 2, max_c: 8 } };
const FROZEN = { cold: true, keep_at: { min_c: null, max_c: -20 } };

it.each(['packing-slip', 'label'])('The %s says how to keep cold goods and who may take them', async (paper) => {
  const open18 = { tracking_id: 'BLS7700012', ...soldUnder({ ...COLD, min_age: 18 }) };
  const { text, unmount } = await open(paper, open18);
  expect(text).toContain('Keep at 2 to 8 °C · يُحفظ بين 2 و8 °م');
  expect(text).toContain('Check age before handing over: 18+ · يُتحقّق من العمر قبل التسليم: 18+');
  unmount();
  expect((await open(paper, open18, 'ar')).text).toContain('يُحفظ بين 2 و8 °م · Keep at 2 to 8 °C');
});

it.each(['packing-slip', 'label'])('The %s names the degrees of frozen goods', async (paper) => {
  const { text } = await open(paper, { tracking_id: 'BLS7700012', ...soldUnder(FROZEN) });
  expect(text).toContain('Keep at -20 °C or below');
});

it('The label says once what holds for several goods, and names the highest age', async () => {
  const lines = [soldUnder({ ...COLD, min_age: 16 }), soldUnder({ ...COLD, min_age: 18 }), soldUnder({})];
  const order_products = lines.flatMap(({ order_products: goods = [] }) => goods);
  const { sheet } = await open('label', { tracking_id: 'BLS7700012', order_products });
  const texts = within(sheet)
    .getAllByText(/Keep at|Check age/)
    .map(({ textContent }) => stripBidi(textContent ?? ''));
  expect(texts).toEqual([
    expect.stringMatching(/^Keep at 2 to 8 °C/),
    expect.stringMatching(/^Check age before handing over: 18\+/),
  ]);
});

it.each(['packing-slip', 'label'])('The %s of goods without rules has no instructions', async (paper) => {
  const { text } = await open(paper, { tracking_id: 'BLS7700012' });
  expect(text).not.toMatch(/Keep at|Check age/);
});

it('The order summary shows prices and totals in the order’s currency', async () => {
  const { text } = await open('invoice', { discount: 0.5 });
  expect(text).toContain('Order numberBLS-AAAAAAAAA1-1');
  expect(text).toContain('not a tax invoice');
  expect(text).toContain('Bill to · عنوان الفاتورةSara HaddadHaddad Clinic4 Clinic Road12 Olaya StreetFloor 3Riyadh');
  expect(text).toMatch(/Bill to.*\+966500000001Ship to · عنوان الشحن/);
  expect(text).toContain('Nitrile glovesقفازات نتريلGLV-126.250 BHD12.500 BHD');
  expect(text).toContain('Subtotal12.500 BHDShipping1.255 BHDDiscount-0.500 BHDTotal13.755 BHD');
  expect(text).toContain('Payment method: Cash on Delivery');
  expect(text).not.toContain('Cancelled');
});

it.each(['invoice', 'packing-slip'])('The %s does not double the full stop of a company name', async (paper) => {
  const { vendor } = anOrder();
  const { text } = await open(paper, { vendor: { ...vendor, company_name: 'Huda Medical Est.' } });
  expect(text).toContain('Huda Medical Est. thanks you for your order.');
  expect(text).not.toContain('..');
});

it('The summary of a cancelled order is clearly marked', async () => {
  const { text } = await open('invoice', { status: 'Cancel With Refund', status_code: 6 });
  expect(text).toContain('Cancel With Refund');
});

it('The label shows the recipient, the amount to collect and the barcode', async () => {
  const { sheet, text } = await open('label', { tracking_id: 'BLS7700012' });
  expect(text).toContain(
    'From · المرسلGulf Medical12 Olaya StreetRiyadh, Riyadh Province, 12211Saudi Arabiaالرياض، منطقة الرياض، السعودية+966500000001',
  );
  expect(text).toContain('Ship to · عنوان الشحنSara HaddadHaddad Clinic12 Olaya Street');
  expect(text).toContain('National short address: RRRD2929');
  expect(text).toContain('Collect in cash · المبلغ المطلوب نقدًا عند التسليم 13.755 BHD');
  expect(text).toContain('BLS7700012');
  expect(sheet.querySelectorAll('rect').length).toBeGreaterThan(30);
});

it.each(['packing-slip', 'invoice', 'label'])('The %s has the PO number of the customer’s company', async (paper) => {
  const { text } = await open(paper, { tracking_id: 'BLS7700012', po_number: 'PO-118' });
  expect(text).toMatch(/PO number · رقم أمر الشراء ?PO-118/);
});

it('Nothing is collected for a prepaid order', async () => {
  const { text } = await open('label', { tracking_id: 'BLS7700012', payment_method: 'card' });
  expect(text).toContain('Nothing to collect');
  expect(text).not.toContain('BHD');
});

it('A label page before a scheduled pickup names the missing step', async () => {
  const { text } = await open('label');
  expect(text).toBe('LabelSchedule a pickup to get the label');
});

it('Documents are in Arabic for an Arabic reader', async () => {
  const { text, unmount } = await open('packing-slip', {}, 'ar');
  expect(text).toContain('قائمة التعبئة');
  expect(text).toContain('قفازات نتريل');
  unmount();
  expect((await open('invoice', {}, 'ar')).text).toContain('13.755 د.ب');
});

it.each(['packing-slip', 'invoice', 'label'])('One click prints the %s', async (paper) => {
  const { user } = await open(paper, { tracking_id: 'BLS7700012' });
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

it.each(['packing-slip', 'invoice', 'label'])('The %s of another vendor’s order is not found', async (paper) => {
  fakeApi({
    'GET /user': vendorUser,
    'GET /vendor/orders/BLS-AAAAAAAAA1-1': {
      status: 404,
      body: { status: 404, success: false, code: 'not_found', message: 'Not found.' },
    },
  });
  await renderPortal(`/vendor/orders/BLS-AAAAAAAAA1-1/${paper}`);
  expect(await screen.findByRole('heading', { name: 'page not found' })).toBeVisible();
});
