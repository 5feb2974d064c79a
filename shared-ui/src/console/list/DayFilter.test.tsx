import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderKit } from '../../testing/render-kit.tsx';
import { DayFilter, SpanFilter } from './DayFilter.tsx';

const asked = jest.fn();

function List() {
  const [day, setDay] = useState('');
  return (
    <>
      <DayFilter
        label="From"
        value={day}
        onChange={(next) => {
          asked(next);
          setDay(next);
        }}
      />
      <button onClick={() => setDay('')}>Clear all</button>
    </>
  );
}

beforeEach(() => asked.mockClear());

it('A date typed digit by digit counts once its year is complete', async () => {
  const { user } = renderKit(<List />);
  const field = screen.getByLabelText('From');
  // Values a browser reports while a year is typed.
  for (const day of ['0002-11-21', '0020-11-21', '0202-11-21', '2026-11-21']) {
    fireEvent.change(field, { target: { value: day } });
    expect(field).toHaveValue(day);
  }
  await waitFor(() => expect(asked.mock.calls).toEqual([['2026-11-21']]));
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(field).toHaveValue('');
});

it('Leaving the field applies the date', () => {
  renderKit(<List />);
  const field = screen.getByLabelText('From');
  fireEvent.change(field, { target: { value: '2026-11-21' } });
  fireEvent.blur(field);
  expect(asked.mock.calls).toEqual([['2026-11-21']]);
});

it('Both ends of a reversed range are marked, with the reason', () => {
  const { rerender } = renderKit(<SpanFilter from="2026-11-20" to="2026-11-10" onChange={asked} />);
  expect(screen.getByText('The first day is after the last day')).toBeVisible();
  for (const end of ['From', 'To']) {
    expect(screen.getByLabelText(end)).toBeInvalid();
    expect(screen.getByLabelText(end)).toHaveAccessibleDescription('The first day is after the last day');
  }
  rerender(<SpanFilter from="2026-11-10" to="2026-11-10" onChange={asked} />);
  expect(screen.getByLabelText('From')).toBeValid();
});
