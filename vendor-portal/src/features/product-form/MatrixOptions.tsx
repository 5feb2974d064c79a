import { Button, Form, SubmitButton, TextAreaField } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { textKey } from '../../locales/texts.ts';
import { MOST } from './product-schema.ts';

/** Sizes and colors as typed, one per line. */
interface TypedOptions {
  sizes: string;
  colors: string;
}

interface MatrixOptionsProps {
  options: TypedOptions;
  /** Number of variants to add, and of existing ones. */
  count: (typed: TypedOptions) => { added: number; present: number };
  onMake: (typed: TypedOptions) => void;
  onHide: () => void;
}

const isEmpty = (text: string | undefined) => (text ?? '').trim() === '';

const schemaFor = (count: MatrixOptionsProps['count']) => {
  /** Rules for both fields, reported at one of them. */
  const reportedAt = (isHere: (typed: TypedOptions) => boolean) =>
    string()
      .trim()
      .test(
        'some',
        textKey('productForm.matrix.error.options'),
        (_, { parent }) => !isHere(parent) || !isEmpty(parent.sizes) || !isEmpty(parent.colors),
      )
      .test('new', textKey('productForm.matrix.error.none'), (_, { parent: { sizes = '', colors = '' } }) => {
        const typed = { sizes, colors };
        return !isHere(typed) || (isEmpty(sizes) && isEmpty(colors)) || count(typed).added > 0;
      })
      .test({
        message: textKey('productForm.error.mostVariants'),
        params: { max: MOST.variants },
        test: (_, { parent: { sizes = '', colors = '' } }) => {
          const { added, present } = count({ sizes, colors });
          return !isHere({ sizes, colors }) || added + present <= MOST.variants;
        },
      });
  return object({
    sizes: reportedAt(({ colors }) => isEmpty(colors)),
    colors: reportedAt(({ colors }) => !isEmpty(colors)),
  });
};

/** First step: the sizes and colors of the product. */
export function MatrixOptions({ options, count, onMake, onHide }: MatrixOptionsProps) {
  const { t } = useTranslation('vendor-portal');
  const hint = t('productForm.matrix.hint');
  return (
    <Form initialValues={options} validationSchema={schemaFor(count)} onSubmit={onMake} t={t}>
      <p>{t('productForm.matrix.options')}</p>
      <div className="vp-matrix-options">
        <TextAreaField name="sizes" label={t('productForm.matrix.sizes')} hint={hint} rows={6} dir="auto" />
        <TextAreaField name="colors" label={t('productForm.matrix.colors')} hint={hint} rows={6} dir="auto" />
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
