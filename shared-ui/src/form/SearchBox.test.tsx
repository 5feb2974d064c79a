import { act, fireEvent, screen } from '@testing-library/react';
import { startTransition, Suspense, use, useState } from 'react';
import { renderKit } from '../testing/render-kit.tsx';
import { SearchBox } from './SearchBox.tsx';

const box = () => screen.getByRole('searchbox', { name: 'Search products' });
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('Typing a word searches once, after a pause', () => {
  const onChange = jest.fn();
  renderKit(<SearchBox label="Search products" value="" onChange={onChange} />);
  type('m');
  type('mask');
  act(() => jest.advanceTimersByTime(299));
  expect(onChange).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(onChange.mock.calls).toEqual([['mask']]);
});

it('Enter searches immediately, and only once', () => {
  const onChange = jest.fn();
  renderKit(<SearchBox label="Search products" value="" onChange={onChange} />);
  type('mask');
  fireEvent.keyDown(box(), { key: 'Enter' });
  act(() => jest.runAllTimers());
  expect(onChange.mock.calls).toEqual([['mask']]);
});

it('A link followed before the pause ends is not undone by the search', () => {
  const onChange = jest.fn();
  renderKit(<SearchBox label="Search products" value="" onChange={onChange} />);
  type('mask');
  fireEvent.blur(box());
  expect(onChange.mock.calls).toEqual([['mask']]);
  act(() => jest.runAllTimers());
  fireEvent.blur(box());
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('Escape and the cross clear the search immediately', () => {
  const onChange = jest.fn();
  renderKit(<SearchBox label="Search products" value="mask" onChange={onChange} />);
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(onChange).toHaveBeenLastCalledWith('');
  expect(box()).toHaveValue('');
  expect(box()).toHaveFocus();
});

/** A page that stores the search in its address, a moment after the typing. */
function SlowPage() {
  const [value, setValue] = useState('');
  return (
    <>
      <SearchBox label="Search products" value={value} onChange={(text) => setTimeout(setValue, 50, text)} delay={0} />
      <p>Results for: {value}</p>
      <button onClick={() => setValue('gloves')}>Back</button>
    </>
  );
}
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it('Typing faster than the page updates loses no letter', () => {
  renderKit(<SlowPage />);
  type('m');
  wait(30);
  type('ma');
  wait(20);
  expect(screen.getByText('Results for: m')).toBeInTheDocument();
  expect(box()).toHaveValue('ma');
  type('mas');
  wait(50);
  expect(screen.getByText('Results for: mas')).toBeInTheDocument();
  expect(box()).toHaveValue('mas');
});

it('Going back restores the search of that page', () => {
  renderKit(<SlowPage />);
  type('mask');
  wait(50);
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(box()).toHaveValue('gloves');
});

const never = new Promise<string>(() => {});
const Results = ({ of }: { of: string }) => <p>{of === '' ? 'All' : use(never)}</p>;

/** A page with slow results: the search is rendered, but not shown before they have loaded. */
function WaitingPage() {
  const [value, setValue] = useState('');
  return (
    <Suspense>
      <SearchBox
        label="Search products"
        value={value}
        onChange={(text) => startTransition(() => setValue(text))}
        delay={0}
      />
      <Results of={value} />
    </Suspense>
  );
}

it('Typing during a pending render loses no letter', () => {
  renderKit(<WaitingPage />);
  for (const text of ['m', 'ma', 'mas', 'mask']) {
    type(text);
    expect(box()).toHaveValue(text);
  }
  expect(screen.getByText('All')).toBeInTheDocument();
});

it('Choosing a filter right after the last letter loses neither', () => {
  const search = jest.fn();
  function List() {
    const [filter, setFilter] = useState('all');
    return (
      <>
        <SearchBox label="Search products" value="" onChange={(text) => search(text, filter)} />
        <button onClick={() => setFilter('approved')}>Approved</button>
      </>
    );
  }
  renderKit(<List />);
  type('mask');
  fireEvent.click(screen.getByRole('button', { name: 'Approved' }));
  wait(300);
  expect(search.mock.calls).toEqual([['mask', 'approved']]);
});
