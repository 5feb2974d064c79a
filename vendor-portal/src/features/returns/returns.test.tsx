import type { Return } from '@balsam/shared-api';
import { anOrder, aReturn, fakeApi, metaOf, ok } from '@balsam/shared-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { vendorUser } from '../../testing/responses.ts';
import { renderPortal } from '../../testing/render-portal.tsx';

type Answers = Parameters<typeof fakeApi>[0];

const NO = 'RET-7K3M9P2Q';
const ONE = `/vendor/returns/${NO}`;
const listOf = (...returns: Return[]) => ok({ data: { returns, meta: metaOf(returns) } });

async function open(at: string, responses: Answers = {}, lang?: 'en' | 'ar') {
  const calls = fakeApi({ 'GET /user': vendorUser, 'GET /vendor/returns': listOf(aReturn()), ...responses });
  const view = await renderPortal(at, 'vendor', lang);
  const sent = (act: string) => calls.filter(({ path }) => path === ONE + act).map(({ body }) => body);
  return { ...view, calls, sent };
}

const openOne = (about: Partial<Return>, responses: Answers = {}) =>
  open(ONE, { [`GET ${ONE}`]: ok({ data: aReturn(about) }), ...responses });

it('The list shows pending returns and since when they are overdue', async () => {
  const { user, calls } = await open('/vendor/returns', {
    'GET /vendor/returns': listOf(aReturn({ state: 'requested', is_late: true })),
  });
  const row = within(await screen.findByRole('row', { name: /RET-7K3M9P2Q/ }));
  expect(row.getByText('Requested')).toBeVisible();
  expect(row.getByText('Late')).toBeVisible();
  expect(row.getByRole('link', { name: NO })).toHaveAttribute('href', ONE);
  await user.selectOptions(screen.getByLabelText('Waits for'), 'You, late');
  await waitFor(() => expect(calls.some(({ path }) => path.includes('due=late'))).toBe(true));
});

it('An empty list says so, and a failed load can be retried', async () => {
  let isUp = false;
  const { user } = await open('/vendor/returns', {
    'GET /vendor/returns': () => (isUp ? listOf() : { status: 503, body: {} }),
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isUp = true;
  await user.click(retry);
  expect(await screen.findByText('No returns yet.')).toBeVisible();
});

it('Declining requires a reason; letting the customer keep the goods does not', async () => {
  const { user, sent } = await openOne({ state: 'requested' }, { [`POST ${ONE}/decision`]: ok({}, 'Decided.') });
  await user.click(await screen.findByRole('radio', { name: 'Decline' }));
  await user.click(screen.getByRole('button', { name: 'Save the decision' }));
  expect(await screen.findByText('Give a reason. The customer will see it.')).toBeVisible();
  expect(sent('/decision')).toEqual([]);
  await user.click(screen.getByRole('radio', { name: /the customer keeps it/ }));
  await user.click(screen.getByRole('button', { name: 'Save the decision' }));
  expect(await screen.findByText('Decided.')).toBeVisible();
  expect(sent('/decision')).toEqual([{ decision: 'approve', keep_goods: true, reason: '' }]);
});

it('Goods that never arrived are refunded or declined, not sent back or kept', async () => {
  const [line] = aReturn().lines;
  const lines = line ? [{ ...line, reason: 'not_received' as const }] : [];
  const { user, sent } = await openOne({ state: 'requested', lines }, { [`POST ${ONE}/decision`]: ok({}, 'Decided.') });
  const missing = await screen.findByRole('radio', { name: 'Refund: it did not arrive' });
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(screen.getByText(/it counts as completed/)).toBeVisible();
  await user.click(missing);
  await user.click(screen.getByRole('button', { name: 'Save the decision' }));
  expect(await screen.findByText('Decided.')).toBeVisible();
  expect(sent('/decision')).toEqual([{ decision: 'approve', keep_goods: true, reason: '' }]);
});

it('Refunding goods that never arrived completes the order', async () => {
  const [line] = aReturn().lines;
  const lines = line ? [{ ...line, reason: 'not_received' as const }] : [];
  const of = { id: 9, order_sub_no: 'BLS-1-1' };
  let order = anOrder({ ...of, status: 'Shipped', status_code: 3 });
  const { user, router } = await openOne(
    { state: 'requested', lines },
    {
      'GET /vendor/orders/BLS-1-1': () => ok({ order }),
      [`POST ${ONE}/decision`]: () => {
        order = anOrder({ ...of, status: 'Completed', status_code: 4 });
        return ok({}, 'Decided.');
      },
    },
  );
  await act(() => router.navigate('/vendor/orders/BLS-1-1'));
  expect(await screen.findByText('Shipped', { selector: '.badge' })).toBeVisible();
  await act(() => router.navigate(-1));
  await user.click(await screen.findByRole('radio', { name: 'Refund: it did not arrive' }));
  await user.click(screen.getByRole('button', { name: 'Save the decision' }));
  await screen.findByText('Decided.');
  await user.click(screen.getByRole('link', { name: 'BLS-1-1' }));
  expect(await screen.findByText('Completed', { selector: '.badge' })).toBeVisible();
});

const refusal = (code: string, message: string) => ({
  status: 409,
  body: { status: 409, success: false, code, message },
});

it('A late decision shows the current state of the return', async () => {
  let state: Return['state'] = 'requested';
  const { user } = await open(ONE, {
    [`GET ${ONE}`]: () => ok({ data: aReturn({ state }) }),
    [`POST ${ONE}/decision`]: () => {
      state = 'withdrawn';
      return refusal('return_decided', 'It was decided before.');
    },
  });
  await user.click(await screen.findByRole('radio', { name: 'Approve: the customer sends it back' }));
  await user.click(screen.getByRole('button', { name: 'Save the decision' }));
  expect(await screen.findByText('It was decided before.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save the decision' })).not.toBeInTheDocument());
});

