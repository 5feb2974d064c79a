import { aReturn, ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { returnable } from '../../../testing/return-samples.ts';
import { showDashboard } from '../testing/show-dashboard.tsx';

const MEGABYTE = 1024 * 1024;
const ASK = 'POST /orders/9/returns';
const busy = { status: 503, body: { status: 503, success: false, code: 'unavailable', message: 'Busy.' } };

const picture = (name: string, megabytes = 1) =>
  Object.defineProperty(new File(['x'], name, { type: 'image/jpeg', lastModified: 1 }), 'size', {
    value: megabytes * MEGABYTE,
  });

const masks = () => returnable({ order_product_id: 32, product: { ...returnable().product, name: 'Masks' } });

const later = globalThis.setTimeout;
afterEach(() => {
  globalThis.setTimeout = later;
});

/** Records the delays of new timeouts. Testing Library would mistake a Jest mock for fake timers. */
function noteWaits() {
  const waits: (number | undefined)[] = [];
  const note = (...all: Parameters<typeof later>) => {
    waits.push(all[1]);
    return later(...all);
  };
  globalThis.setTimeout = Object.assign(note, later);
  return waits;
}

type Routes = NonNullable<Parameters<typeof showDashboard>[0]['routes']>;

/** A customer who paid by card and has chosen damaged gloves and masks. */
async function askForReturn(routes: Routes, lang: 'en' | 'ar' = 'en') {
  const view = await showDashboard({
    lang,
    at: '/dashboard/orders/9/return',
    routes: {
      'GET /orders/9/returnable': ok({ data: { lines: [returnable(), masks()], refund_to: 'card' } }),
      'POST /orders/9/returns/preview': ok({
        data: { currency: 'SAR', shipping: 0, refund: 18.75, return_shipping: 'customer' },
      }),
      'GET /returns/RET-7K3M9P2Q': ok({ data: aReturn({ state: 'requested' }) }),
      ...routes,
    },
  });
  const { user, calls } = view;
  const words =
    lang === 'en'
      ? {
          more: /^One more/,
          on: 'Continue',
          reason: 'Reason',
          torn: 'It’s damaged',
          pictures: /^Photos/,
          ask: 'Request return',
        }
      : {
          more: /بواحد$/,
          on: 'متابعة',
          reason: 'السبب',
          torn: 'المنتج تالف',
          pictures: /^صور المشكلة/,
          ask: 'طلب الإرجاع',
        };
  for (const more of await screen.findAllByRole('button', { name: words.more })) await user.click(more);
  await user.click(screen.getByRole('button', { name: words.on }));
  for (const reason of screen.getAllByLabelText(words.reason)) await user.selectOptions(reason, words.torn);
  const show = async (...files: File[][]) => {
    const fields = screen.getAllByLabelText(words.pictures);
    for (const [index, field] of fields.entries()) await user.upload(field, files[index] ?? []);
  };
  const send = () => user.click(screen.getByRole('button', { name: words.ask }));
  const sent = () => calls.filter(({ method, path }) => `${method} ${path}` === ASK);
  return { ...view, show, send, sent };
}

it('A lost response is retried with the same key, even without fresh data', async () => {
  let isDown = false;
  const lines = ok({ data: { lines: [returnable(), masks()], refund_to: 'card' } });
  const view = await askForReturn({
    'GET /orders/9/returnable': () => (isDown ? busy : lines),
    [ASK]: () => {
      const response = isDown ? ok({ data: aReturn() }, 'The seller has been asked.') : busy;
      isDown = true;
      return response;
    },
  });
  await view.show([picture('torn.jpg')], [picture('wet.jpg')]);
  await view.send();
  expect(await screen.findByText('Busy.', { selector: '.form-error' })).toBeVisible();
  await waitFor(() => expect(view.calls.filter(({ path }) => path.endsWith('/returnable'))).toHaveLength(2));
  await view.send();
  expect(await screen.findByText('The seller has been asked.')).toBeVisible();
  const [first, second] = view.sent().map(({ headers }) => headers.get('Idempotency-Key'));
  expect(first).toMatch(/^\S{10,200}$/);
  expect(second).toBe(first);
});

it('Replacing a photo with another of the same size is a new request', async () => {
  const { show, send, sent } = await askForReturn({ [ASK]: busy });
  await show([picture('torn.jpg')], [picture('wet.jpg')]);
  await send();
  await screen.findByText('Busy.', { selector: '.form-error' });
  await show([picture('torn.jpg')], [picture('dry.jpg')]);
  await send();
  await waitFor(() => expect(sent()).toHaveLength(2));
  const [first, second] = sent().map(({ headers }) => headers.get('Idempotency-Key'));
  expect(second).not.toBe(first);
});

it('A slow upload may take as long as the proxy allows', async () => {
  const { show, send, sent } = await askForReturn({ [ASK]: ok({ data: aReturn() }) });
  await show([picture('torn.jpg')], [picture('wet.jpg')]);
  const waits = noteWaits();
  await send();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(waits).toContain(300_000);
});

it.each([
  ['en', 'You can send up to 60 photos and 32 MB in total. Send the rest in a second return.'],
  ['ar', 'كل الصور معًا: 60 صورة و32 ميغابايت على الأكثر. أرسل الباقي في طلب إرجاع آخر.'],
] as const)('Photos that are too large together are reported before sending (%s)', async (lang, sentence) => {
  const { show, send, sent } = await askForReturn({ [ASK]: ok({ data: aReturn() }) }, lang);
  await show([picture('torn.jpg', 20)], [picture('wet.jpg', 13)]);
  await send();
  const [gloves, second] = await screen.findAllByRole('group');
  expect(await within(second as HTMLElement).findByText(sentence)).toBeVisible();
  expect(within(gloves as HTMLElement).queryByText(sentence)).not.toBeInTheDocument();
  expect(sent()).toHaveLength(0);
  await show([picture('torn.jpg', 20)], [picture('wet.jpg', 12)]);
  await send();
  await waitFor(() => expect(sent()).toHaveLength(1));
});

it('Photos for a discarded reason are neither counted nor sent', async () => {
  const { user, show, send, sent } = await askForReturn({ [ASK]: ok({ data: aReturn() }) });
  await show([picture('torn.jpg', 20)], [picture('wet.jpg', 13)]);
  const [reason] = screen.getAllByLabelText('Reason');
  await user.selectOptions(reason as HTMLElement, 'I ordered too many');
  await send();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(Object.keys(Object(sent()[0]?.body)).filter((name) => name.includes('pictures'))).toEqual([
    'lines[1][pictures][0]',
  ]);
});
