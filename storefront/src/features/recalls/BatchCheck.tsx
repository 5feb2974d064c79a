import type { CheckedBatch } from '@balsam/shared-api';
import { Bdi, Form, FormError, SubmitButton, TextField } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { object, string } from 'yup';
import { href } from '../../entities/page/paths.ts';
import { useCheckBatchMutation } from '../../entities/recalls/recalls-api.ts';
import { textKey } from '../../locales/texts.ts';

const schema = object({ code: string().trim().required(textKey('recalls.check.missing')) });

/** Tells whether a recall names a batch, from the number or the scanned code of its box. */
export function BatchCheck() {
  const { t } = useTranslation('storefront');
  const [check, { data }] = useCheckBatchMutation();
  return (
    <Form
      className="panel mb-3"
      initialValues={{ code: '' }}
      validationSchema={schema}
      onSubmit={async ({ code }) => {
        await check(code).unwrap();
      }}
      t={t}
    >
      <h2 className="panel-title">{t('recalls.check.title')}</h2>
      <TextField
        name="code"
        label={t('recalls.check.label')}
        hint={t('recalls.check.hint')}
        dir="ltr"
        autoComplete="off"
        required
      />
      <FormError />
      <SubmitButton>{t('recalls.check.submit')}</SubmitButton>
      <div role="status" className="mt-2">
        {data && <Result checked={data} />}
      </div>
    </Form>
  );
}

function Result({ checked: { lot_no: number, problem, recalls } }: { checked: CheckedBatch }) {
  const { t } = useTranslation('storefront');
  if (problem) return <p className="mb-0">{problem}</p>;
  if (recalls.length === 0)
    return (
      <p className="mb-0">
        {t('recalls.check.none')} <Bdi>{number}</Bdi>
      </p>
    );
  return (
    <>
      <p className="text-danger fw-semibold mb-1">
        {t('recalls.check.found', { count: recalls.length })} <Bdi>{number}</Bdi>
      </p>
      <ul className="mb-0">
        {recalls.map(({ recall_no, title, products }) => (
          <li key={recall_no}>
            <Link to={href('recall', { recallNo: recall_no })}>
              <bdi>{title}</bdi>
            </Link>{' '}
            <Bdi className="text-body-secondary">{recall_no}</Bdi>
            {products.map(({ id, company_name: seller }) => (
              <span key={id} className="text-body-secondary">
                {' '}
                · <bdi>{seller}</bdi>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
