import { screen, waitFor, within } from '@testing-library/react';
import type { Lang } from '../../format/format.ts';
import { formatMoney, formatNumber } from '../../format/format.ts';
import { renderKit } from '../../testing/render-kit.tsx';
import { stripBidi } from '../../testing/strip-bidi.ts';
import { Chart } from './Chart.tsx';
// Preloaded: on a busy machine the dynamic import takes longer than a test waits.
import './ChartBars.tsx';

interface Day {
  day: string;
  sales: number;
  orders: number;
}

const DAYS: Day[] = [
  { day: '2026-11-20', sales: 120, orders: 3 },
  { day: '2026-11-21', sales: 0, orders: 0 },
  { day: '2026-11-22', sales: 80.5, orders: 2 },
];

const NOWHERE = { x: 0, y: 0, top: 0, left: 0, right: 0, bottom: 0, toJSON: () => '' };

// jsdom has no layout: simulate a large container and small text.
beforeEach(() => {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return {
      ...NOWHERE,
      ...(this.matches('.chart-picture') ? { width: 640, height: 320 } : { width: 20, height: 16 }),
    };
  });
});

const show = (lang: Lang = 'en') =>
  renderKit(
    <Chart
      caption="Sales in SAR"
      rows={DAYS}
      rowKey={({ day }) => day}
      label={{ header: 'Day', of: ({ day }) => `On ${day}`, short: ({ day }) => day.slice(-2) }}
      series={[
        {
          id: 'sales',
          label: 'Sales',
          valueOf: ({ sales }) => sales,
          format: (sales) => formatMoney(sales, 'SAR', lang),
        },
        {
          id: 'orders',
          label: 'Orders',
          valueOf: ({ orders }) => orders,
          format: (count) => formatNumber(count, lang),
        },
      ]}
    />,
    { lang },
  );

const drawing = () => screen.findByRole('application', { name: /^Sales in SAR: / });
const ticks = async () =>
  [...(await drawing()).querySelectorAll('.recharts-xAxis-tick-labels text')].map(
    (text) => [text.textContent, Number(text.getAttribute('x'))] as const,
  );

it("A vendor reads each bar's value with the arrow keys", async () => {
  const { user } = show();
  const picture = await drawing();
  await user.click(screen.getByRole('button', { name: 'Chart' }));
  await user.tab();
  await user.tab();
  expect(picture).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  await waitFor(() =>
    expect(stripBidi(screen.getByRole('status').textContent ?? '')).toBe('On 2026-11-21Sales0.00 SAROrders0'),
  );
});

it('A vendor switches to the table and finds the same numbers', async () => {
  const { user } = show();
  await drawing();
  await user.click(screen.getByRole('button', { name: 'Table' }));
  expect(screen.queryByRole('application')).not.toBeInTheDocument();
  const table = within(screen.getByRole('table', { name: 'Sales in SAR' }));
  expect(table.getAllByRole('cell').map((cell) => stripBidi(cell.textContent ?? ''))).toEqual([
    ...['On 2026-11-20', '120.00 SAR', '3'],
    ...['On 2026-11-21', '0.00 SAR', '0'],
    ...['On 2026-11-22', '80.50 SAR', '2'],
  ]);
  expect(screen.getByRole('button', { name: 'Table' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Chart' }));
  expect(await drawing()).toBeVisible();
});

it.each([
  ['en', 1],
  ['ar', -1],
] as const)('The days run in the direction of the writing in %s', async (lang, direction) => {
  show(lang);
  await waitFor(async () => expect((await ticks()).length).toBe(3));
  const places = (await ticks()).map(([, x]) => x * direction);
  expect((await ticks()).map(([day]) => day)).toEqual(['20', '21', '22']);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

it.each([
  ['money', 0.5, ['0', '0.15', '0.3', '0.45', '0.6']],
  ['what is counted', 3, ['0', '1', '2', '3', '4']],
])('The steps of %s suit it', async (_what, most, steps) => {
  renderKit(
    <Chart
      caption="Sales in SAR"
      rows={[0, most]}
      rowKey={String}
      label={{ header: 'Day', of: String, short: String }}
      series={[{ id: 'value', label: 'Value', valueOf: Number, format: String }]}
    />,
  );
  const axis = async () =>
    [...(await drawing()).querySelectorAll('.recharts-yAxis-tick-labels text')].map(({ textContent }) => textContent);
  await waitFor(async () => expect(await axis()).toEqual(steps));
});
