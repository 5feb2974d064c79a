import { render, screen, within } from '@testing-library/react';
import { FormattedText } from './FormattedText.tsx';
import { splitAtHeadings } from './parse-blocks.ts';

const TEXT = `> Not yet in force.

## Returns

Unopened items,
within **14 days**.
- Write to [us](mailto:care@example.test)
- Wait

### By post

1. Pack
2) Send
٣. انتظر`;

it('Headings, lists, notes and paragraphs are laid out', () => {
  render(<FormattedText text={TEXT} />);
  expect(screen.getByRole('note')).toHaveTextContent('Not yet in force.');
  expect(screen.getByRole('heading', { level: 2, name: 'Returns' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'By post' })).toBeVisible();
  expect(screen.getByText(/^Unopened items, within/)).toHaveTextContent('Unopened items, within 14 days.');
  expect(screen.getByText('14 days').tagName).toBe('STRONG');
  const [bullets, numbers] = screen.getAllByRole('list');
  if (!bullets || !numbers) throw new Error('There are no lists.');
  expect(within(bullets).getByRole('link', { name: 'us' })).toHaveAttribute('href', 'mailto:care@example.test');
  expect(
    within(numbers)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Pack', 'Send', 'انتظر']);
});

it('A table has column and row headings', () => {
  render(<FormattedText text={'| Size | Chest |\n|---|:---:|\n| S | 88–96 |\n| M | 96–104 |'} />);
  const table = within(screen.getByRole('table'));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Size', 'Chest']);
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['S', 'M']);
  expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['88–96', '96–104']);
});

it('A text cannot inject scripts, pictures or unsafe links', () => {
  const { container } = render(
    <FormattedText text={'<img src=x onerror=alert(1)>\n\n[here](javascript:alert(1)) [there](//evil.example)'} />,
  );
  expect(container.querySelector('img, a, script')).toBeNull();
  expect(container).toHaveTextContent('[here](javascript:alert(1)) [there](//evil.example)');
});

it.each([
  '/\\evil.example',
  '/\\/evil.example',
  '//evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'java\tscript:alert`1`',
  'JavaScript:alert`1`',
  '\u0001javascript:alert`1`',
  'javascript&colon;alert`1`',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox',
  '%2F%2Fevil.example',
  'https:evil.example',
  'evil.example',
])('Nobody is led to %j', (address) => {
  render(<FormattedText text={`[here](${address})`} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it.each(['/', '/shop?tag=masks', '/a//b', 'https://balsam.example/x', 'tel:+966500000000'])(
  'A text leads to %s',
  (address) => {
    render(<FormattedText text={`[here](${address})`} />);
    expect(screen.getByRole('link', { name: 'here' })).toHaveAttribute('href', address);
  },
);

it('A text is split at its headings, and text before them is preserved', () => {
  expect(splitAtHeadings(TEXT).map(({ title, blocks }) => [title, blocks.length])).toEqual([
    [null, 1],
    ['Returns', 4],
  ]);
  expect(splitAtHeadings('')).toEqual([]);
});
