import { listParams } from './list-params.ts';

it('A list asks for its page and page size, and leaves empty filters out', () => {
  const query = { page: 2, perPage: 50, search: '', status: '1' };
  expect(listParams(query)).toEqual({ page: 2, per_page: 50, status: '1' });
});
