import { screen } from '@testing-library/react';
import { renderKit } from '../testing/render-kit.tsx';
import { BilingualFields } from './BilingualFields.tsx';
import { Form } from './Form.tsx';
import { applyFormat, type TextFormat } from './text-format.ts';

/** Applies a format to the part in square brackets. */
const formatted = (marked: string, format: TextFormat): string => {
  const start = marked.indexOf('⟦');
  const end = marked.indexOf('⟧') - 1;
  return applyFormat({ text: marked.replace(/[⟦⟧]/g, ''), start, end }, format).text;
};

it.each([
  ['buy ⟦now⟧!', 'bold', 'buy **now**!'],
  ['one\ntw⟦⟧o', 'heading', 'one\n## two'],
  ['## t⟦w⟧o', 'heading', 'two'],
  ['⟦one\ntwo⟧\nthree', 'list', '- one\n- two\nthree'],
  ['see ⟦our shop⟧', 'link', 'see [our shop](https://)'],
] as const)('%s becomes %s', (marked, format, expected) => {
  expect(formatted(marked, format)).toBe(expected);
});

it('A button formats the selected text and returns the focus to it', async () => {
  const { user } = renderKit(
    <Form initialValues={{ body: 'buy now', body_arabic: '' }} onSubmit={() => {}} t={String}>
      <BilingualFields
        fields={[
          {
            ...{ en: { name: 'body', label: 'Text' }, ar: { name: 'body_arabic', label: 'Text Arabic' } },
            ...{ rows: 4, isFormatted: true },
          },
        ]}
      />
    </Form>,
  );
  const area = screen.getByLabelText<HTMLTextAreaElement>('Text');
  area.setSelectionRange(4, 7);
  const [bold] = screen.getAllByRole('button', { name: 'Bold' });
  await user.click(bold as HTMLElement);
  expect(area).toHaveValue('buy **now**');
  expect(area).toHaveFocus();
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('now');
});
