import { isApiError, toApiError } from './errors.ts';

const blank = { message: '', fieldErrors: {}, data: {} };

test('A refused form keeps the first message of each field', () => {
  const body = {
    status: 422,
    success: false as const,
    code: 'validation',
    message: 'Please check the form.',
    errors: { email: ['Email is required.', 'Invalid email format.'], phone: [] },
    data: { available_stock: 3 },
  };
  expect(toApiError({ status: 422, data: body })).toEqual({
    status: 422,
    code: 'validation',
    message: 'Please check the form.',
    fieldErrors: { email: 'Email is required.' },
    data: { available_stock: 3 },
  });
});

test.each([
  ['message wins over error', { message: 'Sold out.', error: 'Other' }, 'Sold out.', {}],
  ['error stands in for a missing message', { error: 'Only 3 left.' }, 'Only 3 left.', {}],
  ['fields need no message', { errors: { email: ['Taken.'] } }, '', { email: 'Taken.' }],
  ['a field has one message', { message: 'No.', errors: { email: 'Taken.' } }, 'No.', { email: 'Taken.' }],
  ['nothing is said', { success: false, errors: null, data: null }, '', {}],
])('In a foreign refusal %s', (_what, data, message, fieldErrors) => {
  expect(toApiError({ status: 422, data })).toEqual({ status: 422, code: 'refused', message, fieldErrors, data: {} });
});

test.each([
  ['the network is gone', { status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' }, 0, 'network'],
  ['the answer takes too long', { status: 'TIMEOUT_ERROR', error: 'TimeoutError' }, 0, 'network'],
  [
    'a proxy answers with a page',
    { status: 'PARSING_ERROR', originalStatus: 502, data: '<html>', error: '' },
    502,
    'unreadable',
  ],
  ['the answer has another shape', { status: 500, data: { oops: true } }, 500, 'unreadable'],
] as const)('When %s, the screen gets no words but a status to go by', (_what, error, status, code) => {
  expect(toApiError(error)).toEqual({ ...blank, status, code });
});

test('Only the error of a call is recognized as one', () => {
  expect(isApiError(toApiError({ status: 500, data: null }))).toBe(true);
  expect(isApiError(new Error('a defect'))).toBe(false);
  expect(isApiError(null)).toBe(false);
});
