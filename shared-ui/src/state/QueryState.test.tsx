import { screen } from '@testing-library/react';
import { renderKit } from '../testing/render-kit.tsx';
import { QueryState, type QueryResult } from './QueryState.tsx';

const show = (query: Partial<QueryResult<string[]>>, lang: 'en' | 'ar' = 'en') => {
  const refetch = jest.fn();
  const view = renderKit(
    <QueryState
      query={{ isError: false, refetch, ...query }}
      empty={{ when: (names) => names.length === 0, title: 'No products found' }}
    >
      {(names) => <p>{names.join(', ')}</p>}
    </QueryState>,
    { lang },
  );
  return { ...view, refetch };
};

it('Loading is announced', () => {
  show({});
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
});

it('A failed request can be retried', async () => {
  const { user, refetch } = show({ isError: true, error: { status: 0, message: '' } });
  expect(screen.getByRole('alert')).toHaveTextContent('Check your connection');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

it("The server's message is shown", () => {
  show({ isError: true, error: { status: 503, message: 'We are back in a minute' } });
  expect(screen.getByRole('alert')).toHaveTextContent('We are back in a minute');
});

it.each([
  ['en', 'Reference: 0123abcd'],
  ['ar', 'الرقم المرجعي: 0123abcd'],
] as const)('A shopper has something to quote when they ask for help (%s)', (lang, words) => {
  show({ isError: true, error: { status: 500, message: '', requestId: '0123abcd4567' } }, lang);
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(screen.getByRole('alert')).not.toHaveTextContent('4567');
});

it('A forbidden page offers no retry', () => {
  show({ isError: true, error: { status: 403, message: 'no' } }, 'ar');
  expect(screen.getByText('هذه الصفحة غير متاحة لك')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('Empty data shows the empty state, other data the content', () => {
  const { unmount } = show({ data: [] });
  expect(screen.getByText('No products found')).toBeInTheDocument();
  unmount();
  show({ data: ['Mask', 'Gloves'] });
  expect(screen.getByText('Mask, Gloves')).toBeInTheDocument();
});
