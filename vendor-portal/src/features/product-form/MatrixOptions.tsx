import { Button, Form, SubmitButton, TextAreaField } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { textKey } from '../../locales/texts.ts';
import { MOST } from './product-schema.ts';

/** Sizes and colours as they are typed: one in each line. */
interface TypedOptions {
  sizes: string;
  colors: string;
}

interface MatrixOptionsProps {
  options: TypedOptions;
  /** How many variants would be added to how many. */
  count: (typed: TypedOptions) => { added: number; present: number };
  onMake: (typed: TypedOptions) => void;
  onHide: () => void;
}

const schemaFor = (count: MatrixOptionsProps['count']) => {
  const counted = (colors: string, { sizes }: TypedOptions) =>
    sizes.trim() === '' || colors.trim() === '' ? null : count({ sizes, colors });
  return object({
    sizes: string().trim().required(textKey('productForm.matrix.error.sizes')),
    colors: string()
      .trim()
      .required(textKey('productForm.matrix.error.colors'))
      .test(
        'new',
        textKey('productForm.matrix.error.none'),
        (colors = '', { parent }) => counted(colors, parent)?.added !== 0,
      )
      .test({
        message: textKey('productForm.error.mostVariants'),
        params: { max: MOST.variants },
        test: (colors = '', { parent }) => {
          const { added, present } = counted(colors, parent) ?? { added: 0, present: 0 };
          return added + present <= MOST.variants;
        },
      }),
  });
};

/** What the product comes in, before the list is made. */
export function MatrixOptions({ options, count, onMake, onHide }: MatrixOptionsProps) {
  const { t } = useTranslation('vendor-portal');
  const hint = t('productForm.matrix.hint');
  return (
    <Form initialValues={options} validationSchema={schemaFor(count)} onSubmit={onMake} t={t}>
      <div className="vp-matrix-options">
        <TextAreaField name="sizes" label={t('productForm.matrix.sizes')} hint={hint} rows={6} dir="auto" required />
        <TextAreaField name="colors" label={t('productForm.matrix.colors')} hint={hint} rows={6} dir="auto" required />
      </div>
      <div className="cluster cluster-end">
        <Button variant="ghost" onClick={onHide}>
          {t('productForm.variant.cancel')}
        </Button>
        <SubmitButton>{t('productForm.matrix.make')}</SubmitButton>
      </div>
    </Form>
  );
}
