import { screen, within } from '@testing-library/react';
import { renderKit } from '../testing/render-kit.tsx';
import { BilingualFields } from './BilingualFields.tsx';
import { Form } from './Form.tsx';

it('A vendor sees which language has missing texts; each has its direction', async () => {
  const { user } = renderKit(
    <Form
      initialValues={{ name: 'Gauze', name_arabic: '', text: 'Soft.', text_arabic: '' }}
      onSubmit={() => {}}
      t={String}
    >
      <BilingualFields
        fields={[
          { en: { name: 'name', label: 'Name' }, ar: { name: 'name_arabic', label: 'Name Arabic' } },
          { en: { name: 'text', label: 'Text' }, ar: { name: 'text_arabic', label: 'Text Arabic' }, rows: 4 },
        ]}
      />
    </Form>,
  );
  const english = within(screen.getByRole('group', { name: 'English' }));
  const arabic = within(screen.getByRole('group', { name: 'Arabic' }));
  expect(english.getByText('Complete')).toBeVisible();
  expect(arabic.getByText('2 fields missing')).toBeVisible();
  await user.type(arabic.getByLabelText('Name Arabic'), 'شاش');
  expect(await arabic.findByText('1 field missing')).toBeVisible();
  expect(arabic.getByLabelText('Text Arabic')).toHaveAttribute('dir', 'rtl');
});

it('Empty optional texts are neither complete nor missing', () => {
  renderKit(
    <Form initialValues={{ name: '', name_arabic: '' }} onSubmit={() => {}} t={String}>
      <BilingualFields
        fields={[
          { en: { name: 'name', label: 'Name' }, ar: { name: 'name_arabic', label: 'Name Arabic' }, optional: true },
        ]}
      />
    </Form>,
  );
  expect(screen.queryByText('Complete')).not.toBeInTheDocument();
  expect(screen.queryByText(/missing/)).not.toBeInTheDocument();
});
