import { act, fireEvent, screen } from '@testing-library/react';
import { renderKit } from '../testing/renderKit.tsx';
import { SearchBox } from './SearchBox.tsx';

const box = () => screen.getByRole('searchbox', { name: 'Search products' });
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('Someone who types a word asks once, after a pause', () => {
  const onChange = jest.fn();
  renderKit(<SearchBox label="Search products" value="" onChange={onChange} />);
  type('m');
  type('mask');
  act(() => jest.advanceTimersByTime(299));
  expect(onChange).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(onChange.mock.calls).toEqual([['mask']]);
});

it('Someone in a hurry presses Enter and is not asked for again', () => {
  const onChange = jest.fn();
  renderKit(<SearchBox label="Search products" value="" onChange={onChange} />);
  type('mask');
  fireEvent.keyDown(box(), { key: 'Enter' });
  act(() => jest.runAllTimers());
  expect(onChange.mock.calls).toEqual([['mask']]);
});

it('Escape and the cross clear the search at once', () => {
  const onChange = jest.fn();
  renderKit(<SearchBox label="Search products" value="mask" onChange={onChange} />);
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(onChange).toHaveBeenLastCalledWith('');
  expect(box()).toHaveValue('');
});
