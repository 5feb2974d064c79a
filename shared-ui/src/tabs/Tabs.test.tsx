import { act, screen } from '@testing-library/react';
import type { Lang } from '../format/format.ts';
import { renderKit } from '../testing/render-kit.tsx';
import { Tabs } from './Tabs.tsx';
import { useTabParam } from './use-tab-param.ts';

const IDS = ['name', 'password', 'language'] as const;

function Account() {
  const { value, onChange } = useTabParam(IDS);
  const tabs = IDS.map((id) => ({ id, label: id, content: <input aria-label={`new ${id}`} /> }));
  return <Tabs label="Account" tabs={tabs} value={value} onChange={onChange} />;
}

async function show(at = '/', lang: Lang = 'en') {
  const view = renderKit(<Account />, { lang });
  if (at !== '/') await act(() => view.router.navigate(at));
  return view;
}
const selected = () => screen.getByRole('tab', { selected: true }).textContent;

it('The first tab is shown, and only its panel', async () => {
  await show();
  expect(screen.getByRole('tablist', { name: 'Account' })).toBeVisible();
  expect(selected()).toBe('name');
  expect(screen.getByRole('tabpanel', { name: 'name' })).toBeVisible();
  expect(screen.queryByRole('tabpanel', { name: 'password' })).not.toBeInTheDocument();
});

it('The chosen tab is in the address', async () => {
  const { user, router } = await show('/?order=5');
  await user.click(screen.getByRole('tab', { name: 'password' }));
  expect(router.state.location.search).toBe('?order=5&tab=password');
  await user.click(screen.getByRole('tab', { name: 'name' }));
  expect(router.state.location.search).toBe('?order=5');
});

it('A link opens its tab; an unknown one opens the first', async () => {
  const { router } = await show('/?tab=language');
  expect(await screen.findByRole('tabpanel', { name: 'language' })).toBeVisible();
  await act(() => router.navigate('/?tab=nonsense'));
  expect(await screen.findByRole('tabpanel', { name: 'name' })).toBeVisible();
});

it('Input in a tab survives a look at another', async () => {
  const { user } = await show();
  await user.type(screen.getByRole('textbox', { name: 'new name' }), 'Layla');
  await user.click(screen.getByRole('tab', { name: 'password' }));
  await user.click(screen.getByRole('tab', { name: 'name' }));
  expect(screen.getByRole('textbox', { name: 'new name' })).toHaveValue('Layla');
});

it.each([
  ['en', '{ArrowRight}', '{ArrowLeft}'],
  ['ar', '{ArrowLeft}', '{ArrowRight}'],
] as const)('In %s the arrow keys follow the direction of the writing', async (lang, forward, back) => {
  const { user } = await show('/', lang);
  await user.tab();
  await user.keyboard(forward);
  expect(selected()).toBe('password');
  expect(screen.getByRole('tab', { name: 'password' })).toHaveFocus();
  await user.keyboard(`${back}${back}`);
  expect(selected()).toBe('language');
  await user.keyboard('{Home}');
  expect(selected()).toBe('name');
  await user.keyboard('{End}');
  expect(selected()).toBe('language');
  await user.tab();
  expect(screen.getByRole('textbox', { name: 'new language' })).toHaveFocus();
});

it('A chosen tab outside a narrow screen is scrolled into view', async () => {
  const edges = (left: number, right: number) => ({ ...new DOMRect(), left, right });
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.textContent === 'language' ? edges(320, 430) : edges(0, 390);
  });
  await show('/?tab=language');
  const row = screen.getByRole('tablist');
  expect(row.scrollLeft).toBe(40);

  // The browser's address bar has collapsed: a row that was scrolled manually must not jump.
  row.scrollLeft = 0;
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(row.scrollLeft).toBe(0);
  // The phone was rotated.
  const turned = jest.replaceProperty(window, 'innerWidth', 390);
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(row.scrollLeft).toBe(40);
  turned.restore();
  jest.restoreAllMocks();
});