it('An inspection refused for a newer version keeps its input and can be saved', async () => {
  let version = 4;
  const { user, sent, calls } = await open(ONE, {
    [`GET ${ONE}`]: () => ok({ data: aReturn({ state: 'received', version }) }),
    [`POST ${ONE}/inspection`]: () => {
      if (version === 5) return ok({}, 'Settled.');
      version = 5;
      return refusal('changed_meanwhile', 'This has changed meanwhile.');
    },
  });
  const type = async (label: string, text: string) => {
    await user.clear(await screen.findByLabelText(label));
    await user.type(screen.getByLabelText(label), text);
  };
  await type('Can be sold again', '1');
  await type('Not accepted', '1');
  await user.type(screen.getByLabelText('Why not'), 'It was used.');
  await user.click(screen.getByRole('button', { name: 'Save the inspection' }));
  await screen.findAllByText('This has changed meanwhile.');
  await waitFor(() => expect(calls.filter(({ method, path }) => method === 'GET' && path === ONE)).toHaveLength(2));
  expect(screen.getByLabelText('Why not')).toHaveValue('It was used.');
  await user.click(screen.getByRole('button', { name: 'Save the inspection' }));
  expect(await screen.findByText('Settled.')).toBeVisible();
  expect(sent('/inspection')).toMatchObject([{ version: 4 }, { version: 5 }]);
});

it('A vendor marks the parcel as received', async () => {
  const { user, sent } = await openOne({ state: 'sent' }, { [`POST ${ONE}/received`]: ok({}, 'Noted.') });
  await user.click(await screen.findByRole('button', { name: 'The parcel has arrived' }));
  expect(await screen.findByText('Noted.')).toBeVisible();
  expect(sent('/received')).toHaveLength(1);
});

it('An inspection previews the refund and requires a reason for rejected units', async () => {
  const preview = {
    ...{ currency: 'SAR', refund: 10, commission_back: 0.87 },
    lines: [],
  };
  const { user, sent } = await openOne(
    { state: 'received', version: 4 },
    {
      [`POST ${ONE}/inspection/preview`]: ok({ data: preview }),
      [`POST ${ONE}/inspection`]: ok({}, 'Settled.'),
    },
  );
  const type = async (label: string, text: string) => {
    await user.clear(await screen.findByLabelText(label));
    await user.type(screen.getByLabelText(label), text);
  };
  await type('Can be sold again', '0');
  await type('Not accepted', '1');
  await user.click(screen.getByRole('button', { name: 'Save the inspection' }));
  expect(await screen.findByText('Assign every returned unit.')).toBeVisible();
  expect(screen.getByText('Give a reason. The customer will see it.')).toBeVisible();
  await type('Accepted, can’t be sold again', '1');
  await user.type(screen.getByLabelText('Why not'), 'It was used.');
  await user.click(screen.getByRole('button', { name: 'Preview the refund' }));
  expect(await screen.findByText('0.87 SAR')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save the inspection' }));
  expect(await screen.findByText('Settled.')).toBeVisible();
  const line = { id: 41, restock: 0, write_off: 1, refused: 1, refused_reason: 'It was used.' };
  expect(sent('/inspection')).toEqual([{ version: 4, lines: [line] }]);
});

it('A settled return shows its inspection in both languages and asks nothing', async () => {
  const line = { restock: 1, write_off: 1, refund: 18.75 };
  const settled = aReturn({ state: 'inspected', refund_total: 18.75 });
  await open(
    ONE,
    { [`GET ${ONE}`]: ok({ data: { ...settled, lines: settled.lines.map((each) => ({ ...each, ...line })) } }) },
    'ar',
  );
  expect(await screen.findByText('مكتمل')).toBeVisible();
  expect(screen.getByText(/قفازات نتريل/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /حفظ/ })).not.toBeInTheDocument();
});

it('A name has its own direction and may wrap, a code does not', async () => {
  await openOne({});
  for (const name of ['Layla Haddad', 'Gulf Medical'])
    expect(await screen.findByText(name, { selector: 'dd bdi' })).not.toHaveAttribute('dir');
});

it('An unknown return number is not found', async () => {
  await open(ONE, { [`GET ${ONE}`]: { status: 404, body: { status: 404, success: false, message: 'Not found.' } } });
  expect(await screen.findByRole('heading', { name: 'page not found' })).toBeVisible();
});
