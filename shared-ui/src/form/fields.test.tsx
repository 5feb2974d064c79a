import { screen } from '@testing-library/react';
import { renderKit } from '../testing/render-kit.tsx';
import { FileField } from './FileField.tsx';
import { Form } from './Form.tsx';
import { SelectField } from './SelectField.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { TextAreaField } from './TextAreaField.tsx';

it('A registration sends a choice, a text and a file, and shows the file name', async () => {
  const onSubmit = jest.fn();
  const onCountry = jest.fn();
  const { user } = renderKit(
    <Form
      initialValues={{ country: '', about: '', certificate: null }}
      t={(key) => key}
      onSubmit={(values) => onSubmit(values)}
    >
      <SelectField
        name="country"
        label="Country"
        placeholder="Choose a country"
        options={[
          { value: 1, label: 'Saudi Arabia' },
          { value: 2, label: 'Bahrain' },
        ]}
        onChange={onCountry}
      />
      <TextAreaField name="about" label="About you" />
      <FileField name="certificate" label="Certificate" accept=".pdf" />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  const certificate = new File(['%PDF'], 'certificate.pdf', { type: 'application/pdf' });

  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Bahrain');
  await user.type(screen.getByRole('textbox', { name: 'About you' }), 'Gloves');
  expect(screen.getByText('No file chosen')).toBeInTheDocument();
  await user.upload(screen.getByLabelText('Certificate'), certificate);
  expect(screen.getByText('certificate.pdf')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send' }));

  expect(onCountry).toHaveBeenCalledWith('2');
  expect(onSubmit).toHaveBeenCalledWith({ country: '2', about: 'Gloves', certificate });
});
